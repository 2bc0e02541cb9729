import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import type { PipelineInput, PipelineResult } from '../../backend/src/extraction/reading-pipeline';
import { freePort } from '../../backend/test/support/free-port';
import { DEMO_PASSWORD } from '../support/server';
import { built } from './built';
import nothingRead from './nothing-read.json';

type App = typeof import('../../backend/src/app.module');
type Setup = typeof import('../../backend/src/app.setup');
type Config = typeof import('../../backend/src/platform/config');
type Pipeline = typeof import('../../backend/src/extraction/reading-pipeline');

/** What an engine that finds nothing answers. */
const NOTHING: PipelineResult = nothingRead;

export interface IdleServer {
  url: string;
  /** `performance.now()` of each call of the engine, in order. */
  engineCalls: number[];
  close(): Promise<void>;
}

/** The files of a reading that lies elsewhere, as the product expects them in the folder of each. */
async function inFolder(read: PipelineResult, workDir: string): Promise<PipelineResult> {
  const [first] = read.images;
  const at = (file: string): string => path.join(workDir, file);
  if (first) {
    await cp(path.dirname(first.path), workDir, { recursive: true });
  } else {
    const facts = { pages: [], qr: [], hasUnreadableQr: false, pdf: null };
    await writeFile(at('facts.json'), JSON.stringify({ facts, tables: [] }));
  }
  const images = read.images.map((image) => ({ ...image, path: at(path.basename(image.path)) }));
  return { ...read, images };
}

/** The whole product in this process, with an engine that answers at once: by itself it reads nothing. */
export async function startIdleServer(
  env: Record<string, string>,
  answer: (call: number) => PipelineResult = () => NOTHING,
): Promise<IdleServer> {
  const { AppModule } = built<App>('app.module');
  const { configureApp } = built<Setup>('app.setup');
  const { loadConfig } = built<Config>('platform/config');
  const { ReadingPipeline } = built<Pipeline>('extraction/reading-pipeline');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'foliado-bench-'));
  const port = await freePort();
  const config = loadConfig({
    DATA_DIR: dataDir,
    PORT: String(port),
    DEMO_PASSWORD,
    LOG_LEVEL: 'error',
    UPLOADS_PER_MINUTE: '10000',
    REQUESTS_PER_MINUTE: '100000',
    ...env,
  });
  const engineCalls: number[] = [];
  const run = async ({ workDir }: PipelineInput) => {
    engineCalls.push(performance.now());
    return inFolder(answer(engineCalls.length), workDir);
  };
  const module = await Test.createTestingModule({ imports: [AppModule.for(config)] })
    .overrideProvider(ReadingPipeline)
    .useValue({ run, needsOcr: () => Promise.resolve(false) })
    .compile();
  const app = module.createNestApplication<NestExpressApplication>({ bodyParser: false });
  await configureApp(app);
  await app.listen(port, config.host);
  return {
    url: `http://localhost:${port}`,
    engineCalls,
    async close() {
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
