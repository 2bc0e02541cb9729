import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import {
  TenantCollection,
  textIs,
  type FilterWithin,
} from '../../platform/database/tenant-collection';
import { DocumentRecord } from '../document/document.schema';
import type { OutboxEntry } from '../document/documents.events';
import { DocumentRevisionRepository } from '../document/documents.repository';
import type { DocumentName } from './removal-maintenance.repository';
import { WITH_DELETED } from './deleted-documents.schema';

const EVEN_DELETED = { [WITH_DELETED]: true };

/** What the deletion of a company's document reads and writes. */
@Injectable()
export class RemovalRepository {
  private readonly documents: TenantCollection<DocumentRecord>;

  constructor(
    @InjectModel(DocumentRecord.name) documents: Model<DocumentRecord>,
    private readonly revisions: DocumentRevisionRepository,
  ) {
    this.documents = new TenantCollection(documents);
  }

  /**
   * Hides the document for good, with its event, unless it was read, confirmed, sent or paid meanwhile,
   * its original has expired, or a step of the workflow is being recorded; then false. The key of its
   * upload is free again.
   */
  mark(document: DocumentRecord, at: Date, event: OutboxEntry): Promise<boolean> {
    const { attempt, status, isConfirmed, paymentStatus } = document;
    const workflowStatus = document.workflowStatus ?? null;
    const originalDeletedAt = document.originalDeletedAt ?? null;
    const asRead = { attempt, status, isConfirmed, paymentStatus, workflowStatus };
    return this.hide(document, { ...asRead, originalDeletedAt }, at, event);
  }

  /** Hides a document whatever its state, with its event; false when that is done, or a step is being recorded. */
  markOfLeaving(document: DocumentName, at: Date, event: OutboxEntry): Promise<boolean> {
    return this.hide(document, {}, at, event);
  }

  /** Documents of a company, deleted or not, at most `limit`. */
  async some(tenantId: string, limit: number): Promise<DocumentRecord[]> {
    return this.documents
      .of(tenantId)
      .find({})
      .setOptions(EVEN_DELETED)
      .limit(limit)
      .lean<DocumentRecord[]>();
  }

  /** A document that is deleted and not yet erased. */
  async findDeleted(tenantId: string, id: string): Promise<DocumentRecord | null> {
    return this.documents
      .of(tenantId)
      .findOne({ _id: id, deletedAt: trusted({ $ne: null }) })
      .setOptions(EVEN_DELETED)
      .lean<DocumentRecord>();
  }

  /** The last act of an erasure. */
  async remove(tenantId: string, id: string): Promise<void> {
    await this.documents
      .of(tenantId)
      .deleteOne({ _id: id, deletedAt: trusted({ $ne: null }) })
      .setOptions(EVEN_DELETED);
    await this.revisions.bump(tenantId, id);
  }

  /** Documents that are marked as duplicates of this one. */
  async duplicatesOf(tenantId: string, id: string): Promise<DocumentRecord[]> {
    return this.documents
      .of(tenantId)
      .find({ duplicateOf: textIs(id) })
      .lean<DocumentRecord[]>();
  }

  private async hide(
    { _id, tenantId }: DocumentName,
    asRead: FilterWithin,
    at: Date,
    event: OutboxEntry,
  ): Promise<boolean> {
    const { modifiedCount } = await this.documents.of(tenantId).updateOne(
      { ...asRead, _id, stepUnderWay: null },
      {
        $set: { deletedAt: at, hasOutbox: true },
        $unset: { idempotencyKey: 1 },
        $push: { outbox: event },
      },
    );
    if (modifiedCount > 0) await this.revisions.bump(tenantId, _id);
    return modifiedCount > 0;
  }
}
