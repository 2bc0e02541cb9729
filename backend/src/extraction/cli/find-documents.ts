import { mkdtemp, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import type { FileType } from '../../contracts/document';
import type { LivingModel } from '../../contracts/models';
import { DomainError, errorMessage } from '../../rules/domain-error';
import { detectFileType } from '../../rules/file-signature';
import type { ReadingContext } from '../../rules/scoring/assess';
import { ProcessorError, type Processor } from '../processors/processor';
import { fieldsOf, type PipelineResult, type ReadingPipeline } from '../reading-pipeline';
import { ReadingError } from '../reading/reading-error';

export interface FoundDocument {
  /** Absolute. */
  path: string;
  /** Name of the answer's file, each once. */
  answer: string;
}

const EXTENSIONS = new Set(['.pdf', '.jpg', '.jpeg', '.png', '.xml']);

/** What the first bytes say, whatever the name says; null when it is none of the types that are read. */
export async function fileTypeOf(path: string): Promise<FileType | null> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1_100), 0, 1_100, 0);
    return detectFileType(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

async function filesOf(input: string): Promise<string[]> {
  const info = await stat(input).catch(() => null);
  if (!info) throw new Error(`No existe: ${input}`);
  if (!info.isDirectory()) return [input];
  const names = await readdir(input);
  return names
    .filter((name) => EXTENSIONS.has(extname(name).toLowerCase()))
    .sort()
    .map((name) => join(input, name));
}

/** All documents that the arguments name; of a folder those with a known ending. Throws for a missing one. */
export async function findDocuments(inputs: readonly string[]): Promise<FoundDocument[]> {
  const paths = (await Promise.all(inputs.map(filesOf))).flat();
  const taken = new Set<string>();
  return [...new Set(paths)].map((path) => {
    const name = basename(path);
    const short = basename(name, extname(name));
    const free = [short, name].find((candidate) => !taken.has(candidate));
    const answer = free ?? `${name}-${taken.size}`;
    taken.add(answer);
    return { path, answer: `${answer}.json` };
  });
}

/** How the reading of one file went. */
export type Outcome =
  | { document: FoundDocument; read: PipelineResult }
  | { document: FoundDocument; failure: string };

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
