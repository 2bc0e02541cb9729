import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Doc } from '../bson/bson-types';
import { encode, decode } from '../bson/codec';
import { parseFilter } from '../query/parse-filter';
import { PLAIN_SCOPE } from '../query/scope';
import { parseSort } from '../query/sort';
import type { Collection } from '../storage/catalog';
import { createIndex } from '../storage/index-builder';
import { countUpTo } from '../storage/range-scan';
import { Store } from '../storage/store';
import { wayToAll } from './contest';
import { Deadline } from './deadline';
import { countStored } from './count';
import { findStored, type Query } from './execute';
import { planQuery } from './planner';

const NAMESPACE = 'db.things';

/** Some of everything: equal values, other types, arrays, missing fields. */
const field = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 4 }) },
  fc.constantFrom(null, 'x', 'y', '', true, 1.5),
  fc.constant(undefined),
  fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 3 }),
  fc.record({ c: fc.integer({ min: 0, max: 2 }) }),
  fc.array(fc.record({ c: fc.integer({ min: 0, max: 2 }) }), { maxLength: 2 }),
);
/** One index cannot have two arrays, so only one field has them. */
const single = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 4 }) },
  fc.constantFrom(null, 'x', 'y', true, 1.5, undefined),
  fc.record({ c: fc.integer({ min: 0, max: 2 }) }),
);
const doc = fc.record({ a: field, b: single, d: fc.integer({ min: 0, max: 9 }) });

const value = fc.oneof(fc.integer({ min: 0, max: 4 }), fc.constantFrom(null, 'x', 1.5));
const condition = fc.oneof(
  value,
  fc.constant({ c: 1 }),
  fc.record({ $in: fc.array(value, { minLength: 1, maxLength: 3 }) }),
  fc.record({ $gt: value, $lte: value }),
  fc.record({ $gte: value }),
  fc.record({ $lt: value }),
  fc.record({ $ne: value }),
  fc.record({ $exists: fc.boolean() }),
  fc.constant([1, 2]),
  fc.record({ $elemMatch: fc.record({ $gte: value, $lt: value }) }),
  fc.record({ $elemMatch: fc.record({ $gt: value }), $lte: value }),
  fc.record({ $gte: value, $elemMatch: fc.record({ $lte: value }) }),
);
const path = fc.constantFrom('a', 'b', 'd', 'a.c', 'b.c', '_id');
const filter = fc.dictionary(path, condition, { maxKeys: 3 });
const sort = fc.dictionary(path, fc.constantFrom(1, -1), { maxKeys: 2 });

const INDEXES: Doc[] = [
  { key: { a: 1 }, name: 'a' },
  { key: { a: 1, b: -1 }, name: 'ab' },
  { key: { b: 1, d: -1, a: 1 }, name: 'bda' },
  { key: { 'a.c': 1 }, name: 'ac' },
  { key: { b: -1 }, name: 'sparse', sparse: true },
  { key: { d: 1 }, name: 'partial', partialFilterExpression: { a: { $exists: true } } },
  { key: { s: 1 }, name: 'texts', partialFilterExpression: { s: { $type: 'string' } } },
];

