import { channel } from 'node:diagnostics_channel';

/** Why a child process ended: `stopped` had no more work, the other ends interrupted some. */
type ChildEnd = 'stopped' | 'cancelled' | 'timeout' | 'memory' | 'crash';

/** A child process has started, or has ended. */
export interface SandboxNews {
  /** Name of its entry module. */
  child: string;
  ended: ChildEnd | null;
}

/** Heard by whoever counts; `SandboxNews`. A sandbox is made by hand, where nothing can be injected. */
export const SANDBOX_NEWS = channel('foliado:sandbox');

export const tell = (news: SandboxNews): void => SANDBOX_NEWS.publish(news);

/** How often the memory of a child is looked at, milliseconds (reliability M10: it grows by 1 GB a second). */
export const MEMORY_POLL_MS = 150;
/** Characters of the longest answer a child may send. */
export const MAX_ANSWER_CHARS = 16_000_000;
/** Characters of an error's description that a child sends along. */
export const MAX_ERROR_CHARS = 300;

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
export class SandboxCrash extends SandboxError {
  /** It was ended because there was no more work for it. */
  readonly isWanted: boolean = false;
}

export class SandboxStopped extends SandboxCrash {
  override readonly isWanted = true;
}

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
