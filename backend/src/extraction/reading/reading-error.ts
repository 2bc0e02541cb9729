import { ERRORS, type ErrorCode } from '../../contracts/errors';
import {
  SandboxError,
  SandboxMemory,
  SandboxRefusal,
  SandboxTimeout,
} from '../../platform/sandbox';

/** A document could not be read. `retryable`: another try may succeed (the process died, not the file). */
export class ReadingError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly retryable: boolean,
    options?: ErrorOptions,
  ) {
    super(code, options);
    this.name = 'ReadingError';
  }
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERRORS, code);

/** Names what went wrong in a child; anything that is not the sandbox's (an abort) stays as it is. */
export function toReadingError(error: unknown): unknown {
  if (!(error instanceof SandboxError)) return error;
  if (error instanceof SandboxTimeout || error instanceof SandboxMemory) {
    return new ReadingError('LECTURA_AGOTADA', false, { cause: error });
  }
  if (error instanceof SandboxRefusal && isErrorCode(error.code)) {
    return new ReadingError(error.code, false, { cause: error });
  }
  return new ReadingError('ERROR_INTERNO', true, { cause: error });
}

/**
 * The same for OCR, whose time depends on what else the machine does as much as on the page: what took
 * too long may fit at another try.
 */
export function toOcrError(error: unknown): unknown {
  if (!(error instanceof SandboxTimeout)) return toReadingError(error);
  return new ReadingError('LECTURA_AGOTADA', true, { cause: error });
}
