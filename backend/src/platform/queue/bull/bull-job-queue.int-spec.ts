import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import Bull, { type Job } from 'bull';
import { until } from '../../../../test/support/until';
import { ConfigModule, loadConfig } from '../../config';
import { JobQueue } from '../job-queue';
import { describeJobQueue } from '../queue.contract';
import { handleOthers } from '../idle-handlers.contract';
import { BullQueueModule } from './bull-queue.module';
import { BullTurns } from './bull-turns';
import { bullWorker, bullWorld, removeKeys, type BullWorker } from './bull-world.contract';
import { TcpGate } from '../../../../test/support/tcp-gate';

const redisUrl = process.env.REDIS_URL ?? '';
const hasRedis = redisUrl !== '';
if (!hasRedis) console.warn('REDIS_URL is not set: the queue on Bull is not tested here');
const describeBull = hasRedis ? describe : describe.skip;

const payload = { documentId: 'd', tenantId: 't', attempt: 1 };
const options = { concurrency: 1, attempts: 3, onDead: () => Promise.resolve() };
const isTrue = (ask: () => boolean | Promise<boolean>) =>
  until(async () => ((await ask()) ? true : null), 15_000);

beforeAll(() => Logger.overrideLogger(false));

describeBull('Bull (needs REDIS_URL)', () => {
  describeJobQueue('Bull', () => bullWorld(redisUrl));
});

describeBull('turns on Bull (needs REDIS_URL)', () => {
  it('offers one job of a turn, also when the one before began while it was on its way', async () => {
    const prefix = `test:${randomUUID()}`;
    const bull = new Bull('extract', redisUrl, { prefix });
    const turns = new BullTurns(bull, bull.toKey('used'));
    const add = bull.add.bind(bull) as (...all: unknown[]) => Promise<Job>;
    jest.spyOn(bull, 'add').mockImplementationOnce(async (...all: unknown[]) => {
      await turns.follow('t');
      return add(...all);
    });
    for (const id of ['b', 'c']) await turns.add(id, { payload, turn: { key: 't' } }, {});
    expect((await bull.getWaiting()).map(({ id }) => id)).toEqual(['b']);
    expect((await turns.held()).count).toBe(1);
    await bull.close();
    await removeKeys(redisUrl, prefix);
  });

  it('offers the oldest of a turn when another comes just as the one before begins', async () => {
    const prefix = `test:${randomUUID()}`;
    const bull = new Bull('extract', redisUrl, { prefix });
    const turns = new BullTurns(bull, bull.toKey('used'));
    const add = (id: string) => turns.add(id, { payload, turn: { key: 't' } }, {});
    for (const id of ['b', 'c']) await add(id);
    expect((await bull.getNextJob())?.id).toBe('b');
    await add('d');
    await turns.follow('t');
    expect((await bull.getWaiting()).map(({ id }) => id)).toEqual(['c']);
    expect(await turns.isHeld('d')).toBe(true);
    await bull.close();
    await removeKeys(redisUrl, prefix);
  });
});

describeBull('the queue on Bull when Redis comes and goes (needs REDIS_URL)', () => {
  let gate: TcpGate;
  let worker: BullWorker;
  let prefix: string;
  let seen: string[];
  let gatedUrl: string;

  beforeEach(async () => {
    const { hostname, port } = new URL(redisUrl);
    gate = new TcpGate({ host: hostname, port: Number(port || 6379) });
    const url = new URL(redisUrl);
    url.host = `127.0.0.1:${await gate.listen()}`;
    gatedUrl = url.href;
    prefix = `test:${randomUUID()}`;
    seen = [];
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await worker.close();
    await gate.close();
    await removeKeys(redisUrl, prefix);
  });

  async function start(silenceMs?: number): Promise<JobQueue> {
    worker = bullWorker(gatedUrl, prefix, silenceMs === undefined ? {} : { silenceMs });
    worker.queue.handle('extract', async ({ id }) => void seen.push(id), options);
    handleOthers(worker.queue);
    await worker.queue.start();
    return worker.queue;
  }

  it('starts without Redis, refuses, and works when Redis comes', async () => {
    gate.cut();
    const queue = await start();
    const refused = { code: 'SERVICIO_NO_DISPONIBLE' };
    // Each waits for an answer as long as it may.
    await Promise.all([
      expect(queue.add('extract', payload, { jobId: 'a' })).rejects.toMatchObject(refused),
      expect(queue.isLive('a')).rejects.toMatchObject(refused),
      expect(queue.isReady()).resolves.toBe(false),
    ]);
    gate.mend();
    await isTrue(() => queue.isReady());
    await queue.add('extract', payload, { jobId: 'b' });
    await isTrue(() => seen.includes('b'));
  });

  it('recovers from a cut by itself, and logs the outage once', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn');
    const queue = await start();
    await queue.add('extract', payload, { jobId: 'a' });
    await isTrue(() => seen.includes('a'));
    gate.cut();
    await isTrue(async () => !(await queue.isReady()));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    gate.mend();
    await isTrue(() => queue.isReady());
    await queue.add('extract', payload, { jobId: 'b' });
    await isTrue(() => seen.includes('b'));
    const outages = warn.mock.calls.filter(([line]) => JSON.stringify(line).includes('is away'));
    expect(outages).toHaveLength(1);
  });

  it('cuts connections that went silent, and goes on over new ones', async () => {
    // Longer than a call waits, so that the silence is seen before it is mended.
    const queue = await start(2_500);
    await queue.add('extract', payload, { jobId: 'a' });
    await isTrue(() => seen.includes('a'));
    gate.silence();
    expect(await queue.isReady()).toBe(false);
    await isTrue(() => queue.isReady());
    await queue.add('extract', payload, { jobId: 'c' });
    await isTrue(() => seen.includes('c'));
  });

  it('forgets jobs with a Redis that was emptied, and takes their ids again', async () => {
    const queue = await start();
    await queue.add('extract', payload, { jobId: 'a', delayMs: 60_000 });
    expect(await queue.isLive('a')).toBe(true);
    await removeKeys(redisUrl, prefix);
    expect(await queue.isLive('a')).toBe(false);
    await queue.add('extract', payload, { jobId: 'a' });
    await isTrue(() => seen.includes('a'));
  });

  it('closes while Redis is away', async () => {
    const queue = await start();
    await isTrue(() => queue.isReady());
    gate.cut();
    await isTrue(async () => !(await queue.isReady()));
    await worker.close();
    expect(await worker.queue.isReady()).toBe(false);
  });
});

describeBull('the module of the queue on Bull (needs REDIS_URL)', () => {
  it('gives a queue that delivers, and lets the process end', async () => {
    const config = loadConfig({ REDIS_URL: redisUrl });
    const app = await Test.createTestingModule({
      imports: [ConfigModule.forRoot(config), BullQueueModule],
    }).compile();
    await app.init();
    const queue = app.get(JobQueue);
    const jobId = `test-${randomUUID()}`;
    const seen: string[] = [];
    queue.handle('extract', async ({ id }) => void seen.push(id), options);
    handleOthers(queue);
    await queue.start();
    await queue.add('extract', payload, { jobId });
    await isTrue(() => seen.includes(jobId));
    await queue.close();
    await app.close();
  });
});
