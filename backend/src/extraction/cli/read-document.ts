import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { LivingModel } from '../../contracts/models';
import { DomainError, errorMessage } from '../../rules/domain-error';
import type { ReadingContext } from '../../rules/scoring/assess';
import { ProcessorError, type Processor } from '../processors/processor';
import { ReadingError } from '../reading/reading-error';
import { fieldsOf, type PipelineResult, type ReadingPipeline } from '../reading-pipeline';
import { fileTypeOf, type FoundDocument } from './find-documents';

/** How the reading of one file went. */
export type Outcome =
  { document: FoundDocument; read: PipelineResult } | { document: FoundDocument; failure: string };

export interface ReadingTools {
  pipeline: ReadingPipeline;
  processor: Processor;
  model: LivingModel;
  context: ReadingContext;
  /** Absolute folder for the answers. */
  out: string;
}

function failureOf(error: unknown, file: string): string {
  const coded = [ReadingError, ProcessorError, DomainError].some((kind) => error instanceof kind);
  if (!coded) throw error;
  const { code } = error as ReadingError | ProcessorError | DomainError;
  return errorMessage(code, { file });
}

/** The file's text: what the specification's extraction holds, and how sure it is. */
function answerOf({ result, processingTime }: PipelineResult): string {
  const { extractedData, authenticity, confidence } = result;
  const fields = fieldsOf(result);
  const answer = { extractedData, authenticity, confidence, fields, processingTime };
  return `${JSON.stringify(answer, null, 2)}\n`;
}

/** Reads one file and writes its answer; a file that cannot be read is an outcome, not an error. */
export async function readDocument(
  document: FoundDocument,
  tools: ReadingTools,
  signal: AbortSignal,
): Promise<Outcome> {
  const workDir = await mkdtemp(join(tmpdir(), 'foliado-read-'));
  try {
    const fileType = await fileTypeOf(document.path);
    if (!fileType) throw new DomainError('TIPO_NO_PERMITIDO');
    const { pipeline, processor, model, context } = tools;
    const input = { path: document.path, fileType, workDir, processor, model, context };
    const read = await pipeline.run(input, signal);
    await writeFile(join(tools.out, document.answer), answerOf(read));
    return { document, read };
  } catch (error) {
    return { document, failure: failureOf(error, basename(document.path)) };
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}
