import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { startTestApp, type TestApp } from '../../../test/support/test-app';
import { testConfig } from '../../../test/support/test-config';
import { Clock } from '../clock/clock';
import { LivingProcesses } from './living-processes';

const SECOND_MS = 1_000;

describe('processes that share a store', () => {
  let test: TestApp;
  let nowMs = 0;
  const clock = Object.assign(new Clock(), { now: () => new Date(nowMs) });
  const config = { ...testConfig(), mongodbUri: 'mongodb://shared' };

  beforeAll(async () => (test = await startTestApp()));
  afterAll(() => test?.close());
  beforeEach(() => (nowMs = 0));

  const aProcess = () =>
    new LivingProcesses(test.app.get<Connection>(getConnectionToken()), config, clock);
  /** The time until the watcher takes the other for ended; null: it does not within ten minutes. */
  const endSeenAfter = async (watcher: LivingProcesses, id: string, beat: () => unknown) => {
    for (nowMs = 0; nowMs <= 600 * SECOND_MS; nowMs += 60 * SECOND_MS) {
      await beat();
      if ((await watcher.ended([id])).has(id)) return nowMs / SECOND_MS;
    }
    return null;
  };

  it('know one that ended three minutes after its last sign, and never one that lives', async () => {
    const [watcher, other] = [aProcess(), aProcess()];
    const beat = () => other.onApplicationBootstrap();
    expect(await endSeenAfter(watcher, other.own, beat)).toBeNull();
    await other.onModuleDestroy();
    expect(await endSeenAfter(watcher, other.own, () => null)).toBe(180);
    expect(await watcher.ended([watcher.own])).toEqual(new Set());
  });

  it('begin nothing when they were not heard for a minute', async () => {
    const one = aProcess();
    nowMs = 59 * SECOND_MS;
    expect(one.isHeard()).toBe(true);
    nowMs = 60 * SECOND_MS;
    expect(one.isHeard()).toBe(false);
    await one.onApplicationBootstrap();
    expect(one.isHeard()).toBe(true);
    await one.onModuleDestroy();
  });

  it('are all ended but one, where the store belongs to one process', async () => {
    const own = test.app.get(LivingProcesses);
    expect(await own.ended(['before', own.own])).toEqual(new Set(['before']));
    nowMs = 1e12;
    expect(own.isHeard()).toBe(true);
  });
});
