import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema } from 'mongoose';
import type { JobFailure } from '../job-queue';

const { Mixed } = MongooseSchema.Types;
const DEAD_KEPT_SECONDS = 30 * 24 * 3_600;

/**
 * A job that waits, is delayed, runs or is dead; a finished one is deleted. A worker that takes it
 * becomes its `owner` and moves `availableAt` to the end of its lease, so that a worker that dies
 * leaves a job which becomes available by itself.
 */
@Schema({ collection: 'jobs', versionKey: false, minimize: false })
export class JobRecord {
  /** The id its producer gave it. */
  @Prop({ type: String, required: true }) _id!: string;
  @Prop({ type: String, required: true }) name!: string;
  @Prop({ type: Mixed, required: true }) payload!: unknown;
  @Prop({ type: Date, required: true }) availableAt!: Date;
  /** `availableAt` without a lease: the place in the queue that a returned job gets back. */
  @Prop({ type: Date, required: true }) queuedAt!: Date;
  /** Order of jobs of one millisecond. */
  @Prop({ type: Number, required: true }) seq!: number;
  /** Whose turn it takes, and the group that shares one. */
  @Prop({ type: String, default: '' }) turn!: string;
  @Prop({ type: String, default: null }) turnGroup!: string | null;
  @Prop({ type: String, default: null }) owner!: string | null;
  @Prop({ type: Number, default: 0 }) deliveries!: number;
  /** Failed for good; its death is not yet told. */
  @Prop({ type: Mixed, default: null }) fatal!: JobFailure | null;
  @Prop({ type: Boolean, default: false }) dead!: boolean;
  @Prop({ type: Date, default: null }) diedAt!: Date | null;
}
export const JobSchema = SchemaFactory.createForClass(JobRecord);

JobSchema.index({ name: 1, dead: 1, availableAt: 1, seq: 1 });
JobSchema.index({ name: 1, dead: 1, turn: 1, availableAt: 1, seq: 1 });
JobSchema.index({ name: 1, dead: 1, seq: 1 });
JobSchema.index({ diedAt: 1 }, { expireAfterSeconds: DEAD_KEPT_SECONDS });
