import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model, type UpdateQuery } from 'mongoose';
import { PAYMENT_STEP } from '../../contracts/workflow';
import { TenantCollection, type FilterWithin } from '../../platform/database/tenant-collection';
import { DocumentRecord } from '../document/document.schema';
import { DocumentRevisionRepository } from '../document/documents.repository';
import {
  STEP_DATA_FIELDS,
  STEP_FIELDS,
  type DocumentName,
  type StepDocument,
  type StepMark,
  type WorkflowProjection,
} from './step-document';

const UNMARK = { stepUnderWay: 1, stepMarkedAt: 1 } as const;
const UNPROJECT = {
  workflowVersion: 1,
  workflowComments: 1,
  approvedBy: 1,
  paymentInfo: 1,
  stepSince: 1,
  // Makes the figures of the list anew at the next start, without the choice of treasury.
  listVersion: 1,
} as const;
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
    private readonly revisions: DocumentRevisionRepository,
  ) {
    this.documents = new TenantCollection(documents);
  }

  async find(tenantId: string, id: string): Promise<DocumentRecord | null> {
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
        { $unset: UNMARK, $inc: { version: 1 } },
      );
  }

  /**
   * Writes the projection on a document that holds an older one, and takes the mark away. The one write
   * that passes the payment sets paid. False when it holds this one or a newer one, or is not there.
   */
  async project({ id, tenantId }: DocumentName, projection: WorkflowProjection): Promise<boolean> {
    const { workflowVersion } = projection;
    const passesPayment =
      workflowVersion >= PAYMENT_STEP &&
      (await this.update(
        tenantId,
        { _id: id, ...isBehind(PAYMENT_STEP) },
        { ...written(projection), ...PAID },
      ));
    return (
      passesPayment ||
      this.update(tenantId, { _id: id, ...isBehind(workflowVersion) }, written(projection))
    );
  }

  /** Writes the projection whatever the document holds; before the first step there is none. */
  async rewrite({ id, tenantId }: DocumentName, projection: WorkflowProjection): Promise<void> {
    if (projection.workflowVersion > 0) {
      await this.update(tenantId, { _id: id }, written(projection));
      return;
    }
    await this.documents.of(tenantId).updateOne(
      { _id: id },
      {
        $set: { workflowStatus: 'pending' },
        $unset: { ...UNMARK, ...UNPROJECT },
        $inc: { version: 1 },
      },
    );
    await this.revisions.bump(tenantId, id);
  }

  private async update(
    tenantId: string,
    filter: FilterWithin & { _id: string },
    $set: Partial<DocumentRecord>,
  ): Promise<boolean> {
    const decided = $set.paymentInfo?.requiresDetraction;
    const listed = decided === undefined ? {} : { hasDetraction: decided };
    const update: UpdateQuery<DocumentRecord> = {
      $set: { ...$set, ...listed },
      $unset: UNMARK,
      $inc: { version: 1 },
    };
    const { matchedCount } = await this.documents.of(tenantId).updateOne(filter, update);
    if (matchedCount > 0) await this.revisions.bump(tenantId, filter._id);
    return matchedCount > 0;
  }
}
