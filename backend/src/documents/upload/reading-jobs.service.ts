import { Injectable, Logger } from '@nestjs/common';
import { CreditsService } from '../../credits';
import { Clock } from '../../platform/clock/clock';
import { heirJobIds } from '../../platform/queue/job-catalogue';
import { JobQueue, type Turn } from '../../platform/queue/job-queue';
import { RecordJobs, type RecordJob } from '../../platform/queue/record-jobs';
import { DocumentMaintenanceRepository } from '../document/document-maintenance.repository';
import type { DocumentRecord } from '../document/document.schema';
import { ReadingRuns } from '../../runs';

/**
 * Whose turn a company's readings take: its own. Companies that have never got more than their first credits
 * share one, so that a hundred new registrations wait for each other and for nobody else.
 */
@Injectable()
export class ReadingTurns {
  constructor(private readonly credits: CreditsService) {}

  async turnOf(tenantId: string): Promise<Turn> {
    return (await this.credits.hasBeenGiven(tenantId))
      ? { key: tenantId }
      : { key: tenantId, group: 'new' };
  }
}

/** One job a reading attempt: the same attempt is never in the queue twice. */
export const extractJobId = (documentId: string, attempt: number): string =>
  `extract:${documentId}:${attempt}`;

/** Of a job of any line; null for one that is no reading of a document's own. */
export function documentOfJob(jobId: string): string | null {
  const [kind, documentId = null] = jobId.split(':');
  return kind === 'extract' ? documentId : null;
}

const BATCH = 1_000;

type Attempt = Pick<DocumentRecord, '_id' | 'tenantId' | 'attempt'>;

/** In which line a document is read. */
export type ReadingLine = 'extract' | 'extract-last';

/** Where a company's readings wait. */
interface Place {
  line: ReadingLine;
  turn: Turn;
}

/** Puts documents in the queue, one job a reading attempt. */
@Injectable()
export class ReadingJobs {
  private readonly jobs: RecordJobs<ReadingLine>;

  constructor(
    private readonly documents: DocumentMaintenanceRepository,
    private readonly runs: ReadingRuns,
    private readonly turns: ReadingTurns,
    queue: JobQueue,
    private readonly clock: Clock,
  ) {
    this.jobs = new RecordJobs(queue, new Logger(ReadingJobs.name));
  }

  /**
   * The record is durable already: when the queue is out, the reconciler puts the job in later. Answers the
   * line in which it is read: the last one after three that took all the time there is, until the day ends.
   */
  async enqueue(document: Attempt): Promise<ReadingLine> {
    const place = await this.placeOf(document.tenantId);
    await this.jobs.add(jobOf(document, place));
    return place.line;
  }

  /** Documents that wait without a job get one; answers how many. */
  async addLost(): Promise<number> {
    const waiting = await this.documents.unfinished(this.clock.now(), BATCH);
    const tenants = [...new Set(waiting.map(({ tenantId }) => tenantId))];
    const places = new Map<string, Place>();
    for (const tenantId of tenants) places.set(tenantId, await this.placeOf(tenantId));
    return this.jobs.addLost(
      waiting.flatMap((document) => {
        const place = places.get(document.tenantId);
        return place ? [jobOf(document, place)] : [];
      }),
    );
  }

  private async placeOf(tenantId: string): Promise<Place> {
    const [isLast, turn] = await Promise.all([
      this.runs.isExhausting(tenantId),
      this.turns.turnOf(tenantId),
    ]);
    return { line: isLast ? 'extract-last' : 'extract', turn };
  }
}

function jobOf(
  { _id: documentId, tenantId, attempt }: Attempt,
  { line: name, turn }: Place,
): RecordJob<ReadingLine> {
  const jobId = extractJobId(documentId, attempt);
  const payload = { documentId, tenantId, attempt };
  return { name, jobId, heirIds: heirJobIds(jobId), payload, turn };
}
