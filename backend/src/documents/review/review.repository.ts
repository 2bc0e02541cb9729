import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { REVIEW_QUEUE_MAX, type ReviewFilter } from '../../contracts/review';
import { TenantCollection, type FilterWithin } from '../../platform/database/tenant-collection';
import { REVIEW_INDEX, REVIEW_ORDER } from '../document/document-indexes';
import { DocumentRecord } from '../document/document.schema';
import type { ReviewLockRecord } from './domain/review-state';

/** What one entry of the queue is made of: whole top-level keys, which the embedded store cuts out fastest. */
const QUEUE_PROJECTION = {
  filename: 1,
  createdAt: 1,
  doubtful: 1,
  contradictions: 1,
  reviewDue: 1,
  extractedData: 1,
} as const;

export interface QueueQuestion {
  filter: ReviewFilter;
  userId: string;
  now: Date;
}

/** What review reads and writes; all of it within a company. */
@Injectable()
export class ReviewRepository {
  private readonly documents: TenantCollection<DocumentRecord>;

  constructor(@InjectModel(DocumentRecord.name) documents: Model<DocumentRecord>) {
    this.documents = new TenantCollection(documents);
  }

  /** Takes or renews the lock of a document; false when another person holds it. No change of the document. */
  async takeLock(
    tenantId: string,
    id: string,
    lock: ReviewLockRecord,
    { now, isForced }: { now: Date; isForced: boolean },
  ): Promise<boolean> {
    const free = [
      { reviewLock: null },
      { 'reviewLock.userId': lock.userId },
      { 'reviewLock.until': trusted({ $lte: now }) },
    ];
    const filter = isForced ? { _id: id } : { _id: id, $or: free };
    const { matchedCount } = await this.documents
      .of(tenantId)
      .updateOne(filter, { $set: { reviewLock: lock } });
    return matchedCount > 0;
  }

  async releaseLock(tenantId: string, id: string, userId: string): Promise<void> {
    await this.documents
      .of(tenantId)
      .updateOne({ _id: id, 'reviewLock.userId': userId }, { $set: { reviewLock: null } });
  }

  async queue(tenantId: string, question: QueueQuestion): Promise<DocumentRecord[]> {
    const query = this.documents
      .of(tenantId)
      .find(queueFilter(question), QUEUE_PROJECTION)
      .sort(REVIEW_ORDER)
      .limit(REVIEW_QUEUE_MAX);
    // Nearly all that is open is due, so that its order leads to the first of them; of others there may be few.
    const due = question.filter === 'por-revisar' ? query.hint(REVIEW_INDEX) : query;
    return due.lean<DocumentRecord[]>();
  }

  /**
   * What is due is all that is open but what is put off: each of the two stands in an index of its own, and
   * their difference in none.
   */
  async countQueue(tenantId: string, { filter, userId, now }: QueueQuestion): Promise<number> {
    const own = this.documents.of(tenantId);
    const open = openFilter(filter, userId);
    const later = await own.count({ ...open, ...putOff(now) });
    return filter === 'pospuestos' ? later : Math.max((await own.count(open)) - later, 0);
  }
}

function queueFilter({ filter, userId, now }: QueueQuestion): FilterWithin {
  const open = openFilter(filter, userId);
  if (filter === 'pospuestos') return { ...open, ...putOff(now) };
  return { ...open, $or: [{ postponedUntil: null }, { postponedUntil: trusted({ $lte: now }) }] };
}

/** What is read and not confirmed, put off or not. */
function openFilter(filter: ReviewFilter, userId: string): FilterWithin {
  const open = { status: 'completed', isConfirmed: false };
  if (filter === 'con-dudas') return { ...open, doubtful: trusted({ $gt: 0 }) };
  if (filter === 'contradicciones') return { ...open, contradictions: trusted({ $gt: 0 }) };
  return filter === 'mios' ? { ...open, uploadedBy: userId } : open;
}

const putOff = (now: Date): FilterWithin => ({ postponedUntil: trusted({ $gt: now }) });
