import { Clock } from '../platform/clock/clock';
import type { AppConfig } from '../platform/config/app-config';
import type { StoreOutages } from '../platform/database';
import type { EngineChoices } from './engine-choices.service';
import type { EngineSpending } from './engine-spending.service';
import { ReadingRuns } from './reading-runs.service';
import type { RunRecord, RunsRepository } from './runs.repository';

const NOW = new Date('2026-11-25T12:00:00.000Z');
const ME = 'this process';
const KEY = { tenantId: 'a', id: 'r' };

/** One run, in a store that several servers share unless it is embedded. */
function world(
  change: Partial<RunRecord>,
  mongodbUri: string | null = 'mongodb://here',
  wasAway = false,
) {
  const run = { _id: 'r', tenantId: 'a', status: 'en_curso', tries: 1, ...change } as RunRecord;
  const rows: Partial<RunsRepository> = {
    runOf: () => Promise.resolve({ ...run }),
    takeUp: (seen, { by, at, isTry }) => {
      if (run.takenBy || seen.tries !== run.tries) return Promise.resolve(false);
      Object.assign(run, { takenBy: by, takenAt: at, tries: run.tries + (isTry ? 1 : 0) });
      return Promise.resolve(true);
    },
    release: (_, by, ending) => {
      if (run.takenBy === by) {
        run.takenBy = null;
        const processEnds = (run.processEnds ?? 0) + 1;
        if (ending) Object.assign(run, { processEnds, lastEnd: ending.end });
      }
      return Promise.resolve();
    },
  };
  const clock = new Clock();
  jest.spyOn(clock, 'now').mockReturnValue(NOW);
  const config = { mongodbUri } as AppConfig;
  const outages = { wasAwayWithin: () => wasAway } as unknown as StoreOutages;
  const runs = new ReadingRuns(
    rows as RunsRepository,
    {} as EngineChoices,
    {} as EngineSpending,
    config,
    clock,
    outages,
  );
  return { run, take: (isTry = true) => runs.takeUp(KEY, ME, { isTry }) };
}
const ago = (ms: number): Date => new Date(NOW.getTime() - ms);

describe('taking up a run', () => {
  it('writes down who does, before anything is done', async () => {
    const { run, take } = world({});
    expect(await take()).toEqual({ kind: 'begun', isAlone: false });
    expect(run).toMatchObject({ takenBy: ME, takenAt: NOW, tries: 2 });
  });

  it('for a look counts as no try', async () => {
    const { run, take } = world({});
    await take(false);
    expect(run.tries).toBe(1);
  });

  it.each([
    ['said so a moment ago', 1_000, 'elsewhere'],
    ['said so just within its time', 29_999, 'elsewhere'],
    ['says so by a clock a little ahead', -5_000, 'elsewhere'],
    ['has said nothing for its time', 30_000, 'begun'],
    ['said so by a clock that was set back since', -3_600_000, 'begun'],
  ])('waits for another server that %s', async (_, ms, kind) => {
    const { take } = world({ takenBy: 'other', takenAt: ago(ms) });
    expect((await take()).kind).toBe(kind);
  });

  it('counts a server that is gone, and reads alone then', async () => {
    const { run, take } = world({ takenBy: 'other', takenAt: ago(60_000) });
    expect(await take()).toEqual({ kind: 'begun', isAlone: true });
    expect(run).toMatchObject({ processEnds: 1, lastEnd: 'servidor' });
  });

  it('waits for another server that could say nothing while the store was away', async () => {
    const { take } = world({ takenBy: 'other', takenAt: ago(900_000) }, 'mongodb://here', true);
    expect(await take()).toEqual({ kind: 'elsewhere' });
  });

  it('knows of the embedded store that whoever else had it is gone', async () => {
    const { take } = world({ takenBy: 'other', takenAt: NOW }, null);
    expect(await take()).toEqual({ kind: 'begun', isAlone: true });
  });

  it('does not count its own try whose end could not be written', async () => {
    const { run, take } = world({ takenBy: ME, takenAt: NOW });
    expect(await take()).toEqual({ kind: 'begun', isAlone: false });
    expect(run.processEnds).toBeUndefined();
  });

  it.each([
    [
      { processEnds: 2, lastEnd: 'memoria' as const },
      { kind: 'set aside', end: 'memoria' },
    ],
    [
      { processEnds: 1, takenBy: 'other' },
      { kind: 'set aside', end: 'servidor' },
    ],
    [{ tries: 3 }, { kind: 'spent' }],
    [{ status: 'completa' as const }, { kind: 'spent' }],
  ])('ends at %j', async (change, taken) => {
    const { run, take } = world(change);
    expect(await take()).toEqual(taken);
    expect(run.takenBy ?? null).toBeNull();
  });
});
