import { Injectable } from '@nestjs/common';
import type { FileType, ReadingStage } from '../contracts/document';
import { MAX_PAGES_READ } from '../contracts/limits';
import { buildResult } from './domain/build-result';
import type { ReadingContext } from '../rules/scoring/assess';
import type { ExtractionResult } from './domain/extraction-result';
import type { PageSet } from './domain/page-set';
import type { RawExtraction } from './domain/raw-extraction';
import type { Processor, ProcessorInput } from './processors/processor';
import { PageReader, type PageImage, type ReadAnswer } from './reading/page-reader';

export interface PipelineInput {
  /** Absolute path of the file. */
  path: string;
  fileType: FileType;
  /** Absolute; an existing folder of this reading alone, which the caller removes. */
  workDir: string;
  processor: Processor;
  model: string;
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
  constructor(private readonly reader: PageReader) {}

  /** Throws `ReadingError`, `ProcessorError`, or the signal's reason when it is aborted. */
  async run(
    input: PipelineInput,
    signal: AbortSignal,
    onStage: OnStage = () => undefined,
  ): Promise<PipelineResult> {
    const start = performance.now();
    const { path, fileType, workDir } = input;
    await onStage('abrir');
    const request = { path, fileType, workDir, maxPages: MAX_PAGES_READ };
    const read = await this.reader.read(request, signal, () => onStage('leer'));
    const raw = await input.processor.extract(processorInput(input, read), signal);
    await onStage('cotejar');
    const result = buildResult(raw, read.pageSet, input.context);
    return { result, ...read, raw, processingTime: (performance.now() - start) / 1000 };
  }
}

function processorInput(input: PipelineInput, { pageSet, images }: ReadAnswer): ProcessorInput {
  return Object.freeze({
    fileType: input.fileType,
    pageSet,
    pageImages: images.map((image) => image.path),
    model: input.model,
    hints: { companyRuc: input.context.companyRuc },
  });
}
