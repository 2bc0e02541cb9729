import { Injectable } from '@nestjs/common';
import type { DocumentFailure } from '../../contracts/document';
import type { FieldRecord } from '../../rules/scoring/reading';
import type { DocumentRecord } from '../document.schema';
import { wasRead } from '../domain/credit-outcome';
import { ReadingRuns, runOfAttempt } from '../runs/reading-runs.service';
import { ReadingCredits } from './reading-credits.service';

type Attempt = Pick<DocumentRecord, '_id' | 'tenantId' | 'attempt'>;

/** What follows when a document has decided how its reading ended: its credit, and its run. */
@Injectable()
export class ReadingEnd {
  constructor(
    private readonly credits: ReadingCredits,
    private readonly runs: ReadingRuns,
  ) {}

  async completed(
    attempt: Attempt,
    read: { fields: readonly FieldRecord[]; confidence: number },
  ): Promise<void> {
    await this.credits.settle(attempt, 'charged');
    await this.runs.complete(runOfAttempt(attempt), read);
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
    if (wasRead(document)) await this.runs.complete(run, { fields, confidence: confidence ?? 0 });
    if (!failure) return;
    if (failure.code === 'LECTURA_CANCELADA') await this.runs.cancel(run, failure);
    else await this.runs.fail(run, failure);
  }
}
