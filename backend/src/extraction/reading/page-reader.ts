import { join } from 'node:path';
import { Injectable, type OnApplicationShutdown, Optional } from '@nestjs/common';
import type { FileType } from '../../contracts/document';
import { Sandbox } from '../../platform/sandbox';
import { assemble, type PageImage, type ReadAnswer } from './assemble';
import type { OcrAnswer, OcrPage, OcrRequest } from './ocr/ocr-protocol';
import type { ParseAnswer, ParsedPage, ParseRequest } from './parse/parse-protocol';
import { toOcrError, toReadingError } from './reading-error';
import {
  OCR_IDLE_MS,
  OCR_RSS_BYTES,
  OCR_WALL_MS,
  OCR_WALL_PER_PAGE_MS,
  PARSE_IDLE_MS,
  PARSE_RSS_BYTES,
  PARSE_WALL_MS,
} from './reading-limits';

export interface ReadRequest {
  /** Absolute path of the file. */
  path: string;
  fileType: FileType;
  /** Absolute; an existing folder of this reading alone. The caller removes it. */
  workDir: string;
  maxPages: number;
}

export type { PageImage, ReadAnswer };

/** How the child processes of a reader live beside others. */
export interface ReaderManners {
  /** See `SandboxOptions`. */
  niceness: number;
  /** The longest that a child without work stays, in milliseconds. */
  maxIdleMs: number;
}

const OF_CUSTOMERS: ReaderManners = { niceness: 0, maxIdleMs: Number.MAX_SAFE_INTEGER };

/**
 * Sees everything on the pages of a document: words with boxes, QR codes, page images. Files are opened in
 * child processes only; a PDF with a good text layer never wakes the OCR process.
 */
@Injectable()
export class PageReader implements OnApplicationShutdown {
  private readonly parser: Sandbox<ParseRequest, ParseAnswer>;
  private readonly ocr: Sandbox<OcrRequest, OcrAnswer>;

  constructor(@Optional() { niceness, maxIdleMs }: ReaderManners = OF_CUSTOMERS) {
    this.parser = new Sandbox({
      module: join(__dirname, 'parse', 'parse-child'),
      maxRssBytes: PARSE_RSS_BYTES,
      idleMs: Math.min(PARSE_IDLE_MS, maxIdleMs),
      niceness,
    });
    this.ocr = new Sandbox({
      module: join(__dirname, 'ocr', 'ocr-child'),
      maxRssBytes: OCR_RSS_BYTES,
      idleMs: Math.min(OCR_IDLE_MS, maxIdleMs),
      niceness,
    });
  }

  /**
   * Throws `ReadingError`, or the signal's reason when it is aborted.
   * @param onOpened called when the file is open and its pages are images, before any OCR
   */
  async read(
    request: ReadRequest,
    signal: AbortSignal,
    onOpened: () => void | Promise<void> = () => undefined,
  ): Promise<ReadAnswer> {
    try {
      const parsed = await this.parser.run(request, { wallMs: PARSE_WALL_MS, signal });
      await onOpened();
      return assemble(parsed, await this.ocrPages(parsed.pages, signal));
    } catch (error) {
      throw toReadingError(error);
    }
  }

  /** Process ids of the living children, for health and tests. */
  pids(): { parser: number | null; ocr: number | null } {
    return { parser: this.parser.pid, ocr: this.ocr.pid };
  }

  /** Ends both children; a running reading fails. */
  async close(): Promise<void> {
    await Promise.all([this.parser.close(), this.ocr.close()]);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.close();
  }

  private async ocrPages(parsed: readonly ParsedPage[], signal: AbortSignal): Promise<OcrPage[]> {
    const pages = parsed.flatMap(({ number, image, ocrImage }) =>
      ocrImage ? { number, image, path: ocrImage } : [],
    );
    if (pages.length === 0) return [];
    const wallMs = OCR_WALL_MS + pages.length * OCR_WALL_PER_PAGE_MS;
    try {
      return (await this.ocr.run({ pages }, { wallMs, signal })).pages;
    } catch (error) {
      throw toOcrError(error);
    }
  }
}
