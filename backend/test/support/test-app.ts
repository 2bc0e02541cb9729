import { readFile, rm } from 'node:fs/promises';
import { Agent, type Server } from 'node:http';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import type { Connection } from 'mongoose';
import { Logger, PARAMS_PROVIDER_TOKEN } from 'nestjs-pino';
import { storage } from 'nestjs-pino/storage';
import request from 'supertest';
import { AppModule } from '../../src/app.module';
import { configureApp } from '../../src/app.setup';
import type { ReadingFacts } from '../../src/rules/scoring/page-facts';
import { AssessProcess } from '../../src/documents/review/assess-process';
import { assessAgain } from '../../src/documents/review/assess-again';
import { GuestPipeline } from '../../src/extraction/read-now.service';
import { ReadingPipeline } from '../../src/extraction/reading-pipeline';
import type { AppConfig } from '../../src/platform/config';
import { loggerOptions } from '../../src/platform/logging/logger-options';
import { FakePipeline } from './fake-pipeline';
import { QueryRecorder, WRITES } from './query-recorder';
import { namedServer, TEST_PASSWORD, testConfig } from './test-config';

export interface TestApp {
  app: NestExpressApplication;
  config: AppConfig;
  pipeline: FakePipeline;
  /** A client without a session. */
  anonymous: () => ReturnType<typeof request.agent>;
  /** A client signed in as an account of the demo company. */
  signedIn: (email: string) => Promise<ReturnType<typeof request.agent>>;
  close: () => Promise<void>;
}

export interface TestAppOptions {
  /** Documents are really read, in child processes, instead of by `pipeline`. */
  reads?: boolean;
  /** Gets every record of the log, the least important included. */
  log?: (record: string) => void;
}

/** The checks after an edit in this process, whose start is not paid for in every file of tests. */
const assessHere: Pick<AssessProcess, 'assess'> = {
  assess: async ({ factsFile, ...request }) => {
    const kept = factsFile && (JSON.parse(await readFile(factsFile, 'utf8')) as ReadingFacts);
    return assessAgain({ ...request, facts: kept ? kept.facts : null });
  },
};

/**
 * Node follows every promise so that a line of the log is told its request: much work for a log that nobody reads.
 * No spy: the first test that restores its own would take it away.
 */
function withoutContextOfLog(): void {
  storage.disable();
  Object.assign(storage, { run: (_: unknown, next: () => unknown) => next() });
}

/** The whole product over HTTP on a store of its own (`MONGODB_URI` names another than the embedded one); only the reading itself is replaced. */
export async function startTestApp(
  config: AppConfig = testConfig(namedServer()),
  { reads = false, log }: TestAppOptions = {},
): Promise<TestApp> {
  const queries = WRITES ? new QueryRecorder().start() : null;
  const pipeline = new FakePipeline();
  const builder = Test.createTestingModule({ imports: [AppModule.for(config)] });
  for (const real of reads ? [] : [ReadingPipeline, GuestPipeline]) {
    builder.overrideProvider(real).useValue(pipeline);
  }
  if (!reads) builder.overrideProvider(AssessProcess).useValue(assessHere);
  if (!log) withoutContextOfLog();
  else {
    const pinoHttp = [loggerOptions({ logLevel: 'debug' }), { write: log }];
    builder.overrideProvider(PARAMS_PROVIDER_TOKEN).useValue({ pinoHttp });
  }
  const module = await builder.compile();
  const app = module.createNestApplication<NestExpressApplication>({
    bodyParser: false,
    logger: false,
  });
  if (log) app.useLogger(app.get(Logger));
  await configureApp(app);
  await app.listen(0, '127.0.0.1');
  const server: Server = app.getHttpServer();
  // A new connection for each request is a quarter of what a request takes. Nor is an answer packed only to be
  // unpacked in the same process.
  const connections = new Agent({ keepAlive: true });
  const anonymous = () =>
    request
      .agent(server)
      .set('Accept-Encoding', 'identity')
      .use((sent: request.Test) => sent.agent(connections));
  const signedIn = async (email: string) => {
    const agent = anonymous();
    await agent.post('/api/login').send({ email, password: TEST_PASSWORD }).expect(200);
    return agent;
  };
  const close = async () => {
    const connection = app.get<Connection>(getConnectionToken());
    if (config.mongodbUri) await connection.dropDatabase();
    connections.destroy();
    await app.close();
    Reflect.deleteProperty(storage, 'run');
    queries?.stop();
    await rm(config.dataDir, { recursive: true, force: true });
  };
  return { app, config, pipeline, anonymous, signedIn, close };
}
