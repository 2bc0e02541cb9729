import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { AllowedSpreadsheet } from '../contracts/sheets';
import { tenantOwned } from '../platform/database/tenant-owned';

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
