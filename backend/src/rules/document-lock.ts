import type { PaymentStatus } from '../contracts/document';
import type { LockReason } from '../contracts/review';
import { WORKFLOW_STATUSES, type Observation, type WorkflowStatus } from '../contracts/workflow';

/** What decides whether a document is locked (decisions, "Lock" and "A mistake found by treasury"). */
export interface Lockable {
  isConfirmed: boolean;
  paymentStatus: PaymentStatus;
  workflowStatus: WorkflowStatus;
  observation?: Pick<Observation, 'isOpenForCorrection'> | null;
}

const SENT_TO_TREASURY = WORKFLOW_STATUSES.indexOf('logistica_approved');

/** True once logistics has sent the document to treasury. */
export function isWithTreasury(status: WorkflowStatus): boolean {
  return WORKFLOW_STATUSES.indexOf(status) >= SENT_TO_TREASURY;
}

/**
 * Why a document refuses edits and reprocessing, the strongest reason first; null when it takes them.
 * An observation that is open for correction lifts the lock of the workflow, and no other.
 */
export function lockReasonOf(document: Lockable): LockReason | null {
  if (document.paymentStatus === 'paid') return 'pagado';
  const isOpen = document.observation?.isOpenForCorrection ?? false;
  if (isWithTreasury(document.workflowStatus) && !isOpen) return 'workflow';
  return document.isConfirmed ? 'confirmado' : null;
}
