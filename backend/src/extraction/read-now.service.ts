import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import type { FileType, PageInfo } from '../contracts/document';
import { LOCAL_MODEL } from '../contracts/models';
import { BlobStore } from '../platform/blob-store/blob-store';
import { Clock } from '../platform/clock/clock';
import type { ReadConstancia } from '../rules/constancias';
import { DomainError } from '../rules/domain-error';
import type { ExtractionResult } from './domain/raw-extraction';
import { LocalProcessor } from './processors/local/local.processor';
import { PageReader, type PageImage } from './reading/page-reader';
import { GUEST_IDLE_MS, GUEST_NICENESS, ReadingError } from './reading/reading-error';
import { fieldsOf, ReadingPipeline, type PipelineResult } from './reading-pipeline';

/**
 * Child processes of its own, which give way to all others: what visitors try never stands in the
 * line of customers' readings.
 */
@Injectable()
export class GuestReader extends PageReader {
  constructor() {
    super({ niceness: GUEST_NICENESS, maxIdleMs: GUEST_IDLE_MS });
  }
}

/** The same line from a file to checked data, for those who have no account. */
@Injectable()
export class GuestPipeline extends ReadingPipeline {
  constructor(reader: GuestReader) {
    super(reader);
  }
}

/** A file to be read at once. */
export interface FileInHand {
  bytes: Buffer;
  fileType: FileType;
  /** RUC of the company that the file is read for, the usual customer. */
  companyRuc: string;
}

export interface PageInHand extends PageInfo {
  jpeg: Buffer;
}

/** What was read; all of it is in memory, nothing is kept. */
export interface ReadingInHand extends Pick<
  ExtractionResult,
  'extractedData' | 'fields' | 'confidence' | 'authenticity'
> {
  pages: PageInHand[];
  /** Seconds. */
  processingTime: number;
}

interface ConstanciaFileInHand {
  path: string;
  fileType: FileType;
  maxPages: number;
  companyRuc: string;
}

/** What of constancias stands on pages; nothing is kept. */
export interface ConstanciasInHand {
  constancias: ReadConstancia[];
  pages: PageInHand[];
  /** More than were read when there are more than was asked. */
  totalPages: number;
}

/** Reads a file with the offline engine while somebody waits, and keeps nothing of it. */
@Injectable()
export class ReadNow {
  private readonly processor = new LocalProcessor();

  constructor(
    private readonly pipeline: GuestPipeline,
    private readonly reader: GuestReader,
    private readonly blobs: BlobStore,
    private readonly clock: Clock,
  ) {}

  /** Throws `DomainError` when the file cannot be read, or the signal's reason when it is aborted. */
  readInHand(file: FileInHand, signal: AbortSignal): Promise<ReadingInHand> {
    return this.inFolder(async (workDir) => inHand(await this.run(file, workDir, signal)));
  }

  /**
   * The constancias of detracciones on the pages of a file of a company, which lies at `path`, and these pages.
   * Throws as `readInHand`.
   */
  constanciasInHand(
    { companyRuc, ...file }: ConstanciaFileInHand,
    signal: AbortSignal,
  ): Promise<ConstanciasInHand> {
    return this.inFolder(async (workDir) => {
      const { images, totalPages } = await this.reader.read({ ...file, workDir }, signal);
      const asking = { isPatient: false, signal };
      const constancias = await this.reader.ask('constancias', { workDir, companyRuc }, asking);
      return { constancias, pages: await pagesOf(images), totalPages };
    });
  }

  private async inFolder<Answer>(read: (workDir: string) => Promise<Answer>): Promise<Answer> {
    const workDir = await mkdtemp(path.join(this.blobs.tempDir(), 'now-'));
    try {
      return await read(workDir);
    } catch (error) {
      throw error instanceof ReadingError ? new DomainError(error.code) : error;
    } finally {
      await rm(workDir, { recursive: true, force: true });
    }
  }

  private async run(
    { bytes, fileType, companyRuc }: FileInHand,
    workDir: string,
    signal: AbortSignal,
  ): Promise<PipelineResult> {
    const file = path.join(workDir, 'file');
    await writeFile(file, bytes, { flag: 'wx', mode: 0o600 });
    const context = { companyRuc, today: this.clock.today() };
    const engine = { processor: this.processor, model: LOCAL_MODEL };
    return this.pipeline.run({ path: file, fileType, workDir, ...engine, context }, signal);
  }
}

async function inHand({ result, images, processingTime }: PipelineResult): Promise<ReadingInHand> {
  const { extractedData, confidence, authenticity } = result;
  const fields = fieldsOf(result);
  const pages = await pagesOf(images);
  return { extractedData, fields, confidence, authenticity, pages, processingTime };
}

const pagesOf = (images: readonly PageImage[]): Promise<PageInHand[]> =>
  Promise.all(
    images.map(async ({ page: number, width, height, path: image }) => {
      return { number, width, height, jpeg: await readFile(image) };
    }),
  );
