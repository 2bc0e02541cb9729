import fc from 'fast-check';
import type { Doc } from '../bson/bson-types';
import { encodeKey } from '../keys/value-key';
import { matches } from '../query/match';
import { parseFilter } from '../query/parse-filter';
import { ALWAYS, conjuncts } from '../query/predicate';
import { openIndex, type Index } from '../storage/index-definition';
import { entryKeys } from '../storage/index-entries';
import { idKey, prefixOf } from '../storage/records';
import type { Plan } from './planner';
import { sieveOf } from './sieve';

const INDEX_ID = 1;

/** An index as it is after these documents have come in. */
function indexOver(docs: readonly Doc[], key: Doc, more: Doc = {}): Index {
  const record = { id: INDEX_ID, spec: { key, name: 'tested', ...more }, multikey: false };
  const index = openIndex({ ...record, cut: false });
  const shapes = docs.map((doc) => entryKeys(index, doc));
  const arrays = [...new Set(shapes.flatMap((shape) => shape.arrays))];
  const cut = shapes.some((shape) => shape.cut);
  return { ...index, arrays, multikey: arrays.length > 0, cut };
}

const entriesOf = (index: Index, doc: Doc): Buffer[] =>
  entryKeys(index, doc).keys.map((key) =>
    Buffer.concat([prefixOf(INDEX_ID), key, idKey(doc['_id'])]),
  );

const planOf = (index: Index, fixed: readonly [string, Buffer][] = []): Plan => ({
  index,
  ranges: [],
  reverse: false,
  isSorted: false,
  isExact: false,
  fixed: new Map(fixed),
  element: null,
  mergeFrom: null,
});

