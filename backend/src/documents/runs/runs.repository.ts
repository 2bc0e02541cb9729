import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import type { ProcessEnd } from '../../contracts/document';
import type { RunUsage } from '../../contracts/runs';
import { TenantCollection } from '../../platform/database/tenant-collection';
import { RunRecord } from './run.schema';

const DUPLICATE_KEY = 11_000;
const OPEN = trusted({ $in: ['en_cola', 'en_curso'] });
/** Runs of one document that are shown. */
const SHOWN = 50;

/** Which run; its tenant comes from the session or the job. */
export interface RunKey {
  tenantId: string;
  id: string;
}

/** How the process of a run ended over it. */
export interface RunEnding {
  end: ProcessEnd;
  /** The processor worked for it as long as a reading may take. */
  isExhausted: boolean;
}

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
  async insert(run: RunRecord): Promise<void> {
    try {
      await this.runs.of(run.tenantId).insert(run);
    } catch (error) {
      if ((error as { code?: unknown }).code !== DUPLICATE_KEY) throw error;
    }
  }

  async find({ tenantId, id }: RunKey): Promise<RunRecord | null> {
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
  async take(
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
  async count(
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
