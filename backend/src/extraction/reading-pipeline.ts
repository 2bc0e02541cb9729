import { Injectable } from '@nestjs/common';
import { CompaniesService } from '../companies';
import type { LivingModel } from '../contracts/models';
import type { FileType, PageProgress, ReadingStage } from '../contracts/document';
import type { FieldMap } from '../contracts/evidence';
import { MAX_PAGES_READ } from '../contracts/limits';
import { Clock } from '../platform/clock/clock';
import { OneAtATime } from '../platform/timing';
import type { ReadingContext } from '../rules/scoring/assess';
import { saysAnything, type RawExtraction } from './domain/raw-extraction';
import {
  ProcessorError,
  type Processor,
  type ProcessorInput,
  type ReadablePages,
} from './processors/processor';
import type { Judgement, PagesAsked, ReadingAct, ReadingActs } from './reading-protocol';
import { PageReader, type SeenPages } from './reading/page-reader';
import type { StoredPageSet } from './reading/pages-file';
import { LAST_NICENESS } from './reading/reading-error';

/** What a reading may know beside the document: the company's RUC and name, and the date in Peru. */
@Injectable()
export class ReadingContextService {
  constructor(
    private readonly companies: CompaniesService,
    private readonly clock: Clock,
  ) {}

  async contextOf(tenantId: string): Promise<ReadingContext> {
    const company = await this.companies.find(tenantId);
    const { ruc = null, name = null } = company ?? {};
    return { companyRuc: ruc, companyName: name, today: this.clock.today() };
  }
}

/** What an earlier reading saw; its words and facts lie in the work folder. */
export interface SeenBefore extends SeenPages {
  stored: StoredPageSet;
}

export interface PipelineInput {
  /** Absolute path of the file; it is not opened when `seen` is given. */
  path: string;
  seen?: SeenBefore;
  /**
   * A second opinion is the engine's own: it is held against the page, not against the offline reading,
   * which may be the very reading that it is to be compared with.
   */
  isSecond?: boolean;
  fileType: FileType;
  /** The pages of the file that are the document, which count from 1 in it; all of them when absent. */
  pages?: readonly number[] | undefined;
  /** It is known that pages of it have to be recognised: nothing with text waits for it. */
  needsOcr?: boolean;
  /** A process has ended over it before: it is read in one with nothing else in it. */
  isAlone?: boolean;
  /** It gives way to all others, in processes of its own. */
  isLast?: boolean;
  /** Absolute; an existing folder of this reading alone, which the caller removes. */
  workDir: string;
  processor: Processor;
  model: LivingModel;
  /** An answer without anything in it is asked for once more. */
  asksAgain?: boolean;
  context: ReadingContext;
  /** Told of the pages as soon as they are pictures, and again when they stand upright. */
  onPictures?: (seen: SeenPages) => void;
  /** Told after each page of a stage. */
  onPage?: (pages: PageProgress) => void;
}

export interface PipelineResult extends SeenPages {
  result: Judgement;
  /** Seconds. */
  processingTime: number;
}

/** Told when a stage begins; awaited, so that stages are recorded in order. */
export type OnStage = (stage: ReadingStage) => void | Promise<void>;

/** The evidence of a judgement's fields, by path. */
export const fieldsOf = ({ records }: Judgement): FieldMap =>
  Object.fromEntries(records.map(({ read: _read, ...field }) => [field.path, field]));

/** From a file to checked data: the same line for the server and for the shell. */
@Injectable()
export class ReadingPipeline {
  private readonly turns = new OneAtATime();

  constructor(private readonly reader: PageReader) {}

  /**
   * Throws `ReadingError`, `ProcessorError`, or the signal's reason when it is aborted. What is kept of the
   * pages lies in the work folder afterwards (`wordsFile`, `FACTS_FILE`).
   */
  async run(
    input: PipelineInput,
    signal: AbortSignal,
    onStage: OnStage = () => undefined,
  ): Promise<PipelineResult> {
    if (!input.isAlone && !input.isLast) return this.line(input, signal, onStage);
    const reader = this.reader.another(input.isLast ? LAST_NICENESS : 0);
    try {
      return await new ReadingPipeline(reader).line(input, signal, onStage);
    } finally {
      await reader.close();
    }
  }

