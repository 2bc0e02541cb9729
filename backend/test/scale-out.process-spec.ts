import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Redis from 'ioredis';
import request from 'supertest';
import type { CreditEntry } from '../src/contracts/credits';
import type { DocumentSummary, UploadResponse } from '../src/contracts/document';
import { IDEMPOTENCY_HEADER } from '../src/contracts/headers';
import { API } from '../src/contracts/routes';
import { drawPdf, invoiceTexts } from './support/fixtures/drawn-pdf';
import { movementsOf } from './support/ledger-of';
import { OwnProcess } from './support/own-process';
import { freePort } from './support/free-port';
import { hasRedisServer, OwnRedis } from './support/own-redis';
import { TEST_PASSWORD } from './support/test-config';
import { until } from './support/until';

const isLong = process.env['LONG_TESTS'] === '1';
const FROZEN_MS = isLong ? 60_000 : 5_000;
const AWAY_MS = isLong ? 900_000 : 10_000;
const RECONCILE_SECONDS = isLong ? 60 : 2;
/** One reading in each of the two lines of a process. */
const PROCESSES = 4;
/** A hold on a job of a process that was killed ends, and is looked for, within two leases. */
const LEASES_MS = 60_000;
/** A connection is found again, and who was put off for an outage asks again. */
const RETURN_MS = 30_000;

const CLERK = {
  email: 'ana@nueva.pe',
  password: TEST_PASSWORD,
  firstName: 'Ana',
  lastName: 'Quispe',
  companyName: 'Nueva S.A.C.',
};

type Agent = ReturnType<typeof request.agent>;

const hasRedis = hasRedisServer();
if (!hasRedis) console.warn('redis-server is not installed: many machines are not tested');

