import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { engineJobId, type JobCatalogue } from '../../platform/queue/job-catalogue';
import { JobQueue } from '../../platform/queue/job-queue';
import { RecordJobs, type RecordJob } from '../../platform/queue/record-jobs';
import { ReadingTurns } from '../intake/reading-turns.service';
import { RunsMaintenanceRepository } from './runs-maintenance.repository';

const BATCH = 1_000;
/** Between the record of a run and its job. */
const FRESH_MS = 60_000;

type Asked = JobCatalogue['second-reading'];

export const secondReadingJobId = (runId: string): string => `second-reading:${runId}`;

/** Puts second readings in the queue. */
@Injectable()
export class SecondReadingJobs {
  private readonly jobs: RecordJobs<'second-reading'>;

  constructor(
    private readonly runs: RunsMaintenanceRepository,
    private readonly turns: ReadingTurns,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
  ) {
    this.jobs = new RecordJobs(queue, new Logger(SecondReadingJobs.name));
  }

  /** The run is durable already: when the queue is out, the reconciler puts the job in later. */
  async add(asked: Asked): Promise<void> {
    return this.jobs.add(await this.jobOf(asked));
  }

  /** Runs that wait without a job get one; answers how many. */
  async addLost(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - FRESH_MS);
    const waiting = await this.runs.unfinishedSeconds(before, BATCH);
    const asked = waiting.map(({ _id: runId, ...run }) => this.jobOf({ ...run, runId }));
    return this.jobs.addLost(await Promise.all(asked));
  }

  async isLive(runId: string): Promise<boolean> {
    const jobId = secondReadingJobId(runId);
    return (await this.queue.isLive(jobId)) || this.queue.isLive(engineJobId(jobId));
  }

  private async jobOf({
    tenantId,
    documentId,
    runId,
  }: Asked): Promise<RecordJob<'second-reading'>> {
    const jobId = secondReadingJobId(runId);
    return {
      name: 'second-reading',
      jobId,
      heirIds: [engineJobId(jobId)],
      payload: { tenantId, documentId, runId },
      turn: await this.turns.of(tenantId),
    };
  }
}
