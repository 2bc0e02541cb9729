import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { SecondReadingWriter, type SecondReadingTask } from '../documents';
import { AppConfig } from '../platform/config/app-config';
import { engineJobId, engineJobOf } from '../platform/queue/job-catalogue';
import { JobQueue, type Job } from '../platform/queue/job-queue';
import { describeFailure } from './failure';
import { READING_DELIVERIES } from './reading-protocol';
import { ReadingTries } from './reading-tries.service';
import { SecondReadingService } from './second-reading.service';

export type SecondPayload = Job<'second-reading'>['payload'];

/** Takes `second-reading` jobs, and passes those on for which a vendor is waited. At least once: a job of a run that is over ends at once. */
@Injectable()
export class SecondReadingConsumer implements OnModuleInit {
  private readonly logger = new Logger(SecondReadingConsumer.name);

  constructor(
    private readonly queue: JobQueue,
    private readonly writer: SecondReadingWriter,
    private readonly tries: ReadingTries,
    private readonly second: SecondReadingService,
    private readonly config: AppConfig,
  ) {}

  onModuleInit(): void {
    this.queue.handle('second-reading', (job, signal) => this.sort(job, signal), {
      concurrency: this.config.readingConcurrency,
      attempts: READING_DELIVERIES,
      onDead: (job, error) => this.giveUp(job, error),
    });
  }

  async sort(job: Job<'second-reading'>, closing: AbortSignal): Promise<void> {
    const { payload, turn } = job;
    const task = await this.begin(payload);
    const engine = task && engineJobOf(task.run.processor);
    if (!engine) return this.handle(job, closing);
    await this.queue.add(engine, payload, { jobId: engineJobId(job.id), turn });
  }

  async handle({ payload }: { payload: SecondPayload }, closing: AbortSignal): Promise<void> {
    const task = await this.begin(payload);
    if (!task) return;
    const run = { tenantId: payload.tenantId, id: payload.runId };
    await this.tries.begin(
      {
        run,
        engine: task.run.processor,
        act: (attempt) => this.second.run(task, attempt),
        isWanted: () => this.writer.isWanted(run, payload.documentId),
        giveUp: (error) => this.fail(task, error),
      },
      closing,
    );
  }

  async giveUp({ payload }: { payload: SecondPayload }, error: Error): Promise<void> {
    const task = await this.begin(payload);
    if (task) await this.fail(task, error);
  }

  private begin({ tenantId, documentId, runId }: SecondPayload) {
    return this.writer.begin({ tenantId, id: runId }, documentId);
  }

  private async fail({ run, document }: SecondReadingTask, error: unknown): Promise<void> {
    const failure = describeFailure(error, run);
    const { _id: documentId, tenantId } = document;
    this.logger.warn({ documentId, code: failure.code, error: (error as Error).name });
    await this.writer.fail({ tenantId, id: run._id }, documentId, failure);
  }
}
