import { Injectable } from '@nestjs/common';
import { engineJobId, heirJobIds } from '../../platform/queue/job-catalogue';
import { JobQueue } from '../../platform/queue/job-queue';
import type { DocumentRecord } from '../document.schema';
import { wasRead } from '../domain/credit-outcome';
import { extractJobId } from '../intake/extract-job';
import { RunsRepository } from '../runs/runs.repository';
import { secondReadingJobId } from '../runs/second-reading-jobs.service';
import { ReadingCredits } from './reading-credits.service';

/** What the readings of a deleted document leave: a credit, their runs, perhaps work that still goes on. */
@Injectable()
export class ReadingRemains {
  constructor(
    private readonly queue: JobQueue,
    private readonly credits: ReadingCredits,
    private readonly runs: RunsRepository,
  ) {}

  /** While it is true something may still be saved. */
  async areUnderWay({ _id, attempt, secondRunId }: DocumentRecord): Promise<boolean> {
    const reading = extractJobId(_id, attempt);
    const second = secondRunId ? secondReadingJobId(secondRunId) : null;
    const seconds = second === null ? [] : [second, engineJobId(second)];
    const jobs = [reading, ...heirJobIds(reading), ...seconds];
    const live = await Promise.all(jobs.map((id) => this.queue.isLive(id)));
    return live.includes(true);
  }

  async erase(document: DocumentRecord): Promise<void> {
    const { _id, tenantId } = document;
    await this.credits.settle(document, wasRead(document) ? 'charged' : 'refunded');
    await this.runs.removeOf(tenantId, _id);
  }
}
