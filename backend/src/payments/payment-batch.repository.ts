import { Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, trusted, type Model } from 'mongoose';
import type { PaymentFileOptions, PaymentReason } from '../contracts/exports';
import { TenantCollection } from '../platform/database/tenant-collection';
import { tenantOwned } from '../platform/database/tenant-owned';
import type { RowRange } from '../platform/requests';
import type { OutboxEntry, WithOutbox } from '../platform/outbox';
import type { WrittenLine } from '../rules/payment-file';

const { Mixed } = MongooseSchema.Types;

/** What can happen to a batch; names are stored and never change. */
type PaymentBatchEventType = 'PaymentBatchCreated';
/** Events of batch `id` stand in the stream `paymentBatch-{id}`. */
export const PAYMENT_BATCH_STREAM = 'paymentBatch';

/** A line as it was written, so that the same file can be made again whatever happens to the document. */
interface BatchLine extends WrittenLine {
  documentId: string;
}

/** A recorded payment file; never changed after it was inserted, but for its outbox. */
@Schema({ collection: 'payment_batches', versionKey: false, minimize: false })
export class PaymentBatchRecord implements WithOutbox {
  @Prop({ type: String, required: true }) _id!: string;
  @Prop({ type: String, required: true }) tenantId!: string;
  @Prop({ type: Date, required: true }) createdAt!: Date;
  @Prop({ type: String, required: true }) createdBy!: string;
  @Prop({ type: String, required: true }) createdByName!: string;
  @Prop({ type: String, required: true }) companyRuc!: string;
  /** Day of the file in Peru, ISO. */
  @Prop({ type: String, required: true }) day!: string;
  @Prop({ type: String, required: true }) currency!: string;
  @Prop({ type: Mixed, required: true }) options!: PaymentFileOptions;
  @Prop({ type: Number, required: true }) totalCents!: number;
  /** Of the bytes of the file, hex. */
  @Prop({ type: String, required: true }) sha256!: string;
  @Prop({ type: [Mixed], required: true }) lines!: BatchLine[];
  /** Documents that entered although a finding spoke against it. */
  @Prop({ type: [String], required: true }) included!: string[];
  /** Why, where a finding asked for it; absent in batches older than reasons. */
  @Prop({ type: [Mixed], default: undefined }) reasons?: PaymentReason[];
  @Prop({ type: [Mixed], default: [] }) outbox!: OutboxEntry<PaymentBatchEventType>[];
  @Prop({ type: Boolean }) hasOutbox?: boolean;
}

/**
 * The claim of a batch on a document, or on a comprobante, for the n-th payment by file. Its id is what
 * it claims, so that the store gives it once.
 */
@Schema({ collection: 'payment_claims', versionKey: false })
export class PaymentClaimRecord {
  /** `{tenantId}|{subject}|{turn}`. */
  @Prop({ type: String, required: true }) _id!: string;
  @Prop({ type: String, required: true }) tenantId!: string;
  /** A document's id, or the key of its comprobante. */
  @Prop({ type: String, required: true }) subject!: string;
  /** From 1. */
  @Prop({ type: Number, required: true }) turn!: number;
  @Prop({ type: String, required: true }) batchId!: string;
  @Prop({ type: Date, required: true }) at!: Date;
}

export const PaymentBatchSchema = SchemaFactory.createForClass(PaymentBatchRecord);
PaymentBatchSchema.plugin(tenantOwned);
PaymentBatchSchema.index({ tenantId: 1, createdAt: -1, _id: 1 });
PaymentBatchSchema.index({ hasOutbox: 1 }, { sparse: true });

export const PaymentClaimSchema = SchemaFactory.createForClass(PaymentClaimRecord);
PaymentClaimSchema.plugin(tenantOwned);
PaymentClaimSchema.index({ tenantId: 1, subject: 1, turn: 1 });
PaymentClaimSchema.index({ tenantId: 1, batchId: 1 });

/** What the pre-flight says of an earlier batch. */
export type EarlierBatch = Pick<
  PaymentBatchRecord,
  '_id' | 'createdAt' | 'createdBy' | 'createdByName'
>;

@Injectable()
export class PaymentBatchRepository {
  private readonly batches: TenantCollection<PaymentBatchRecord>;

  constructor(@InjectModel(PaymentBatchRecord.name) batches: Model<PaymentBatchRecord>) {
    this.batches = new TenantCollection(batches);
  }

  async insert(batch: PaymentBatchRecord): Promise<void> {
    await this.batches.of(batch.tenantId).insert(batch);
  }

  async batchOf(tenantId: string, id: string): Promise<PaymentBatchRecord | null> {
    return this.batches.of(tenantId).findOne({ _id: id }).lean<PaymentBatchRecord>();
  }

  /** Newest first. */
  async newest(tenantId: string, { from, to }: RowRange): Promise<PaymentBatchRecord[]> {
    return this.batches
      .of(tenantId)
      .find({}, { outbox: 0 })
      .sort({ createdAt: -1, _id: 1 })
      .skip(from)
      .limit(to - from + 1)
      .lean<PaymentBatchRecord[]>();
  }

  countBatches(tenantId: string): Promise<number> {
    return this.batches.of(tenantId).count();
  }

  async findEarlier(tenantId: string, ids: readonly string[]): Promise<EarlierBatch[]> {
    return this.batches
      .of(tenantId)
      .find({ _id: trusted({ $in: [...ids] }) }, { createdAt: 1, createdBy: 1, createdByName: 1 })
      .lean<EarlierBatch[]>();
  }
}

const DUPLICATE_KEY = 11_000;

/** Which batch has claimed what: the store gives each turn of a document to one batch only. */
@Injectable()
export class PaymentClaimRepository {
  private readonly claims: TenantCollection<PaymentClaimRecord>;

  constructor(@InjectModel(PaymentClaimRecord.name) claims: Model<PaymentClaimRecord>) {
    this.claims = new TenantCollection(claims);
  }

  async claimsOn(tenantId: string, subjects: readonly string[]): Promise<PaymentClaimRecord[]> {
    return this.claims
      .of(tenantId)
      .find({ subject: trusted({ $in: [...subjects] }) })
      .sort({ turn: 1 })
      .lean<PaymentClaimRecord[]>();
  }

  /**
   * All claims of a batch or none: false when another batch holds one of them, then nothing is held. They
   * have to be in one order for everybody, so that of two that overlap one gets all of its own.
   */
  async claim(
    tenantId: string,
    batchId: string,
    claims: readonly PaymentClaimRecord[],
  ): Promise<boolean> {
    const own = this.claims.of(tenantId);
    try {
      await own.insertMany(claims);
      return true;
    } catch (error) {
      await own.deleteMany({ batchId });
      if ((error as { code?: unknown }).code === DUPLICATE_KEY) return false;
      throw error;
    }
  }

  async release(tenantId: string, batchId: string): Promise<void> {
    await this.claims.of(tenantId).deleteMany({ batchId });
  }
}
