import type { ErrorCode } from '../../contracts/errors';
import { RETRY_AFTER_MAX_MS } from '../../contracts/limits';
import { outboundFault } from '../../platform/outbound';
import type { VendorUsage } from '../domain/raw-extraction';
import { ProcessorError } from '../processors/processor';
import { InvalidAnswer, type AnswerFault } from './invalid-answer';

/**
 * Why a call of a vendor failed, as its engine tells from the error of its client: status and kind
 * alone, because a vendor's message may quote the key or the document.
 */
export type VendorFailure =
  /** An answer that is an error. A vendor that throttles in words of its own is given as 429. */
  | { kind: 'status'; status: number; retryAfterMs?: number | null }
  | { kind: 'timeout' }
  /** None, or one that broke off. */
  | { kind: 'connection' }
  /** One that cannot be taken. */
  | { kind: 'answer'; fault: AnswerFault | 'too_large' };

/** Nobody answered in the time that a call has. */
export class VendorTimeout extends Error {
  override readonly name = 'VendorTimeout';
}

type Verdict = readonly [kind: 'retryable' | 'permanent', code: ErrorCode];

const BUSY: Verdict = ['retryable', 'MOTOR_OCUPADO'];
const SILENT: Verdict = ['retryable', 'MOTOR_SIN_RESPUESTA'];
/** Asked again, a model answers the same and costs again (reliability R8 repeats on 429, 5xx and timeout). */
const INVALID: Verdict = ['permanent', 'MOTOR_RESPUESTA_INVALIDA'];
const REJECTED: Verdict = ['permanent', 'MOTOR_RECHAZO'];

const BY_STATUS: Readonly<Record<number, Verdict>> = {
  401: ['permanent', 'MOTOR_SIN_PERMISO'],
  403: ['permanent', 'MOTOR_SIN_PERMISO'],
  404: ['permanent', 'MODELO_RETIRADO'],
  408: SILENT,
  429: BUSY,
};

/** What every client has in common, else what the engine makes of the error of its own. */
export function failureOf(
  error: unknown,
  describe: (error: unknown) => VendorFailure,
): VendorFailure {
  if (error instanceof InvalidAnswer) return { kind: 'answer', fault: error.fault };
  if (error instanceof VendorTimeout) return { kind: 'timeout' };
  const fault = outboundFault(error);
  if (fault === 'answer_too_large') return { kind: 'answer', fault: 'too_large' };
  if (fault === 'no_connection' || fault === 'address_not_public') return { kind: 'connection' };
  const failure = describe(error);
  // Of a client that parses the body of an answer and hands the parser's error on.
  const isUnread = failure.kind === 'connection' && (error as Error | null)?.name === 'SyntaxError';
  return isUnread ? { kind: 'answer', fault: 'not_json' } : failure;
}

/** @param usage of the failed call */
export function processorError(failure: VendorFailure, usage: VendorUsage): ProcessorError {
  const [kind, code] = verdictOf(failure);
  const asked = failure.kind === 'status' ? (failure.retryAfterMs ?? null) : null;
  const pause =
    kind === 'retryable' && asked !== null
      ? { retryAfterMs: Math.min(asked, RETRY_AFTER_MAX_MS) }
      : {};
  return new ProcessorError(kind, code, { ...pause, usage }, { cause: failure });
}

function verdictOf(failure: VendorFailure): Verdict {
  if (failure.kind === 'answer') return INVALID;
  if (failure.kind !== 'status') return SILENT;
  return BY_STATUS[failure.status] ?? (failure.status >= 500 ? SILENT : REJECTED);
}
