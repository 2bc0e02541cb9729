import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { TenantCollection } from '../../platform/database/tenant-collection';
import { DocumentRecord } from '../document/document.schema';

/** Originals of one company whose retention ends. */
@Injectable()
export class RetentionRepository {
  private readonly documents: TenantCollection<DocumentRecord>;

  constructor(@InjectModel(DocumentRecord.name) documents: Model<DocumentRecord>) {
    this.documents = new TenantCollection(documents);
  }

  /**
   * Documents confirmed at `limit` or before whose original is still kept, the oldest first. What is still
   * to be paid keeps its original, however long ago it was confirmed.
   */
  async due(tenantId: string, limit: Date, count: number): Promise<DocumentRecord[]> {
    return this.documents
      .of(tenantId)
      .find({
        originalDeletedAt: null,
        confirmedAt: trusted({ $lte: limit }),
        isConfirmed: true,
        $or: [{ paymentStatus: 'paid' }, { isPayable: false }],
      })
      .select({ tenantId: 1, blobKey: 1, fileSize: 1, sourceBytes: 1, confirmedAt: 1 })
      .sort({ confirmedAt: 1 })
      .limit(count)
      .lean<DocumentRecord[]>();
  }

  /** The files are gone now. */
  async finish({ _id, tenantId }: Pick<DocumentRecord, '_id' | 'tenantId'>): Promise<void> {
    await this.documents.of(tenantId).updateOne({ _id }, { $unset: { hasExpiredFiles: 1 } });
  }
}
