import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { PAYMENT_STEP } from '../../contracts/workflow';
import { TenantCollection, type FilterWithin } from '../../platform/database/tenant-collection';
import { DocumentRecord } from '../document/document.schema';
import { DocumentsRepository } from '../document/documents.repository';
import type {
  DocumentName,
  StepDocument,
  StepMark,
  WorkflowProjection,
} from '../../contracts/document-steps';
import { STEP_DATA_FIELDS, STEP_FIELDS } from './step-document';

const MARK = ['stepUnderWay', 'stepMarkedAt'] as const;
const PROJECTED = [
  'workflowVersion',
  'workflowComments',
  'approvedBy',
  'paymentInfo',
  'stepSince',
  // Makes the figures of the list anew at the next start, without the choice of treasury.
  'listVersion',
] as const;
const PAID = { paymentStatus: 'paid', paidCents: null } as const;

/** Before the first step there is no version. */
const isBehind = (version: number): FilterWithin => ({
  $or: [{ workflowVersion: null }, { workflowVersion: trusted({ $lt: version }) }],
});

/** The list filters by the choice of treasury, which stands above what is printed. */
function written(projection: WorkflowProjection): Partial<DocumentRecord> {
  const { paymentInfo } = projection;
  return { ...projection, ...(paymentInfo && { hasDetraction: paymentInfo.requiresDetraction }) };
}

/** What a step of the workflow reads and writes of a company's documents. */
@Injectable()
export class StepsRepository {
  private readonly documents: TenantCollection<DocumentRecord>;

  constructor(
    @InjectModel(DocumentRecord.name) documents: Model<DocumentRecord>,
    private readonly changes: DocumentsRepository,
  ) {
    this.documents = new TenantCollection(documents);
  }

  async stepRecord(tenantId: string, id: string): Promise<DocumentRecord | null> {
    const fields = { ...STEP_FIELDS, ...STEP_DATA_FIELDS };
    return this.documents.of(tenantId).findOne({ _id: id }, fields).lean<DocumentRecord>();
  }

  async exists({ tenantId, id }: DocumentName): Promise<boolean> {
    return (await this.documents.of(tenantId).findOne({ _id: id }, { _id: 1 }).lean()) !== null;
  }

  async hasReferenceElsewhere({ tenantId, id }: DocumentName, reference: string): Promise<boolean> {
    const filter = {
      // The type is what makes the partial index usable.
      'paymentInfo.telereditoReference': trusted({ $eq: reference, $type: 'string' }),
      _id: trusted({ $ne: id }),
    };
    return (await this.documents.of(tenantId).findOne(filter, { _id: 1 }).lean()) !== null;
  }

  /** False when the document is not as it was looked at, or another step is under way. */
  async mark({ id, tenantId, version, workflow }: StepDocument, since: Date): Promise<boolean> {
    const { modifiedCount } = await this.documents.of(tenantId).updateOne(
      {
        _id: id,
        version,
        stepUnderWay: null,
        workflowVersion: workflow.workflowVersion || null,
      },
      { $set: { stepUnderWay: true, stepMarkedAt: since, version: (version ?? 0) + 1 } },
    );
    return modifiedCount > 0;
  }

  /** Takes the mark away, unless the document has been changed since it was set. */
  async unmark({ id, tenantId, version }: Omit<StepMark, 'since'>): Promise<void> {
    await this.documents
      .of(tenantId)
      .updateOne(
        { _id: id, version, stepUnderWay: true },
        { $unset: { stepUnderWay: 1, stepMarkedAt: 1 }, $inc: { version: 1 } },
      );
  }

  /**
   * Writes the projection on a document that holds an older one, and takes the mark away. The one write
   * that passes the payment sets paid. False when it holds this one or a newer one, or is not there.
   */
  async project({ id, tenantId }: DocumentName, projection: WorkflowProjection): Promise<boolean> {
    const { workflowVersion } = projection;
    const name = { _id: id, tenantId };
    const set = written(projection);
    const passesPayment =
      workflowVersion >= PAYMENT_STEP &&
      (await this.changes.write(name, isBehind(PAYMENT_STEP), {
        set: { ...set, ...PAID },
        unset: MARK,
      }));
    return (
      passesPayment || this.changes.write(name, isBehind(workflowVersion), { set, unset: MARK })
    );
  }

  /** Writes the projection whatever the document holds; before the first step there is none. */
  async rewrite({ id, tenantId }: DocumentName, projection: WorkflowProjection): Promise<void> {
    const isBegun = projection.workflowVersion > 0;
    const made = isBegun
      ? { set: written(projection), unset: MARK }
      : { set: { workflowStatus: 'pending' as const }, unset: [...MARK, ...PROJECTED] };
    await this.changes.write({ _id: id, tenantId }, {}, made);
  }
}
