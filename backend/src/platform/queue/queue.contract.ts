import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { until } from '../../../test/support/until';
import type { JobTimings } from './deliver';
import { handleOthers } from './idle-handlers.contract';
import { describeJobLoads } from './job-loads.contract';
import {
  PermanentJobError,
  type HandlerOptions,
  type JobHandler,
  type JobQueue,
} from './job-queue';
import { describeLaterJobs } from './later-jobs.contract';
import { describeTurns } from './turns.contract';

/** Short enough for tests, long enough for a busy machine. */
export const TEST_TIMINGS: JobTimings = {
  leaseMs: 600,
  pollMs: 250,
  retryBaseMs: 60,
  retryMaxMs: 300,
  outageMs: 30,
  longestPauseMs: 120_000,
  closeGraceMs: 1_200,
};

/** One worker process of a test. */
export interface TestWorker {
  queue: JobQueue;
  /** Ends it as `kill -9` would: nothing it does afterwards reaches the jobs. */
  crash(): Promise<void>;
  /** Ends it in order. */
  close(): Promise<void>;
}

/** Jobs of one test, with as many workers as it opens. */
export interface QueueWorld {
  open(timings?: JobTimings): Promise<TestWorker>;
  dispose(): Promise<void>;
}

type Handler = JobHandler<'extract'>;