/** Two servers and two workers on one store reached over the wire and one Redis, from which one of each is killed. */
(hasRedis ? describe : describe.skip)(
  'an installation of four processes (needs redis-server)',
  () => {
    const alive = new Set<OwnProcess>();
    /** Ids of what was acknowledged, by the key it was sent with. */
    const acknowledged = new Map<string, string>();
    const read = new Set<string>();
    /** Of the servers that live. */
    let agents: Agent[];
    let folder: string;
    let redis: OwnRedis;
    let bull: Redis;
    let storePort: number;
    let store: OwnProcess;
    let mongodbUri: string;
    let doomed: OwnProcess[];
    /** What one reading takes here, from the upload on, while nothing happens. */
    let readingMs: number;

    const run = (program: string, args: string[], env: NodeJS.ProcessEnv = {}): OwnProcess => {
      const one = OwnProcess.run(program, args, env);
      alive.add(one);
      return one;
    };
    const startStore = async (): Promise<void> => {
      const at = [path.join(folder, 'store'), String(storePort)];
      store = run('test/support/embedded-store-process.ts', at);
      mongodbUri = await store.says(/mongodb:\S+/);
    };
    const environment = (name: string): NodeJS.ProcessEnv => ({
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      MONGODB_URI: mongodbUri,
      REDIS_URL: redis.url,
      SESSION_SECRET: 'one secret for both servers, of forty characters',
      DATA_DIR: path.join(folder, name),
      ADMIN_EMAIL: 'operadora@empresa.pe',
      ADMIN_PASSWORD: TEST_PASSWORD,
      RECONCILE_SECONDS: String(RECONCILE_SECONDS),
      UPLOADS_PER_MINUTE: '1000',
      REQUESTS_PER_MINUTE: '100000',
    });
    const startServer = async (name: string): Promise<{ server: OwnProcess; agent: Agent }> => {
      const port = String(await freePort());
      const at = { HOST: '127.0.0.1', PORT: port };
      const server = run('src/main.ts', [], { ...environment(name), ...at });
      await server.says(/Foliado está listo/);
      return { server, agent: request.agent(`http://127.0.0.1:${port}`) };
    };
    const startWorker = async (name: string): Promise<OwnProcess> => {
      const worker = run('src/worker.ts', [], environment(name));
      await worker.says(/Proceso lector de Foliado listo/);
      return worker;
    };

    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'foliado-scale-out-'));
      [redis, storePort] = [await OwnRedis.start(), await freePort()];
      bull = new Redis(redis.url).on('error', () => undefined);
      await startStore();
      const [first, second, , worker] = await Promise.all([
        startServer('server-1'),
        startServer('server-2'),
        startWorker('worker-1'),
        startWorker('worker-2'),
      ]);
      doomed = [second.server, worker];
      agents = [first.agent, second.agent];
      await first.agent.post(API.register).send(CLERK).expect(201);
      await second.agent
        .post(API.login)
        .send({ email: CLERK.email, password: CLERK.password })
        .expect(200);
    });
    afterAll(async () => {
      bull?.disconnect();
      await Promise.all([...alive].map((one) => one.kill()));
      await redis?.kill();
      await rm(folder, { recursive: true, force: true });
    });

    /** As a client that got no answer: to the other server, with the same key, until it is told that it is there. */
    const send = async (key: string): Promise<void> => {
      const texts = [...invoiceTexts(), { text: key, x: 40, y: 700 }];
      const file = await drawPdf({ pages: [texts] });
      let n = acknowledged.size;
      await until(
        async () => {
          n += 1;
          const agent = agents[n % agents.length] as Agent;
          const upload = agent.post(API.upload).set(IDEMPOTENCY_HEADER, key);
          const answer = await upload.attach('file', file, `${key}.pdf`).then(
            (one) => one,
            () => null,
          );
          if (answer === null || answer.status === 503) return null;
          expect([key, answer.status, answer.body]).toEqual([key, 201, expect.anything()]);
          acknowledged.set(key, (answer.body as UploadResponse).documentId);
          return true;
        },
        AWAY_MS + 240_000,
        250,
      );
    };
    const sendAll = async (name: string, count: number): Promise<void> => {
      await Promise.all(Array.from({ length: count }, (_, n) => send(`${name}-${n}`)));
    };
    const list = async (): Promise<DocumentSummary[] | null> => {
      const { status, body } = await (agents[0] as Agent).get(API.documents);
      return status === 200 ? (body as DocumentSummary[]) : null;
    };
    /** Waits until everything is read; answers how many documents that were and how long it took from now on. */
    const readAll = async (): Promise<{ documents: number; tookMs: number }> => {
      const begun = performance.now();
      const all = await until(async () => {
        const found = await list();
        const isOver = found?.every(({ status }) => status === 'completed' || status === 'error');
        return isOver ? found : null;
      }, 600_000);
      const documents = (all ?? []).filter(({ id }) => !read.has(id));
      for (const { id } of documents) read.add(id);
      return { documents: documents.length, tookMs: performance.now() - begun };
    };
    /** As long as reading them takes one after the other, and what is allowed beside it. */
    const expectReadSoon = async (phase: string, allowanceMs: number): Promise<void> => {
      const { documents, tookMs } = await readAll();
      const figures = { phase, documents, tookMs, readingMs };
      if (isLong) console.warn(JSON.stringify(figures));
      const isSoon = tookMs < documents * readingMs + allowanceMs;
      expect({ ...figures, isSoon }).toEqual({ ...figures, isSoon: true });
    };

    const killWhatReads = async (): Promise<void> => {
      const sent = sendAll('congelado', 6);
      await until(
        async () => (await bull.llen('foliado:jobs:extract:active')) === PROCESSES || null,
        60_000,
        5,
      );
      store.freeze();
      await Promise.all(doomed.map((one) => one.kill()));
      agents.pop();
      await pause(FROZEN_MS);
      store.thaw();
      await sent;
    };
    const takeStoreAway = async (): Promise<void> => {
      await sendAll('lejos', 2);
      await store.kill();
      const sent = sendAll('durante', 2);
      await pause(AWAY_MS);
      await startStore();
      await sent;
    };
    const emptyRedis = async (): Promise<void> => {
      await sendAll('vaciado', 2);
      await redis.kill();
      await sendAll('sin-redis', 1);
      await redis.start();
    };

    it(
      'loses nothing and charges each document once, whatever is killed, frozen, away or emptied',
      async () => {
        await send('primera');
        readingMs = (await readAll()).tookMs;
        await killWhatReads();
        // One after the other in the long form; else what one leaves behind is what the next finds.
        if (isLong) await expectReadSoon('frozen', RETURN_MS + LEASES_MS);
        await takeStoreAway();
        if (isLong) await expectReadSoon('away', RETURN_MS);
        await emptyRedis();
        await expectReadSoon('emptied', RETURN_MS + RECONCILE_SECONDS * 1_000);

        const documents = await list();
        expect(documents?.map(({ status, failure }) => [status, failure])).toEqual(
          [...acknowledged].map(() => ['completed', null]),
        );
        const ids = [...acknowledged.values()].sort();
        expect(documents?.map(({ id }) => id).sort()).toEqual(ids);
        // What a reading costs is charged behind it.
        const movements = async () => {
          const history = (agents[0] as Agent)
            .get(API.userCreditHistory)
            .query({ range: '[0,99]' });
          const ledger = ((await history.expect(200)).body as CreditEntry[]).reverse();
          return ids.map((id) => movementsOf(ledger, id));
        };
        await until(async () =>
          (await movements()).every(({ length }) => length > 1) ? true : null,
        );
        expect(await movements()).toEqual(ids.map(() => ['reserved 1', 'charged 1']));
      },
      AWAY_MS + FROZEN_MS + 600_000,
    );
  },
);
