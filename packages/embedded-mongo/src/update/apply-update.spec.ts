import { Long } from 'bson';
import type { Doc } from '../bson/bson-types';
import { decode, encode } from '../bson/codec';
import { codeOf } from '../support/code-of';
import { PLAIN_SCOPE } from '../query/scope';
import { applyUpdate, parseArrayFilters } from './apply-update';
import { parseUpdate } from './parse-update';

interface Extras {
  arrayFilters?: Doc[];
  isInsert?: boolean;
}

function updated(doc: Doc, update: unknown, extras: Extras = {}): Doc {
  return applyUpdate(parseUpdate(update), {
    doc: decode(encode(doc)),
    isInsert: extras.isInsert ?? false,
    arrayFilters: parseArrayFilters(extras.arrayFilters, PLAIN_SCOPE),
    scope: PLAIN_SCOPE,
  });
}

describe('an update', () => {
  it.each<[string, Doc, unknown, Doc]>([
    ['$set', { a: 1 }, { $set: { a: 2, 'b.c': 3 } }, { a: 2, b: { c: 3 } }],
    ['$set in an array', { a: [1, 2] }, { $set: { 'a.1': 5 } }, { a: [1, 5] }],
    ['$set past the end', { a: [1] }, { $set: { 'a.3': 5 } }, { a: [1, null, null, 5] }],
    ['$set of nothing', { a: 1 }, { $set: {} }, { a: 1 }],
    ['$unset', { a: 1, b: { c: 1, d: 2 } }, { $unset: { a: '', 'b.c': 1 } }, { b: { d: 2 } }],
    ['$unset in an array', { a: [1, 2] }, { $unset: { 'a.0': 1 } }, { a: [null, 2] }],
    ['$unset of nothing', { a: 1 }, { $unset: { 'b.c.d': 1 } }, { a: 1 }],
    ['$inc', { a: 1 }, { $inc: { a: 2, b: -1 } }, { a: 3, b: -1 }],
    ['$inc over 32 bits', { a: 2 ** 31 - 1 }, { $inc: { a: 1 } }, { a: Long.fromNumber(2 ** 31) }],
    ['$push', { a: [1] }, { $push: { a: 2, b: 3 } }, { a: [1, 2], b: [3] }],
    ['$push $each', { a: [1] }, { $push: { a: { $each: [2, 3] } } }, { a: [1, 2, 3] }],
    ['$push of an array', { a: [] }, { $push: { a: [1, 2] } }, { a: [[1, 2]] }],
    ['$pull of a value', { a: [1, 2, 1] }, { $pull: { a: 1 } }, { a: [2] }],
    ['$pull by operator', { a: [1, 5, 9] }, { $pull: { a: { $gte: 5 } } }, { a: [1] }],
    [
      '$pull by fields',
      { a: [{ k: 1, v: 2 }, { k: 2 }] },
      { $pull: { a: { k: 1 } } },
      { a: [{ k: 2 }] },
    ],
    ['$setOnInsert on an update', { a: 1 }, { $setOnInsert: { b: 1 } }, { a: 1 }],
    ['a replacement', { _id: 1, a: 1 }, { b: 2 }, { _id: 1, b: 2 }],
    [
      'a pipeline',
      { _id: 1, a: 2 },
      [{ $set: { b: { $ifNull: ['$c', '$a'] } } }],
      { _id: 1, a: 2, b: 2 },
    ],
    ['__proto__', { a: 1 }, { $set: { 'a2.b': 1 } }, { a: 1, a2: { b: 1 } }],
  ])('%s', (_, doc, update, expected) => {
    expect(encode(updated(doc, update))).toEqual(encode(expected));
  });

  it('changes the elements that arrayFilters name', () => {
    const doc = { a: [{ k: 1 }, { k: 5 }] };
    const extras = { arrayFilters: [{ 'x.k': { $gt: 3 } }] };
    expect(updated(doc, { $set: { 'a.$[x].n': 1 } }, extras)).toEqual({
      a: [{ k: 1 }, { k: 5, n: 1 }],
    });
  });

  it('applies $setOnInsert when it inserts', () => {
    expect(updated({}, { $setOnInsert: { a: 1 } }, { isInsert: true })).toEqual({ a: 1 });
  });

  it('never reaches a prototype', () => {
    updated({ a: {} }, { $set: { 'constructor.prototype.x': 1, 'a.__proto__.y': 1 } });
    expect(Reflect.get({}, 'x')).toBeUndefined();
    expect(Reflect.get({}, 'y')).toBeUndefined();
  });

  it.each<[string, number, Doc, unknown, Extras?]>([
    ['an unknown operator', 9, {}, { $foo: { a: 1 } }],
    ['an operator after a field', 9, {}, { $set: { a: 1 }, b: 1 }],
    ['$set of a scalar', 9, {}, { $set: 5 }],
    ['a $ field in a replacement', 52, { _id: 1 }, { a: 1, $set: { b: 1 } }],
    ['$inc by a text', 14, { a: 1 }, { $inc: { a: 'x' } }],
    ['$inc of a text', 14, { a: 'x' }, { $inc: { a: 1 } }],
    ['$inc over 64 bits', 2, { a: Long.MAX_VALUE }, { $inc: { a: 1 } }],
    ['$push onto a number', 2, { a: 1 }, { $push: { a: 1 } }],
    ['$push with an unknown clause', 2, { a: [] }, { $push: { a: { $each: [], $foo: 1 } } }],
    ['$push $each of a number', 2, { a: [] }, { $push: { a: { $each: 1 } } }],
    ['$pull from a number', 2, { a: 1 }, { $pull: { a: 1 } }],
    ['$[x] in front', 2, {}, { $set: { '$[x].a': 1 } }],
    ['$', 52, { a: [1] }, { $set: { 'a.$': 1 } }],
    ['$[]', 52, { a: [1] }, { $set: { 'a.$[]': 1 } }],
    ['$[x] on a number', 2, { a: 1 }, { $set: { 'a.$[x]': 1 } }, { arrayFilters: [{ x: 1 }] }],
    ['$[x] on nothing', 2, {}, { $set: { 'a.$[x]': 1 } }, { arrayFilters: [{ x: 1 }] }],
    ['$push with $slice', 2, { a: [] }, { $push: { a: { $each: [1], $slice: 1 } } }],
    ...[
      '$mul',
      '$min',
      '$max',
      '$addToSet',
      '$pop',
      '$pullAll',
      '$rename',
      '$currentDate',
      '$bit',
    ].map((name): [string, number, Doc, unknown] => [name, 9, {}, { [name]: { a: 1 } }]),
    ['$[x] without filter', 2, { a: [1] }, { $set: { 'a.$[x]': 1 } }],
    ['a bad identifier', 2, { a: [1] }, { $set: { a: 1 } }, { arrayFilters: [{ 'X.a': 1 }] }],
    ['a path into a number', 28, { a: 1 }, { $set: { 'a.b': 1 } }],
    ['a name in an array', 28, { a: [1] }, { $set: { 'a.b': 1 } }],
    ['two operators on one path', 40, {}, { $set: { a: 1 }, $inc: { a: 1 } }],
    ['a path and one inside it', 40, {}, { $set: { a: 1, 'a.b': 1 } }],
    ['an empty name', 56, {}, { $set: { 'a.': 1 } }],
    ['a $ field', 52, {}, { $set: { 'a.$b': 1 } }],
    ['_id', 66, { _id: 1 }, { $set: { _id: 2 } }],
    ['the removal of _id', 66, { _id: 1 }, { $unset: { _id: 1 } }],
    ['a replacement with another _id', 66, { _id: 1 }, { _id: 2, a: 1 }],
    ['$out in a pipeline', 72, { _id: 1 }, [{ $out: 'x' }]],
  ])('of %s is refused with code %d', (...[, code, doc, update, extras]) => {
    expect(codeOf(() => updated(doc, update, extras))).toBe(code);
  });

  it('lets the same _id stand', () => {
    expect(updated({ _id: 1, a: 1 }, { $set: { _id: 1, a: 2 } })).toEqual({ _id: 1, a: 2 });
  });
});
