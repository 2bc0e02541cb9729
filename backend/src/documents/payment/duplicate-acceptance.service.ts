import { Injectable } from '@nestjs/common';
import type { DocumentDetail } from '../../contracts/document';
import { WORKFLOW_STATUSES } from '../../contracts/workflow';
import { DomainError } from '../../rules/domain-error';
import type { DocumentRecord } from '../document.schema';
import { ReviewWriter, type ReviewAct } from '../review/review-writer.service';
import { RepeatedComprobante } from './repeated-comprobante.service';

const PREPARED = WORKFLOW_STATUSES.indexOf('payment_prepared');

/** Lets a document pass step 5 though another one has the same comprobante. */
@Injectable()
export class DuplicateAcceptanceService {
  constructor(
    private readonly writer: ReviewWriter,
    private readonly comprobantes: RepeatedComprobante,
  ) {}

  /**
   * Once; again it changes nothing. Throws NO_ENCONTRADO, and ESTADO_NO_PERMITE when there is nothing to
   * accept: no other document, not read, or its payment is prepared already.
   */
  accept(act: ReviewAct, text: string): Promise<DocumentDetail> {
    return this.writer.change(act, async (document, { actor, at }) => {
      if (document.duplicateAcceptance) return null;
      const other = isAcceptable(document) ? await this.comprobantes.any(document) : null;
      if (!other) throw new DomainError('ESTADO_NO_PERMITE');
      const reason = text.trim();
      const duplicateAcceptance = { reason, byName: actor.name, at };
      const data = { reason, duplicateOf: other.id };
      return { set: { duplicateAcceptance }, type: 'DuplicateAccepted', data };
    });
  }
}

function isAcceptable({ status, workflowStatus = 'pending' }: DocumentRecord): boolean {
  return status === 'completed' && WORKFLOW_STATUSES.indexOf(workflowStatus) < PREPARED;
}
