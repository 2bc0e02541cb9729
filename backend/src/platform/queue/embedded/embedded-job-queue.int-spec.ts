import { rm } from 'node:fs/promises';
import { getConnectionToken } from '@nestjs/mongoose';
import { Test, type TestingModule } from '@nestjs/testing';
import type { Connection } from 'mongoose';
import { testConfig } from '../../../support/test-config';
import { until } from '../../../support/until';
import { ConfigModule } from '../../config';
import { DatabaseModule } from '../../database';
import { CoreModule } from '../../startup/core.module';
import { JobQueue } from '../job-queue';
import { describeJobQueue } from '../queue.contract';
import { handleOthers } from '../idle-handlers.contract';
import { embeddedWorld } from './embedded-world.contract';
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
    const claim = { name: 'extract', owner: 'me', now, leaseEnd: new Date(now.getTime() + 60_000) };
    for (let i = 0; i < 100; i += 1) {
      const row = await rows.claim({ ...claim, except: ['none'] });
      expect(row?._id).toBe(`job-${i}`);
    }
    await empty();
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
