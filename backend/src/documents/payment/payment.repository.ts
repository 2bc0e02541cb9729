import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { WORKFLOW_STATUSES } from '../../contracts/workflow';
import { TenantCollection } from '../../platform/database/tenant-collection';
import { DocumentRecord } from '../document.schema';
import { sameComprobante } from '../documents.repository';

/** What a bulk payment looks at before it writes anything. */
export type Payable = Pick<
  DocumentRecord,
  '_id' | 'status' | 'paymentStatus' | 'workflowStatus' | 'stepUnderWay'
>;
/** Another document, as far as one may be told of it. */
export type OtherDocument = Pick<DocumentRecord, '_id' | 'filename' | 'workflowStatus'>;

const OTHER = { filename: 1, workflowStatus: 1 } as const;
const PAYABLE = { status: 1, paymentStatus: 1, workflowStatus: 1, stepUnderWay: 1 } as const;
/** From here on money is on its way. */
const PREPARED = WORKFLOW_STATUSES.slice(WORKFLOW_STATUSES.indexOf('payment_prepared'));

/** What payments need to know of a company's documents. */
@Injectable()
export class PaymentRepository {
  private readonly documents: TenantCollection<DocumentRecord>;

  constructor(@InjectModel(DocumentRecord.name) documents: Model<DocumentRecord>) {
    this.documents = new TenantCollection(documents);
  }

  /** Those of the ids that the company has. */
  async payables(tenantId: string, ids: readonly string[]): Promise<Payable[]> {
    return this.documents
      .of(tenantId)
      .find({ _id: trusted({ $in: [...ids] }) }, PAYABLE)
      .lean<Payable[]>();
  }

  async other(tenantId: string, id: string): Promise<OtherDocument | null> {
    return this.documents.of(tenantId).findOne({ _id: id }, OTHER).lean<OtherDocument>();
  }

  /** Another document of the comprobante. */
  async twin(tenantId: string, id: string, key: string): Promise<OtherDocument | null> {
    return this.documents.of(tenantId).findOne(otherOf(id, key), OTHER).lean<OtherDocument>();
  }

  /** Ids of other documents of the comprobante of which a step is being recorded. */
  async twinsUnderWay(tenantId: string, id: string, key: string): Promise<string[]> {
    const twins = await this.documents
      .of(tenantId)
      .find({ ...otherOf(id, key), stepUnderWay: true }, { _id: 1 })
      .lean<Pick<DocumentRecord, '_id'>[]>();
    return twins.map(({ _id }) => _id);
  }

  /** Another document of the comprobante whose payment is prepared, or made in whole or in part. */
  async preparedTwin(tenantId: string, id: string, key: string): Promise<OtherDocument | null> {
    return this.documents
      .of(tenantId)
      .findOne(
        {
          ...otherOf(id, key),
          $or: [
            { workflowStatus: trusted({ $in: PREPARED }) },
            { paymentStatus: trusted({ $in: ['paid', 'partially_paid'] }) },
          ],
        },
        OTHER,
      )
      .lean<OtherDocument>();
  }
}

const otherOf = (id: string, key: string) => ({
  ...sameComprobante(key),
  _id: trusted({ $ne: id }),
});
