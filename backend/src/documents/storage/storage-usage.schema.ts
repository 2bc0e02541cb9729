import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { tenantOwned } from '../../platform/database/tenant-owned';

/**
 * How many originals a company keeps and how large they are together. A sum of its documents beside
 * them, so that an upload is judged without reading them; counted anew from them now and then.
 */
@Schema({ collection: 'storage_usage', versionKey: false })
export class StorageUsageRecord {
  /** The tenant, once more. */
  @Prop({ type: String, required: true }) _id!: string;
  @Prop({ type: String, required: true }) tenantId!: string;
  @Prop({ type: Number, required: true }) files!: number;
  @Prop({ type: Number, required: true }) bytes!: number;
  /** Grows with every change: a count is written only on what it was begun on. */
  @Prop({ type: Number, required: true }) revision!: number;
}

export const StorageUsageSchema = SchemaFactory.createForClass(StorageUsageRecord);
StorageUsageSchema.plugin(tenantOwned);
