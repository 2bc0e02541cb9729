import { join } from 'node:path';
import { Injectable, type OnApplicationShutdown, Optional } from '@nestjs/common';
import type { FileType } from '../../contracts/document';
import { Sandbox } from '../../platform/sandbox';
import { assemble, type PageImage, type ReadAnswer } from './assemble';
import type { OcrAnswer, OcrPage, OcrRequest } from './ocr/ocr-protocol';
import type {
  LookAnswer,
  LookRequest,
  ParseAnswer,
  ParsedPage,
  ParseRequest,
} from './parse/parse-protocol';
import { ReadingError, toOcrError, toReadingError } from './reading-error';
import {
  LOOK_WALL_MS,
  OCR_IDLE_MS,
  OCR_NICENESS,
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
  /** It is known to need OCR: it is opened in a process that nothing with text waits for. */
  needsOcr?: boolean | undefined;
}

export type { PageImage, ReadAnswer };

/** How the child processes of a reader live beside others. */
export interface ReaderManners {
  /** See `SandboxOptions`. */
  niceness: number;
  /** The longest that a child without work stays, in milliseconds. */
  maxIdleMs: number;
}

type Parser = Sandbox<ParseRequest | LookRequest, ParseAnswer | LookAnswer>;

const OF_CUSTOMERS: ReaderManners = { niceness: 0, maxIdleMs: Number.MAX_SAFE_INTEGER };

/**
 * Sees everything on the pages of a document: words with boxes, QR codes, page images. Files are opened in
 * child processes only; a PDF with a good text layer never wakes the OCR process. What is known to need OCR is
 * opened in a process of its own, and gives way: rendering and straightening its pages takes seconds.
 */
@Injectable()
export class PageReader implements OnApplicationShutdown {
  private readonly parser: Parser;
  private readonly imageParser: Parser;
  private readonly ocr: Sandbox<OcrRequest, OcrAnswer>;

  constructor(@Optional() { niceness, maxIdleMs }: ReaderManners = OF_CUSTOMERS) {
    const patience = Math.max(niceness, OCR_NICENESS);
    const parsing = {
      module: join(__dirname, 'parse', 'parse-child'),
      maxRssBytes: PARSE_RSS_BYTES,
      idleMs: Math.min(PARSE_IDLE_MS, maxIdleMs),
    };
    this.parser = new Sandbox({ ...parsing, niceness });
    this.imageParser = new Sandbox({ ...parsing, niceness: patience });
    this.ocr = new Sandbox({
      module: join(__dirname, 'ocr', 'ocr-child'),
      maxRssBytes: OCR_RSS_BYTES,
      idleMs: Math.min(OCR_IDLE_MS, maxIdleMs),
      niceness: patience,
    });
  }

  /**
   * Whether a page of a PDF has to be recognised; a short look. False for a file that cannot be opened: why,
   * its reading says. Throws the signal's reason when it is aborted.
   */
  async needsOcr(request: LookRequest, signal: AbortSignal): Promise<boolean> {
    try {
      const seen = await this.parser.run(request, { wallMs: LOOK_WALL_MS, signal });
      return 'needsOcr' in seen && seen.needsOcr;
    } catch (error) {
      const reason = toReadingError(error);
      if (!(reason instanceof ReadingError)) throw error;
      // What takes so long to look at is not to be waited for, either.
      return reason.code === 'LECTURA_AGOTADA';
    }
  }

  /**
   * Throws `ReadingError`, or the signal's reason when it is aborted.
   * @param onOpened called when the file is open and its pages are images, before any OCR
   */
  async read(
    { needsOcr = false, ...request }: ReadRequest,
    signal: AbortSignal,
    onOpened: () => void | Promise<void> = () => undefined,
  ): Promise<ReadAnswer> {
    try {
      const parser = needsOcr ? this.imageParser : this.parser;
      const parsed = await parser.run(request, { wallMs: PARSE_WALL_MS, signal });
      if (!('pages' in parsed)) throw new ReadingError('ERROR_INTERNO', true);
      await onOpened();
      return assemble(parsed, await this.ocrPages(parsed.pages, signal));
    } catch (error) {
      throw toReadingError(error);
    }
  }

  /** Process ids of the living children, for health and tests. */
  pids(): { parser: number | null; imageParser: number | null; ocr: number | null } {
    return { parser: this.parser.pid, imageParser: this.imageParser.pid, ocr: this.ocr.pid };
  }

  /** Ends all children; a running reading fails. */
  async close(): Promise<void> {
    await Promise.all([this.parser, this.imageParser, this.ocr].map((child) => child.close()));
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
