import { Logger } from '@nestjs/common';
import { until } from '../../../../test/support/until';
import { handleOthers } from '../idle-handlers.contract';
import type { JobFailure } from '../job-queue';
import { embeddedWorker } from './embedded-world.contract';
import {
  SEQ_PER_MS,
  type Claim,
  type DeliveryMark,
  type JobRows,
  type NewJob,
} from './job.repository';
import type { JobRecord } from './job.schema';

/** The collection of jobs as an object, so that the queue's own conduct is tested in milliseconds. */
class InMemoryJobRows implements JobRows {
  readonly rows = new Map<string, JobRecord>();
  isAway = false;

  async insert({ id, availableAt, turn, ...job }: NewJob): Promise<boolean> {
    const old = await this.step(() => this.rows.get(id));
    if (old && !old.dead) return false;
    const rest = { owner: null, deliveries: 0, fatal: null, dead: false, diedAt: null };
    const times = { availableAt, queuedAt: availableAt };
    const turns = { turn: turn.key, turnGroup: turn.group ?? null };
    this.rows.set(id, { _id: id, ...job, ...turns, ...times, ...rest });
    return true;
  }

  async claim(claim: Claim): Promise<JobRecord | null> {
    return this.step(() => {
      const row = this.due(claim.name, claim.except).find(({ turn }) => turn === claim.turn);
      if (!row || row.availableAt > claim.now) return null;
      row.owner = claim.owner;
      row.availableAt = claim.leaseEnd;
      row.deliveries += 1;
      return structuredClone(row);
    });
  }

  turns = (name: string, now: Date, except: readonly string[]) =>
    this.step(() => {
      const due = this.due(name, except).filter(({ availableAt }) => availableAt <= now);
      const groups = new Map(due.map(({ turn, turnGroup }) => [turn, turnGroup]));
      return [...groups].map(([key, group]) => (group ? { key, group } : { key }));
    });

  line = (name: string, turn: string) =>
    this.step(() => {
      const waiting = this.due(name, []).filter(({ owner }) => owner === null);
      const others = new Set(waiting.map((row) => row.turn).filter((key) => key !== turn)).size;
      const ids = waiting.filter((row) => row.turn === turn).map(({ _id }) => _id);
      return { ids, others };
    });

  nextDue = (name: string, except: readonly string[]) =>
    this.step(() => this.due(name, except)[0]?.availableAt ?? null);

  renew = (owner: string, ids: readonly string[], leaseEnd: Date) =>
    this.step(() => {
      for (const row of this.rows.values()) {
        if (row.owner === owner && ids.includes(row._id)) row.availableAt = leaseEnd;
      }
    });

  endLeases = (now: Date) =>
    this.step(() => {
      const held = [...this.rows.values()].filter(({ owner }) => owner !== null);
      for (const row of held) Object.assign(row, { owner: null, availableAt: now });
      return held.length;
    });

  bringForward = (names: readonly string[], latest: Date, now: Date) =>
    this.step(() => {
      const stuck = [...this.rows.values()].filter(
        (row) =>
          names.includes(row.name) && !row.dead && row.owner === null && row.availableAt > latest,
      );
      for (const row of stuck) Object.assign(row, { availableAt: now, queuedAt: now });
      return stuck.length;
    });

  finish = async (mark: DeliveryMark) => (await this.change(mark, {})) && this.rows.delete(mark.id);

  release = (mark: DeliveryMark) => {
    const availableAt = this.rows.get(mark.id)?.queuedAt;
    return this.change(mark, { owner: null, availableAt, deliveries: mark.delivery - 1 });
  };

  postpone = (mark: DeliveryMark, at: Date) =>
    this.change(mark, {
      owner: null,
      availableAt: at,
      queuedAt: at,
      deliveries: mark.delivery - 1,
    });

  retryAt = (mark: DeliveryMark, at: Date) =>
    this.change(mark, { owner: null, availableAt: at, queuedAt: at });

  markFatal = (mark: DeliveryMark, fatal: JobFailure) => this.change(mark, { fatal });

  bury = (mark: DeliveryMark, diedAt: Date) =>
    this.change(mark, { owner: null, dead: true, diedAt });

  isLive = (id: string) => this.step(() => this.rows.get(id)?.dead === false);

