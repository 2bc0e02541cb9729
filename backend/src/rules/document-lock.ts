import type { PaymentStatus } from '../contracts/document';
import type { LockReason } from '../contracts/review';
import { WORKFLOW_STATUSES, type WorkflowStatus } from '../contracts/workflow';

/** What decides whether a document is locked (decisions, "Lock"). */
export interface Lockable {
  isConfirmed: boolean;
  paymentStatus: PaymentStatus;
  workflowStatus: WorkflowStatus;
}

const SENT_TO_TREASURY = WORKFLOW_STATUSES.indexOf('logistica_approved');

/** Why a document refuses edits and reprocessing, the strongest reason first; null when it takes them. */
export function lockReasonOf(document: Lockable): LockReason | null {
  if (document.paymentStatus === 'paid') return 'pagado';
  const step = WORKFLOW_STATUSES.indexOf(document.workflowStatus);
  if (step >= SENT_TO_TREASURY) return 'workflow';
  return document.isConfirmed ? 'confirmado' : null;
}
