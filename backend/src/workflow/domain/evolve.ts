import type {
  ApprovedBy,
  PaymentInfo,
  TeamApproval,
  WorkflowComment,
  WorkflowStep,
} from '../../contracts/workflow';
import { initialState, type FlowState } from './state';
import { stepOfEvent } from './steps';
import type { WorkflowEvent } from './events';

/** The state after an event: the one place where a status comes from. */
export function evolve(state: FlowState, event: WorkflowEvent): FlowState {
  const moved = move(state, event);
  switch (event.type) {
    case 'ConformityConfirmed':
      return { ...moved, approvedBy: approve(moved, event, { conformidad: true }) };
    case 'DataValidated':
      return {
        ...moved,
        payment: mergePayment(state.payment, event.said?.paymentInfo),
        approvedBy: approve(moved, event, { validated: true }),
      };
    case 'PaymentPrepared':
    case 'PaymentExecuted':
    case 'ReceiptsDistributed':
      return { ...moved, payment: mergePayment(state.payment, event.said?.paymentInfo) };
    case 'SentToTreasury':
    case 'ReceivedInTreasury':
    case 'DocumentArchived':
      return moved;
    default:
      return event.type satisfies never;
  }
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
  mark: Pick<TeamApproval, 'conformidad' | 'validated'>,
): ApprovedBy {
  const approval: TeamApproval = { user: said?.by ?? '', timestamp: at, ...mark };
  return { ...approvedBy, [stepOfEvent(type).team]: approval };
}
