import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import type { PageProgress, ReadingStage } from '../contracts/document';
import { DocumentWriter } from '../documents';
import { BlobStore } from '../platform/blob-store/blob-store';
import { duplicateFinding } from '../rules/checks/document-checks';
import { comprobanteKey, signedDigest } from '../rules/comprobante-number';
import { withFinding } from '../rules/scoring/authenticity';
import { ReadingCancelled } from './failure';
import { ProcessorRegistry, type ReadyEngine } from './processors/processor-registry';
import type { Attempt } from './reading-tries.service';
import {
  ReadingContextService,
  ReadingPipeline,
  type PipelineInput,
  type PipelineResult,
} from './reading-pipeline';
import type { SeenPages } from './reading/page-reader';
import { FACTS_FILE, wordsFile } from './reading/pages-file';

/** Each is a write: those between are left out. Milliseconds. */
const EVERY_MS = 1_000;

/**
 * Records how far a reading is, at most once a second and never twice at a time. What fails is not told: the next
 * page, or the next stage, says where the reading stands.
 */
export function pageNews(
  record: (pages: PageProgress) => Promise<unknown>,
): (pages: PageProgress) => void {
  let next = 0;
  let isWriting = false;
  return (pages) => {
    const now = performance.now();
    if (isWriting || now < next) return;
    isWriting = true;
    next = now + EVERY_MS;
    void record(pages)
      .catch(() => undefined)
      .finally(() => (isWriting = false));
  };
}

/** A reading that was taken up. */
export type ReadingTask = NonNullable<Awaited<ReturnType<DocumentWriter['begin']>>>;

/** A reading with what was seen of its file at the head of the queue. */
export interface RoutedTask extends ReadingTask {
  needsOcr: boolean;
  /** Nobody waits for it. */
  isLast: boolean;
}

/** One reading of one document, from the stored file to the saved result; reads like the line it is. */
@Injectable()
export class ExtractionService {
  constructor(
    private readonly writer: DocumentWriter,
    private readonly blobs: BlobStore,
    private readonly registry: ProcessorRegistry,
    private readonly pipeline: ReadingPipeline,
    private readonly contexts: ReadingContextService,
  ) {}

  /** Whether a page of it has to be recognised; a short look. An XML has none. False for a PDF that cannot be opened. */
  async needsOcr(task: ReadingTask, signal: AbortSignal): Promise<boolean> {
    const { fileType, separatedFrom } = task;
    if (fileType !== 'application/pdf') return fileType !== 'application/xml';
    const file = await this.blobs.localFile(task.blobKey);
    try {
      return await this.pipeline.needsOcr(file.path, signal, separatedFrom?.pages);
    } finally {
      await file.release();
    }
  }

  async extract(task: RoutedTask, { meter, signal, isAlone }: Attempt): Promise<void> {
    const { tenantId, processor, model } = task;
    const engine = meter.on(await this.registry.readyFor(tenantId, processor, model));
    const workDir = await mkdtemp(path.join(this.blobs.tempDir(), 'read-'));
    const pictures: SeenPages[] = [];
    const onPictures = (seen: SeenPages): void => void pictures.push(seen);
    try {
      const result = await this.read({ ...task, isAlone, onPictures }, engine, workDir, signal);
      await this.beginStage(task, 'guardar');
      await this.save(task, result, workDir);
    } catch (error) {
      const last = pictures.at(-1);
      // Why it failed is told in any case.
      if (last) await this.writer.keepPictures(task, last).catch(() => undefined);
      throw error;
    } finally {
      await rm(workDir, { recursive: true, force: true });
    }
  }

  private async read(
    task: RoutedTask & Pick<Attempt, 'isAlone'> & Pick<PipelineInput, 'onPictures'>,
    engine: ReadyEngine,
    workDir: string,
    signal: AbortSignal,
  ): Promise<PipelineResult> {
    const file = await this.blobs.localFile(task.blobKey);
    try {
      return await this.pipeline.run(
        {
          path: file.path,
          fileType: task.fileType,
          pages: task.separatedFrom?.pages,
          needsOcr: task.needsOcr,
          isAlone: task.isAlone,
          isLast: task.isLast,
          onPictures: task.onPictures,
          onPage: pageNews((pages) => this.writer.setPages(task, pages)),
          workDir,
          ...engine,
          context: await this.contexts.contextOf(task.tenantId),
        },
        signal,
        (stage) => this.beginStage(task, stage),
      );
    } finally {
      await file.release();
    }
  }

  /** A reading that was cancelled, in whatever process, goes no further. */
  private async beginStage(task: ReadingTask, stage: ReadingStage): Promise<void> {
    if (!(await this.writer.setStage(task, stage))) throw new ReadingCancelled();
  }

  private async savePages(task: ReadingTask, { images }: PipelineResult, workDir: string) {
    for (const { page: number, width, height, contentType, path: image } of images) {
      const words = path.join(workDir, wordsFile(number));
      await this.writer.savePage(task, { number, width, height, contentType }, { image, words });
    }
    await this.writer.saveFacts(task, path.join(workDir, FACTS_FILE));
    return images.map(({ page: number, width, height, contentType }) => {
      return { number, width, height, contentType };
    });
  }

  private async save(task: ReadingTask, read: PipelineResult, workDir: string): Promise<void> {
    const pages = await this.savePages(task, read, workDir);
    const { extractedData, records, confidence, authenticity, sourceMatch, textWords } =
      read.result;
    const key = comprobanteKey(extractedData);
    const twin = await this.writer.earlierTwin(task, key);
    const isSaved = await this.writer.complete(
      task,
      {
        extractedData,
        fields: records,
        confidence,
        sourceMatch,
        processingTime: read.processingTime,
        authenticity: twin
          ? withFinding(authenticity, duplicateFinding(twin.filename))
          : authenticity,
        pages,
        pageCount: read.totalPages,
        comprobanteKey: key,
        digest: signedDigest(extractedData),
        duplicateOf: twin?._id ?? null,
      },
      textWords,
    );
    if (isSaved) await this.writer.markTwins(task, key);
  }
}
