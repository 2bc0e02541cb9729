import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { AcrossTenants } from '../../platform/database/across-tenants';
import { DocumentRecord } from '../document/document.schema';
import { DocumentRevisionRepository } from '../document/documents.repository';
import { OLDER_LIST_VERSIONS } from './list-figures-of';

/** What the figures of a record are made of, and what tells whether it has changed meanwhile. */
const SOURCE_FIELDS = {
  tenantId: 1,
  filename: 1,
  createdAt: 1,
  extractedData: 1,
  authenticity: 1,
  words: 1,
  paymentInfo: 1,
  blobKey: 1,
  attempt: 1,
  version: 1,
  listVersion: 1,
} as const;

export type ListSourceRecord = Pick<DocumentRecord, '_id' | keyof typeof SOURCE_FIELDS>;

/** Finds over all companies the records whose figures are older than the program. */
@Injectable()
export class ListingMaintenanceRepository {
  private readonly documents: AcrossTenants<DocumentRecord>;

  constructor(
    @InjectModel(DocumentRecord.name) documents: Model<DocumentRecord>,
    private readonly revisions: DocumentRevisionRepository,
  ) {
    this.documents = new AcrossTenants(documents);
  }

  async outdated(limit: number): Promise<ListSourceRecord[]> {
    return this.documents
      .find('make list figures', { listVersion: trusted({ $in: [null, ...OLDER_LIST_VERSIONS] }) })
      .select(SOURCE_FIELDS)
      .limit(limit)
      .lean<ListSourceRecord[]>();
  }

  /** Writes figures; nothing when the record has changed since it was read: it is found again. */
  async setFigures(
    { _id, tenantId, version, attempt }: ListSourceRecord,
    figures: Partial<DocumentRecord>,
  ): Promise<boolean> {
    const { modifiedCount } = await this.documents.updateOne(
      'make list figures',
      { _id, tenantId, attempt, version: version ?? null },
      { $set: figures },
    );
    if (modifiedCount > 0) await this.revisions.bump(tenantId, _id);
    return modifiedCount > 0;
  }
}
