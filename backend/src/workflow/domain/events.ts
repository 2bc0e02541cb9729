import type { PaymentFindingCode } from '../../contracts/payment-judgement';
import type { PaymentInfo, WorkflowEventName } from '../../contracts/workflow';

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
