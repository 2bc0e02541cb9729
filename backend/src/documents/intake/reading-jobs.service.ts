import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { JobQueue } from '../../platform/queue/job-queue';
import { DocumentMaintenanceRepository } from '../document-maintenance.repository';
import type { DocumentRecord } from '../document.schema';
import { extractJobId } from './extract-job';

const BATCH = 1_000;

type Attempt = Pick<DocumentRecord, '_id' | 'tenantId' | 'attempt'>;

/** Puts documents in the queue, one job a reading attempt. */
@Injectable()
export class ReadingJobs {
  private readonly logger = new Logger(ReadingJobs.name);

  constructor(
    private readonly documents: DocumentMaintenanceRepository,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
  ) {}

  /** The record is durable already: when the queue is out, the reconciler puts the job in later (F5). */
  async add(document: Attempt): Promise<void> {
    try {
      await this.put(document);
    } catch (error) {
      const documentId = document._id;
      this.logger.warn({ documentId, queue: 'unavailable', error: (error as Error).name });
    }
  }

  /** Documents that wait without a job get one; answers how many. */
  async addLost(): Promise<number> {
    let requeued = 0;
    for (const document of await this.documents.unfinished(this.clock.now(), BATCH)) {
      if (await this.queue.isLive(extractJobId(document._id, document.attempt))) continue;
      await this.put(document);
      requeued++;
    }
    return requeued;
  }

  private async put({ _id, tenantId, attempt }: Attempt): Promise<void> {
    const payload = { documentId: _id, tenantId, attempt };
    await this.queue.add('extract', payload, { jobId: extractJobId(_id, attempt) });
  }
}
