import type { ChildEnd } from './sandbox-news';

/** A child process did not give an answer. */
export abstract class SandboxError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** The wall time of the request was over; the child was killed. */
export class SandboxTimeout extends SandboxError {
  constructor(
    readonly wallMs: number,
    /** The processor worked for it as long as that, on a machine however busy. */
    readonly hasWorked = false,
  ) {
    super(`no answer within ${wallMs} ms`);
  }
}

/** The child held more memory than allowed; it was killed. */
export class SandboxMemory extends SandboxError {
  constructor(
    readonly rssBytes: number,
    readonly maxRssBytes: number,
  ) {
    super(`child held ${rssBytes} bytes, allowed are ${maxRssBytes}`);
  }
}

/** The child ended by itself, or was killed from outside. */
export class SandboxCrash extends SandboxError {}

/** The child was ended because there was no more work for it. */
export class SandboxStopped extends SandboxCrash {}

/** The child is alive and answered with an error of its own. */
export class SandboxRefusal extends SandboxError {
  /** @param code the code that the child's handler threw, or `UNKNOWN` */
  constructor(
    readonly code: string,
    detail: string,
  ) {
    super(`child refused: ${code}`, { cause: detail });
  }
}

/** What is told of a child that ended for this reason; null: by itself. */
export function endFor(reason: Error | null): ChildEnd {
  if (reason === null) return 'crash';
  if (reason instanceof SandboxTimeout) return 'timeout';
  if (reason instanceof SandboxMemory) return 'memory';
  if (reason instanceof SandboxStopped) return 'stopped';
  return reason instanceof SandboxCrash ? 'crash' : 'cancelled';
}
