import { Injectable } from '@nestjs/common';
import type { DocumentDetail } from '../../contracts/document';
import { WORKFLOW_STATUSES } from '../../contracts/workflow';
import { DomainError } from '../../rules/domain-error';
import type { DocumentRecord } from '../document.schema';
import { toJudged } from '../payment-judgement/judged-document';
import { PaymentJudgement } from '../payment-judgement/payment-judgement.service';
import { ReviewWriter, type ReviewAct } from '../review/review-writer.service';

const EXECUTED = WORKFLOW_STATUSES.indexOf('payment_executed');

/** Lets a document be paid though another one has the same comprobante. */
@Injectable()
export class DuplicateAcceptanceService {
  constructor(
    private readonly writer: ReviewWriter,
    private readonly judgement: PaymentJudgement,
  ) {}

  /**
   * Once; again it changes nothing. Throws NO_ENCONTRADO, and ESTADO_NO_PERMITE when there is nothing to
   * accept: no other document, not read, or the workflow has paid it already.
   */
  accept(act: ReviewAct, text: string): Promise<DocumentDetail> {
    return this.writer.change(act, async (document, { actor, at }) => {
      if (document.duplicateAcceptance) return null;
      const other = isAcceptable(document) && (await this.twinOf(act, document));
      if (!other) throw new DomainError('ESTADO_NO_PERMITE');
      const reason = text.trim();
      const duplicateAcceptance = { reason, byName: actor.name, at };
      const data = { reason, duplicateOf: other.id };
      return { set: { duplicateAcceptance }, type: 'DuplicateAccepted', data };
    });
  }

  /** The earlier document that it repeats, else any other of the same comprobante. */
  private async twinOf({ user }: ReviewAct, document: DocumentRecord) {
    const found = await this.judgement.gather(user, 'step5', [toJudged(document)]);
    const twins = found.subjects[0]?.twins ?? [];
    return twins.find(({ id }) => id === document.duplicateOf) ?? twins[0];
  }
}

function isAcceptable({ status, workflowStatus = 'pending' }: DocumentRecord): boolean {
  return status === 'completed' && WORKFLOW_STATUSES.indexOf(workflowStatus) < EXECUTED;
}
