import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { TenantCollection } from '../../platform/database/tenant-collection';
import type { RowRange } from '../../platform/http';
import { PaymentBatchRecord } from './payment-batch.schema';

/** What the pre-flight says of an earlier batch. */
export type EarlierBatch = Pick<PaymentBatchRecord, '_id' | 'createdAt' | 'createdByName'>;

@Injectable()
export class PaymentBatchRepository {
  private readonly batches: TenantCollection<PaymentBatchRecord>;

  constructor(@InjectModel(PaymentBatchRecord.name) batches: Model<PaymentBatchRecord>) {
    this.batches = new TenantCollection(batches);
  }

  async insert(batch: PaymentBatchRecord): Promise<void> {
    await this.batches.of(batch.tenantId).insert(batch);
  }

  async find(tenantId: string, id: string): Promise<PaymentBatchRecord | null> {
    return this.batches.of(tenantId).findOne({ _id: id }).lean<PaymentBatchRecord>();
  }

  /** Newest first. */
  async page(tenantId: string, { from, to }: RowRange): Promise<PaymentBatchRecord[]> {
    return this.batches
      .of(tenantId)
      .find({}, { outbox: 0 })
      .sort({ createdAt: -1, _id: 1 })
      .skip(from)
      .limit(to - from + 1)
      .lean<PaymentBatchRecord[]>();
  }

  count(tenantId: string): Promise<number> {
    return this.batches.of(tenantId).count();
  }

  async findEarlier(tenantId: string, ids: readonly string[]): Promise<EarlierBatch[]> {
    return this.batches
      .of(tenantId)
      .find({ _id: trusted({ $in: [...ids] }) }, { createdAt: 1, createdByName: 1 })
      .lean<EarlierBatch[]>();
  }
}
