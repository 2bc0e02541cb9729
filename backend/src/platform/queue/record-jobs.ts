import type { Logger } from '@nestjs/common';
import type { JobCatalogue, JobName } from './job-catalogue';
import type { JobQueue, Turn } from './job-queue';

/** The job of a record that is durable already. */
export interface RecordJob<N extends JobName> {
  name: N;
  jobId: string;
  payload: JobCatalogue[N];
  /** Ids of the jobs that it may have been passed on to. */
  heirIds?: readonly string[];
  turn?: Turn;
}

/** Jobs whose records say that they are due: one that could not be put is put by the next look for lost ones. */
export class RecordJobs<N extends JobName> {
  constructor(
    private readonly queue: JobQueue,
    private readonly logger: Logger,
  ) {}

  /** Does not reject when the queue is out (reliability F5). */
  async add(job: RecordJob<N>): Promise<void> {
    try {
      await this.put(job);
    } catch (error) {
      const { documentId } = job.payload;
      this.logger.warn({ documentId, queue: 'unavailable', error: (error as Error).name });
    }
  }

  /** Puts those that are not in the queue; answers how many. */
  async addLost(jobs: readonly RecordJob<N>[]): Promise<number> {
    let lost = 0;
    for (const job of jobs) {
      if (await this.isLive(job)) continue;
      await this.put(job);
      lost++;
    }
    return lost;
  }

  /** An heir is put before its job ends, so at any moment one of the two is there. */
  private async isLive({ jobId, heirIds = [] }: RecordJob<N>): Promise<boolean> {
    for (const id of [jobId, ...heirIds]) if (await this.queue.isLive(id)) return true;
    return false;
  }

  private put({ name, jobId, payload, turn }: RecordJob<N>): Promise<void> {
    return this.queue.add(name, payload, turn ? { jobId, turn } : { jobId });
  }
}