  /**
   * False for a PDF that cannot be opened: its reading says why. Throws `ReadingError` when the process ended
   * over it, or the signal's reason.
   * @param path absolute, of a PDF
   * @param pages as of `PipelineInput`
   */
  needsOcr(path: string, signal: AbortSignal, pages?: readonly number[]): Promise<boolean> {
    return this.reader.needsOcr({ path, pages, maxPages: MAX_PAGES_READ }, signal);
  }

  private async line(
    input: PipelineInput,
    signal: AbortSignal,
    onStage: OnStage,
  ): Promise<PipelineResult> {
    const start = performance.now();
    await onStage('abrir');
    input.processor.assertOpen?.();
    const seen = input.seen ?? (await this.readInTurn(input, signal, onStage));
    input.onPictures?.(seen);
    const raw = await this.extract(input, seen, signal);
    await onStage('cotejar');
    const { context, processor, isSecond = false } = input;
    const isCompared = processor.id !== 'local' && !isSecond;
    const result = await this.ask('judge', { raw, context, isCompared }, input, signal);
    const processingTime = (performance.now() - start) / 1000;
    return { result, images: seen.images, totalPages: seen.totalPages, processingTime };
  }

  /**
   * An engine in the cloud that found nothing of what makes a comprobante has not read it: nobody is charged for
   * that. Asked once more where the operator wants it; that is paid for again.
   */
  private async extract(
    input: PipelineInput,
    seen: SeenPages,
    signal: AbortSignal,
  ): Promise<RawExtraction> {
    const asked = this.processorInput(input, seen);
    const raw = await input.processor.extract(asked, signal);
    if (input.processor.id === 'local' || saysAnything(raw)) return raw;
    const again = input.asksAgain ? await input.processor.extract(asked, signal) : raw;
    if (saysAnything(again)) return again;
    throw new ProcessorError('permanent', 'MOTOR_SIN_DATOS');
  }

  /** What a vendor reads afterwards is read here one at a time, so that few stand in the way of what is read here. */
  private readInTurn(
    input: PipelineInput,
    signal: AbortSignal,
    onStage: OnStage,
  ): Promise<SeenPages> {
    const read = (): Promise<SeenPages> => this.read(input, signal, onStage);
    if (input.processor.id === 'local') return read();
    return this.turns.run(input.needsOcr ? 'images' : 'text', async () => {
      signal.throwIfAborted();
      return read();
    });
  }

  private read(input: PipelineInput, signal: AbortSignal, onStage: OnStage): Promise<SeenPages> {
    const { path, fileType, pages, workDir, needsOcr } = input;
    const request = { path, fileType, pages, workDir, maxPages: MAX_PAGES_READ, needsOcr };
    return this.reader.read(
      request,
      signal,
      (seen) => {
        input.onPictures?.(seen);
        return onStage('leer');
      },
      input.onPage,
    );
  }

  /** Everything that an engine is told. */
  private processorInput(input: PipelineInput, { images }: SeenPages): ProcessorInput {
    const { companyRuc, companyName } = input.context;
    const pages: ReadablePages = {
      numbers: images.map(({ page }) => page),
      text: (signal) => this.ask('tell', {}, input, signal),
      // The name stays here: an engine outside is told the number alone (023).
      read: (hints, signal) =>
        this.ask('extract', { hints: { ...hints, companyName } }, input, signal),
    };
    return Object.freeze({
      fileType: input.fileType,
      pages,
      pageImages: images.map((image) => image.path),
      model: input.model,
      hints: { companyRuc },
      onPage: (done: number) => input.onPage?.({ done, total: images.length }),
    });
  }

  /** A second opinion is in no hurry. */
  private ask<Act extends ReadingAct>(
    act: Act,
    asked: Omit<ReadingActs[Act]['request'], keyof PagesAsked>,
    { workDir, seen, needsOcr, isSecond }: PipelineInput,
    signal: AbortSignal,
  ): Promise<ReadingActs[Act]['answer']> {
    const pages: PagesAsked = { workDir, ...(seen ? { stored: seen.stored } : {}) };
    const isPatient = Boolean(needsOcr) || Boolean(isSecond);
    const request = { ...asked, ...pages } as ReadingActs[Act]['request'];
    return this.reader.ask(act, request, { isPatient, signal });
  }
}
