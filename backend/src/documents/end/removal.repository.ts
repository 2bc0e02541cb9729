import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { TenantCollection, textIs } from '../../platform/database/tenant-collection';
import { DocumentRecord } from '../document/document.schema';
import { DocumentRevisionRepository, type Written } from '../document/documents.repository';
import { WITH_DELETED } from './deleted-documents.schema';

const EVEN_DELETED = { [WITH_DELETED]: true };

/** Hides a document for good; the key of its upload is free again. */
export const deletion = (at: Date) =>
  ({ set: { deletedAt: at }, unset: ['idempotencyKey'] }) satisfies Written;

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
  async eraseRecord(tenantId: string, id: string): Promise<void> {
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
}
