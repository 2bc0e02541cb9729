import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import type { ReadingCost } from '../contracts/runs';
import { AcrossTenants } from '../platform/database/across-tenants';
import { RunRecord } from './runs.repository';

/** What the product itself and the platform admin need of the runs of all companies; no content of any. */
@Injectable()
export class RunsMaintenanceRepository {
  private readonly runs: AcrossTenants<RunRecord>;

  constructor(@InjectModel(RunRecord.name) runs: Model<RunRecord>) {
    this.runs = new AcrossTenants(runs);
  }

  /** Second readings that should be in the queue, oldest first. */
  async unfinishedSeconds(before: Date, limit: number): Promise<RunRecord[]> {
    return this.runs
      .find('reconcile the queue', {
        status: trusted({ $in: ['en_cola', 'en_curso'] }),
        kind: 'segunda',
        startedAt: trusted({ $lte: before }),
      })
      .select({ tenantId: 1, documentId: 1 })
      .sort({ startedAt: 1 })
      .limit(limit)
      .lean<RunRecord[]>();
  }

  /** What the runs begun since then have used, by engine and model; in no order. */
  async costs(since: Date): Promise<ReadingCost[]> {
    const sumOf = (key: string) => ({ $sum: `$${key}` });
    const countOf = (condition: object) => ({ $sum: { $cond: [condition, 1, 0] } });
    return this.runs.aggregate<ReadingCost>('numbers of the platform admin', [
      { $match: { startedAt: trusted({ $gte: since }) } },
      {
        $group: {
          _id: { processor: '$processor', model: '$model' },
          runs: { $sum: 1 },
          failed: countOf({ $eq: ['$status', 'error'] }),
          unpriced: countOf({ $eq: ['$isPriced', false] }),
          requests: sumOf('requests'),
          inputTokens: sumOf('inputTokens'),
          outputTokens: sumOf('outputTokens'),
          pages: sumOf('pages'),
          ms: sumOf('ms'),
          costUsd: sumOf('costUsd'),
        },
      },
      {
        $project: {
          _id: 0,
          processor: '$_id.processor',
          model: '$_id.model',
          runs: 1,
          failed: 1,
          unpriced: 1,
          requests: 1,
          inputTokens: 1,
          outputTokens: 1,
          pages: 1,
          ms: 1,
          costUsd: 1,
        },
      },
    ]);
  }

  /** US$ of the runs begun from `from` until before `to`, by company. */
  async costsByTenant(from: Date, to: Date): Promise<Map<string, number>> {
    const rows = await this.runs.aggregate<{ _id: string; costUsd: number }>(
      'numbers of the platform admin',
      [
        { $match: { startedAt: trusted({ $gte: from, $lt: to }) } },
        { $group: { _id: '$tenantId', costUsd: { $sum: '$costUsd' } } },
      ],
    );
    return new Map(rows.map(({ _id, costUsd }) => [_id, costUsd]));
  }
}
