import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { tenantOwned } from '../../platform/database/tenant-owned';

/** Somebody pays a debt just now. Its id names the debt, so that the store gives the turn once. */
@Schema({ collection: 'payment_turns', versionKey: false })
export class PaymentTurnRecord {
  /** `{tenantId}|{debt}`. */
  @Prop({ type: String, required: true }) _id!: string;
  @Prop({ type: String, required: true }) tenantId!: string;
  @Prop({ type: String, required: true }) holder!: string;
  /** From then on it is what a process has left that ended. */
  @Prop({ type: Date, required: true }) until!: Date;
}

export const PaymentTurnSchema = SchemaFactory.createForClass(PaymentTurnRecord);
PaymentTurnSchema.plugin(tenantOwned);
PaymentTurnSchema.index({ tenantId: 1, holder: 1 });
