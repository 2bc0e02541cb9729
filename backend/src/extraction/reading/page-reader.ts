import { join } from 'node:path';
import { Injectable, type OnApplicationShutdown, Optional } from '@nestjs/common';
import type { FileType } from '../../contracts/document';
import { Sandbox, type Progress } from '../../platform/sandbox';
import type { ReadingAct, ReadingActs, ReadingAnswer, ReadingRequest } from '../reading-protocol';
import type { PageImage, SeenPages } from './assemble';
import type { OcrRequest } from './ocr/ocr-protocol';
import type { LookRequest } from './parse/parse-protocol';
import {
  LOOK_WALL_MS,
  OCR_IDLE_MS,
  OCR_NICENESS,
  OCR_PAGE_WALL_MS,
  OCR_RSS_BYTES,
  OCR_WALL_MS,
  OCR_WALL_PER_PAGE_MS,
  PARSE_IDLE_MS,
  PARSE_PAGE_WALL_MS,
  PARSE_RSS_BYTES,
  PARSE_WALL_MS,
  ReadingError,
  RULES_WALL_MS,
  toReadingError,
} from './reading-error';

export interface ReadRequest {
  /** Absolute path of the file. */
  path: string;
  fileType: FileType;
  /** Absolute; an existing folder of this reading alone. The caller removes it. */
  workDir: string;
  maxPages: number;
  /** See `PagesWanted`. */
  pages?: readonly number[] | undefined;
  /** It is known to need OCR: it is opened in a process that nothing with text waits for. */
  needsOcr?: boolean | undefined;
}

export type { PageImage, SeenPages };

interface Asking {
  isPatient: boolean;
  onProgress?: (progress: Progress | null) => void;
  signal: AbortSignal;
}

/** How the child processes of a reader live beside others. */
export interface ReaderManners {
  /** See `SandboxOptions`. */
  niceness: number;
  /** The longest that a child without work stays, in milliseconds. */
  maxIdleMs: number;
}

const OF_CUSTOMERS: ReaderManners = { niceness: 0, maxIdleMs: Number.MAX_SAFE_INTEGER };

/** Milliseconds of each act of the reading process. */
const WALL_MS: Readonly<Record<ReadingAct, number>> = {
  look: LOOK_WALL_MS,
  open: PARSE_WALL_MS,
  tell: RULES_WALL_MS,
  extract: RULES_WALL_MS,
  judge: RULES_WALL_MS,
  constancias: RULES_WALL_MS,
};

/**
 * Everything that looks at a document's content, in child processes only: what is on its pages, what the
 * offline engine reads there, and what the rules make of any engine's answer. The server hands on the work
 * folder of the reading, in which the words stay. A PDF with a good text layer never wakes the OCR process.
 * What is known to need OCR has a process of its own, and gives way: rendering its pages takes seconds.
 */
@Injectable()
export class PageReader implements OnApplicationShutdown {
  private readonly reader: Sandbox<ReadingRequest, ReadingAnswer>;
  private readonly patient: Sandbox<ReadingRequest, ReadingAnswer>;
  private readonly ocr: Sandbox<OcrRequest, SeenPages>;

  constructor(@Optional() private readonly manners: ReaderManners = OF_CUSTOMERS) {
    const { niceness, maxIdleMs } = manners;
    const patience = Math.max(niceness, OCR_NICENESS);
    const reading = {
      module: join(__dirname, '..', 'reading-child'),
      maxRssBytes: PARSE_RSS_BYTES,
      idleMs: Math.min(PARSE_IDLE_MS, maxIdleMs),
    };
    this.reader = new Sandbox({ ...reading, niceness });
    this.patient = new Sandbox({ ...reading, niceness: patience });
    this.ocr = new Sandbox({
      module: join(__dirname, 'ocr', 'ocr-child'),
      maxRssBytes: OCR_RSS_BYTES,
      idleMs: Math.min(OCR_IDLE_MS, maxIdleMs),
      niceness: patience,
    });
  }

  /**
   * Whether a page of a PDF has to be recognised; a short look. False for a file that cannot be opened: why,
   * its reading says. Throws `ReadingError` when the process ended over it, or the signal's reason.
   */
  async needsOcr(request: LookRequest, signal: AbortSignal): Promise<boolean> {
    try {
      return (await this.ask('look', request, { isPatient: false, signal })).needsOcr;
    } catch (error) {
      if (error instanceof ReadingError && error.processEnd === null) return false;
      throw error;
    }
  }

  /**
   * Throws `ReadingError`, or the signal's reason when it is aborted.
   * @param onOpened called when the file is open and its pages are images, before any OCR
   * @param onPage called after each page, of those that are opened and then of those that are recognised
   */
  async read(
    { needsOcr = false, ...request }: ReadRequest,
    signal: AbortSignal,
    onOpened: (seen: SeenPages) => void | Promise<void> = () => undefined,
    onPage: (pages: Progress) => void = () => undefined,
  ): Promise<SeenPages> {
    const onProgress = (pages: Progress | null): void => void (pages && onPage(pages));
    const opened = await this.ask('open', request, { isPatient: needsOcr, signal, onProgress });
    await onOpened(opened.seen);
    if (opened.recognise.length === 0) return opened.seen;
    const wallMs = OCR_WALL_MS + opened.recognise.length * OCR_WALL_PER_PAGE_MS;
    const pages = { workDir: request.workDir, pages: opened.recognise };
    return this.ocr
      .run(pages, { wallMs, stepMs: OCR_PAGE_WALL_MS, signal, onProgress })
      .catch((error: unknown) => {
        throw toReadingError(error);
      });
  }

  /**
   * Throws `ReadingError`, or the signal's reason when it is aborted.
   * @param isPatient in the process that gives way to those with text
   */
  async ask<Act extends ReadingAct>(
    act: Act,
    request: ReadingActs[Act]['request'],
    { isPatient, ...options }: Asking,
  ): Promise<ReadingActs[Act]['answer']> {
    const child = isPatient ? this.patient : this.reader;
    // One union of all acts on the wire: which answer belongs to which is the protocol's to know.
    const asked = { act, ...request } as ReadingRequest;
    const wallMs = WALL_MS[act];
    const limits = act === 'open' ? { wallMs, stepMs: PARSE_PAGE_WALL_MS } : { wallMs };
    return child.run(asked, { ...limits, ...options }).catch((error: unknown) => {
      throw toReadingError(error);
    }) as Promise<ReadingActs[Act]['answer']>;
  }

  /** One that is no less patient, with no process yet; whoever asks for it closes it. */
  another(niceness: number): PageReader {
    const { niceness: own, maxIdleMs } = this.manners;
    return new PageReader({ niceness: Math.max(own, niceness), maxIdleMs });
  }

  /** Process ids of the living children, for health and tests. */
  pids(): { reader: number | null; patient: number | null; ocr: number | null } {
    return { reader: this.reader.pid, patient: this.patient.pid, ocr: this.ocr.pid };
  }

  /** Ends all children; a running reading fails. */
  async close(): Promise<void> {
    await Promise.all([this.reader, this.patient, this.ocr].map((child) => child.close()));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.close();
  }
}