describe('the sieve over index entries', () => {
  const scalar = fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: -2, max: 3 }) },
    fc.constantFrom<unknown>(null, undefined, '', 'x', 'xy', 'a\u0000b', true, false, 1.5, NaN, -0),
    fc.constantFrom<unknown>(new Date(0), new Date(5), { c: 1 }, { c: [1] }, 2 ** 60, 0.1),
  );
  const list = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 3 });
  const value = fc.constantFrom<unknown>(null, '', 'x', 0, 1, 1.5, true, NaN, new Date(5), {
    c: 1,
  });
  const condition: fc.Arbitrary<unknown> = fc.oneof(
    value,
    fc.record({ $in: fc.array(value, { maxLength: 12 }) }),
    fc.record({ $nin: fc.array(value, { maxLength: 2 }) }),
    fc.record({ $ne: value }),
    fc.record({ $gte: value }),
    fc.record({ $gt: value, $lte: value }),
    fc.record({ $lt: value }),
    fc.record({ $exists: fc.boolean() }),
    fc.constant({ $type: 'string' }),
    fc.constant([1, 2]),
    fc.record({ $elemMatch: fc.record({ $gte: value }) }),
  );
  const one = fc.dictionary(fc.constantFrom('a', 'b', 'a.c', '_id', 'z'), condition, {
    maxKeys: 2,
  });
  const filter: fc.Arbitrary<Doc> = fc.oneof(
    { weight: 3, arbitrary: one },
    fc.tuple(one, one).map(([left, right]): Doc => ({ $or: [left, right] })),
  );
  const key = fc.constantFrom<Doc>(
    { a: 1, b: 1 },
    { a: -1, b: -1 },
    { b: 1, _id: -1, a: 1 },
    { 'a.c': -1, b: 1 },
  );
  const sample = (a: fc.Arbitrary<unknown>): fc.Arbitrary<Doc[]> =>
    fc
      .array(fc.record({ a, b: scalar }), { minLength: 1, maxLength: 6 })
      .map((docs) => docs.map((doc, _id) => ({ _id, ...doc })));

  const agrees = (docs: readonly Doc[], spec: Doc, wanted: Doc): void => {
    const index = indexOver(docs, spec);
    const predicate = parseFilter(wanted);
    const sieve = sieveOf(planOf(index), predicate);
    for (const doc of docs)
      for (const entry of entriesOf(index, doc)) {
        const rest = sieve.restOf(entry);
        expect(rest !== null && matches(rest, doc)).toBe(matches(predicate, doc));
      }
  };

  it('says of every entry what the document says', () => {
    const check = fc.property(sample(scalar), key, filter, agrees);
    fc.assert(check, { numRuns: 1000 });
  });

  it('says nothing wrong of entries that stand for elements of arrays', () => {
    const check = fc.property(sample(fc.oneof(scalar, list)), key, filter, agrees);
    fc.assert(check, { numRuns: 1000 });
  });

  const DOC: Doc = { _id: 7, a: 2, b: 'x', gone: null };
  const sieved = (spec: Doc, wanted: Doc, doc = DOC, more: Doc = {}) => {
    const index = indexOver([doc], spec, more);
    const [entry = Buffer.alloc(0)] = entriesOf(index, doc);
    return sieveOf(planOf(index), parseFilter(wanted)).restOf(entry);
  };

  it.each<[string, Doc, Doc]>([
    ['another value', { a: 1, b: 1 }, { b: 'y' }],
    ['another value in a descending part', { a: -1, b: -1 }, { b: 'y' }],
    ['a value below the range', { a: -1, b: 1 }, { a: { $gt: 2, $lte: 9 } }],
    ['a value of another type than the bound', { a: 1, b: 1 }, { b: { $gte: 0 } }],
    ['none of the values', { a: 1 }, { a: { $in: [1, 3, null] } }],
    ['the value that it must not be', { b: 1 }, { b: { $ne: 'x' } }],
    ['a value that must be missing', { b: 1 }, { b: { $exists: false } }],
    ['none of several conditions', { a: 1, b: 1 }, { $or: [{ a: 1 }, { b: 'y' }] }],
    ['another _id', { a: 1 }, { _id: 8 }],
  ])('rules out %s without the document', (_, spec, wanted) => {
    expect(sieved(spec, wanted)).toBeNull();
  });

  it.each([['$lt'], ['$gt'], ['$lte']])('rules out NaN, which %s no number', (operator) => {
    expect(sieved({ a: 1 }, { a: { [operator]: 1 } }, { _id: 7, a: Number.NaN })).toBeNull();
  });

  it('leaves nothing to ask where the entry says all', () => {
    expect(sieved({ a: 1, b: -1 }, { a: { $gte: 2 }, b: { $in: ['x', 'z'] } })).toEqual(ALWAYS);
    expect(sieved({ a: 1 }, { gone: null, a: 2 })).toEqual({
      kind: 'and',
      all: conjuncts(parseFilter({ gone: null })),
    });
  });

  it('asks the document whether a value is null or missing', () => {
    expect(sieved({ gone: 1 }, { gone: { $exists: true } })).not.toBeNull();
    expect(sieved({ gone: 1 }, { gone: null })).toEqual(ALWAYS);
  });

  it('asks the document when the index has arrays there, cut keys or a rare type before', () => {
    const wanted = { b: 'y' };
    expect(sieved({ b: 1 }, wanted, { _id: 1, b: ['x', 'y'] })).not.toBeNull();
    expect(sieved({ a: 1, b: 1 }, wanted, { _id: 1, a: 'l'.repeat(2000), b: 'x' })).not.toBeNull();
    expect(sieved({ a: 1, b: 1 }, wanted, { _id: 1, a: { c: 1 }, b: 'x' })).not.toBeNull();
  });

  it('takes for given what a partial index or the ranges of the plan say', () => {
    const partialFilterExpression = { b: { $type: 'string' } };
    const wanted = { b: { $type: 'string' }, a: 2 };
    expect(sieved({ a: 1 }, wanted, DOC, { partialFilterExpression })).toEqual(ALWAYS);
    const plan = planOf(indexOver([DOC], { a: 1 }), [['a', encodeKey(3)]]);
    expect(sieveOf(plan, parseFilter({ a: 3 })).open).toEqual([]);
    expect(sieveOf(plan, parseFilter({ a: 3 })).restOf(Buffer.alloc(0))).toEqual(ALWAYS);
  });

  it('does not take for given another value than the one of the ranges', () => {
    const plan = planOf(indexOver([DOC], { a: 1 }), [['a', encodeKey(2)]]);
    const [entry = Buffer.alloc(0)] = entriesOf(indexOver([DOC], { a: 1 }), DOC);
    expect(sieveOf(plan, parseFilter({ $and: [{ a: 2 }, { a: 3 }] })).restOf(entry)).toBeNull();
  });
});
