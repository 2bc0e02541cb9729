import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { Clock } from '../platform/clock/clock';
import type { RowRange } from '../platform/requests';
import { OUTBOX_FILLED, type OutboxFilled } from '../platform/outbox';
import { paidKey, type EarlierBatches } from '../rules/payment-file';
import { toJudged, type JudgedRecord } from './judged-document';
import { abandoned, claimsOf, earlierOf, type Claim, type RecordedBatches } from './domain/claims';
import {
  PAYMENT_BATCH_STREAM,
  PaymentBatchRepository,
  PaymentClaimRepository,
  type PaymentBatchRecord,
} from './payment-batch.repository';

/** What has been claimed for payment by file, and by which recorded batches. */
interface ClaimedPayments {
  claims: Claim[];
  recorded: RecordedBatches;
}

/** The same of documents that a file is to pay. */
interface Claimable extends ClaimedPayments {
  /** What a batch of these documents has to claim, each once, in the order that holds for everybody. */
  subjects: readonly string[];
  /** By subject, the recorded batches that have claimed it. */
  earlier: EarlierBatches;
}

/** The payment files of a company: what each pays nobody pays by file at the same time. */
@Injectable()
export class PaymentFiles {
  constructor(
    private readonly batches: PaymentBatchRepository,
    private readonly claims: PaymentClaimRepository,
    private readonly clock: Clock,
    private readonly news: EventEmitter2,
  ) {}

  /** Newest first. */
  newest(tenantId: string, range: RowRange): Promise<PaymentBatchRecord[]> {
    return this.batches.newest(tenantId, range);
  }

  countBatches(tenantId: string): Promise<number> {
    return this.batches.countBatches(tenantId);
  }

  batchOf(tenantId: string, id: string): Promise<PaymentBatchRecord | null> {
    return this.batches.batchOf(tenantId, id);
  }

  /** What stands in the way of a file that pays these documents. */
  async before(tenantId: string, records: readonly JudgedRecord[]): Promise<Claimable> {
    const subjects = subjectsOf(records);
    const { claims, recorded } = await this.claimedOf(tenantId, subjects);
    return { subjects, claims, recorded, earlier: earlierOf(claims, recorded) };
  }

  /** Claims on documents and comprobantes. Clears what a crash has left; changes nothing else. */
  async claimedOf(tenantId: string, subjects: readonly string[]): Promise<ClaimedPayments> {
    if (subjects.length === 0) return { claims: [], recorded: new Map() };
    const claims = await this.claims.claimsOn(tenantId, subjects);
    const recorded = await this.recordedOf(tenantId, claims);
    for (const batchId of abandoned(claims, recorded, this.clock.now())) {
      await this.claims.release(tenantId, batchId);
    }
    return { claims, recorded };
  }

  /**
   * Records a batch with its claims; false when another batch holds one of them, then nothing is there.
   * Without its record a batch holds nothing; with it, it keeps what it holds, although the store may
   * have failed to say that the record is there.
   */
  async record(batch: PaymentBatchRecord, found: Claimable): Promise<boolean> {
    const { tenantId, _id, createdAt: at } = batch;
    const claims = claimsOf(found, { tenantId, batchId: _id, at });
    if (!(await this.claims.claim(tenantId, _id, claims))) return false;
    try {
      await this.batches.insert(batch);
    } catch (error) {
      if (!(await this.batches.batchOf(tenantId, _id))) await this.claims.release(tenantId, _id);
      throw error;
    }
    this.news.emit(OUTBOX_FILLED, { stream: PAYMENT_BATCH_STREAM, id: _id } satisfies OutboxFilled);
    return true;
  }

  private async recordedOf(tenantId: string, claims: readonly Claim[]): Promise<RecordedBatches> {
    const ids = [...new Set(claims.map(({ batchId }) => batchId))];
    const found = ids.length === 0 ? [] : await this.batches.findEarlier(tenantId, ids);
    return new Map(
      found.map(({ _id, createdAt, createdBy, createdByName }) => [
        _id,
        { batchId: _id, at: createdAt.toISOString(), createdBy, createdByName },
      ]),
    );
  }
}

function subjectsOf(records: readonly JudgedRecord[]): string[] {
  const all = records.map(toJudged).flatMap((document) => {
    const key = paidKey(document);
    return key === null ? [document.id] : [document.id, key];
  });
  return [...new Set(all)].sort();
}
