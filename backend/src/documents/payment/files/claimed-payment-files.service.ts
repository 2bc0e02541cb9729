import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { abandoned, type Claim, type RecordedBatches } from './domain/claims';
import {
  PaymentBatchRepository,
  PaymentClaimRepository,
  type PaymentBatchRecord,
  type PaymentClaimRecord,
} from './payment-batch.repository';

/** What has been claimed for payment by file, and by which recorded batches. */
export interface ClaimedPayments {
  claims: Claim[];
  recorded: RecordedBatches;
}

/** The payment files of a company as far as they decide about the next payment. */
@Injectable()
export class ClaimedPaymentFiles {
  constructor(
    private readonly batches: PaymentBatchRepository,
    private readonly claims: PaymentClaimRepository,
    private readonly clock: Clock,
  ) {}

  /** Claims on documents and comprobantes. Clears what a crash has left; changes nothing else. */
  async of(tenantId: string, subjects: readonly string[]): Promise<ClaimedPayments> {
    if (subjects.length === 0) return { claims: [], recorded: new Map() };
    const claims = await this.claims.of(tenantId, subjects);
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
  async record(batch: PaymentBatchRecord, claims: readonly PaymentClaimRecord[]): Promise<boolean> {
    const { tenantId, _id } = batch;
    if (!(await this.claims.take(tenantId, _id, claims))) return false;
    try {
      await this.batches.insert(batch);
      return true;
    } catch (error) {
      if (!(await this.batches.find(tenantId, _id))) await this.claims.release(tenantId, _id);
      throw error;
    }
  }

  private async recordedOf(tenantId: string, claims: readonly Claim[]): Promise<RecordedBatches> {
    const ids = [...new Set(claims.map(({ batchId }) => batchId))];
    const found = ids.length === 0 ? [] : await this.batches.findEarlier(tenantId, ids);
    return new Map(
      found.map(({ _id, createdAt, createdByName }) => [
        _id,
        { batchId: _id, at: createdAt.toISOString(), createdByName },
      ]),
    );
  }
}
