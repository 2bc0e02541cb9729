import { rm } from 'node:fs/promises';
import { getConnectionToken } from '@nestjs/mongoose';
import { Test, type TestingModule } from '@nestjs/testing';
import type { Connection } from 'mongoose';
import { testConfig } from '../../../../test/support/test-config';
import { until } from '../../../../test/support/until';
import { ConfigModule } from '../../config';
import { DatabaseModule } from '../../database';
import { Clock } from '../../clock/clock';
import { CoreModule } from '../../startup/platform-modules';
import { JobQueue, type JobHandler } from '../job-queue';
import { describeJobQueue, type TestWorker } from '../queue.contract';
import { handleOthers } from '../idle-handlers.contract';
import { embeddedWorker, embeddedWorld } from './embedded-world.contract';
import { EmbeddedQueueModule } from './embedded-queue.module';
import { JobRepository } from './job.repository';
import { JobRecord } from './job.schema';

/** On the store of the test configuration: embedded, or the one that MONGODB_URI names. */
describe('the embedded queue on a real store', () => {
  const config = testConfig();
  let module: TestingModule;
  let rows: JobRepository;

  const jobs = () => module.get<Connection>(getConnectionToken()).model<JobRecord>(JobRecord.name);
  const empty = async () => void (await jobs().deleteMany({}));

  beforeAll(async () => {
    const imports = [ConfigModule.forRoot(config), CoreModule, DatabaseModule, EmbeddedQueueModule];
    module = await Test.createTestingModule({ imports }).compile();
    await module.init();
    rows = module.get(JobRepository);
  });
  afterAll(async () => {
    await module.close();
    await rm(config.dataDir, { recursive: true, force: true });
  });

  describeJobQueue('the embedded queue', async () => embeddedWorld(rows, empty));

  it('takes jobs from a long queue in their order', async () => {
    const due = new Date(0);
    const fill = Array.from({ length: 200 }, (_, i) => ({
      _id: `job-${i}`,
      name: 'extract',
      payload: {},
      availableAt: due,
      queuedAt: due,
      seq: i,
    }));
    await jobs().insertMany(fill);
    const now = new Date();
    const leaseEnd = new Date(now.getTime() + 60_000);
    const claim = { name: 'extract', turn: '', owner: 'me', now, leaseEnd };
    for (let i = 0; i < 100; i += 1) {
      const row = await rows.claim({ ...claim, except: ['none'] });
      expect(row?._id).toBe(`job-${i}`);
    }
    await empty();
  });

  describe('when the clock was set back', () => {
    const payload = { documentId: 'd', tenantId: 't', attempt: 1 };
    const options = { concurrency: 1, attempts: 3, onDead: () => Promise.resolve() };
    let ahead: number;
    let worker: TestWorker;
    beforeEach(() => {
      ahead = 3_600_000;
      jest.spyOn(Clock.prototype, 'now').mockImplementation(() => new Date(Date.now() + ahead));
      worker = embeddedWorker(rows, true);
    });
    afterEach(async () => {
      await worker.close();
      jest.restoreAllMocks();
      await empty();
    });

    const start = async (handler: JobHandler<'extract'>): Promise<JobQueue> => {
      worker.queue.handle('extract', handler, options);
      handleOthers(worker.queue);
      await worker.queue.start();
      return worker.queue;
    };
    const isTrue = (ask: () => boolean) => until(async () => (ask() ? true : null));

    it('lets no job wait for the time at which it was added, in their order', async () => {
      const seen: string[] = [];
      let release = (): void => undefined;
      const gate = new Promise<void>((resolve) => (release = resolve));
      const queue = await start(async ({ id }) => {
        seen.push(id);
        await gate;
      });
      for (const jobId of ['a', 'b', 'c']) await queue.add('extract', payload, { jobId });
      await isTrue(() => seen.length === 1);
      ahead = 0;
      await queue.add('extract', payload, { jobId: 'd', delayMs: 60_000 });
      release();
      await isTrue(() => seen.length === 3);
      expect(seen).toEqual(['a', 'b', 'c']);
      // The end of the last one is written after its work is done.
      await until(async () => ((await queue.counts()).active === 0 ? true : null));
      expect(await queue.counts()).toMatchObject({ waiting: 0, delayed: 1, active: 0 });
    });

    it('takes at the start what was left over', async () => {
      await worker.queue.add('extract', payload, { jobId: 'a' });
      ahead = 0;
      const seen: string[] = [];
      await start(async ({ id }) => void seen.push(id));
      await isTrue(() => seen.length === 1);
    });
  });

  it('is what the module gives', async () => {
    const queue = module.get(JobQueue);
    const seen: string[] = [];
    const handler = async ({ id }: { id: string }) => void seen.push(id);
    queue.handle('extract', handler, {
      concurrency: 1,
      attempts: 1,
      onDead: async () => undefined,
    });
    handleOthers(queue);
    await queue.start();
    const payload = { documentId: 'd', tenantId: 't', attempt: 1 };
    await queue.add('extract', payload, { jobId: 'a' });
    await until(async () => (seen.includes('a') ? true : null));
    expect(await queue.isReady()).toBe(true);
    await queue.close();
  });
});
