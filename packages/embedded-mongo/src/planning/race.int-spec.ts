import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Doc } from '../bson/bson-types';
import { decode, encode } from '../bson/codec';
import { parseFilter } from '../query/parse-filter';
import { PLAIN_SCOPE } from '../query/scope';
import { parseSort, sortKey } from '../query/sort';
import type { Collection } from '../storage/catalog';
import { createIndex } from '../storage/index-builder';
import { rangeOf } from '../storage/document-store';
import { countUpTo, scanRange } from '../storage/range-scan';
import { prefixOf } from '../storage/records';
import { Store } from '../storage/store';
import { contestants } from './contest';
import { Deadline } from './deadline';
import { entrySortKey } from './entry-parts';
import { findStored, type Query } from './execute';
import type { Plan } from './planner';
import { race } from './race';

const NAMESPACE = 'db.listed';
const word = fc.constantFrom('andes', 'ande', 'b', 'barro', 'sol', 'a\u0000b');

/** A list as a product has it: an owner, words, a state, a number that may be missing. */
const doc = fc.record(
  {
    t: fc.constantFrom('one', 'two'),
    words: fc.array(word, { maxLength: 4 }),
    state: fc.constantFrom('new', 'done', 'lost'),
    at: fc.integer({ min: 0, max: 30 }).map((minute) => new Date(minute * 60_000)),
    n: fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constantFrom(0.1, null)),
    mark: fc.constantFrom('m', null, null, null),
  },
  { requiredKeys: ['t', 'at', 'state'] },
);

const begins = (text: string): Doc => ({
  words: { $elemMatch: { $gte: text, $lt: `${text}{` } },
});
const clause: fc.Arbitrary<Doc> = fc.oneof(
  word.map(begins),
  fc.constant(begins('a')),
  fc.record({ state: fc.constantFrom('new', 'done') }),
  fc.constant<Doc>({ state: { $in: ['new', 'lost'] } }),
  fc.constant<Doc>({ n: { $gte: 0, $lte: 2 } }),
  fc.constant<Doc>({ n: null }),
  fc.constant<Doc>({ n: { $ne: 1 } }),
  fc.constant<Doc>({ mark: { $type: 'string' } }),
  fc.constant<Doc>({ mark: { $exists: true } }),
  fc
    .tuple(word, fc.constantFrom('new', 'lost'))
    .map(([text, state]): Doc => ({ $or: [begins(text), { state }] })),
);
const filter = fc
  .array(clause, { maxLength: 4 })
  .map((all): Doc => ({ t: 'one', ...(all.length > 0 ? { $and: all } : {}) }));
const sort = fc.constantFrom<Doc>(
  { at: -1, _id: 1 },
  { at: 1, _id: -1 },
  { n: 1, at: -1, _id: 1 },
  { n: -1, at: 1, _id: -1 },
  { state: 1, n: -1, _id: 1 },
);

const INDEXES: Doc[] = [
  { key: { t: 1, at: -1, _id: 1, state: 1, n: 1 }, name: 'time' },
  { key: { t: 1, words: 1, at: -1 }, name: 'words' },
  { key: { t: 1, state: 1, at: -1, _id: 1 }, name: 'state' },
  { key: { t: 1, n: 1, at: -1, _id: 1 }, name: 'n' },
  {
    key: { t: 1, at: -1, _id: 1, mark: 1 },
    name: 'marked',
    partialFilterExpression: { mark: { $type: 'string' } },
  },
];

