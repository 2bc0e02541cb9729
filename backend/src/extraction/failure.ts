import type { DocumentFailure } from '../contracts/document';
import { PROCESSOR_CATALOGUE } from '../contracts/processors';
import type { ReadingTask } from '../documents';
import { errorMessage } from '../rules/domain-error';
import { ProcessorError } from './processors/processor';
import { ReadingError } from './reading/reading-error';

/** True when the same reading may succeed when it is tried again. */
export function isRetryable(error: unknown): boolean {
  if (error instanceof ReadingError) return error.retryable;
  if (error instanceof ProcessorError) return error.kind === 'retryable';
  return true;
}

/** Why a reading failed, for the person: code, cause and next step in Spanish. */
export function describeFailure(error: unknown, task: ReadingTask): DocumentFailure {
  const isKnown = error instanceof ReadingError || error instanceof ProcessorError;
  const code = isKnown ? error.code : 'ERROR_INTERNO';
  const processor = PROCESSOR_CATALOGUE[task.processor].label;
  return { code, message: errorMessage(code, { processor }) };
}
