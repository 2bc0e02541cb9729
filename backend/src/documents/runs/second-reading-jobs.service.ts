import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { JobQueue } from '../../platform/queue/job-queue';
import { RunsMaintenanceRepository } from './runs-maintenance.repository';

const BATCH = 1_000;
/** Between the record of a run and its job. */
const FRESH_MS = 60_000;

interface Asked {
  tenantId: string;
  documentId: string;
  runId: string;
}

export const secondReadingJobId = (runId: string): string => `second-reading:${runId}`;

/** Puts second readings in the queue. */
@Injectable()
export class SecondReadingJobs {
  private readonly logger = new Logger(SecondReadingJobs.name);

  constructor(
    private readonly runs: RunsMaintenanceRepository,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
  ) {}

  /** The run is durable already: when the queue is out, the reconciler puts the job in later. */
  async add(asked: Asked): Promise<void> {
    try {
      await this.put(asked);
    } catch (error) {
      const { documentId } = asked;
      this.logger.warn({ documentId, queue: 'unavailable', error: (error as Error).name });
    }
  }

  /** Runs that wait without a job get one; answers how many. */
  async addLost(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - FRESH_MS);
    let requeued = 0;
    for (const { _id: runId, tenantId, documentId } of await this.runs.unfinishedSeconds(
      before,
      BATCH,
    )) {
      if (await this.queue.isLive(secondReadingJobId(runId))) continue;
      await this.put({ tenantId, documentId, runId });
      requeued++;
    }
    return requeued;
  }

  isLive(runId: string): Promise<boolean> {
    return this.queue.isLive(secondReadingJobId(runId));
  }

  private put(asked: Asked): Promise<void> {
    return this.queue.add('second-reading', asked, { jobId: secondReadingJobId(asked.runId) });
  }
}
