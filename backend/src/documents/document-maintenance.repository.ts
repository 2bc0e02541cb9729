import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { DocumentRecord } from './document.schema';

/** What the reconciler and the relay need across companies; never reachable from a request. */
@Injectable()
export class DocumentMaintenanceRepository {
  constructor(
    @InjectModel(DocumentRecord.name) private readonly documents: Model<DocumentRecord>,
  ) {}

  /** Documents that should be in the queue, oldest first. */
  async unfinished(before: Date, limit: number): Promise<DocumentRecord[]> {
    return this.documents
      .find({
        status: trusted({ $in: ['pending', 'processing'] }),
        createdAt: trusted({ $lte: before }),
      })
      .select({ tenantId: 1, attempt: 1 })
      .sort({ createdAt: 1 })
      .limit(limit)
      .lean<DocumentRecord[]>();
  }

  async withOutbox(limit: number): Promise<DocumentRecord[]> {
    return this.documents
      .find({ hasOutbox: true })
      .select({ tenantId: 1, outbox: 1 })
      .limit(limit)
      .lean<DocumentRecord[]>();
  }

  async findOutbox(id: string): Promise<DocumentRecord | null> {
    return this.documents.findById(id).select({ tenantId: 1, outbox: 1 }).lean<DocumentRecord>();
  }

  /** Takes a copied event out of its document; the mark goes with the last one. */
  async clearFromOutbox(id: string, eventId: string): Promise<void> {
    await this.documents.updateOne({ _id: id }, { $pull: { outbox: { eventId } } });
    await this.documents.updateOne(
      { _id: id, outbox: trusted({ $size: 0 }) },
      { $unset: { hasOutbox: 1 } },
    );
  }
}
