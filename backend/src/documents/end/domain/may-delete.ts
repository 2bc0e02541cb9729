import { LOCK_REASON_LABEL } from '../../../contracts/review';
import type { Role } from '../../../contracts/user';
import { lockReasonOf, type Lockable } from '../../../rules/document-lock';
import { DomainError } from '../../../rules/domain-error';

/** What decides whether a document may be deleted. */
export interface Deletable extends Omit<Lockable, 'workflowStatus' | 'observation'> {
  uploadedBy: string;
  /** Missing before the first step. */
  workflowStatus?: Lockable['workflowStatus'];
}

/**
 * A company_admin deletes what the company has, the platform admin only own uploads; a locked document
 * stays until it is reopened. What treasury has stays, also while it is open for correction.
 * Throws SIN_PERMISO, DOCUMENTO_BLOQUEADO.
 */
export function assertMayDelete(document: Deletable, user: { id: string; role: Role }): void {
  if (user.role === 'admin' && document.uploadedBy !== user.id) {
    throw new DomainError('SIN_PERMISO');
  }
  const { isConfirmed, paymentStatus, workflowStatus = 'pending' } = document;
  const lock = lockReasonOf({ isConfirmed, paymentStatus, workflowStatus });
  if (lock) throw new DomainError('DOCUMENTO_BLOQUEADO', { reason: LOCK_REASON_LABEL[lock] });
}
