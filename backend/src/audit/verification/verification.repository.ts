import { Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, trusted, type Model } from 'mongoose';
import type { AuditErasure, AuditVerification } from '../../contracts/audit';
import { TenantCollection } from '../../platform/database/tenant-collection';
import { tenantOwned } from '../../platform/database/tenant-owned';
import type { ChainBreak, StreamHead } from './chain-break';
import type { PassCounts } from './chain-pass.service';
import { isStoredFirst } from '../../platform/database/unique-writes';

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

/** A check that begins. */
export interface NewRun {
  runId: string;
  by: string;
  at: Date;
  /** One that has given no sign of life since then is dead. */
  deadBefore: Date;
}

export type RunResult = Pick<
  VerificationRecord,
  'state' | 'breaks' | 'erasedEvents' | 'erasures' | 'lastHash'
> &
  PassCounts;

@Injectable()
export class VerificationRepository {
  private readonly records: TenantCollection<VerificationRecord>;

  constructor(@InjectModel(VerificationRecord.name) records: Model<VerificationRecord>) {
    this.records = new TenantCollection<VerificationRecord>(records);
  }

  async verificationOf(tenantId: string): Promise<VerificationRecord | null> {
    return this.records.of(tenantId).findOne({ _id: tenantId }).lean<VerificationRecord>();
  }

  /** False when another check runs; then nothing was changed. */
  start(tenantId: string, { runId, by, at, deadBefore }: NewRun): Promise<boolean> {
    const isFree = [
      { state: trusted({ $ne: 'running' }) },
      { beatAt: trusted({ $lt: deadBefore }) },
    ];
    return this.upsert(tenantId, isFree, {
      state: 'running',
      runId,
      by,
      startedAt: at,
      beatAt: at,
      finishedAt: null,
      events: 0,
      streams: 0,
      checkpoints: 0,
      breaks: [],
      erasedEvents: 0,
      erasures: [],
      lastHash: null,
    });
  }

  async beat(tenantId: string, runId: string, counts: PassCounts, at: Date): Promise<void> {
    await this.setOfRun(tenantId, runId, { ...counts, beatAt: at });
  }

  async finish(
    tenantId: string,
    runId: string,
    result: Partial<RunResult>,
    at: Date,
  ): Promise<void> {
    await this.setOfRun(tenantId, runId, { ...result, finishedAt: at });
  }

  /** Remembers the newest checkpoint; an older one than it knows changes nothing. */
  async remember(tenantId: string, anchor: StreamHead): Promise<void> {
    const isNewer = [{ anchor: null }, { 'anchor.version': trusted({ $lt: anchor.version }) }];
    await this.upsert(tenantId, isNewer, { anchor });
  }

  private async setOfRun(
    tenantId: string,
    runId: string,
    set: Partial<VerificationRecord>,
  ): Promise<void> {
    await this.records.of(tenantId).updateOne({ _id: tenantId, runId }, { $set: set });
  }

  /** False when the record exists and meets none of the conditions. */
  private async upsert(
    tenantId: string,
    conditions: readonly Readonly<Record<string, unknown>>[],
    set: Partial<VerificationRecord>,
  ): Promise<boolean> {
    return isStoredFirst(
      this.records
        .of(tenantId)
        .updateOne({ _id: tenantId, $or: [...conditions] }, { $set: set })
        .setOptions({ upsert: true }),
    );
  }
}
