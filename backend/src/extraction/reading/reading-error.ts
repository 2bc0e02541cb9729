import type { ProcessEnd } from '../../contracts/document';
import { ERRORS, type ErrorCode } from '../../contracts/errors';
import {
  SandboxCrash,
  SandboxError,
  SandboxMemory,
  SandboxRefusal,
  SandboxTimeout,
} from '../../platform/sandbox';

const SECOND = 1_000;
const MIB = 1024 * 1024;

/** Reading process, for opening a file (decisions, "Sandbox limits"). */
export const PARSE_WALL_MS = 90 * SECOND;
/** Of one page, when it is opened: one whose drawing does not end is given up before the document is. */
export const PARSE_PAGE_WALL_MS = 20 * SECOND;
/** A look that takes longer is given up; the reading itself has more time. */
export const LOOK_WALL_MS = 10 * SECOND;
export const PARSE_RSS_BYTES = 768 * MIB;
/** What the rules may take for one document, be it 20 pages: an honest one of 960 rows takes a second. */
export const RULES_WALL_MS = 20 * SECOND;
/** OCR process. */
export const OCR_WALL_MS = 30 * SECOND;
export const OCR_WALL_PER_PAGE_MS = 15 * SECOND;
/** Of one page; the first one waits for the engines, too. */
export const OCR_PAGE_WALL_MS = OCR_WALL_MS + OCR_WALL_PER_PAGE_MS;
export const OCR_RSS_BYTES = 2_048 * MIB;
/** A warm process without work ends after this; loading the engines again takes seconds. */
export const PARSE_IDLE_MS = 120 * SECOND;
export const OCR_IDLE_MS = 180 * SECOND;
/** Children for visitors without an account hold memory that customers may need. */
export const GUEST_IDLE_MS = 60 * SECOND;
/** What needs OCR lets a PDF with text go first (10, as every child): one takes seconds, the other minutes. */
export const OCR_NICENESS = 13;
/** When both want the processor, the readings of customers get most of it. */
export const GUEST_NICENESS = 15;
/** What is read when nobody waits gives way to whoever comes meanwhile. */
export const LAST_NICENESS = 17;

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
  const isCrash = error instanceof SandboxCrash && !error.isWanted;
  return new ReadingError('ERROR_INTERNO', true, isCrash ? 'cierre' : null, options);
}
