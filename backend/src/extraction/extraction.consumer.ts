import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DocumentWriter, ReadingRuns, type ReadingTask } from '../documents';
import { AppConfig } from '../platform/config/app-config';
import { JobQueue, type Job } from '../platform/queue/job-queue';
import { ExtractionService } from './extraction.service';
import { describeFailure } from './failure';
import { READING_DELIVERIES } from './reading-deliveries';
import { ReadingTries } from './reading-tries.service';

/** Takes `extract` jobs. At least once: a job of a finished reading ends at once. */
@Injectable()
export class ExtractionConsumer implements OnModuleInit {
  private readonly logger = new Logger(ExtractionConsumer.name);

  constructor(
    private readonly queue: JobQueue,
    private readonly writer: DocumentWriter,
    private readonly runs: ReadingRuns,
    private readonly tries: ReadingTries,
    private readonly extraction: ExtractionService,
    private readonly config: AppConfig,
  ) {}

  onModuleInit(): void {
    this.queue.handle('extract', (job, signal) => this.handle(job, signal), {
      concurrency: this.config.readingConcurrency,
      attempts: READING_DELIVERIES,
      onDead: (job, error) => this.giveUp(job, error),
    });
  }

  async handle({ payload }: Job<'extract'>, closing: AbortSignal): Promise<void> {
    const task = await this.begin(payload);
    if (!task) return;
    const run = await this.runs.open(task);
    await this.tries.begin(
      {
        run,
        engine: task.processor,
        act: (meter, signal) => this.extraction.run(task, meter, signal),
        giveUp: (error) => this.fail(task, error),
      },
      closing,
    );
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
