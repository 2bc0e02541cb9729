import { Injectable } from '@nestjs/common';
import type { DocumentFailure, ReadingPlace } from '../../contracts/document';
import { ENGINE_JOB_NAMES, engineJobId, heirJobIds } from '../../platform/queue/job-catalogue';
import { JobQueue } from '../../platform/queue/job-queue';
import type { FieldRecord } from '../../rules/scoring/reading';
import type { DocumentRecord } from '../document/document.schema';
import { SYSTEM_ACTOR } from '../document/documents.events';
import { wasRead } from '../document/domain/credit-outcome';
import { documentOfJob, extractJobId } from '../upload/reading-jobs.service';
import { SupplierAccounts } from '../../payments';
import { ReadingRuns, runOfAttempt } from '../../runs';
import { secondReadingJobId } from '../second-reading/second-reading.service';
import { ReadingCredits } from './reading-credits.service';

const LINES = ['extract', 'extract-images', 'extract-last', ...ENGINE_JOB_NAMES] as const;

/** Where documents of a company stand that wait to be read. */
@Injectable()
export class ReadingLines {
  constructor(private readonly queue: JobQueue) {}

  async placesOf(tenantId: string): Promise<ReadingPlace[]> {
    const lines = await Promise.all(LINES.map((name) => this.queue.line(name, tenantId)));
    return lines.flatMap(({ ids, others }) =>
      ids.flatMap((jobId, before) => {
        const documentId = documentOfJob(jobId);
        return documentId ? [{ documentId, before, others }] : [];
      }),
    );
  }
}

const jobsOf = (id: string): string[] => [id, ...heirJobIds(id)];

/** What the readings of a deleted document leave: a credit, their runs, perhaps work that still goes on. */
@Injectable()
export class ReadingRemains {
  constructor(
    private readonly queue: JobQueue,
    private readonly credits: ReadingCredits,
    private readonly runs: ReadingRuns,
  ) {}

  /** While it is true something may still be saved. */
  async areUnderWay({ _id, attempt, status, secondRunId }: DocumentRecord): Promise<boolean> {
    // Its result is the last that a reading saves, though its job still marks and joins.
    const reading = status === 'completed' ? [] : jobsOf(extractJobId(_id, attempt));
    const second = secondRunId ? secondReadingJobId(secondRunId) : null;
    const seconds = second === null ? [] : [second, engineJobId(second)];
    const live = await Promise.all([...reading, ...seconds].map((id) => this.queue.isLive(id)));
    return live.includes(true);
  }

  async erase(document: DocumentRecord): Promise<void> {
    const { _id, tenantId } = document;
    await this.credits.settle(document, wasRead(document) ? 'charged' : 'refunded');
    await this.runs.removeOf(tenantId, _id);
  }
}

type Attempt = Pick<DocumentRecord, '_id' | 'tenantId' | 'attempt'>;

/** What follows when a document has decided how its reading ended: its credit, and its run. */
@Injectable()
export class ReadingEnd {
  constructor(
    private readonly credits: ReadingCredits,
    private readonly runs: ReadingRuns,
    private readonly accounts: SupplierAccounts,
  ) {}

  async completed(
    document: Attempt & Parameters<SupplierAccounts['see']>[1],
    read: { fields: readonly FieldRecord[]; confidence: number },
  ): Promise<void> {
    await this.credits.settle(document, 'charged');
    await this.runs.complete(runOfAttempt(document), read);
    await this.accounts.see(document.tenantId, document, SYSTEM_ACTOR);
  }

  async failed(attempt: Attempt, failure: DocumentFailure): Promise<void> {
    await this.credits.settle(attempt, 'refunded');
    await this.runs.fail(runOfAttempt(attempt), failure);
  }

  async cancelled(attempt: Attempt, failure: DocumentFailure): Promise<void> {
    await this.credits.settle(attempt, 'refunded');
    await this.runs.cancel(runOfAttempt(attempt), failure);
  }

  /** Makes good what a crash right after the decision left undone; the credit has its own sweep. */
  async makeGood(document: DocumentRecord): Promise<void> {
    const { fields, confidence, failure } = document;
    const run = runOfAttempt(document);
    if (wasRead(document)) {
      await this.runs.complete(run, { fields, confidence: confidence ?? 0 });
      await this.accounts.see(document.tenantId, document, SYSTEM_ACTOR);
    }
    if (!failure) return;
    if (failure.code === 'LECTURA_CANCELADA') await this.runs.cancel(run, failure);
    else await this.runs.fail(run, failure);
  }
}
