import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { BlobStore } from '../../platform/blob-store/blob-store';
import { Clock } from '../../platform/clock/clock';
import { AppConfig } from '../../platform/config/app-config';
import { JobQueue } from '../../platform/queue/job-queue';
import { DocumentMaintenanceRepository } from '../document-maintenance.repository';
import { DocumentRevisionRepository } from '../document-revision.repository';
import { extractJobId } from './extract-job';

const BATCH = 1_000;
const TEMP_MAX_AGE_MS = 3_600_000;

/**
 * Makes good what a crash or an outage left behind: documents that wait without a job get one,
 * old temp files go (reliability R1). Runs at the start and every `reconcileSeconds`.
 */
@Injectable()
export class Reconciler implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(Reconciler.name);
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly documents: DocumentMaintenanceRepository,
    private readonly revisions: DocumentRevisionRepository,
    private readonly queue: JobQueue,
    private readonly blobs: BlobStore,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.revisions.bumpAll();
    await this.reconcile();
    this.timer = setInterval(() => {
      this.running = this.reconcile();
    }, this.config.reconcileSeconds * 1_000);
    this.timer.unref();
  }

  async onModuleDestroy(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.running;
  }

  /** A failed round is reported and tried again with the next one. */
  async reconcile(): Promise<void> {
    try {
      const requeued = await this.requeue();
      const swept = await this.blobs.sweepTemp(TEMP_MAX_AGE_MS);
      if (requeued + swept > 0) this.logger.log({ requeued, swept });
    } catch (error) {
      this.logger.warn({ reconcile: 'failed', error: (error as Error).name });
    }
  }

  private async requeue(): Promise<number> {
    let requeued = 0;
    for (const document of await this.documents.unfinished(this.clock.now(), BATCH)) {
      const { _id, tenantId, attempt } = document;
      const jobId = extractJobId(_id, attempt);
      if (await this.queue.isLive(jobId)) continue;
      await this.queue.add('extract', { documentId: _id, tenantId, attempt }, { jobId });
      requeued++;
    }
    return requeued;
  }
}
