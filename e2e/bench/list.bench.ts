import { test } from '@playwright/test';
import type { Db } from 'mongodb';
import { API } from '../../backend/src/contracts/routes';
import { type LargeCompany, largeCompany, removeCompany, UNSAFE } from './large-company';
import { growthTimes } from './list-growth';
import { paintTimes } from './list-paint';
import { sumTimes } from './list-sums';
import { contentOf } from './plain-client';
import { listDocument, seeded, world } from './list-documents';
import { benchQueries, type BenchQuery } from './list-queries';
import { median, p95, publish, ratio, time } from './report';
import { storeTimes } from './store-times';

/** `BENCH_LIST=200,5000` measures smaller ones. */
const [SMALL = 1_000, LARGE = 100_000] = (process.env.BENCH_LIST ?? '1000,100000')
  .split(',')
  .map(Number);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 40);
const SEED_BATCH = 500;
const NOW = new Date();
const MAX_SEARCH_CHARS = 200;
/** Texts that are dangerous where a search is taken for a pattern, and words that never meet (reliability I4). */
const HOSTILE = [
  '.*',
  '(a+)+$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '$where',
  '[object Object]',
  'a'.repeat(200),
  '%00',
  '{"$gt":""}',
  '-'.repeat(200),
  'a b c d e f g h i j k l',
  'b z w x k j h q',
  'ferreteria grupo textil',
  'ferreteria comercial distribuidora inversiones',
  'a'.repeat(10_000),
];

type Store = LargeCompany<{ now: string }>;

const storeOf = (documents: number): Promise<Store> =>
  largeCompany({
    name: 'list',
    documents,
    fill: async (db, tenantId) => {
      await seed(db, tenantId, documents);
      return { now: NOW.toISOString() };
    },
  });

async function seed(db: Db, tenantId: string, documents: number): Promise<void> {
  const made = world(tenantId, NOW);
  const collection = db.collection<{ _id: string }>('documents');
  const random = seeded(7);
  for (let at = 0; at < documents; at += SEED_BATCH) {
    const size = Math.min(SEED_BATCH, documents - at);
    const batch = Array.from({ length: size }, (_, index) =>
      listDocument(made, at + index + 1, documents, random),
    );
    await collection.insertMany(batch, UNSAFE);
  }
}

async function page({ client }: Store, { filter, sort }: BenchQuery) {
  const query = {
    range: '[0,24]',
    sort: JSON.stringify(sort),
    filter: JSON.stringify(filter),
    total: '0',
  };
  const answer = await client.get(API.documents, { query });
  return { took: answer.took, rows: contentOf<unknown[]>(answer).length };
}

/** By turns, so that whatever else the machine does weighs on both alike. */
async function measured(small: Store, large: Store, query: BenchQuery) {
  const { rows: fewRows } = await page(small, query);
  const { rows } = await page(large, query);
  const times = { small: [] as number[], large: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.small.push((await page(small, query)).took);
    times.large.push((await page(large, query)).took);
  }
  return {
    group: query.group,
    query: query.name,
    rows: `${fewRows}/${rows}`,
    [`median ${SMALL}`]: time(median(times.small)),
    [`median ${LARGE}`]: time(median(times.large)),
    [`p95 ${SMALL}`]: time(p95(times.small)),
    [`p95 ${LARGE}`]: time(p95(times.large)),
    'median ratio': ratio(median(times.large), median(times.small)),
    'p95 ratio': ratio(p95(times.large), p95(times.small)),
  };
}

async function others({ client }: Store): Promise<Record<string, string>[]> {
  const several = async (path: string, query: Record<string, string>, statuses?: number[]) => {
    const times: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const answer = await client.get(path, { query });
      contentOf(answer, statuses);
      times.push(answer.took);
    }
    return { median: time(median(times)), worst: time(Math.max(...times)) };
  };
  const filter = (value: object) => ({ filter: JSON.stringify(value) });
  const rows = [
    { what: 'first page with total', ...(await several(API.documents, { range: '[0,24]' })) },
    { what: 'bare list (1,000)', ...(await several(API.documents, {})) },
  ];
  for (const q of HOSTILE) {
    const shown = q.length > 30 ? `${q.slice(0, 30)}…` : q;
    const params = { range: '[0,24]', total: '0', ...filter({ q }) };
    // Longer than any search may be: refused.
    const statuses = q.length > MAX_SEARCH_CHARS ? [400] : [200];
    rows.push({ what: `search ${shown}`, ...(await several(API.documents, params, statuses)) });
  }
  return rows;
}

test('the list of a large company is as fast as that of a small one', async () => {
  test.setTimeout(3_600_000);
  const stores: Store[] = [];
  try {
    for (const documents of [SMALL, LARGE]) stores.push(await storeOf(documents));
    const [small, large] = stores as [Store, Store];
    const rows: Record<string, string>[] = [];
    for (const query of benchQueries(world('', new Date(large.filled.now))))
      rows.push(await measured(small, large, query));
    publish('list', `Pages of 25 without total over HTTP, ${ROUNDS} rounds by turns`, rows);
    publish('list-others', `With ${LARGE} documents, 5 each`, await others(large));
    publish('list-growth', 'Other actions, by turns', await growthTimes(small, large));
    publish('list-sums', `Figures of ${LARGE} documents`, await sumTimes(large.client));
    publish(
      'list-paint',
      `The history with ${LARGE} documents`,
      await paintTimes(large.server.url),
    );
    await large.server.stop({ keepData: true });
    publish(
      'store',
      `The embedded store with ${LARGE} documents`,
      await storeTimes(large.server.dataDir),
    );
  } finally {
    for (const store of stores) await removeCompany(store);
  }
});
