import type { DocumentSummary, UploadResponse } from '../src/contracts/document';
import { API } from '../src/contracts/routes';
import { JobQueue } from '../src/platform/queue/job-queue';
import { aResult } from './support/fake-pipeline';
import { ledgerOf, movementsOf } from './support/ledger-of';
import { hasRedisServer, OwnRedis } from './support/own-redis';
import { startTestApp, type TestApp } from './support/test-app';
import { namedServer, testConfig } from './support/test-config';
import { until } from './support/until';
import { aPdf } from './support/upload-bytes';

const DOCUMENTS = 6;
const hasRedis = hasRedisServer();
if (!hasRedis) console.warn('redis-server is not installed: a Redis that forgets is not tested');

(hasRedis ? describe : describe.skip)('a Redis that comes back empty (needs redis-server)', () => {
  let redis: OwnRedis;
  let test: TestApp;
  let goOn: () => void;
  beforeAll(async () => {
    redis = await OwnRedis.start();
    const env = { ...namedServer(), REDIS_URL: redis.url, RECONCILE_SECONDS: '1' };
    test = await startTestApp(testConfig(env));
    const held = new Promise<void>((resolve) => (goOn = resolve));
    test.pipeline.answer = () => held.then(() => aResult());
  });
  afterAll(async () => {
    await test?.close();
    await redis?.kill();
  });

  it('gets every document that waits or is being read again, and each is read and paid once', async () => {
    const clerk = await test.signedIn('digitador@demo.pe');
    const queue = test.app.get(JobQueue, { strict: false });
    for (let n = 0; n < DOCUMENTS; n += 1)
      await clerk
        .post(API.upload)
        .attach('file', aPdf(700 + n), 'a.pdf')
        .expect(201);
    const readingNow = () => test.pipeline.runs.length;
    await until(async () => (readingNow() > 0 ? true : null));

    await redis.kill();
    await until(async () => ((await queue.isReady()) ? null : true));
    const late = await clerk.post(API.upload).attach('file', aPdf(900), 'a.pdf').expect(201);
    await redis.start();
    // Nobody asks for it: the round of the reconciler does.
    const jobs = async () => {
      const { waiting, delayed, active } = await queue.counts().catch(() => NONE);
      return waiting + delayed + active;
    };
    await until(async () => ((await jobs()) === DOCUMENTS + 1 ? true : null));

    goOn();
    const documents = async () => (await clerk.get(API.documents)).body as DocumentSummary[];
    const read = await until(async () => {
      const all = await documents();
      return all.every(({ status }) => status === 'completed') ? all : null;
    });
    expect(read).toHaveLength(DOCUMENTS + 1);
    expect(read.map(({ id }) => id)).toContain((late.body as UploadResponse).documentId);
    await until(async () => ((await jobs()) === 0 ? true : null));
    const ledger = await ledgerOf(clerk);
    for (const { id } of read) expect(movementsOf(ledger, id)).toEqual(['reserved 1', 'charged 1']);
  });
});

const NONE = { waiting: 0, delayed: 0, active: 0 };