describe('ways of answering that compete', () => {
  let dataDir: string;
  let store: Store;
  let collection: Collection;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'foliado-race-'));
    store = Store.open(dataDir, () => undefined);
    await store.write(() => {
      for (const spec of INDEXES) createIndex(store, NAMESPACE, spec);
      fc.sample(doc, { numRuns: 300, seed: 3 }).forEach((one, _id) =>
        store.documents.insert(store.catalog.ensure(NAMESPACE), encode({ _id, ...one })),
      );
    }, false);
    collection = store.catalog.ensure(NAMESPACE);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await store.close();
    await rm(dataDir, { recursive: true });
  });

  const queryOf = (wanted: Doc, order: Doc, part: Partial<Query> = {}): Query => ({
    predicate: parseFilter(wanted),
    scope: PLAIN_SCOPE,
    sort: parseSort(order),
    skip: 0,
    limit: 10,
    indexes: collection.indexes,
    deadline: new Deadline(0),
    ...part,
  });
  const idsOf = (query: Query): unknown[] =>
    [...findStored(store, collection, query)].map((found) => {
      const raw = found.read();
      return raw && decode(raw)['_id'];
    });

  it('give the page that reading everything gives', () => {
    const part = fc.record({
      skip: fc.constantFrom(0, 0, 5, 80),
      limit: fc.integer({ min: 1, max: 40 }),
    });
    fc.assert(
      fc.property(filter, sort, part, (wanted, order, { skip, limit }) => {
        const expected = idsOf(queryOf(wanted, order, { skip, limit, indexes: [] }));
        expect(idsOf(queryOf(wanted, order, { skip, limit }))).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  it('give it each by itself, too, whichever would be the fastest', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(filter, sort, fc.integer({ min: 1, max: 40 }), (wanted, order, limit) => {
        const query = queryOf(wanted, order, { limit });
        const expected = idsOf({ ...query, indexes: [] });
        for (const way of contestants(store, collection, query)) {
          kinds.add(way.kind);
          const found = race(store, collection, query, [way]).map((one) => one.read());
          expect(found.map((raw) => raw && decode(raw)['_id'])).toEqual(expected);
        }
      }),
      { numRuns: 300 },
    );
    expect([...kinds].sort()).toEqual(['gather', 'meeting', 'walk']);
  });

  it.each<[string, Doc, Doc, string[]]>([
    ['nothing but the order', { t: 'one' }, { at: -1, _id: 1 }, ['walk time']],
    [
      'a beginning of a word',
      { t: 'one', ...begins('a') },
      { at: -1, _id: 1 },
      ['walk time', 'walk words', 'gather words'],
    ],
    [
      'either of two indexes',
      { t: 'one', $or: [begins('sol'), { state: 'new' }] },
      { at: 1, _id: -1 },
      ['walk time', 'meeting words+state', 'gather words+state'],
    ],
    [
      'an index that does not tell the order',
      { t: 'one', state: 'new', n: { $gte: 0 } },
      { n: 1, at: -1, _id: 1 },
      ['walk n', 'gather state'],
    ],
    [
      'a word and either of two indexes',
      { t: 'one', ...begins('b'), $or: [begins('sol'), { state: 'new' }] },
      { at: 1, _id: -1 },
      [
        'walk time',
        'walk words',
        'meeting words+state',
        'meeting words, words+state',
        'gather words, words+state',
      ],
    ],
    [
      'several words',
      { t: 'one', $and: [begins('a'), begins('b'), begins('sol')] },
      { n: 1, at: -1, _id: 1 },
      ['walk n', 'gather words, words, words'],
    ],
    [
      'what a small index is made for',
      { t: 'one', mark: { $type: 'string' } },
      { at: -1, _id: 1 },
      ['walk marked'],
    ],
    [
      'what a small index is made for, in another order',
      { t: 'one', mark: { $type: 'string' } },
      { n: 1, at: -1, _id: 1 },
      ['walk n', 'gather marked'],
    ],
  ])('for %s are those that can be the fastest', (_, wanted, order, expected) => {
    const namesOf = (plans: readonly Plan[]): string =>
      plans.map(({ index }) => index?.name).join('+');
    const ways = contestants(store, collection, queryOf(wanted, order)).map((way) => {
      if (way.kind === 'walk') return `walk ${namesOf([way.plan])}`;
      if (way.kind === 'meeting') return `meeting ${way.sides.map(namesOf).join(', ')}`;
      return `gather ${way.sources.map(({ plans }) => namesOf(plans)).join(', ')}`;
    });
    expect(ways).toEqual(expected);
  });

  it('read no document that entries rule out', () => {
    const read = jest.spyOn(store.documents, 'get');
    const wanted: Doc = { t: 'one', state: 'lost', n: { $gte: 2 } };
    const indexes = collection.indexes.filter(({ name }) => name === 'time');
    const found = idsOf(queryOf(wanted, { at: 1, _id: -1 }, { limit: 300, indexes }));
    expect(found.length).toBeGreaterThan(5);
    expect(read).toHaveBeenCalledTimes(found.length);
  });

  it('read few documents for words that never meet', () => {
    const read = jest.spyOn(store.documents, 'get');
    const wanted: Doc = { t: 'one', $and: [begins('sol'), begins('barro'), begins('zz')] };
    expect(idsOf(queryOf(wanted, { n: 1, at: -1, _id: 1 }))).toEqual([]);
    expect(read.mock.calls.length).toBeLessThan(10);
  });

  it('read no more documents than asked for along the branches of an either-or', () => {
    const read = jest.spyOn(store.documents, 'get');
    const wanted: Doc = { t: 'one', $or: [{ state: 'lost' }, { state: 'new' }] };
    const indexes = collection.indexes.filter(({ name }) => name === 'state');
    const found = idsOf(queryOf(wanted, { at: -1, _id: 1 }, { limit: 12, indexes }));
    const ways = contestants(store, collection, queryOf(wanted, { at: -1, _id: 1 }, { indexes }));
    expect(ways.map(({ kind }) => kind)).toContain('meeting');
    expect(found).toHaveLength(12);
    expect(read.mock.calls.length).toBeLessThanOrEqual(24);
  });

  it('count a part of an index no further than asked', () => {
    const index = collection.indexes.find(({ name }) => name === 'time');
    const range = rangeOf(prefixOf(index?.id ?? 0));
    const table = store.environment.entries;
    expect([0, 5, 299, 300, 900].map((most) => countUpTo(table, range, most))).toEqual([
      1, 6, 300, 300, 300,
    ]);
  });

  it('sort by entries as by the documents that they lead to', () => {
    for (const order of [
      { at: -1, _id: 1 },
      { n: -1, at: 1 },
    ]) {
      const wanted = parseSort(order);
      const index = collection.indexes.find(({ name }) => name === 'n');
      const keyOf = entrySortKey(index ?? null, wanted);
      const table = store.environment.entries;
      let entries = 0;
      for (const { key, value } of scanRange(table, rangeOf(prefixOf(index?.id ?? 0)), false)) {
        const raw = store.documents.get(collection, key.subarray(value.readUInt16BE(0)));
        expect(keyOf?.(key)).toEqual(raw && sortKey(decode(raw), wanted));
        entries += 1;
      }
      expect(entries).toBe(300);
    }
  });

  it('do not sort by entries that may stand for one word of many', () => {
    const index = collection.indexes.find(({ name }) => name === 'words');
    expect(index?.arrays).toEqual(['words']);
    expect(entrySortKey(index ?? null, parseSort({ words: 1 }))).toBeNull();
    expect(entrySortKey(index ?? null, parseSort({ n: 1 }))).toBeNull();
  });
});
