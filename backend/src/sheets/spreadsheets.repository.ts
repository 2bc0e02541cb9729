import { Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { AllowedSpreadsheet } from '../contracts/sheets';
import { TenantCollection, textIs } from '../platform/database/tenant-collection';
import { tenantOwned } from '../platform/database/tenant-owned';
import { isStoredFirst } from '../platform/database/unique-writes';

/** A spreadsheet that a company may send to. */
@Schema({ collection: 'spreadsheets', versionKey: false })
export class SpreadsheetRecord {
  /** `{tenantId}|{spreadsheetId}`: on the list of a company once. */
  @Prop({ type: String, required: true }) _id!: string;
  @Prop({ type: String, required: true }) tenantId!: string;
  @Prop({ type: String, required: true }) spreadsheetId!: string;
  @Prop({ type: String, required: true }) title!: string;
  @Prop({ type: String, required: true, enum: ['created', 'registered'] })
  origin!: AllowedSpreadsheet['origin'];
  @Prop({ type: String, required: true }) addedBy!: string;
  @Prop({ type: String, required: true }) addedByName!: string;
  @Prop({ type: Date, required: true }) addedAt!: Date;
  /** Of the request that made it. */
  @Prop({ type: String }) idempotencyKey?: string;
}

export const SpreadsheetSchema = SchemaFactory.createForClass(SpreadsheetRecord);
SpreadsheetSchema.plugin(tenantOwned);
SpreadsheetSchema.index({ tenantId: 1, addedAt: -1, _id: 1 });
SpreadsheetSchema.index(
  { tenantId: 1, idempotencyKey: 1 },
  { unique: true, partialFilterExpression: { idempotencyKey: { $type: 'string' } } },
);

const LIST_MAX = 500;

/** The allow lists of companies; every method sees that of one tenant alone. */
@Injectable()
export class SpreadsheetsRepository {
  private readonly spreadsheets: TenantCollection<SpreadsheetRecord>;

  constructor(@InjectModel(SpreadsheetRecord.name) spreadsheets: Model<SpreadsheetRecord>) {
    this.spreadsheets = new TenantCollection(spreadsheets);
  }

  /** Newest first. */
  async list(tenantId: string): Promise<SpreadsheetRecord[]> {
    return this.spreadsheets
      .of(tenantId)
      .find()
      .sort({ addedAt: -1, _id: 1 })
      .limit(LIST_MAX)
      .lean<SpreadsheetRecord[]>();
  }

  async spreadsheetOf(tenantId: string, spreadsheetId: string): Promise<SpreadsheetRecord | null> {
    return this.spreadsheets.of(tenantId).findOne({ spreadsheetId }).lean<SpreadsheetRecord>();
  }

  async findByIdempotencyKey(tenantId: string, key: string): Promise<SpreadsheetRecord | null> {
    return this.spreadsheets
      .of(tenantId)
      .findOne({ idempotencyKey: textIs(key) })
      .lean<SpreadsheetRecord>();
  }

  /** False when it is on the list already, or another that was made by the same request. */
  async allow(spreadsheet: SpreadsheetRecord): Promise<boolean> {
    return isStoredFirst(this.spreadsheets.of(spreadsheet.tenantId).insert(spreadsheet));
  }

  /** False when it was not on the list. */
  async remove(tenantId: string, spreadsheetId: string): Promise<boolean> {
    const { deletedCount } = await this.spreadsheets.of(tenantId).deleteOne({ spreadsheetId });
    return deletedCount > 0;
  }
}
