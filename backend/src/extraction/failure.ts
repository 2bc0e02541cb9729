import type { DocumentFailure, ProcessEnd } from '../contracts/document';
import { RETRY_AFTER_MAX_MS } from '../contracts/limits';
import { PROCESSOR_CATALOGUE, type ProcessorId } from '../contracts/processors';
import type { RunEnding } from '../contracts/reading-runs';
import { LaterJobError } from '../platform/queue/job-queue';
import { errorMessage } from '../rules/domain-error';
import { ProcessorError } from './processors/processor';
import { ReadingError } from './reading/reading-error';

/** The work was cancelled, or what it was for is gone: there is nothing to save and nobody to tell. */
export class ReadingCancelled extends Error {
  constructor() {
    super('the reading was cancelled');
    this.name = 'ReadingCancelled';
  }
}

/** Two processes have ended over a document: it is not tried again. */
export class SetAside extends Error {
  constructor(readonly reason: ProcessEnd) {
    super(`set aside: ${reason}`);
    this.name = 'SetAside';
  }
}

/** How the process that read ended by its own doing; null when it did not. */
export function endingOf(error: unknown): RunEnding | null {
  if (!(error instanceof ReadingError) || error.processEnd === null) return null;
  return { end: error.processEnd, isExhausted: error.isExhausted };
}

const isTooMuch = (reason: ProcessEnd): boolean => reason === 'tiempo' || reason === 'memoria';

/** True when the same reading may succeed when it is tried again. */
export function isRetryable(error: unknown): boolean {
  if (error instanceof ReadingError) return error.retryable;
  if (error instanceof ProcessorError) return error.kind === 'retryable';
  return true;
}

/** The vendor is being left alone: nothing was sent, and nothing was spent. */
export function isTurnedAway(error: unknown): boolean {
  if (!(error instanceof ProcessorError) || error.kind !== 'retryable') return false;
  return error.details.retryAfterMs !== undefined && error.details.usage?.requests === 0;
}

/** Milliseconds that the vendor wants to be left alone, at most those that are obeyed; null: it does not say. */
export function pauseOf(error: unknown): number | null {
  const asked = error instanceof ProcessorError ? error.details.retryAfterMs : undefined;
  return asked === undefined ? null : Math.min(Math.max(asked, 0), RETRY_AFTER_MAX_MS);
}

export const causeOf = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error('a reading threw something that is not an error');

/** Why a reading failed, for the person: code, cause and next step in Spanish. */
export function describeFailure(
  thrown: unknown,
  engine: { processor: ProcessorId; model: string },
): DocumentFailure {
  const error = thrown instanceof LaterJobError ? thrown.cause : thrown;
  const processor = PROCESSOR_CATALOGUE[engine.processor].label;
  const names = { processor, model: engine.model };
  if (error instanceof SetAside) {
    const code = isTooMuch(error.reason) ? 'LECTURA_AGOTADA' : 'LECTURA_APARTADA';
    return { code, message: errorMessage(code, names), setAside: error.reason };
  }
  const isKnown = error instanceof ReadingError || error instanceof ProcessorError;
  const code = isKnown ? error.code : 'ERROR_INTERNO';
  return { code, message: errorMessage(code, names) };
}