  counts = (now: Date, name?: string) =>
    this.step(() => {
      const all = [...this.rows.values()].filter((row) => name === undefined || row.name === name);
      const idle = all.filter(({ dead, owner }) => !dead && owner === null);
      const waiting = idle.filter(({ availableAt }) => availableAt <= now).length;
      const dead = all.filter((row) => row.dead).length;
      const active = all.length - dead - idle.length;
      return { waiting, delayed: idle.length - waiting, active, dead };
    });

  oldestWaiting = (name: string) =>
    this.step(() => {
      const rows = this.due(name, []).filter(({ owner }) => owner === null);
      return rows.length === 0
        ? null
        : new Date(Math.min(...rows.map(({ seq }) => seq)) / SEQ_PER_MS);
    });

  ping = () => this.step(() => undefined);

  /** Each act takes a turn of the loop, as a store does, and is refused while the store is away. */
  private async step<T>(act: () => T): Promise<T> {
    await new Promise((resolve) => setImmediate(resolve));
    if (this.isAway) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    return act();
  }

  private due(name: string, except: readonly string[]): JobRecord[] {
    return [...this.rows.values()]
      .filter((row) => row.name === name && !row.dead && !except.includes(row._id))
      .sort((a, b) => +a.availableAt - +b.availableAt || a.seq - b.seq);
  }

  private change(mark: DeliveryMark, fields: Partial<JobRecord>): Promise<boolean> {
    return this.step(() => {
      const row = this.rows.get(mark.id);
      if (row?.owner !== mark.owner || row.deliveries !== mark.delivery) return false;
      Object.assign(row, fields);
      return true;
    });
  }
}

describe('the embedded queue', () => {
  beforeAll(() => Logger.overrideLogger(false));

  const payload = { documentId: 'd', tenantId: 't', attempt: 1 };
  const options = { concurrency: 1, attempts: 3, onDead: () => Promise.resolve() };
  const isTrue = (ask: () => boolean) => until(async () => (ask() ? true : null));

  it('takes at once what a dead process held, when it is alone', async () => {
    const rows = new InMemoryJobRows();
    const held = { name: 'extract', payload, seq: 1, turn: { key: '' } };
    await rows.insert({ ...held, id: 'a', availableAt: new Date() });
    const now = new Date();
    const hour = new Date(now.getTime() + 3_600_000);
    const claim = { name: 'extract', turn: '', owner: 'dead', now, leaseEnd: hour, except: [] };
    await rows.claim(claim);
    const deliveries: number[] = [];
    const { queue, close } = embeddedWorker(rows, true);
    queue.handle('extract', async ({ delivery }) => void deliveries.push(delivery), options);
    handleOthers(queue);
    await queue.start();
    await isTrue(() => deliveries.length === 1);
    await close();
    expect(deliveries).toEqual([2]);
  });

  it('outlasts an outage of the store: says so, does not fail, and goes on', async () => {
    const rows = new InMemoryJobRows();
    const seen: string[] = [];
    const { queue, close } = embeddedWorker(rows, true);
    queue.handle('extract', async ({ id }) => void seen.push(id), options);
    handleOthers(queue);
    await queue.start();
    rows.isAway = true;
    await expect(queue.add('extract', payload, { jobId: 'a' })).rejects.toThrow('away');
    expect(await queue.isReady()).toBe(false);
    rows.isAway = false;
    expect(await queue.isReady()).toBe(true);
    await queue.add('extract', payload, { jobId: 'b' });
    await isTrue(() => seen.includes('b'));
    await close();
  });

  it('delivers a job again whose end could not be written down', async () => {
    const rows = new InMemoryJobRows();
    const deliveries: number[] = [];
    const { queue, close } = embeddedWorker(rows, true);
    const handler = async ({ delivery }: { delivery: number }) => {
      deliveries.push(delivery);
      rows.isAway = delivery === 1;
    };
    queue.handle('extract', handler, options);
    handleOthers(queue);
    await queue.start();
    await queue.add('extract', payload, { jobId: 'a' });
    await isTrue(() => deliveries.length === 1);
    rows.isAway = false;
    await isTrue(() => rows.rows.size === 0);
    await close();
    expect(deliveries).toEqual([1, 2]);
  });

  it('lets nobody start twice', async () => {
    const { queue, close } = embeddedWorker(new InMemoryJobRows(), true);
    queue.handle('extract', () => Promise.resolve(), options);
    handleOthers(queue);
    await queue.start();
    await expect(queue.start()).rejects.toThrow('already started');
    await close();
  });
});
