import { Injectable } from '@nestjs/common';
import { LOCAL_MODEL, type LivingModel } from '../contracts/models';
import type { FileType, ReadingStage } from '../contracts/document';
import { MAX_PAGES_READ } from '../contracts/limits';
import { buildResult } from './domain/build-result';
import type { ReadingContext } from '../rules/scoring/assess';
import type { ExtractionResult } from './domain/extraction-result';
import type { PageSet } from './domain/page-set';
import type { RawExtraction } from './domain/raw-extraction';
import { setApart } from './domain/set-apart';
import { LocalProcessor } from './processors/local/local.processor';
import type { Processor, ProcessorInput } from './processors/processor';
import { PageReader, type PageImage, type ReadAnswer } from './reading/page-reader';

export interface PipelineInput {
  /** Absolute path of the file; it is not opened when `seen` is given. */
  path: string;
  /** What an earlier reading saw on the pages. */
  seen?: ReadAnswer;
  /**
   * A second opinion is the engine's own: it is held against the page, not against the offline reading,
   * which may be the very reading that it is to be compared with.
   */
  isSecond?: boolean;
  fileType: FileType;
  /** It is known that pages of it have to be recognised: nothing with text waits for it. */
  needsOcr?: boolean;
  /** Absolute; an existing folder of this reading alone, which the caller removes. */
  workDir: string;
  processor: Processor;
  model: LivingModel;
  context: ReadingContext;
}

export interface PipelineResult {
  result: ExtractionResult;
  pageSet: PageSet;
  images: PageImage[];
  raw: RawExtraction;
  /** Seconds. */
  processingTime: number;
}

/** Told when a stage begins; awaited, so that stages are recorded in order. */
export type OnStage = (stage: ReadingStage) => void | Promise<void>;

/** From a file to checked data: the same line for the server and for the shell. */
@Injectable()
export class ReadingPipeline {
  private readonly local = new LocalProcessor();

  constructor(private readonly reader: PageReader) {}

  /** Throws `ReadingError`, `ProcessorError`, or the signal's reason when it is aborted. */
  async run(
    input: PipelineInput,
    signal: AbortSignal,
    onStage: OnStage = () => undefined,
  ): Promise<PipelineResult> {
    const start = performance.now();
    await onStage('abrir');
    const read = input.seen ?? (await this.read(input, signal, onStage));
    const asked = processorInput(input, read);
    const raw = await input.processor.extract(asked, signal);
    await onStage('cotejar');
    const local = await this.localReading(input, read, signal);
    const result = buildResult(raw, read.pageSet, input.context, local);
    const answer = local ? withPrintedTables(raw, local) : raw;
    const processingTime = (performance.now() - start) / 1000;
    return { result, ...read, raw: answer, processingTime };
  }

  /** @param path absolute, of a PDF; false for one that cannot be opened: its reading says why */
  needsOcr(path: string, signal: AbortSignal): Promise<boolean> {
    return this.reader.needsOcr({ lookAt: path, maxPages: MAX_PAGES_READ }, signal);
  }

  private read(input: PipelineInput, signal: AbortSignal, onStage: OnStage): Promise<ReadAnswer> {
    const { path, fileType, workDir, needsOcr } = input;
    const request = { path, fileType, workDir, maxPages: MAX_PAGES_READ, needsOcr };
    return this.reader.read(request, signal, () => onStage('leer'));
  }

  /** What the answer of another engine is held against; costs a few milliseconds a page. */
  private async localReading(
    input: PipelineInput,
    read: ReadAnswer,
    signal: AbortSignal,
  ): Promise<RawExtraction | null> {
    const { processor, isSecond = false } = input;
    if (processor.id === this.local.id || isSecond) return null;
    const asked = processorInput({ ...input, processor: this.local, model: LOCAL_MODEL }, read);
    return this.local.extract(asked, signal);
  }
}

/**
 * Everything that an engine is told. What speaks to the machine is set apart before; an engine outside
 * is not told either what is coded in a QR, or what the file says of itself (P2).
 */
function processorInput(input: PipelineInput, { pageSet, images }: ReadAnswer): ProcessorInput {
  const { clean } = setApart(pageSet);
  const isOutside = input.processor.id !== 'local';
  return Object.freeze({
    fileType: input.fileType,
    pageSet: isOutside ? { ...clean, qr: [], pdf: null } : clean,
    pageImages: images.map((image) => image.path),
    model: input.model,
    hints: { companyRuc: input.context.companyRuc },
  });
}

/** Tables of a model have no place on the page; those of the offline reading are printed. */
function withPrintedTables(raw: RawExtraction, local: RawExtraction): RawExtraction {
  return raw.tables.length > 0 ? raw : { ...raw, tables: local.tables };
}
