import { mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { DocumentWriter, type PageRecord, type ReadingTask } from '../documents';
import { BlobStore } from '../platform/blob-store/blob-store';
import { duplicateFinding } from '../rules/checks/duplicate-finding';
import { comprobanteKey } from '../rules/comprobante-number';
import { withFinding } from '../rules/scoring/authenticity';
import { ProcessorRegistry } from './processors/processor-registry';
import { ReadingContextService } from './reading-context.service';
import { ReadingPipeline, type PipelineResult } from './reading-pipeline';

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

  async run(task: ReadingTask, signal: AbortSignal): Promise<void> {
    const workDir = await mkdtemp(path.join(this.blobs.tempDir(), 'read-'));
    try {
      const result = await this.read(task, workDir, signal);
      await this.writer.setStage(task, 'guardar');
      const pages = await this.savePages(task, result);
      await this.save(task, result, pages);
    } finally {
      await rm(workDir, { recursive: true, force: true });
    }
  }

  private async read(task: ReadingTask, workDir: string, signal: AbortSignal) {
    const file = await this.blobs.localFile(task.blobKey);
    try {
      return await this.pipeline.run(
        {
          path: file.path,
          fileType: task.fileType,
          workDir,
          processor: this.registry.available(task.processor),
          model: task.model,
          context: await this.contexts.of(task.tenantId),
        },
        signal,
        (stage) => this.writer.setStage(task, stage),
      );
    } finally {
      await file.release();
    }
  }

  private async savePages(task: ReadingTask, result: PipelineResult): Promise<PageRecord[]> {
    const pages: PageRecord[] = [];
    for (const image of result.images) {
      const { page: number, width, height, contentType } = image;
      const words = result.pageSet.pages.find((page) => page.number === number)?.words ?? [];
      const page = { number, width, height, contentType };
      await this.writer.savePage(task, page, await readFile(image.path), words);
      pages.push(page);
    }
    return pages;
  }

  private async save(task: ReadingTask, read: PipelineResult, pages: PageRecord[]): Promise<void> {
    const { extractedData, records, facts, confidence, authenticity } = read.result;
    const key = comprobanteKey(extractedData);
    const twin = await this.writer.earlierTwin(task, key);
    await this.writer.saveFacts(task, { facts, tables: read.raw.tables });
    const isSaved = await this.writer.complete(task, {
      extractedData,
      fields: records,
      confidence,
      processingTime: read.processingTime,
      authenticity: twin
        ? withFinding(authenticity, duplicateFinding(twin.filename))
        : authenticity,
      pages,
      pageCount: read.pageSet.totalPages,
      comprobanteKey: key,
      duplicateOf: twin?._id ?? null,
    });
    if (isSaved && key && !twin) await this.writer.markLaterTwins(task, key);
  }
}
