import type { ProcessEnd } from '../../contracts/document';
import { ERRORS, type ErrorCode } from '../../contracts/errors';
import {
  SandboxCrash,
  SandboxError,
  SandboxMemory,
  SandboxRefusal,
  SandboxStopped,
  SandboxTimeout,
} from '../../platform/sandbox';

/** A document could not be read. `retryable`: another try may succeed (the process died, not the file). */
export class ReadingError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly retryable: boolean,
    /** How the process ended that read it; null when it lives, or was ended on purpose. */
    readonly processEnd: ProcessEnd | null = null,
    options?: ErrorOptions,
  ) {
    super(code, options);
    this.name = 'ReadingError';
  }

  /** The processor worked for it as long as a reading may take. */
  get isExhausted(): boolean {
    return this.cause instanceof SandboxTimeout && this.cause.hasWorked;
  }
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERRORS, code);

/** Names what went wrong in a child; anything that is not the sandbox's (an abort) stays as it is. */
export function toReadingError(error: unknown): unknown {
  if (!(error instanceof SandboxError)) return error;
  const options = { cause: error };
  if (error instanceof SandboxTimeout) {
    return new ReadingError('LECTURA_AGOTADA', true, 'tiempo', options);
  }
  if (error instanceof SandboxMemory) {
    return new ReadingError('LECTURA_AGOTADA', true, 'memoria', options);
  }
  if (error instanceof SandboxRefusal && isErrorCode(error.code)) {
    return new ReadingError(error.code, false, null, options);
  }
  const isCrash = error instanceof SandboxCrash && !(error instanceof SandboxStopped);
  return new ReadingError('ERROR_INTERNO', true, isCrash ? 'cierre' : null, options);
}
