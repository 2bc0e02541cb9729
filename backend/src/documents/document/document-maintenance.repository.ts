import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { AcrossTenants } from '../../platform/database/across-tenants';
import { DocumentRecord } from './document.schema';
import { WITH_DELETED } from '../end/deleted-documents.schema';

/** How far a reading has come. */
export type ReadingState = Pick<DocumentRecord, 'status' | 'attempt' | 'failure'>;

/** A deletion has its event, too. */
const EVEN_DELETED = { [WITH_DELETED]: true };

/** What the reconciler and the relay need across companies; never reachable from a request. */
@Injectable()
export class DocumentMaintenanceRepository {
  private readonly documents: AcrossTenants<DocumentRecord>;

  constructor(@InjectModel(DocumentRecord.name) documents: Model<DocumentRecord>) {
    this.documents = new AcrossTenants(documents);
  }

  /** Documents that should be in the queue, oldest first. */
  async unfinished(before: Date, limit: number): Promise<DocumentRecord[]> {
    return this.documents
      .find('reconcile the queue', {
        status: trusted({ $in: ['pending', 'processing'] }),
        createdAt: trusted({ $lte: before }),
      })
      .select({ tenantId: 1, attempt: 1 })
      .sort({ createdAt: 1 })
      .limit(limit)
      .lean<DocumentRecord[]>();
  }

  /** How far the readings of these documents have come; a document that is not there is left out. */
  async states(ids: readonly string[]): Promise<Map<string, ReadingState>> {
    const records = await this.documents
      .find('settle credits', { _id: trusted({ $in: [...ids] }) })
      .select({ tenantId: 1, status: 1, attempt: 1, failure: 1 })
      .lean<(ReadingState & { _id: string })[]>();
    return new Map(records.map((record) => [record._id, record]));
  }

  countWithOutbox(): Promise<number> {
    return this.documents.count('relay the outbox', { hasOutbox: true });
  }

  /** For the platform admin, who stands above the companies. */
  async findForAdmin(id: string): Promise<DocumentRecord | null> {
    return this.documents
      .findOne('retry for the platform admin', { _id: id })
      .lean<DocumentRecord>();
  }

  async withOutbox(limit: number): Promise<DocumentRecord[]> {
    return this.documents
      .find('relay the outbox', { hasOutbox: true })
      .setOptions(EVEN_DELETED)
      .select({ tenantId: 1, outbox: 1 })
      .limit(limit)
      .lean<DocumentRecord[]>();
  }

  async findOutbox(id: string): Promise<DocumentRecord | null> {
    return this.documents
      .findOne('relay the outbox', { _id: id })
      .setOptions(EVEN_DELETED)
      .select({ tenantId: 1, outbox: 1 })
      .lean<DocumentRecord>();
  }

  /** Takes a copied event out of its document; the mark goes with the last one. */
  async clearFromOutbox(id: string, eventId: string): Promise<void> {
    const only = { _id: id, outbox: trusted({ $size: 1 }), 'outbox.eventId': eventId };
    const { matchedCount } = await this.documents
      .updateOne('relay the outbox', only, { $set: { outbox: [] }, $unset: { hasOutbox: 1 } })
      .setOptions(EVEN_DELETED);
    if (matchedCount > 0) return;
    const own = { _id: id };
    const empty = { _id: id, outbox: trusted({ $size: 0 }) };
    await this.documents
      .updateOne('relay the outbox', own, { $pull: { outbox: { eventId } } })
      .setOptions(EVEN_DELETED);
    await this.documents
      .updateOne('relay the outbox', empty, { $unset: { hasOutbox: 1 } })
      .setOptions(EVEN_DELETED);
  }
}
