import { mkdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { SingleBar } from 'cli-progress';
import { LOCAL_MODEL } from '../../contracts/models';
import { Clock } from '../../platform/clock/clock';
import { LocalProcessor } from '../processors/local/local.processor';
import { PageReader } from '../reading/page-reader';
import { ReadingPipeline } from '../reading-pipeline';
import {
  findDocuments,
  readDocument,
  type FoundDocument,
  type Outcome,
  type ReadingTools,
} from './find-documents';
import { readArguments, USAGE, type ReadArguments } from './read-arguments';
import { summary } from './summary';

const BAR = 'Leyendo {bar} {value}/{total}  {file}';

async function readAll(
  documents: readonly FoundDocument[],
  tools: ReadingTools,
  signal: AbortSignal,
): Promise<Outcome[]> {
  const bar = new SingleBar({ format: BAR, barsize: 24, hideCursor: true });
  const outcomes: Outcome[] = [];
  bar.start(documents.length, 0, { file: '' });
  try {
    for (const document of documents) {
      bar.update(outcomes.length, { file: basename(document.path) });
      outcomes.push(await readDocument(document, tools, signal));
    }
    bar.update(outcomes.length, { file: '' });
    return outcomes;
  } finally {
    bar.stop();
  }
}

async function run({ inputs, out, ruc }: ReadArguments): Promise<boolean> {
  const documents = await findDocuments(inputs);
  if (documents.length === 0) throw new Error('No hay documentos PDF, JPG, PNG o XML que leer.');
  await mkdir(out, { recursive: true });
  const interrupted = new AbortController();
  process.once('SIGINT', () => interrupted.abort(new Error('Lectura interrumpida.')));
  const reader = new PageReader();
  try {
    const pipeline = new ReadingPipeline(reader);
    const context = { companyRuc: ruc, today: new Clock().today() };
    const engine = { processor: new LocalProcessor(), model: LOCAL_MODEL };
    const tools = { pipeline, ...engine, context, out };
    const outcomes = await readAll(documents, tools, interrupted.signal);
    process.stdout.write(`${summary(outcomes)}\nResultados en ${out}\n`);
    return outcomes.every((outcome) => 'read' in outcome);
  } finally {
    await reader.close();
  }
}

/** `npm run read`: the product's reading from the shell. Exit code 1 when a file could not be read. */
async function main(): Promise<void> {
  try {
    const given = readArguments(process.argv.slice(2));
    if (given === 'help') process.stdout.write(`${USAGE}\n`);
    else if (!(await run(given))) process.exitCode = 1;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${message}\n\n${USAGE}\n`);
    process.exitCode = 2;
  }
}

void main();