describe('the planner', () => {
  let dataDir: string;
  let store: Store;
  let collection: Collection;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'foliado-plan-'));
    store = Store.open(dataDir, () => undefined);
    await store.write(() => {
      // So many that a way to fewer of them is looked for.
      const docs = fc.sample(doc, { numRuns: 400, seed: 7 });
      docs.forEach((one, _id) =>
        store.documents.insert(store.catalog.ensure(NAMESPACE), encode({ _id, ...one })),
      );
      for (const spec of INDEXES) createIndex(store, NAMESPACE, spec);
    }, false);
    collection = store.catalog.ensure(NAMESPACE);
  });
  afterAll(async () => {
    await store.close();
    await rm(dataDir, { recursive: true });
  });

  const queryOf = (wanted: Doc, order: Doc, part: Partial<Query>): Query => ({
    predicate: parseFilter(wanted),
    scope: PLAIN_SCOPE,
    sort: parseSort(order),
    skip: 0,
    limit: 0,
    indexes: collection.indexes,
    deadline: new Deadline(0),
    ...part,
  });
  const run = (wanted: Doc, order: Doc, withIndexes: boolean, part: Partial<Query> = {}) => {
    const query = queryOf(wanted, order, { ...part, ...(withIndexes ? {} : { indexes: [] }) });
    return [...findStored(store, collection, query)].map((found) => {
      const raw = found.read();
      return raw && decode(raw);
    });
  };
  const byId = (docs: unknown[]): string[] => docs.map((one) => JSON.stringify(one)).sort();

  it('finds with indexes exactly what it finds without', () => {
    fc.assert(
      fc.property(filter, sort, (wanted, order) => {
        expect(byId(run(wanted, order, true))).toEqual(byId(run(wanted, order, false)));
      }),
      { numRuns: 200 },
    );
  });

  it('counts with indexes exactly what it finds without, also a part of it', () => {
    const few = fc.integer({ min: 0, max: 5 });
    fc.assert(
      fc.property(filter, few, few, (wanted, skip, limit) => {
        const all = run(wanted, {}, false).length - skip;
        const expected = Math.max(limit > 0 ? Math.min(all, limit) : all, 0);
        const query = queryOf(wanted, {}, { skip, limit });
        expect(countStored(store, collection, query)).toBe(expected);
      }),
      { numRuns: 300 },
    );
  });

  it.each<Doc>([
    { a: { $gte: null }, d: 0 },
    { a: { $lte: null }, d: 0 },
    { a: { $gte: null }, d: { $gte: 0 } },
    { 'a.c': null },
    { a: { c: 1 }, b: { $gte: 0 } },
  ])('counts %j as it is found', (wanted) => {
    const count = countStored(store, collection, queryOf(wanted, {}, {}));
    expect(count).toBe(run(wanted, {}, false).length);
    expect(count).toBeGreaterThan(0);
  });

  it('gives the same order with indexes as without', () => {
    fc.assert(
      fc.property(filter, sort, fc.nat(20), fc.nat(60), (wanted, order, limit, skip) => {
        const total = { ...order, _id: 1 };
        const part = { limit, skip };
        expect(run(wanted, total, true, part)).toEqual(run(wanted, total, false, part));
      }),
      { numRuns: 300 },
    );
  });

  describe('where entries say all', () => {
    const namespace = 'db.told';
    let told: Collection;
    beforeAll(async () => {
      await store.write(() => {
        told = store.catalog.ensure(namespace);
        for (let n = 0; n < 400; n += 1) {
          const one = { _id: n, n: n % 200, s: n < 200 ? 'x' : 'y', tags: ['a', `t${n % 5}`] };
          store.documents.insert(told, encode(one));
        }
        createIndex(store, namespace, { key: { s: 1, n: 1 }, name: 'sn' });
        createIndex(store, namespace, { key: { tags: 1, n: 1 }, name: 'tags' });
      }, false);
      told = store.catalog.ensure(namespace);
    });
    const ask = (wanted: Doc, order: Doc, part: Partial<Query>): Query =>
      queryOf(wanted, order, { indexes: told.indexes, ...part });
    const ids = (query: Query): unknown[] =>
      [...findStored(store, told, query)].map((one) => decode(one.read() ?? Buffer.of())['_id']);

    it.each<[string, Doc, Doc, number[]]>([
      ['forwards', { s: 'x' }, { n: 1 }, [150, 151]],
      ['backwards', { s: 'x' }, { n: -1 }, [49, 48]],
      ['over several ranges', { s: { $in: ['x', 'y'] } }, { s: 1, n: 1 }, [150, 151]],
      ['of an element of an array', { tags: 't1' }, { n: 1 }, []],
    ])('passes what lies before the page where it is, %s', (_, wanted, order, found) => {
      const brought = jest.spyOn(store.environment.entries, 'getRange');
      expect(ids(ask(wanted, order, { skip: 150, limit: 2 }))).toEqual(found);
      const chunks = brought.mock.calls.filter(([options]) => (options?.limit ?? 0) > 1);
      brought.mockRestore();
      expect(chunks.length).toBeLessThanOrEqual(1);
    });

    it('counts what has one element of an array without reading it', () => {
      const read = jest.spyOn(store.documents, 'open');
      expect(countStored(store, told, ask({ tags: 'a' }, {}, {}))).toBe(400);
      expect(countStored(store, told, ask({ tags: 't1' }, {}, {}))).toBe(80);
      expect(read).not.toHaveBeenCalled();
      expect(countStored(store, told, ask({ tags: { $in: ['a', 't1'] } }, {}, {}))).toBe(400);
      read.mockRestore();
    });
  });

  it.each<[string, Doc, Doc, string | null]>([
    ['an equality', { b: 1 }, {}, 'bda'],
    ['an equality and a range', { b: 1, d: { $gt: 3 } }, {}, 'bda'],
    ['the order after an equality', { b: 1 }, { d: -1 }, 'bda'],
    ['the longest prefix', { a: 1, b: 1 }, {}, 'ab'],
    ['the _id before all', { _id: 5, a: 1 }, {}, null],
    ['nothing for nothing', {}, {}, null],
    ['no partial index for what it may lack', { d: 1 }, {}, null],
    ['a partial index for what it holds', { d: 1, a: { $exists: true } }, {}, 'partial'],
    ['no index of texts for a text, as in MongoDB', { s: 'x' }, {}, null],
    [
      'an index of texts for what is said to be one',
      { s: { $eq: 'x', $type: 'string' } },
      {},
      'texts',
    ],
    ['an index of texts for texts', { s: { $type: 'string' }, d: 1 }, { s: 1 }, 'texts'],
    ['no index of texts for a number', { s: 1 }, {}, null],
    ['no index of texts for other types', { s: { $type: 'null' } }, { s: 1 }, null],
    ['a range of one element', { a: { $elemMatch: { $gte: 1, $lt: 2 } } }, {}, 'a'],
  ])('uses for %s the index that serves it', (_, wanted, order, name) => {
    const plan = planQuery(collection, collection.indexes, parseFilter(wanted), parseSort(order));
    expect(plan.index?.name ?? null).toBe(name);
  });

  it.each<[string, Doc, string]>([
    ['a range of few', { state: 'read', flaws: { $gt: 0 } }, 'flaws'],
    ['a value that few have', { state: 'read', kind: 'rare', flaws: { $gte: 0 } }, 'kind'],
    ['a range of some where a value leads to all', { state: 'read', part: { $gt: 2 } }, 'part'],
    ['a way whose entries tell', { state: 'read', part: { $gte: 0 }, n: { $gt: 0 } }, 'state_n'],
    ['the longest prefix where all lead to many', { state: 'read', kind: 'usual' }, 'state_n'],
  ])('goes to all that are asked for by %s', async (_, wanted, name) => {
    const reached = await reachedByMany();
    const query = queryOf(wanted, {}, { indexes: reached.indexes });
    expect(wayToAll(store, reached, query).index?.name).toBe(name);
  });

  it.each([
    ['flaws', 1, 10],
    ['part', 3, 250],
  ])('counts the entries of %s %d up to what is asked', async (path, value, size) => {
    const reached = await reachedByMany();
    const asked = parseFilter({ [path]: value });
    const [range] = planQuery(reached, reached.indexes, asked, []).ranges;
    for (const most of [0, 1, 9, 10, 11, 31, 32, 33, 249, 250, 251, 255, 256, 257, 1_000]) {
      const counted = range && countUpTo(store.environment.entries, range, most);
      expect(counted).toBe(Math.min(size, most + 1));
    }
  });

  /** A thousand documents of one state, a quarter of them in each part, and ten with a flaw. */
  async function reachedByMany(): Promise<Collection> {
    const namespace = 'db.reached';
    await store.write(() => {
      if (store.catalog.find(namespace)) return;
      const reached = store.catalog.ensure(namespace);
      for (let n = 0; n < 1_000; n += 1) {
        const isRare = n % 100 === 0;
        const kind = isRare ? 'rare' : 'usual';
        const one = { _id: n, n, state: 'read', kind, part: n % 4, flaws: Number(isRare) };
        store.documents.insert(reached, encode(one));
      }
      for (const key of [{ state: 1, n: 1 }, { kind: 1 }, { flaws: 1 }, { part: 1 }]) {
        createIndex(store, namespace, { key, name: Object.keys(key).join('_') });
      }
    }, false);
    return store.catalog.ensure(namespace);
  }

  it('reads no more of an array index than the range of one element', () => {
    const plan = (wanted: Doc) =>
      planQuery(collection, collection.indexes, parseFilter(wanted), []);
    const [any] = plan({ a: { $gte: 1, $lt: 2 } }).ranges;
    const [one] = plan({ a: { $elemMatch: { $gte: 1, $lt: 2 } } }).ranges;
    expect(one?.start).toEqual(any?.start);
    expect(Buffer.compare(one?.end ?? Buffer.of(255), any?.end ?? Buffer.of(255))).toBeLessThan(0);
  });
});
