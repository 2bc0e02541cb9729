import { Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Model } from 'mongoose';
import type { BankPart, ChargeAccount } from '../contracts/bank-file';
import type { PaymentFileOptions, PaymentReason } from '../contracts/exports';
import { tenantOwned } from '../platform/database/tenant-owned';
import type { OutboxEntry } from '../platform/outbox';
import type { WrittenLine } from '../rules/payment-file';
import { RecordedFileRepository, type RecordedFile } from './recorded-file.repository';

const { Mixed } = MongooseSchema.Types;

/** What can happen to a batch; names are stored and never change. */
type PaymentBatchEventType = 'PaymentBatchCreated';
/** Events of batch `id` stand in the stream `paymentBatch-{id}`. */
export const PAYMENT_BATCH_STREAM = 'paymentBatch';

/** A line as it was written, so that the same file can be made again whatever happens to the document. */
interface BatchLine extends WrittenLine {
  documentId: string;
  /** In a bank's file. */
  bank?: BankPart;
}

/** A recorded payment file; never changed after it was inserted, but for its outbox. */
@Schema({ collection: 'payment_batches', versionKey: false, minimize: false })
export class PaymentBatchRecord implements RecordedFile {
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
  /** Of a bank's file, as it was when the file was made. */
  @Prop({ type: Mixed }) charge?: ChargeAccount;
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

export const PaymentBatchSchema = SchemaFactory.createForClass(PaymentBatchRecord);
PaymentBatchSchema.plugin(tenantOwned);
PaymentBatchSchema.index({ tenantId: 1, createdAt: -1, _id: 1 });
PaymentBatchSchema.index({ hasOutbox: 1 }, { sparse: true });

@Injectable()
export class PaymentBatchRepository extends RecordedFileRepository<PaymentBatchRecord> {
  constructor(@InjectModel(PaymentBatchRecord.name) batches: Model<PaymentBatchRecord>) {
    super(batches);
  }
}
