import { Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, trusted, type Model } from 'mongoose';
import type { DepositPayer, WrittenDeposit } from '../../contracts/detraction-deposits';
import { oneOf } from '../../platform/database/tenant-collection';
import { tenantOwned } from '../../platform/database/tenant-owned';
import type { OutboxEntry } from '../../platform/outbox';
import { RecordedFileRepository, type RecordedFile } from '../recorded-file.repository';

const { Mixed } = MongooseSchema.Types;

/** What can happen to a deposit file; names are stored and never change. */
type DepositEventType = 'DetractionDepositCreated';
/** Events of file `id` stand in the stream `detractionDeposit-{id}`. */
export const DEPOSIT_STREAM = 'detractionDeposit';

/** A recorded deposit file; never changed after it was inserted, but for its outbox. */
@Schema({ collection: 'detraction_deposits', versionKey: false, minimize: false })
export class DepositRecord implements RecordedFile {
  @Prop({ type: String, required: true }) _id!: string;
  @Prop({ type: String, required: true }) tenantId!: string;
  @Prop({ type: Date, required: true }) createdAt!: Date;
  @Prop({ type: String, required: true }) createdBy!: string;
  @Prop({ type: String, required: true }) createdByName!: string;
  @Prop({ type: String, required: true }) companyRuc!: string;
  @Prop({ type: String, required: true }) companyName!: string;
  /** `YY` and four digits; the store gives each to one file of the company. */
  @Prop({ type: String, required: true }) number!: string;
  @Prop({ type: String, required: true }) payer!: DepositPayer;
  /** Of the bytes of the file, hex. */
  @Prop({ type: String, required: true }) sha256!: string;
  @Prop({ type: [Mixed], required: true }) lines!: WrittenDeposit[];
  @Prop({ type: [Mixed], default: [] }) outbox!: OutboxEntry<DepositEventType>[];
  @Prop({ type: Boolean }) hasOutbox?: boolean;
}

export const DepositSchema = SchemaFactory.createForClass(DepositRecord);
DepositSchema.plugin(tenantOwned);
DepositSchema.index({ tenantId: 1, createdAt: -1, _id: 1 });
DepositSchema.index({ tenantId: 1, number: 1 }, { unique: true });
DepositSchema.index({ hasOutbox: 1 }, { sparse: true });

type Numbered = Pick<DepositRecord, '_id' | 'number'>;

@Injectable()
export class DepositRepository extends RecordedFileRepository<DepositRecord> {
  constructor(@InjectModel(DepositRecord.name) deposits: Model<DepositRecord>) {
    super(deposits);
  }

  /** The last number of a year (two digits); null when it has none. */
  async lastNumber(tenantId: string, year: string): Promise<string | null> {
    const last = await this.files
      .of(tenantId)
      .findOne({ number: trusted({ $gte: year, $lte: `${year}9999` }) }, { number: 1 })
      .sort({ number: -1 })
      .lean<Numbered>();
    return last?.number ?? null;
  }

  /** By id. */
  async numbersOf(tenantId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const own = this.files.of(tenantId);
    if (ids.length === 0) return new Map();
    const found = await own.find({ _id: oneOf(ids) }, { number: 1 }).lean<Numbered[]>();
    return new Map(found.map(({ _id, number }) => [_id, number]));
  }
}
