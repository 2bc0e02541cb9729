import { Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, trusted, type Model } from 'mongoose';
import type { DocumentFailure, ProcessEnd } from '../contracts/document';
import type { FieldCandidate } from '../contracts/evidence';
import { PROCESSOR_IDS, type ProcessorId } from '../contracts/processors';
import {
  RUN_KINDS,
  RUN_STATUSES,
  type RunKind,
  type RunStatus,
  type RunUsage,
} from '../contracts/runs';
import type { RunEnding, RunKey } from '../contracts/reading-runs';
import { TenantCollection } from '../platform/database/tenant-collection';
import { tenantOwned } from '../platform/database/tenant-owned';
import { isStoredFirst } from '../platform/database/unique-writes';

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

const OPEN = trusted({ $in: ['en_cola', 'en_curso'] });
/** Runs of one document that are shown. */
const SHOWN = 50;

/** One call of an engine, counted once under its id. */
export interface CountedCall extends RunUsage {
  id: string;
}

/** The runs of a company's documents. */
@Injectable()
export class RunsRepository {
  private readonly runs: TenantCollection<RunRecord>;

  constructor(@InjectModel(RunRecord.name) runs: Model<RunRecord>) {
    this.runs = new TenantCollection(runs);
  }

  /** A run that is there already stays as it is. */
  async openRun(run: RunRecord): Promise<void> {
    await isStoredFirst(this.runs.of(run.tenantId).insert(run));
  }

  async runOf({ tenantId, id }: RunKey): Promise<RunRecord | null> {
    return this.runs.of(tenantId).findOne({ _id: id }).lean<RunRecord>();
  }

  /** Newest first. */
  async ofDocument(tenantId: string, documentId: string): Promise<RunRecord[]> {
    return this.runs
      .of(tenantId)
      .find({ documentId })
      .sort({ startedAt: -1 })
      .limit(SHOWN)
      .lean<RunRecord[]>();
  }

  /** Takes it from how it was seen; false when that has changed, or it is over. */
  async takeUp(
    { tenantId, _id, tries }: RunRecord,
    { by, at, isTry }: { by: string; at: Date; isTry: boolean },
  ): Promise<boolean> {
    const begun = isTry && tries === 0 ? { startedAt: at } : {};
    const { modifiedCount } = await this.runs.of(tenantId).updateOne(
      { _id, status: OPEN, tries, takenBy: null },
      {
        $inc: { tries: isTry ? 1 : 0 },
        $set: { status: 'en_curso', takenBy: by, takenAt: at, ...begun },
      },
    );
    return modifiedCount > 0;
  }

  /** Whoever has it under way is still there. */
  async renew({ tenantId, id }: RunKey, by: string, at: Date): Promise<void> {
    await this.runs.of(tenantId).updateOne({ _id: id, takenBy: by }, { $set: { takenAt: at } });
  }

  /**
   * @param ending null when its process did not end over it
   * @param returnsTry the try that it was taken for does not count
   */
  async release(
    { tenantId, id }: RunKey,
    by: string,
    ending: (RunEnding & { at: Date }) | null,
    returnsTry = false,
  ): Promise<void> {
    const counts = { ...(ending ? { processEnds: 1 } : {}), ...(returnsTry ? { tries: -1 } : {}) };
    const counted = Object.keys(counts).length > 0 ? { $inc: counts } : {};
    const set = {
      takenBy: null,
      ...(ending ? { lastEnd: ending.end } : {}),
      ...(ending?.isExhausted ? { exhaustedAt: ending.at } : {}),
    };
    await this.runs.of(tenantId).updateOne({ _id: id, takenBy: by }, { $set: set, ...counted });
  }

  /** Runs of a company that failed since then and took all the processor's time that a reading may take. */
  async countExhausted(tenantId: string, since: Date): Promise<number> {
    // The type lets the partial index serve it.
    const exhaustedAt = trusted({ $gte: since, $type: 'date' });
    const filter = { status: 'error', exhaustedAt } as const;
    return this.runs.of(tenantId).count(filter);
  }

  async returnTry({ tenantId, id }: RunKey): Promise<void> {
    await this.runs
      .of(tenantId)
      .updateOne({ _id: id, tries: trusted({ $gt: 0 }) }, { $inc: { tries: -1 } });
  }

  /** Also on a run that is over: what was used was used. */
  async countCall(
    { tenantId, id }: RunKey,
    { id: call, costUsd, ...used }: CountedCall,
  ): Promise<void> {
    await this.runs.of(tenantId).updateOne(
      { _id: id, calls: trusted({ $ne: call }) },
      {
        $push: { calls: call },
        $inc: { ...used, costUsd: costUsd ?? 0 },
        ...(costUsd === null ? { $set: { isPriced: false } } : {}),
      },
    );
  }

  /** Ends a run that is not over; false when it was. */
  async end(
    { tenantId, id }: RunKey,
    end: Pick<RunRecord, 'status' | 'finishedAt'> & Partial<RunRecord>,
  ): Promise<boolean> {
    const { modifiedCount } = await this.runs
      .of(tenantId)
      .updateOne({ _id: id, status: OPEN }, { $set: end });
    return modifiedCount > 0;
  }

  async remove({ tenantId, id }: RunKey): Promise<void> {
    await this.runs.of(tenantId).deleteOne({ _id: id });
  }

  async removeOf(tenantId: string, documentId: string): Promise<void> {
    await this.runs.of(tenantId).deleteMany({ documentId });
  }
}
