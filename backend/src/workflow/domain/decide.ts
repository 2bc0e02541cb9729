import type {
  PaymentDoor,
  PaymentFinding,
  PaymentFindingCode,
} from '../../contracts/payment-judgement';
import {
  PAYMENT_STEP,
  type PaymentField,
  type PaymentInfo,
  type WorkflowCommandName,
  type WorkflowStep,
} from '../../contracts/workflow';
import { holdsTeam, TEAM_LABEL, type Role, type Team } from '../../contracts/user';
import { DomainError, StepConflict } from '../../rules/domain-error';
import { exchangeRateOf } from '../../rules/detraction';
import { refusalsOf } from '../../rules/payment-judgement';
import { asSentence } from '../../rules/text-clean';
import { mergePayment } from './evolve';
import { illegal, rateMissing } from './read-payment';
import { movedSince, stepOfCommand, type FlowState, type WorkflowEvent } from './state';

/** What a person asks for: one step, with what they say about it. */
export interface WorkflowCommand {
  type: WorkflowCommandName;
  /** Display name as written in the form; who acts is another matter. */
  user: string;
  /** '' when nothing was said. */
  comment: string;
  /** Only what was said, each value legal. */
  payment: Partial<PaymentInfo>;
}

/** What a step depends on besides the events: the document and the company as they are now. */
export interface StepFacts {
  /** The document has been read. */
  isCompleted: boolean;
  /** Its currency is not that of the deposit. */
  isForeign: boolean;
  /** It is paid in full. */
  isPaid: boolean;
  /** Why treasury has stopped it; null when it has not. */
  observationReason: string | null;
  /** What the judgement of payments says of the steps of `MONEY`; empty at the others. */
  findings: readonly PaymentFinding[];
}

/** The person, as the session says. */
export interface StepActor {
  id: string;
  name: string;
  role: Role;
  teams: readonly Team[];
}

/** Who acts, when, and which version they saw (`If-Match`; null when they did not say). */
export interface Signature {
  actor: StepActor;
  /** ISO. */
  at: string;
  seen: number | null;
}

/** Steps that lead to a payment: what hinders them is the judgement's to say. */
const MONEY: Readonly<Partial<Record<WorkflowCommandName, PaymentDoor>>> = {
  PreparePayment: 'step5',
  ExecutePayment: 'step6',
};

/** The door of payments that a step is; null when it is none. */
export const doorOfStep = (step: WorkflowStep | null): PaymentDoor | null =>
  (step && MONEY[step.command]) ?? null;

/** Needed only where detracción is required. */
const OF_DETRACTION: readonly PaymentField[] = ['detractionPercentage', 'constanciaNumber'];

/**
 * The event of a command, or the reason why there is none. Refuses in the order role, team, then state:
 * EQUIPO_NO_AUTORIZADO, SEPARACION_FUNCIONES, VERSION_CONFLICTO, PASO_FUERA_DE_ORDEN,
 * ESTADO_NO_PERMITE, PAGO_INCOMPLETO, DOCUMENTO_OBSERVADO, COMPROBANTE_REPETIDO, and VALOR_INVALIDO for what only the
 * state can tell to be missing.
 */
export function decide(
  command: WorkflowCommand,
  state: FlowState,
  facts: StepFacts,
  signature: Signature,
): WorkflowEvent {
  const step = stepOfCommand(command.type);
  const refusal =
    forbidden(step, facts, signature.actor) ??
    moved(step, state, signature.seen) ??
    hindered(step, facts)[0] ??
    missing(step, state, command.payment, facts);
  if (refusal) throw refusal;
  const codes = facts.findings.map(({ code }) => code);
  return found(happened(command, signature), codes);
}

/** What was found goes into the event with what was said. */
function found(event: WorkflowEvent, findings: PaymentFindingCode[]): WorkflowEvent {
  return event.said && findings.length > 0
    ? { ...event, said: { ...event.said, findings } }
    : event;
}

/** Every reason why this person cannot take the step now, but that it is not its turn. */
export function blockersOf(step: WorkflowStep, facts: StepFacts, actor: StepActor): DomainError[] {
  const team = wrongTeam(step, actor);
  return team ? [team, ...hindered(step, facts)] : hindered(step, facts);
}

function happened(
  { type, user, comment, payment }: WorkflowCommand,
  { actor, at }: Signature,
): WorkflowEvent {
  const { event, fields } = stepOfCommand(type);
  const isAsked = fields.length > 0 || Object.keys(payment).length > 0;
  const paymentInfo = isAsked ? payment : null;
  return {
    type: event,
    actorId: actor.id,
    at,
    said: { user, by: actor.name, comment, paymentInfo },
  };
}

/** What the step cannot do without and nobody has said, now or with a step before; null when there is all. */
function missing(
  step: WorkflowStep,
  state: FlowState,
  given: WorkflowCommand['payment'],
  { isForeign }: StepFacts,
) {
  const payment = mergePayment(state.payment, given);
  const lacks = (field: PaymentField): boolean => {
    if (field === 'requiresDetraction') {
      return !state.isDetractionDecided && given.requiresDetraction === undefined;
    }
    if (OF_DETRACTION.includes(field) && !payment.requiresDetraction) return false;
    return payment[field] === undefined;
  };
  const field = step.required.find(lacks);
  if (field) return illegal(field);
  const wantsRate = doorOfStep(step) !== null && isForeign && payment.requiresDetraction;
  return wantsRate && exchangeRateOf(payment.detractionInfo) === null ? rateMissing() : null;
}

/** Role first: whoever may not pay at all is not told where the document stands. */
const forbidden = (step: WorkflowStep, facts: StepFacts, actor: StepActor): DomainError | null =>
  wrongTeam(step, actor) ??
  hindered(step, facts).find(({ code }) => code === 'SEPARACION_FUNCIONES') ??
  null;

/** Why the document cannot take the step now, the gravest first. */
function hindered(step: WorkflowStep, facts: StepFacts): DomainError[] {
  const { findings, observationReason } = facts;
  if (doorOfStep(step) !== null) return refusalsOf(findings, observationReason ?? '');
  return [unread(facts), unpaid(step, facts), observed(facts)].filter((error) => error !== null);
}

function wrongTeam({ team }: WorkflowStep, actor: StepActor): DomainError | null {
  if (holdsTeam(actor, team)) return null;
  return new DomainError('EQUIPO_NO_AUTORIZADO', { team: TEAM_LABEL[team] });
}

/** A stale version first: whoever sees the wrong page should not be told that their step is wrong. */
function moved(step: WorkflowStep, state: FlowState, seen: number | null): DomainError | null {
  if (seen !== null && seen !== state.version) {
    return new StepConflict('VERSION_CONFLICTO', movedSince(state, seen));
  }
  if (step.from === state.status) return null;
  return new StepConflict('PASO_FUERA_DE_ORDEN', movedSince(state, step.step - 1));
}

const unread = ({ isCompleted }: StepFacts): DomainError | null =>
  isCompleted ? null : new DomainError('ESTADO_NO_PERMITE');

/** `PAYMENT_STEP` has paid it; a payment that was taken back since has to be made again first. */
const unpaid = ({ step }: WorkflowStep, { isPaid }: StepFacts): DomainError | null =>
  step > PAYMENT_STEP && !isPaid ? new DomainError('PAGO_INCOMPLETO') : null;

const observed = ({ observationReason }: StepFacts): DomainError | null =>
  observationReason === null
    ? null
    : new DomainError('DOCUMENTO_OBSERVADO', { reason: asSentence(observationReason) });
