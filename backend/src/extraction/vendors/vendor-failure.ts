import type { SetupFault } from '../../contracts/engine-faults';
import type { ErrorCode } from '../../contracts/errors';
import { RETRY_AFTER_MAX_MS } from '../../contracts/limits';
import { outboundFault } from '../../platform/outbound';
import type { VendorUsage } from '../domain/raw-extraction';
import { ProcessorError } from '../processors/processor';
import type { FailureMeaning } from './failure-table';
import { refusalBehind, VendorUnreached } from './vendor-refusal';

/** What is wrong with an answer that cannot be taken; nothing of the answer itself. */
export type AnswerFault = 'not_json' | 'wrong_shape' | 'cut_off' | 'refused' | 'empty';

/** An answer came, and is none; thrown inside a call of `VendorGate`, which gives it its code. */
export class InvalidAnswer extends Error {
  constructor(
    readonly fault: AnswerFault,
    /** What it has cost all the same, as far as the vendor says. */
    readonly used: Omit<VendorUsage, 'ms'> = {},
  ) {
    super(`invalid answer: ${fault}`);
    this.name = 'InvalidAnswer';
  }
}

/** Why a call of a vendor failed; nothing of the vendor's words, which may quote the key or the document. */
export type VendorFailure =
  /** An answer that is an error. */
  | { kind: 'refused'; status: number; means: FailureMeaning; retryAfterMs: number | null }
  | { kind: 'timeout' }
  /** None, or one that broke off. */
  | { kind: 'connection' }
  /** No name server knows the host. */
  | { kind: 'address' }
  /** One that cannot be taken. */
  | { kind: 'answer'; fault: AnswerFault | 'too_large' };

/** Nobody answered in the time that a call has. */
export class VendorTimeout extends Error {
  override readonly name = 'VendorTimeout';
}

type Verdict = readonly [kind: 'retryable' | 'permanent', code: ErrorCode];

const SILENT: Verdict = ['retryable', 'MOTOR_SIN_RESPUESTA'];
const SETUP: Verdict = ['permanent', 'MOTOR_NO_DISPONIBLE'];

/** What a person is told, and whether the queue asks again (reliability R8: 429, 5xx and timeouts alone). */
const VERDICTS: Readonly<Record<FailureMeaning, Verdict>> = {
  clave: SETUP,
  saldo: SETUP,
  facturacion: SETUP,
  region: SETUP,
  suscripcion: SETUP,
  cuota: SETUP,
  direccion: SETUP,
  modelo: ['permanent', 'MODELO_NO_DISPONIBLE'],
  ocupado: ['retryable', 'MOTOR_OCUPADO'],
  averia: SILENT,
  contenido: ['permanent', 'MOTOR_CONTENIDO'],
  contexto: ['permanent', 'MOTOR_CONTEXTO'],
  pagina: ['permanent', 'MOTOR_PAGINA_GRANDE'],
  rechazo: ['permanent', 'MOTOR_RECHAZO'],
};

/** Asked again, a model answers the same and costs again. */
const ANSWERS: Readonly<Partial<Record<AnswerFault | 'too_large', ErrorCode>>> = {
  refused: 'MOTOR_CONTENIDO',
  cut_off: 'MOTOR_RESPUESTA_LARGA',
};

/** What every client has in common, else what the engine makes of the error of its own. */
export function failureOf(
  error: unknown,
  describe: (error: unknown) => VendorFailure,
): VendorFailure {
  if (error instanceof InvalidAnswer) return { kind: 'answer', fault: error.fault };
  if (error instanceof VendorTimeout) return { kind: 'timeout' };
  if (error instanceof VendorUnreached) return { kind: 'connection' };
  const refused = refusalBehind(error);
  if (refused) {
    const { status, means, retryAfterMs } = refused;
    return { kind: 'refused', status, means, retryAfterMs };
  }
  const fault = outboundFault(error);
  if (fault === 'answer_too_large') return { kind: 'answer', fault: 'too_large' };
  if (fault === 'host_unknown') return { kind: 'address' };
  if (fault === 'no_connection' || fault === 'address_not_public') return { kind: 'connection' };
  const failure = describe(error);
  // Of a client that parses the body of an answer and hands the parser's error on.
  const isUnread = failure.kind === 'connection' && (error as Error | null)?.name === 'SyntaxError';
  return isUnread ? { kind: 'answer', fault: 'not_json' } : failure;
}

/** @param usage of the failed call */
export function processorError(failure: VendorFailure, usage: VendorUsage): ProcessorError {
  const [kind, code] = verdictOf(failure);
  const setup = setupFaultOf(failure);
  const asked = failure.kind === 'refused' ? failure.retryAfterMs : null;
  const pause =
    kind === 'retryable' && asked !== null
      ? { retryAfterMs: Math.min(asked, RETRY_AFTER_MAX_MS) }
      : {};
  const details = { ...pause, usage, ...(setup ? { setup } : {}) };
  return new ProcessorError(kind, code, details, { cause: failure });
}

function verdictOf(failure: VendorFailure): Verdict {
  if (failure.kind === 'refused') return VERDICTS[failure.means];
  if (failure.kind === 'address') return SETUP;
  if (failure.kind !== 'answer') return SILENT;
  return ['permanent', ANSWERS[failure.fault] ?? 'MOTOR_RESPUESTA_INVALIDA'];
}

function setupFaultOf(failure: VendorFailure): SetupFault | null {
  if (failure.kind === 'address') return 'direccion';
  if (failure.kind !== 'refused' || VERDICTS[failure.means] !== SETUP) return null;
  return failure.means as SetupFault;
}
