import type { PaymentFindingCode } from '../../contracts/payment-judgement';
import {
  STEPS,
  WORKFLOW_STATUSES,
  type ApprovedBy,
  type PaymentInfo,
  type WorkflowCommandName,
  type WorkflowComment,
  type WorkflowConflict,
  type WorkflowEventName,
  type WorkflowStatus,
  type WorkflowStep,
} from '../../contracts/workflow';

const TABLE: readonly WorkflowStep[] = STEPS;

function found(step: WorkflowStep | undefined, what: string): WorkflowStep {
  if (!step) throw new Error(`no step of the workflow: ${what}`);
  return step;
}

export const stepOfCommand = (command: WorkflowCommandName): WorkflowStep =>
  found(
    TABLE.find((step) => step.command === command),
    command,
  );

export const stepOfEvent = (event: WorkflowEventName): WorkflowStep =>
  found(
    TABLE.find((step) => step.event === event),
    event,
  );

/** The step that leads on from a status; null at the end. */
export const nextStep = (status: WorkflowStatus): WorkflowStep | null =>
  TABLE.find(({ from }) => from === status) ?? null;

const EVENT_NAMES: ReadonlySet<string> = new Set(STEPS.map(({ event }) => event));

export const isWorkflowEvent = (type: string): type is WorkflowEventName => EVENT_NAMES.has(type);

/** What an event holds besides its type; all of it can be erased. */
export interface WorkflowSaid {
  /** As written in the form. */
  user: string;
  /** Name of the account that acted. */
  by: string;
  comment: string;
  /** What was given with this step; null when the step takes nothing. */
  paymentInfo: Partial<PaymentInfo> | null;
  /** What spoke against the payment when a step led to it; absent where nothing did. */
  findings?: readonly PaymentFindingCode[];
}

/** A step that has been taken. */
export interface WorkflowEvent {
  type: WorkflowEventName;
  actorId: string;
  /** ISO; the server's. */
  at: string;
  /** Null after erasure: the step stays, what was said about it is gone. */
  said: WorkflowSaid | null;
}

/** Where a document stands in the workflow, as its events tell. */
export interface FlowState {
  status: WorkflowStatus;
  /** Steps taken. */
  version: number;
  payment: PaymentInfo | null;
  /** Somebody has said whether the document is subject to detracción. */
  isDetractionDecided: boolean;
  /** What was said with the steps; a step without a comment leaves none. */
  comments: readonly WorkflowComment[];
  approvedBy: ApprovedBy;
  /** Account id of who took each step, the first step first. */
  actors: readonly string[];
  /** The step taken last; null before the first. `at` is ISO. */
  last: { by: string; at: string; comment: string } | null;
}

export const initialState = (): FlowState => ({
  status: 'pending',
  version: 0,
  payment: null,
  isDetractionDecided: false,
  comments: [],
  approvedBy: {},
  actors: [],
  last: null,
});

/**
 * Who has moved the document since the version that the person saw, and how far; null when it has not
 * moved since.
 */
export function movedSince(state: FlowState, seen: number): WorkflowConflict | null {
  const from = WORKFLOW_STATUSES[seen];
  const { last, version, status } = state;
  if (!last || !from || seen >= version) return null;
  return { version, from, to: status, byName: last.by, at: last.at, comment: last.comment };
}
