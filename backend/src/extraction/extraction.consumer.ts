import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DocumentWriter, type ReadingTask } from '../documents';
import { AppConfig } from '../platform/config/app-config';
import { JobQueue, PermanentJobError, type Job } from '../platform/queue/job-queue';
import { ExtractionService } from './extraction.service';
import { describeFailure, isRetryable } from './failure';

const ATTEMPTS = 3;

/** Takes `extract` jobs. At least once: a job of a finished reading ends at once. */
@Injectable()
export class ExtractionConsumer implements OnModuleInit {
  private readonly logger = new Logger(ExtractionConsumer.name);

  constructor(
    private readonly queue: JobQueue,
    private readonly writer: DocumentWriter,
    private readonly extraction: ExtractionService,
    private readonly config: AppConfig,
  ) {}

  onModuleInit(): void {
    this.queue.handle('extract', (job, signal) => this.handle(job, signal), {
      concurrency: this.config.readingConcurrency,
      attempts: ATTEMPTS,
      onDead: (job, error) => this.giveUp(job, error),
    });
  }

  async handle({ payload }: Job<'extract'>, signal: AbortSignal): Promise<void> {
    const task = await this.begin(payload);
    if (!task) return;
    try {
      await this.extraction.run(task, signal);
    } catch (error) {
      if (signal.aborted || isRetryable(error)) throw error;
      await this.fail(task, error);
      throw new PermanentJobError((error as Error).name, { cause: error });
    }
  }

  /** The last delivery failed: the document says so. After a permanent failure it already does. */
  private async giveUp({ payload }: Job<'extract'>, error: Error): Promise<void> {
    const task = await this.begin(payload);
    if (task) await this.fail(task, error);
  }

  private begin({ tenantId, documentId, attempt }: Job<'extract'>['payload']) {
    return this.writer.begin(tenantId, documentId, attempt);
  }

  private async fail(task: ReadingTask, error: unknown): Promise<void> {
    const failure = describeFailure(error, task);
    this.logger.warn({ documentId: task._id, code: failure.code, error: (error as Error).name });
    await this.writer.fail(task, failure);
  }
}
