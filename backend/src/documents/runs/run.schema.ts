import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema } from 'mongoose';
import type { DocumentFailure, ProcessEnd } from '../../contracts/document';
import type { FieldCandidate } from '../../contracts/evidence';
import { PROCESSOR_IDS, type ProcessorId } from '../../contracts/processors';
import { RUN_KINDS, RUN_STATUSES, type RunKind, type RunStatus } from '../../contracts/runs';
import { tenantOwned } from '../../platform/database/tenant-owned';

const { Mixed } = MongooseSchema.Types;

/** A value of a run with the place where it stands. */
export interface RunField extends FieldCandidate {
  path: string;
}

/** One engine's reading of a document: a reading attempt, or a second opinion. */
@Schema({ collection: 'reading_runs', versionKey: false, minimize: false })
export class RunRecord {
  @Prop({ type: String, required: true }) _id!: string;
  @Prop({ type: String, required: true }) tenantId!: string;
  @Prop({ type: String, required: true }) documentId!: string;
  @Prop({ type: String, required: true, enum: RUN_KINDS }) kind!: RunKind;
  @Prop({ type: String, required: true, enum: PROCESSOR_IDS }) processor!: ProcessorId;
  @Prop({ type: String, required: true }) model!: string;
  @Prop({ type: String, required: true }) apiModel!: string;
  @Prop({ type: String, required: true, enum: RUN_STATUSES }) status!: RunStatus;
  @Prop({ type: Date, required: true }) startedAt!: Date;
  @Prop({ type: Date, default: null }) finishedAt!: Date | null;
  /** Times that it was begun; a time that only waited for the vendor does not count. */
  @Prop({ type: Number, required: true }) tries!: number;
  /** The process that has it under way, and when that last said so; written before the work begins. */
  @Prop({ type: String }) takenBy?: string | null;
  @Prop({ type: Date }) takenAt?: Date | null;
  /** Processes that ended over it by its doing, and how the last one did. */
  @Prop({ type: Number }) processEnds?: number;
  @Prop({ type: String }) lastEnd?: ProcessEnd;
  /** When it took all the processor's time that a reading may take. */
  @Prop({ type: Date }) exhaustedAt?: Date;
  /** Ids of the engine's calls whose usage is in the sums, each once. */
  @Prop({ type: [String], required: true }) calls!: string[];
  @Prop({ type: Number, required: true }) requests!: number;
  @Prop({ type: Number, required: true }) inputTokens!: number;
  @Prop({ type: Number, required: true }) outputTokens!: number;
  @Prop({ type: Number, required: true }) pages!: number;
  @Prop({ type: Number, required: true }) ms!: number;
  /** Of what has a price. */
  @Prop({ type: Number, required: true }) costUsd!: number;
  /** False once something was used whose price is not known. */
  @Prop({ type: Boolean, required: true }) isPriced!: boolean;
  @Prop({ type: Number, default: null }) confidence!: number | null;
  @Prop({ type: Mixed, default: null }) failure!: DocumentFailure | null;
  /** An array, because paths hold dots; null until read. */
  @Prop({ type: [Mixed], default: null }) fields!: RunField[] | null;
}

export const RunSchema = SchemaFactory.createForClass(RunRecord);
RunSchema.plugin(tenantOwned);
RunSchema.index({ tenantId: 1, documentId: 1, startedAt: -1 });
RunSchema.index({ status: 1, kind: 1, startedAt: 1 });
RunSchema.index({ startedAt: 1 });
RunSchema.index(
  { tenantId: 1, exhaustedAt: 1 },
  { partialFilterExpression: { exhaustedAt: { $type: 'date' } } },
);
