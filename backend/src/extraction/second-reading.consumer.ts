import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { NoteId } from '../contracts/authenticity';
import { SecondReadingWriter } from '../documents';
import { BlobStore } from '../platform/blob-store/blob-store';
import { AppConfig } from '../platform/config/app-config';
import { engineJobId, engineJobOf } from '../platform/queue/job-catalogue';
import { JobQueue, type Job } from '../platform/queue/job-queue';
import { describeFailure, ReadingCancelled } from './failure';
import { ProcessorRegistry, type ReadyEngine } from './processors/processor-registry';
import { READING_DELIVERIES, type Judgement } from './reading-protocol';
import { ReadingTries, type Attempt } from './reading-tries.service';
import { FACTS_FILE, wordsFile } from './reading/pages-file';
import { ReadingContextService, ReadingPipeline, type SeenBefore } from './reading-pipeline';

/** A second reading that was taken up, with its document. */
type SecondReadingTask = NonNullable<Awaited<ReturnType<SecondReadingWriter['begin']>>>;

/** Notes that the pages themselves gave, and not the checks. */
const OF_THE_PAGES: ReadonlySet<string> = new Set<NoteId>([
  'PAGINAS_NO_LEIDAS',
  'QR_ILEGIBLE',
  'SIN_TEXTO',
  'TEXTO_DISTINTO',
]);

/** The pages as they were seen when the document was read. */
function seenBefore(
  { pages, pageCount, authenticity }: SecondReadingTask['document'],
  image: (page: number) => string,
): SeenBefore {
  const notes = (authenticity?.notes ?? []).filter((id): id is NoteId => OF_THE_PAGES.has(id));
  const totalPages = pageCount ?? pages.length;
  const images = pages.map(({ number: page, width, height }) => {
    return { page, path: image(page), contentType: 'image/jpeg' as const, width, height };
  });
  return { images, totalPages, stored: { pages, totalPages, notes } };
}

/** One more reading of a document that was read, from the pages as the first reading saw them. */
@Injectable()
export class SecondReadingService {
  constructor(
    private readonly writer: SecondReadingWriter,
    private readonly blobs: BlobStore,
    private readonly registry: ProcessorRegistry,
    private readonly pipeline: ReadingPipeline,
    private readonly contexts: ReadingContextService,
  ) {}

  async readAgain(task: SecondReadingTask, attempt: Attempt): Promise<void> {
    const { document, run } = task;
    const { processor, model } = run;
    const engine = attempt.meter.on(
      await this.registry.readyFor(document.tenantId, processor, model),
    );
    const workDir = await mkdtemp(path.join(this.blobs.tempDir(), 'second-'));
    try {
      const { records: fields, confidence } = await this.read(task, engine, workDir, attempt);
      const key = { tenantId: document.tenantId, id: run._id };
      await this.writer.complete(key, document._id, { fields, confidence });
    } finally {
      await rm(workDir, { recursive: true, force: true });
    }
  }

  private async read(
    task: SecondReadingTask,
    engine: ReadyEngine,
    workDir: string,
    { signal, isAlone }: Attempt,
  ): Promise<Judgement> {
    const { fileType, tenantId, separatedFrom } = task.document;
    const context = await this.contexts.contextOf(tenantId);
    const source = await this.sourceOf(task, workDir);
    const input = {
      ...source.input,
      fileType,
      pages: separatedFrom?.pages,
      workDir,
      ...engine,
      context,
      isSecond: true,
      isAlone,
    };
    try {
      return (await this.pipeline.run(input, signal, () => this.goOn(task))).result;
    } finally {
      await source.release();
    }
  }

  /** What was seen of the pages; the file itself where that is not kept any more. */
  private async sourceOf({ document }: SecondReadingTask, workDir: string) {
    const seen = await this.seen(document, workDir);
    if (seen) return { input: { path: '', seen }, release: () => Promise.resolve() };
    const file = await this.blobs.localFile(document.blobKey);
    return { input: { path: file.path }, release: () => file.release() };
  }

  private async seen(
    document: SecondReadingTask['document'],
    workDir: string,
  ): Promise<SeenBefore | null> {
    const image = (page: number): string => path.join(workDir, `page-${page}.jpg`);
    const words = (page: number): string => path.join(workDir, wordsFile(page));
    const files = { facts: path.join(workDir, FACTS_FILE), image, words };
    return (await this.writer.copyPages(document, files)) ? seenBefore(document, image) : null;
  }

  /** Between stages: a run that was cancelled, in whatever process, goes no further. */
  private async goOn({ document, run }: SecondReadingTask): Promise<void> {
    const key = { tenantId: document.tenantId, id: run._id };
    if (!(await this.writer.begin(key, document._id))) throw new ReadingCancelled();
  }
}

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
        act: (attempt) => this.second.readAgain(task, attempt),
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
