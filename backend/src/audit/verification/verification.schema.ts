import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema } from 'mongoose';
import type { AuditErasure, AuditVerification } from '../../contracts/audit';
import { tenantOwned } from '../../platform/database/tenant-owned';
import type { ChainBreak, StreamHead } from './chain-break';

const { Mixed } = MongooseSchema.Types;

/** The running check of a company, else its last one; `_id` is the company's. */
@Schema({ collection: 'audit_verifications', versionKey: false, minimize: false })
export class VerificationRecord {
  @Prop({ type: String, required: true }) _id!: string;
  @Prop({ type: String, required: true }) tenantId!: string;
  @Prop({ type: String, default: 'never' }) state!: AuditVerification['state'];
  /** Tells the check that runs from one that has been given up. */
  @Prop({ type: String, default: null }) runId!: string | null;
  @Prop({ type: String, default: null }) by!: string | null;
  @Prop({ type: Date, default: null }) startedAt!: Date | null;
  @Prop({ type: Date, default: null }) finishedAt!: Date | null;
  /** Last sign of life of the check that runs. */
  @Prop({ type: Date, default: null }) beatAt!: Date | null;
  @Prop({ type: Number, default: 0 }) events!: number;
  @Prop({ type: Number, default: 0 }) streams!: number;
  @Prop({ type: Number, default: 0 }) checkpoints!: number;
  @Prop({ type: [Mixed], default: [] }) breaks!: ChainBreak[];
  @Prop({ type: Number, default: 0 }) erasedEvents?: number;
  @Prop({ type: [Mixed], default: [] }) erasures?: AuditErasure[];
  @Prop({ type: String, default: null }) lastHash!: string | null;
  /** The newest checkpoint: were it cut off, the stream of checkpoints itself could not tell. */
  @Prop({ type: Mixed, default: null }) anchor!: StreamHead | null;
}

export const VerificationSchema = SchemaFactory.createForClass(VerificationRecord);
VerificationSchema.plugin(tenantOwned);
