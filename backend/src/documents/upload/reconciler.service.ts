import { Injectable } from '@nestjs/common';
import { BlobStore } from '../../platform/blob-store/blob-store';
import { AppConfig } from '../../platform/config/app-config';
import { Schedule } from '../../platform/schedule';
import { DocumentRevisionRepository } from '../document/documents.repository';
import { ReadingCredits } from '../result/reading-credits.service';
import { SecondReadingJobs } from '../second-reading/second-reading.service';
import { ReadingJobs } from './reading-jobs.service';

const TEMP_MAX_AGE_MS = 3_600_000;

/**
 * Makes good what a crash or an outage left behind: documents that wait without a job get one,
 * credits of readings that are over are settled, old temp files go (reliability R1). Runs at the start
 * and every `reconcileSeconds`.
 */
@Injectable()
export class Reconciler extends Schedule {
  constructor(
    private readonly jobs: ReadingJobs,
    private readonly seconds: SecondReadingJobs,
    private readonly credits: ReadingCredits,
    private readonly revisions: DocumentRevisionRepository,
    private readonly blobs: BlobStore,
    config: AppConfig,
  ) {
    super('reconcile', { everyMs: config.reconcileSeconds * 1_000 });
  }

  override async onApplicationBootstrap(): Promise<void> {
    await this.revisions.bumpAll();
    await super.onApplicationBootstrap();
  }

  protected async round(): Promise<void> {
    const requeued = (await this.jobs.addLost()) + (await this.seconds.addLost());
    const settled = await this.credits.sweep();
    const swept = await this.blobs.sweepTemp(TEMP_MAX_AGE_MS);
    if (requeued + settled + swept > 0) this.logger.log({ requeued, settled, swept });
  }
}
