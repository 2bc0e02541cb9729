import type {
  ApprovedBy,
  PaymentInfo,
  TeamApproval,
  WorkflowComment,
  WorkflowEventName,
  WorkflowStep,
} from '../../contracts/workflow';
import { initialState, stepOfEvent, type FlowState, type WorkflowEvent } from './state';

/** Steps that are an approval of their team; the others only move the document. */
const APPROVAL: Readonly<
  Partial<Record<WorkflowEventName, Pick<TeamApproval, 'conformidad' | 'validated'>>>
> = {
  ConformityConfirmed: { conformidad: true },
  DataValidated: { validated: true },
};

/** The state after an event: the one place where a status comes from. */
export function evolve(state: FlowState, event: WorkflowEvent): FlowState {
  const moved = paid(move(state, event), event);
  const mark = APPROVAL[event.type];
  return mark ? { ...moved, approvedBy: approve(moved, event, mark) } : moved;
}

/** What any step says of the payment is kept; a later value takes the place of an earlier one. */
function paid(state: FlowState, { said }: WorkflowEvent): FlowState {
  const given = said?.paymentInfo;
  if (!given || Object.keys(given).length === 0) return state;
  return {
    ...state,
    payment: mergePayment(state.payment, given),
    isDetractionDecided: state.isDetractionDecided || given.requiresDetraction !== undefined,
  };
}

export const fold = (events: readonly WorkflowEvent[]): FlowState =>
  events.reduce(evolve, initialState());

/** Where detracción is not required, its percentage and its description mean nothing. */
export function mergePayment(
  before: PaymentInfo | null,
  given: Partial<PaymentInfo> | null | undefined,
): PaymentInfo {
  const merged: PaymentInfo = { requiresDetraction: false, ...before, ...given };
  if (merged.requiresDetraction) return merged;
  const { detractionPercentage: _percentage, detractionInfo: _info, ...rest } = merged;
  return rest;
}

function move(state: FlowState, event: WorkflowEvent): FlowState {
  const step = stepOfEvent(event.type);
  const { said, at, actorId } = event;
  return {
    ...state,
    status: step.to,
    version: state.version + 1,
    comments: said?.comment ? [...state.comments, commentOf(step, event, said)] : state.comments,
    actors: [...state.actors, actorId],
    last: { by: said?.by ?? '', at, comment: said?.comment ?? '' },
  };
}

function commentOf(
  { team, step }: WorkflowStep,
  { at }: WorkflowEvent,
  { user, by, comment }: NonNullable<WorkflowEvent['said']>,
): WorkflowComment {
  return { team, user, byName: by, comment, timestamp: at, step };
}

function approve(
  { approvedBy }: FlowState,
  { type, said, at }: WorkflowEvent,
  mark: Partial<TeamApproval>,
): ApprovedBy {
  const approval: TeamApproval = { user: said?.by ?? '', timestamp: at, ...mark };
  return { ...approvedBy, [stepOfEvent(type).team]: approval };
}
