import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { imagesJobId } from '../../platform/queue/job-catalogue';
import { JobQueue } from '../../platform/queue/job-queue';
import { RecordJobs, type RecordJob } from '../../platform/queue/record-jobs';
import { DocumentMaintenanceRepository } from '../document-maintenance.repository';
import type { DocumentRecord } from '../document.schema';
import { extractJobId } from './extract-job';

const BATCH = 1_000;

type Attempt = Pick<DocumentRecord, '_id' | 'tenantId' | 'attempt'>;

/** Puts documents in the queue, one job a reading attempt. */
@Injectable()
export class ReadingJobs {
  private readonly jobs: RecordJobs<'extract'>;

  constructor(
    private readonly documents: DocumentMaintenanceRepository,
    queue: JobQueue,
    private readonly clock: Clock,
  ) {
    this.jobs = new RecordJobs(queue, 'extract', new Logger(ReadingJobs.name));
  }

  /** The record is durable already: when the queue is out, the reconciler puts the job in later. */
  add(document: Attempt): Promise<void> {
    return this.jobs.add(jobOf(document));
  }

  /** Documents that wait without a job get one; answers how many. */
  async addLost(): Promise<number> {
    const waiting = await this.documents.unfinished(this.clock.now(), BATCH);
    return this.jobs.addLost(waiting.map(jobOf));
  }
}

function jobOf({ _id: documentId, tenantId, attempt }: Attempt): RecordJob<'extract'> {
  const jobId = extractJobId(documentId, attempt);
  const payload = { documentId, tenantId, attempt };
  return { jobId, heirIds: [imagesJobId(jobId)], payload, turn: { key: tenantId } };
}
