import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from '@playwright/test';
import { type Database, open } from 'lmdb';
import type { Db } from 'mongodb';
import { API } from '../../backend/src/contracts/routes';
import type { Team } from '../../backend/src/contracts/user';
import { STEPS } from '../../backend/src/contracts/workflow';
import { type LargeCompany, largeCompany, removeCompany, UNSAFE, withStore } from './large-company';
import { type Answer, contentOf } from './plain-client';
import { median, p95, publish, ratio, time } from './report';
import { documentAfter, type EventRow, eventsOf } from './workflow-documents';

/** Documents of the two companies, eight events each; `BENCH_WORKFLOW=200,5000` measures smaller ones. */
const [SMALL = 1_000, LARGE = 100_000] = (process.env.BENCH_WORKFLOW ?? '1000,100000')
  .split(',')
  .map(Number);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 100);
const INSERTS = 400;
/** Of those the first are not counted: a store that was just opened has its pages still to fetch. */
const WARMING = 100;
/** An event is a record and has an entry in each of ten indexes. */
const ENTRIES_OF_EVENT = 11;
const EVENT_BYTES = 900;
const BINARY = { encoding: 'binary', keyEncoding: 'binary' } as const;
const ONE = Buffer.from([1]);
const SEED_BATCH = 250;
/** The newest documents are on their way; the others are archived. */
const ON_THE_WAY = 250;

/** Filled with documents before their first step beside the others, one for each round. */
type Store = LargeCompany<{ fresh: string[] }>;

const storeOf = (documents: number): Promise<Store> =>
  largeCompany({
    name: 'workflow',
    documents,
    fill: async (db, tenantId) => ({ fresh: await seed(db, tenantId, documents) }),
  });

async function seed(db: Db, tenantId: string, documents: number): Promise<string[]> {
  const records = db.collection<{ _id: string }>('documents');
  const events = db.collection<EventRow>('events');
  for (let at = 0; at < documents; at += SEED_BATCH) {
    const batch = Array.from({ length: Math.min(SEED_BATCH, documents - at) }, (_, index) => {
      const left = documents - (at + index);
      return documentAfter(
        tenantId,
        at + index,
        left < ON_THE_WAY ? left % STEPS.length : STEPS.length,
      );
    });
    await records.insertMany(batch, UNSAFE);
    await events.insertMany(
      batch.flatMap((document) => eventsOf(document)),
      UNSAFE,
    );
  }
  const fresh = Array.from({ length: ROUNDS }, (_, n) => documentAfter(tenantId, documents + n, 0));
  await records.insertMany(fresh, UNSAFE);
  return fresh.map(({ _id }) => _id);
}

async function took(asked: Promise<Answer>): Promise<number> {
  const answer = await asked;
  contentOf(answer);
  return answer.took;
}

const FIRST_STEP = {
  status: STEPS[0].to,
  team: STEPS[0].team,
  step: 1,
  user: 'Rosa',
  comment: 'Va',
};

const step = ({ client, filled: { fresh } }: Store, round: number) =>
  took(client.post(API.workflowUpdate(fresh[round] ?? ''), FIRST_STEP));

const list = ({ client }: Store, team: Team, query: Record<string, string> = {}) =>
  took(client.get(API.workflowList(team), { query }));

/** Every filter and order of a team's list, as the screen asks for it. */
const LISTS: readonly (readonly [string, Team, Record<string, string>])[] = [
  ['list of tesorería', 'tesoreria', {}],
  ['list of logística', 'logistica', {}],
  ['to attend', 'tesoreria', { state: 'por-atender' }],
  ['of the other team', 'logistica', { state: 'otro-equipo' }],
  ['observed', 'tesoreria', { state: 'observados' }],
  ['overdue, newest', 'tesoreria', { due: 'vencidos' }],
  ['overdue, by due date', 'tesoreria', { due: 'vencidos', order: 'vencimiento' }],
  ['due soon, waiting longest', 'logistica', { due: 'proximos', order: 'antiguedad' }],
  ['waiting longest', 'tesoreria', { state: 'por-atender', order: 'antiguedad' }],
  ['search', 'tesoreria', { q: 'p17' }],
  ['search of what is to attend', 'tesoreria', { state: 'por-atender', q: 'proveedor p1' }],
];
const PAGE = { range: '[0,24]' };

/** By turns, so that whatever else the machine does weighs on both alike. */
async function compared(
  what: string,
  [small, large]: readonly [Store, Store],
  act: (store: Store, round: number) => Promise<number>,
): Promise<Record<string, string>> {
  const times = { small: [] as number[], large: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.small.push(await act(small, round));
    times.large.push(await act(large, round));
  }
  return {
    what,
    [`median ${SMALL}`]: time(median(times.small)),
    [`median ${LARGE}`]: time(median(times.large)),
    [`p95 ${SMALL}`]: time(p95(times.small)),
    [`p95 ${LARGE}`]: time(p95(times.large)),
    'median ratio': ratio(median(times.large), median(times.small)),
    'p95 ratio (aim 1.5)': ratio(p95(times.large), p95(times.small)),
  };
}

