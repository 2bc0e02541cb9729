import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { SecondReadingWriter, StoredPages, type SecondReadingTask } from '../documents';
import { BlobStore } from '../platform/blob-store/blob-store';
import type { EngineMeter } from './engine-meter';
import type { ExtractionResult } from './domain/extraction-result';
import { ReadingCancelled } from './failure';
import { ProcessorRegistry, type ReadyEngine } from './processors/processor-registry';
import type { ReadAnswer } from './reading/page-reader';
import { ReadingContextService } from './reading-context.service';
import { ReadingPipeline } from './reading-pipeline';
import { pageSetOf } from './stored-page-set';

/** One more reading of a document that was read, from the pages as the first reading saw them. */
@Injectable()
export class SecondReadingService {
  constructor(
    private readonly writer: SecondReadingWriter,
    private readonly pages: StoredPages,
    private readonly blobs: BlobStore,
    private readonly registry: ProcessorRegistry,
    private readonly pipeline: ReadingPipeline,
    private readonly contexts: ReadingContextService,
  ) {}

  async run(task: SecondReadingTask, meter: EngineMeter, signal: AbortSignal): Promise<void> {
    const { document, run } = task;
    const engine = meter.on(this.registry.ready(run.processor, run.model));
    const workDir = await mkdtemp(path.join(this.blobs.tempDir(), 'second-'));
    try {
      const { records: fields, confidence } = await this.read(task, engine, workDir, signal);
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
    signal: AbortSignal,
  ): Promise<ExtractionResult> {
    const { fileType, tenantId } = task.document;
    const context = await this.contexts.of(tenantId);
    const source = await this.sourceOf(task, workDir);
    const input = { ...source.input, fileType, workDir, ...engine, context, isSecond: true };
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
  ): Promise<ReadAnswer | null> {
    const stored = await this.pages.of(document);
    if (!stored) return null;
    const images: ReadAnswer['images'] = [];
    for (const { number: page, width, height, image } of stored.pages) {
      const file = path.join(workDir, `page-${page}.jpg`);
      await writeFile(file, image);
      images.push({ page, path: file, contentType: 'image/jpeg', width, height });
    }
    return { pageSet: pageSetOf(document, stored), images };
  }

  /** Between stages: a run that was cancelled, in whatever process, goes no further. */
  private async goOn({ document, run }: SecondReadingTask): Promise<void> {
    const key = { tenantId: document.tenantId, id: run._id };
    if (!(await this.writer.begin(key, document._id))) throw new ReadingCancelled();
  }
}
