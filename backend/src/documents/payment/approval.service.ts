import { Injectable } from '@nestjs/common';
import type { RequestActor } from '../../access';
import type { PaymentApproval } from '../../contracts/approval';
import type { DocumentDetail } from '../../contracts/document';
import { PaymentJudgement } from '../../payments';
import { DomainError } from '../../rules/domain-error';
import type { DocumentAct } from '../document/document-act';
import { DocumentChanges } from '../document/document-changes.service';

const APPROVED = 'Aprobó el pago de un documento.';
const LOOK = { next: 'Vea el documento y apruébelo de nuevo.' };

/** Approves payments above the company's limit (docs/decisions/054). */
@Injectable()
export class ApprovalService {
  constructor(
    private readonly changes: DocumentChanges,
    private readonly judgement: PaymentJudgement,
  ) {}

  /**
   * Once, as long as it holds; again it changes nothing. Who takes a step meanwhile is waited for, so that nobody
   * approves what he is preparing. Throws NO_ENCONTRADO, ESTADO_NO_PERMITE (not read, or no approval is needed),
   * APROBACION_NO_AUTORIZADA, and VERSION_CONFLICTO when the document is not as the person saw it.
   */
  approve(
    user: RequestActor,
    { id, seen }: Pick<DocumentAct, 'id' | 'seen'>,
    comment: string,
  ): Promise<DocumentDetail> {
    const act = { user, id, seen, correlationId: user.correlationId };
    return this.changes.act(act, async (document, { actor, at }) => {
      const asked = await this.judgement.approvalOf(user, document);
      if (document.status !== 'completed' || !asked) throw new DomainError('ESTADO_NO_PERMITE');
      const { refusal: text, missing, of, delegatedBy } = asked;
      if (text !== null) throw new DomainError('APROBACION_NO_AUTORIZADA', { text });
      if (missing === null) return null;
      if (seen !== null && seen !== (document.version ?? 0))
        throw new DomainError('VERSION_CONFLICTO', LOOK);
      const data = { ...of, delegatedBy, comment: comment.trim() };
      const by = { by: actor.id, byName: actor.name, at };
      const paymentApproval: PaymentApproval = { ...data, ...by };
      const activity = { actor: user, action: 'payment_approved' as const, details: APPROVED };
      const set = { paymentApproval, isApproved: true };
      return { set, type: 'PaymentApproved', data, activity };
    });
  }
}