async function lists(both: readonly [Store, Store]): Promise<Record<string, string>[]> {
  const rows: Record<string, string>[] = [];
  for (const [what, team, params] of LISTS)
    rows.push(await compared(what, both, (store) => list(store, team, { ...PAGE, ...params })));
  rows.push(await compared('the newest 200', both, (store) => list(store, 'tesoreria')));
  return rows;
}

/** One event through the driver, answered when it is on disk, by turns with a bare put that is flushed. */
async function inserts(dataDir: string): Promise<Record<string, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'foliado-bench-lmdb-'));
  const bare = open<string, string>({ path: folder });
  const times = { insert: [] as number[], put: [] as number[] };
  const rows = Array.from({ length: Math.ceil(INSERTS / 8) }, (_, n) =>
    eventsOf(documentAfter('bench', n, 8)),
  ).flat();
  await withStore(dataDir, async (db) => {
    const events = db.collection<EventRow>('events', { writeConcern: { w: 1, journal: true } });
    for (const row of rows) {
      const begun = performance.now();
      await events.insertOne(row);
      const inserted = performance.now();
      await bare.put(row._id, JSON.stringify(row));
      await bare.flushed;
      times.put.push(performance.now() - inserted);
      times.insert.push(inserted - begun);
    }
  });
  await bare.close();
  await rm(folder, { recursive: true, force: true });
  return besidePut('one event through the driver', times.insert, times.put);
}

function besidePut(what: string, first: readonly number[], firstPuts: readonly number[]) {
  const all = first.slice(WARMING);
  const puts = firstPuts.slice(WARMING);
  return {
    what,
    median: time(median(all)),
    'put median': time(median(puts)),
    p95: time(p95(all)),
    'put p95': time(p95(puts)),
    'median ratio (aim 3)': ratio(median(all), median(puts)),
    'p95 ratio': ratio(p95(all), p95(puts)),
  };
}

/**
 * What the disk asks for as many entries as an event has, each anywhere in the same file: LMDB alone, in
 * one transaction, without wire, driver, documents or checks. Spoils the file.
 */
async function bareEntries(dataDir: string): Promise<Record<string, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'foliado-bench-lmdb-'));
  const bare = open<string, string>({ path: folder });
  const file = path.join(dataDir, 'store.mdb');
  const root = open<Buffer, Buffer>({ path: file, noSubdir: true, maxDbs: 8, ...BINARY });
  const entries = root.openDB<Buffer, Buffer>({ name: 'entries', ...BINARY });
  const places = [...someKeys(entries, INSERTS * ENTRIES_OF_EVENT)];
  const times = { entries: [] as number[], put: [] as number[] };
  for (let round = 0; round < INSERTS; round += 1) {
    // Neighbours in the list are neighbours in the file: an event's entries lie far apart.
    const keys = places.filter((_, at) => at % INSERTS === round);
    const begun = performance.now();
    await root.transaction(() => {
      for (const key of keys)
        entries.putSync(Buffer.concat([key, Buffer.from([round & 0xff])]), ONE);
    });
    await root.flushed;
    const written = performance.now();
    await bare.put(`${round}`, 'x'.repeat(EVENT_BYTES));
    await bare.flushed;
    times.put.push(performance.now() - written);
    times.entries.push(written - begun);
  }
  await root.close();
  await bare.close();
  await rm(folder, { recursive: true, force: true });
  return besidePut(`${ENTRIES_OF_EVENT} entries by LMDB alone`, times.entries, times.put);
}

/** As many as asked for, at equal distances. */
function* someKeys(entries: Database<Buffer, Buffer>, wanted: number): Generator<Buffer> {
  const distance = Math.floor(entries.getCount() / wanted);
  let at = 0;
  for (const key of entries.getKeys({})) if (at++ % distance === 0) yield key;
}

test('a step and a list of a large company are as fast as those of a small one', async () => {
  test.setTimeout(3_600_000);
  const stores: Store[] = [];
  try {
    for (const documents of [SMALL, LARGE]) stores.push(await storeOf(documents));
    const both = stores as [Store, Store];
    for (const store of both) await list(store, 'tesoreria');
    publish(
      'workflow',
      `Workflow over HTTP with ${SMALL} and ${LARGE} documents, eight events each, ${ROUNDS} rounds by turns`,
      [await compared('step', both, step), ...(await lists(both))],
    );
    await both[1].server.stop({ keepData: true });
    const { dataDir } = both[1].server;
    const rows = [await inserts(dataDir), await bareEntries(dataDir)];
    publish(
      'workflow-insert',
      `One event into a store of ${LARGE * 8} through the driver, beside a bare flushed LMDB put`,
      rows,
    );
  } finally {
    for (const store of stores) await removeCompany(store);
  }
});
