import { Injectable } from '@nestjs/common';
import type { WorkflowDetail } from '../../contracts/workflow-calls';
import type { DocumentRecord } from '../document.schema';
import { PaymentRepository, type OtherDocument } from './payment.repository';

/** What decides whether a document's comprobante stands in its way. */
export type WithComprobante = Pick<
  DocumentRecord,
  '_id' | 'tenantId' | 'duplicateOf' | 'comprobanteKey' | 'duplicateAcceptance'
>;

/**
 * One comprobante is paid once (decisions, "Same comprobante at step 5"). A document may not go to
 * `payment_prepared` while `blocking` answers another one.
 */
@Injectable()
export class RepeatedComprobante {
  constructor(private readonly documents: PaymentRepository) {}

  /**
   * The other document that keeps this one from step 5; null when there is none, or when a
   * company_admin has accepted it. It is the earlier one that this one duplicates (`duplicateOf`),
   * while that exists; else any other of the same comprobante whose payment is prepared or made.
   * What it says holds until the step is recorded only for who has the turn (`ComprobanteTurn`).
   */
  async blocking(document: WithComprobante): Promise<WorkflowDetail['repeated']> {
    const { _id, tenantId, comprobanteKey: key, duplicateAcceptance } = document;
    if (duplicateAcceptance) return null;
    const earlier = await this.earlier(document);
    return earlier ?? toRepeated(key && (await this.documents.preparedTwin(tenantId, _id, key)));
  }

  /** Another document of the same comprobante, wherever it stands: what there is to accept. */
  async any(document: WithComprobante): Promise<WorkflowDetail['repeated']> {
    const { _id, tenantId, comprobanteKey: key } = document;
    const earlier = await this.earlier(document);
    return earlier ?? toRepeated(key && (await this.documents.twin(tenantId, _id, key)));
  }

  /**
   * Ids of other documents of the comprobante of which a step is being recorded and which could get
   * ahead; none when a company_admin has accepted this one.
   */
  async underWay({
    _id,
    tenantId,
    comprobanteKey: key,
    duplicateAcceptance,
  }: WithComprobante): Promise<string[]> {
    if (duplicateAcceptance || !key) return [];
    return this.documents.twinsUnderWay(tenantId, _id, key);
  }

  private async earlier({ tenantId, duplicateOf }: WithComprobante) {
    return toRepeated(duplicateOf && (await this.documents.other(tenantId, duplicateOf)));
  }
}

function toRepeated(other: OtherDocument | '' | null): WorkflowDetail['repeated'] {
  if (!other) return null;
  const { _id: id, filename, workflowStatus = 'pending' } = other;
  return { id, filename, workflowStatus };
}
