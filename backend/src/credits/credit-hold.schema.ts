import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { tenantOwned } from '../platform/database/tenant-owned';

/**
 * A reservation that waits to be settled. Written before the reservation and taken away after the
 * settlement, so that whatever a crash leaves in between is found again.
 */
@Schema({ collection: 'credit_holds', versionKey: false })
export class CreditHoldRecord {
  /** `{documentId}:{run}` */
  @Prop({ type: String, required: true }) _id!: string;
  @Prop({ type: String, required: true }) tenantId!: string;
  @Prop({ type: String, required: true }) userId!: string;
  @Prop({ type: String, required: true }) documentId!: string;
  @Prop({ type: Number, required: true }) run!: number;
  @Prop({ type: Date, required: true }) at!: Date;
  /** Process that reserved (`LivingProcesses`); absent in holds of before. */
  @Prop({ type: String }) holder?: string;
}

export const CreditHoldSchema = SchemaFactory.createForClass(CreditHoldRecord);
CreditHoldSchema.plugin(tenantOwned);
