import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DocumentWriter } from '../documents';
import { ReadingRuns } from '../runs';
import { AppConfig } from '../platform/config/app-config';
import {
  ENGINE_JOB_NAMES,
  engineJobId,
  engineJobOf,
  imagesJobId,
  isEngineJob,
  lastJobId,
  type EngineJobName,
} from '../platform/queue/job-catalogue';
import { JobQueue, NotYetError, type Job, type JobLoad } from '../platform/queue/job-queue';
import { ExtractionService, type ReadingTask } from './extraction.service';
import { describeFailure } from './failure';
import { READING_DELIVERIES } from './reading-protocol';
import { ReadingTries } from './reading-tries.service';
import { SecondReadingConsumer } from './second-reading.consumer';

type ReadingJob = Job<'extract' | 'extract-images' | 'extract-last'>;
type ReadingPayload = ReadingJob['payload'];
/** A job of a reading in whatever line. */
type PassedOn = Pick<ReadingJob, 'id' | 'payload' | 'turn'>;

/** Before the last line is looked at again while others wait. */
const LAST_LOOK_MS = 5_000;

/**
 * Takes the jobs of readings, in two lines: what needs OCR for minutes is passed on to a line of its own, so
 * that a PDF with text never waits behind it (decision 031), what an engine in the cloud reads to the line of
 * that engine (`EngineLanesConsumer`); those of companies that exhaust the readers stand in a last one. At
 * least once: a job of a finished reading ends at once.
 */
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
    const options = {
      concurrency: this.config.readingConcurrency,
      attempts: READING_DELIVERIES,
      onDead: (job: ReadingJob, error: Error) => this.giveUp(job, error),
    };
    this.queue.handle('extract', (job, signal) => this.sort(job, signal), options);
    this.queue.handle('extract-images', (job, signal) => this.readImages(job, signal), options);
    const last = { ...options, concurrency: 1 };
    this.queue.handle('extract-last', (job, signal) => this.whenNobodyWaits(job, signal), last);
  }

  /** Reads what has text at once; the job of the rest ends when its heir is durable. */
  async sort(job: Job<'extract'>, closing: AbortSignal): Promise<void> {
    const task = await this.unfinished(job.payload);
    if (!task) return this.handle(job, closing);
    if (await this.isPassedOnLast(job)) return;
    const { payload, turn } = job;
    const engine = engineJobOf(task.processor);
    if (engine) return this.queue.add(engine, payload, { jobId: engineJobId(job.id), turn });
    if (!(await this.look(task, closing))) return this.handle(job, closing);
    await this.queue.add('extract-images', payload, { jobId: imagesJobId(job.id), turn });
  }

  async readImages(job: Job<'extract-images'>, closing: AbortSignal): Promise<void> {
    if (!(await this.isPassedOnLast(job))) await this.handle(job, closing);
  }

  /** What was uploaded before its company turned out to exhaust the readers has no right to its place, either. */
  private async isPassedOnLast({ id, payload, turn }: PassedOn): Promise<boolean> {
    if (!(await this.runs.isExhausting(payload.tenantId))) return false;
    await this.queue.add('extract-last', payload, { jobId: lastJobId(id), turn });
    return true;
  }

  /** In the line of an engine in the cloud. */
  async ask(job: PassedOn, closing: AbortSignal): Promise<void> {
    if (await this.isPassedOnLast(job)) return;
    const { payload } = job;
    const task = await this.unfinished(payload);
    const needsOcr = task !== null && (await this.look(task, closing));
    await this.read(payload, { needsOcr, isLast: false }, closing);
  }

  /** In processes of its own, which give way to all others: whoever comes meanwhile does not wait for it. */
  async whenNobodyWaits(job: Job<'extract-last'>, closing: AbortSignal): Promise<void> {
    const loads = await this.queue.loads();
    const isLocal = ({ name }: JobLoad): boolean => name !== 'extract-last' && !isEngineJob(name);
    const isBusy = loads.some((load) => isLocal(load) && load.waiting > 0);
    if (isBusy) throw new NotYetError(LAST_LOOK_MS);
    await this.handle(job, closing);
  }

  handle({ name, payload }: ReadingJob, closing: AbortSignal): Promise<void> {
    const isLast = name === 'extract-last';
    return this.read(payload, { needsOcr: isLast || name === 'extract-images', isLast }, closing);
  }

  /** The last delivery failed: the document says so. After a permanent failure it already does. */
  async giveUp({ payload }: { payload: ReadingPayload }, error: Error): Promise<void> {
    const task = await this.begin(payload);
    if (task) await this.fail(task, error);
  }

  private async look(task: ReadingTask, closing: AbortSignal): Promise<boolean> {
    const run = await this.runs.openRun(task);
    return this.tries.look(run, (signal) => this.extraction.needsOcr(task, signal), closing);
  }

  private async read(
    payload: ReadingPayload,
    route: { needsOcr: boolean; isLast: boolean },
    closing: AbortSignal,
  ): Promise<void> {
    const task = await this.begin(payload);
    if (!task) return;
    const run = await this.runs.openRun(task);
    await this.tries.begin(
      {
        run,
        engine: task.processor,
        act: (attempt) => this.extraction.extract({ ...task, ...route }, attempt),
        isWanted: async () => (await this.unfinished(payload)) !== null,
        giveUp: (error) => this.fail(task, error),
      },
      closing,
    );
  }

  private unfinished({ tenantId, documentId, attempt }: ReadingPayload) {
    return this.writer.unfinished(tenantId, documentId, attempt);
  }

  private begin({ tenantId, documentId, attempt }: ReadingPayload) {
    return this.writer.begin(tenantId, documentId, attempt);
  }

  private async fail(task: ReadingTask, error: unknown): Promise<void> {
    const failure = describeFailure(error, task);
    this.logger.warn({ documentId: task._id, code: failure.code, error: (error as Error).name });
    await this.writer.fail(task, failure);
  }
}

/**
 * Takes what the engines in the cloud read, each engine in a line of its own: whoever waits for one vendor
 * holds up neither what is read here nor what another vendor reads (decision 040).
 */
@Injectable()
export class EngineLanesConsumer implements OnModuleInit {
  constructor(
    private readonly queue: JobQueue,
    private readonly readings: ExtractionConsumer,
    private readonly seconds: SecondReadingConsumer,
    private readonly config: AppConfig,
  ) {}

  onModuleInit(): void {
    for (const name of ENGINE_JOB_NAMES) {
      this.queue.handle<EngineJobName>(name, (job, signal) => this.handle(job, signal), {
        concurrency: this.config.engineConcurrency,
        attempts: READING_DELIVERIES,
        onDead: (job, error) => this.giveUp(job, error),
      });
    }
  }

  private handle({ id, payload, turn }: Job<EngineJobName>, closing: AbortSignal): Promise<void> {
    return 'runId' in payload
      ? this.seconds.handle({ payload }, closing)
      : this.readings.ask({ id, payload, turn }, closing);
  }

  private giveUp({ payload }: Job<EngineJobName>, error: Error): Promise<void> {
    return 'runId' in payload
      ? this.seconds.giveUp({ payload }, error)
      : this.readings.giveUp({ payload }, error);
  }
}
