import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { imagesJobId } from '../../platform/queue/job-catalogue';
import { JobQueue } from '../../platform/queue/job-queue';
import { RecordJobs, type RecordJob } from '../../platform/queue/record-jobs';
import { DocumentMaintenanceRepository } from '../document-maintenance.repository';
import { limaDay, startOfLimaDay } from '../../rules/lima-day';
import type { DocumentRecord } from '../document.schema';
import { RunsRepository } from '../runs/runs.repository';
import { extractJobId } from './extract-job';

const BATCH = 1_000;

type Attempt = Pick<DocumentRecord, '_id' | 'tenantId' | 'attempt'>;

/** Documents of a company that may take all the time of a reading in a day, before its others come last. */
const EXHAUSTED_A_DAY = 3;

/** In which line a document is read. */
export type ReadingLine = 'extract' | 'extract-last';

/** Puts documents in the queue, one job a reading attempt. */
@Injectable()
export class ReadingJobs {
  private readonly jobs: RecordJobs<ReadingLine>;

  constructor(
    private readonly documents: DocumentMaintenanceRepository,
    private readonly runs: RunsRepository,
    queue: JobQueue,
    private readonly clock: Clock,
  ) {
    this.jobs = new RecordJobs(queue, new Logger(ReadingJobs.name));
  }

  /**
   * The record is durable already: when the queue is out, the reconciler puts the job in later. Answers the
   * line in which it is read: the last one after three that took all the time there is, until the day ends.
   */
  async add(document: Attempt): Promise<ReadingLine> {
    const line = await this.lineOf(document.tenantId);
    await this.jobs.add(jobOf(document, line));
    return line;
  }

  /** Documents that wait without a job get one; answers how many. */
  async addLost(): Promise<number> {
    const waiting = await this.documents.unfinished(this.clock.now(), BATCH);
    const tenants = [...new Set(waiting.map(({ tenantId }) => tenantId))];
    const lines = new Map<string, ReadingLine>();
    for (const tenantId of tenants) lines.set(tenantId, await this.lineOf(tenantId));
    return this.jobs.addLost(
      waiting.map((document) => jobOf(document, lines.get(document.tenantId) ?? 'extract')),
    );
  }

  private async lineOf(tenantId: string): Promise<ReadingLine> {
    const today = startOfLimaDay(limaDay(this.clock.now()));
    const exhausted = await this.runs.countExhausted(tenantId, today);
    return exhausted < EXHAUSTED_A_DAY ? 'extract' : 'extract-last';
  }
}

function jobOf(
  { _id: documentId, tenantId, attempt }: Attempt,
  name: ReadingLine,
): RecordJob<ReadingLine> {
  const jobId = extractJobId(documentId, attempt);
  const payload = { documentId, tenantId, attempt };
  return { name, jobId, heirIds: [imagesJobId(jobId)], payload, turn: { key: tenantId } };
}