/** What every adapter of `JobQueue` keeps (reliability R2). */
export function describeJobQueue(name: string, createWorld: () => Promise<QueueWorld>): void {
  describe(`${name} as a job queue`, () => {
    let world: QueueWorld;
    let workers: TestWorker[];

    // What is logged on the way is not what these tests are about.
    beforeAll(() => Logger.overrideLogger(false));
    beforeEach(async () => {
      world = await createWorld();
      workers = [];
    });
    afterEach(async () => {
      for (const worker of workers) await worker.close();
      await world.dispose();
    });

    async function open(timings?: JobTimings): Promise<TestWorker> {
      const worker = await world.open(timings);
      workers.push(worker);
      return worker;
    }

    async function started(
      handler: Handler,
      options: Partial<HandlerOptions<'extract'>> = {},
      timings?: JobTimings,
    ): Promise<TestWorker> {
      const worker = await open(timings);
      const dead = () => Promise.resolve();
      worker.queue.handle('extract', handler, {
        concurrency: 1,
        attempts: 3,
        onDead: dead,
        ...options,
      });
      handleOthers(worker.queue);
      await worker.queue.start();
      return worker;
    }

    const payload = (documentId: string = randomUUID()) => ({
      documentId,
      tenantId: 'u:1',
      attempt: 1,
    });
    const add = (queue: JobQueue, jobId: string, delayMs?: number) =>
      queue.add('extract', payload(jobId), delayMs === undefined ? { jobId } : { jobId, delayMs });
    const isTrue = (ask: () => boolean | Promise<boolean>) =>
      until(async () => ((await ask()) ? true : null));
    const isEmpty = (queue: JobQueue) =>
      isTrue(async () => {
        const { waiting, delayed, active } = await queue.counts();
        return waiting + delayed + active === 0;
      });
    const ended = (signal: AbortSignal) =>
      new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

    it('delivers what was added, with its payload', async () => {
      const seen: unknown[] = [];
      const { queue } = await started(async (job) => void seen.push(job));
      const work = payload();
      await queue.add('extract', work, { jobId: 'a' });
      await isEmpty(queue);
      expect(seen).toEqual([
        { id: 'a', name: 'extract', payload: work, delivery: 1, turn: { key: '' } },
      ]);
    });

    it('keeps a job that was added before anybody delivers', async () => {
      const producer = await open();
      await add(producer.queue, 'a');
      await producer.crash();
      const seen: string[] = [];
      const { queue } = await started(async (job) => void seen.push(job.id));
      await isEmpty(queue);
      expect(seen).toEqual(['a']);
    });

    it('starts when a job is added, not at the next look', async () => {
      const seen: string[] = [];
      const onceAnHour = { ...TEST_TIMINGS, pollMs: 3_600_000 };
      const { queue } = await started(async (job) => void seen.push(job.id), {}, onceAnHour);
      await pause(50);
      await add(queue, 'a');
      await isTrue(() => seen.length > 0);
      expect(seen).toEqual(['a']);
    });

    it('does not add a job with the id of a live one, also at once', async () => {
      const seen: string[] = [];
      const { queue } = await started(async (job) => void seen.push(job.id));
      await queue.close();
      await Promise.all(Array.from({ length: 10 }, () => add(queue, 'a')));
      const second = await started(async (job) => void seen.push(job.id));
      await isEmpty(second.queue);
      expect(seen).toEqual(['a']);
    });

    it('does not add a job with the id of a running one', async () => {
      let runs = 0;
      let release = (): void => undefined;
      const gate = new Promise<void>((resolve) => (release = resolve));
      const { queue } = await started(async () => {
        runs += 1;
        await gate;
      });
      await add(queue, 'a');
      await isTrue(() => runs === 1);
      await add(queue, 'a');
      expect(await queue.counts()).toMatchObject({ waiting: 0, active: 1 });
      release();
      await isEmpty(queue);
      expect(runs).toBe(1);
    });

    it('takes the id of a finished job again', async () => {
      let runs = 0;
      const { queue } = await started(async () => void (runs += 1));
      await add(queue, 'a');
      await isEmpty(queue);
      await add(queue, 'a');
      await isTrue(() => runs === 2);
    });

    it('delivers in the order of adding', async () => {
      const producer = await open();
      const ids = Array.from({ length: 25 }, (_, i) => `job-${i}`);
      for (const id of ids) await add(producer.queue, id);
      const seen: string[] = [];
      const { queue } = await started(async (job) => void seen.push(job.id));
      await isEmpty(queue);
      expect(seen).toEqual(ids);
    });

    it('runs as many at a time as it is told, and no more', async () => {
      let now = 0;
      let most = 0;
      const handler = async () => {
        most = Math.max(most, (now += 1));
        await pause(150);
        now -= 1;
      };
      const { queue } = await started(handler, { concurrency: 3 });
      await Promise.all(Array.from({ length: 12 }, (_, i) => add(queue, `job-${i}`)));
      await isEmpty(queue);
      expect(most).toBe(3);
    });

    it('delivers again after a failure, later each time, and gives up after the last attempt', async () => {
      const at: number[] = [];
      const deaths: string[] = [];
      const handler: Handler = async (job) => {
        at.push(Date.now());
        throw new TypeError(`delivery ${job.delivery}`);
      };
      const onDead: HandlerOptions<'extract'>['onDead'] = async (job, error) =>
        void deaths.push(`${job.id} ${error.name} ${error.message}`);
      const { queue } = await started(handler, { attempts: 4, onDead });
      await add(queue, 'a');
      await isTrue(async () => (await queue.counts()).dead === 1);
      expect(at).toHaveLength(4);
      const [first = 0, second = 0, third = 0] = at.slice(1).map((time, i) => time - (at[i] ?? 0));
      expect(first).toBeGreaterThanOrEqual(28);
      expect(second).toBeGreaterThanOrEqual(58);
      expect(third).toBeGreaterThanOrEqual(118);
      expect(deaths).toEqual(['a TypeError delivery 4']);
    });

    it('stops delivering when a retry succeeds', async () => {
      const deliveries: number[] = [];
      const { queue } = await started(async ({ delivery }) => {
        deliveries.push(delivery);
        if (delivery < 3) throw new Error('not yet');
      });
      await add(queue, 'a');
      await isEmpty(queue);
      expect(deliveries).toEqual([1, 2, 3]);
      expect(await queue.counts()).toEqual({ waiting: 0, delayed: 0, active: 0, dead: 0 });
    });

    it('does not deliver again after a permanent error', async () => {
      let runs = 0;
      const deaths: Error[] = [];
      const handler = async () => {
        runs += 1;
        throw new PermanentJobError('unreadable');
      };
      const { queue } = await started(handler, { onDead: async (_, e) => void deaths.push(e) });
      await add(queue, 'a');
      await isTrue(async () => (await queue.counts()).dead === 1);
      await pause(150);
      expect(runs).toBe(1);
      expect(deaths).toHaveLength(1);
      expect(deaths[0]).toBeInstanceOf(PermanentJobError);
    });

    it('tells a death once, and keeps the job live until it has been told', async () => {
      let told = 0;
      const lives: boolean[] = [];
      const { queue } = await started(async () => Promise.reject(new PermanentJobError('no')), {
        onDead: async () => {
          told += 1;
          lives.push(await queue.isLive('a'));
        },
      });
      await add(queue, 'a');
      await isTrue(async () => (await queue.counts()).dead === 1);
      await pause(200);
      expect(told).toBe(1);
      expect(lives).toEqual([true]);
      expect(await queue.isLive('a')).toBe(false);
    });

    it('tells a death again when telling it failed, without running the job again', async () => {
      let runs = 0;
      const told: string[] = [];
      const handler = async () => {
        runs += 1;
        throw Object.assign(new PermanentJobError('no'), { name: 'Unreadable', code: 'E_PDF' });
      };
      const { queue } = await started(handler, {
        onDead: async (_, error) => {
          told.push(`${error.name} ${'code' in error ? String(error.code) : ''}`);
          if (told.length < 3) throw new Error('store away');
        },
      });
      await add(queue, 'a');
      await isTrue(async () => (await queue.counts()).dead === 1);
      expect(runs).toBe(1);
      expect(told).toEqual(['Unreadable E_PDF', 'Unreadable E_PDF', 'Unreadable E_PDF']);
    });

    it('takes the id of a dead job again, with a new count', async () => {
      const deliveries: number[] = [];
      const { queue } = await started(async ({ delivery }) => {
        deliveries.push(delivery);
        if (deliveries.length < 3) throw new PermanentJobError('no');
      });
      for (let i = 1; i <= 3; i += 1) {
        await add(queue, 'a');
        await isTrue(() => deliveries.length === i);
        await isTrue(async () => !(await queue.isLive('a')));
      }
      expect(deliveries).toEqual([1, 1, 1]);
      expect((await queue.counts()).dead).toBe(0);
    });

    it('holds a delayed job back, and lets others pass', async () => {
      const seen: string[] = [];
      let at = 0;
      const { queue } = await started(async (job) => {
        seen.push(job.id);
        at = Date.now();
      });
      const began = Date.now();
      await add(queue, 'later', 400);
      expect(await queue.counts()).toMatchObject({ delayed: 1 });
      expect(await queue.isLive('later')).toBe(true);
      await add(queue, 'now');
      await isEmpty(queue);
      expect(seen).toEqual(['now', 'later']);
      expect(at - began).toBeGreaterThanOrEqual(395);
    });

    it('delivers a job again whose worker died, and the dead worker changes nothing', async () => {
      const deliveries: number[] = [];
      let release = (): void => undefined;
      const gate = new Promise<void>((resolve) => (release = resolve));
      const first = await started(async (job) => {
        deliveries.push(job.delivery);
        await gate;
      });
      await add(first.queue, 'a');
      await isTrue(() => deliveries.length === 1);
      await first.crash();
      const second = await started(async (job) => void deliveries.push(job.delivery));
      await isTrue(() => deliveries.length === 2);
      release();
      await isEmpty(second.queue);
      expect(deliveries).toEqual([1, 2]);
    });

    it('gives a job up that kills every worker which runs it', async () => {
      let runs = 0;
      const deaths: Error[] = [];
      const onDead = async (_: unknown, error: Error) => void deaths.push(error);
      const killer: Handler = () => {
        runs += 1;
        return new Promise(() => undefined);
      };
      for (let i = 1; i <= 2; i += 1) {
        const worker = await started(killer, { attempts: 2, onDead });
        if (i === 1) await add(worker.queue, 'a');
        await isTrue(() => runs === i);
        await worker.crash();
      }
      const { queue } = await started(killer, { attempts: 2, onDead });
      await isTrue(async () => (await queue.counts()).dead === 1);
      expect(runs).toBe(2);
      expect(deaths.map(({ name }) => name)).toEqual(['WorkerLost']);
    });

    it('does not deliver a job to another worker while it runs for longer than a lease', async () => {
      let runs = 0;
      const slow = async () => {
        runs += 1;
        await pause(TEST_TIMINGS.leaseMs * 3);
      };
      const { queue } = await started(slow);
      await started(slow);
      await add(queue, 'a');
      await isTrue(() => runs === 1);
      await isEmpty(queue);
      expect(runs).toBe(1);
    });

    it('settles a job once whose worker was blocked for longer than a lease', async () => {
      const deliveries: number[] = [];
      const blocking: Handler = async ({ delivery }) => {
        deliveries.push(delivery);
        const end = Date.now() + TEST_TIMINGS.leaseMs * 2;
        while (delivery === 1 && Date.now() < end);
      };
      const { queue } = await started(blocking);
      await started(blocking);
      await add(queue, 'a');
      await isTrue(() => deliveries.length > 0);
      await isEmpty(queue);
      expect([[1], [1, 2]]).toContainEqual(deliveries);
      expect((await queue.counts()).dead).toBe(0);
    });

    it('shares the work among workers, each job once', async () => {
      const seen: string[] = [];
      const handler: Handler = async (job) => {
        seen.push(job.id);
        await pause(5);
      };
      const { queue } = await started(handler, { concurrency: 2 });
      await started(handler, { concurrency: 2 });
      const ids = Array.from({ length: 40 }, (_, i) => `job-${i}`);
      await Promise.all(ids.map((id) => add(queue, id)));
      await isEmpty(queue);
      expect([...seen].sort()).toEqual([...ids].sort());
    });

    it.each([
      ['fails', () => Promise.reject(new Error('aborted'))],
      ['ends', () => Promise.resolve()],
    ])('returns a job whose handler %s because the queue closes', async (_, end) => {
      let running = false;
      const first = await started(async (__, signal) => {
        running = true;
        await ended(signal);
        await end();
      });
      await add(first.queue, 'a');
      await isTrue(() => running);
      await first.queue.close();
      expect(await first.queue.counts()).toMatchObject({ waiting: 1, active: 0, dead: 0 });
      const deliveries: number[] = [];
      const second = await started(async ({ delivery }) => void deliveries.push(delivery), {
        attempts: 1,
      });
      await isEmpty(second.queue);
      expect(deliveries).toEqual([1]);
    });

    it('returns a job to the head of the queue', async () => {
      const first = await started(async (_, signal) => ended(signal));
      for (const id of ['a', 'b', 'c']) await add(first.queue, id);
      await isTrue(async () => (await first.queue.counts()).active === 1);
      await first.queue.close();
      const seen: string[] = [];
      const second = await started(async (job) => void seen.push(job.id));
      await isEmpty(second.queue);
      expect(seen).toEqual(['a', 'b', 'c']);
    });

    it('closes although a handler does not listen, and delivers that job again', async () => {
      let runs = 0;
      const first = await started(() => {
        runs += 1;
        return new Promise(() => undefined);
      });
      await add(first.queue, 'a');
      await isTrue(() => runs === 1);
      await first.queue.close();
      await first.crash();
      await started(async () => void (runs += 1));
      await isTrue(() => runs === 2);
    });

    it('adds, but does not deliver, after it has closed', async () => {
      let runs = 0;
      const { queue } = await started(async () => void (runs += 1));
      await queue.close();
      await add(queue, 'a');
      await pause(150);
      expect(runs).toBe(0);
      expect(await queue.counts()).toMatchObject({ waiting: 1 });
    });

    it('counts jobs by what becomes of them, and knows which are live', async () => {
      const { queue } = await started(async (job, signal) => {
        if (job.id === 'dead') throw new PermanentJobError('no');
        await ended(signal);
      });
      await add(queue, 'dead');
      await isTrue(async () => (await queue.counts()).dead === 1);
      await add(queue, 'active');
      await isTrue(async () => (await queue.counts()).active === 1);
      await add(queue, 'waiting');
      await add(queue, 'delayed', 60_000);
      expect(await queue.counts()).toEqual({ waiting: 1, delayed: 1, active: 1, dead: 1 });
      const ids = ['active', 'waiting', 'delayed', 'dead', 'unknown'];
      const lives = await Promise.all(ids.map((id) => queue.isLive(id)));
      expect(lives).toEqual([true, true, true, false, false]);
    });

    describeLaterJobs({ started, add, isTrue, isEmpty });
    describeJobLoads({ open, add, isTrue });
    describeTurns({ open, started, isTrue, isEmpty });

    it('answers that it is ready', async () => {
      const { queue } = await started(async () => undefined);
      await isTrue(() => queue.isReady());
    });

    it('does not start while a job name has no handler', async () => {
      const { queue } = await open();
      await expect(queue.start()).rejects.toThrow(
        'no handler for job extract, extract-images, extract-last, second-reading, ask-openai',
      );
    });

    it('refuses a second handler for a job', async () => {
      const { queue } = await started(async () => undefined);
      const again = () =>
        queue.handle('extract', async () => undefined, {
          concurrency: 1,
          attempts: 1,
          onDead: async () => undefined,
        });
      expect(again).toThrow('already has a handler');
    });
  });
}
