import { BSONRegExp, Long, MaxKey, MinKey, ObjectId } from 'bson';
import type { Doc } from '../bson/bson-types';
import { codeOf } from '../support/code-of';
import { matches } from './match';
import { parseFilter } from './parse-filter';

const isMatch = (filter: Doc, doc: Doc): boolean => matches(parseFilter(filter), doc);
const id = new ObjectId();

describe('a filter', () => {
  it.each<[Doc, Doc, boolean]>([
    [{}, { a: 1 }, true],
    [{ a: 1 }, { a: 1 }, true],
    [{ a: 1 }, { a: Long.fromNumber(1) }, true],
    [{ a: 1 }, { a: '1' }, false],
    [{ a: id }, { a: new ObjectId(id.toHexString()) }, true],
    [{ a: { b: 1, c: 2 } }, { a: { b: 1, c: 2 } }, true],
    [{ a: { b: 1, c: 2 } }, { a: { c: 2, b: 1 } }, false],
    [{ 'a.b': 1 }, { a: { b: 1, c: 2 } }, true],
    [{ 'a.b': 1 }, { a: [{ b: 2 }, { b: 1 }] }, true],
    [{ 'a.1': 5 }, { a: [4, 5] }, true],
    [{ 'a.1.b': 5 }, { a: [{}, { b: 5 }] }, true],
    [{ a: 5 }, { a: [4, 5] }, true],
    [{ a: [4, 5] }, { a: [4, 5] }, true],
    [{ a: [4, 5] }, { a: [[4, 5]] }, true],
    [{ a: [5, 4] }, { a: [4, 5] }, false],
    [{ a: null }, {}, true],
    [{ a: null }, { a: null }, true],
    [{ a: null }, { a: 0 }, false],
    [{ 'a.b': null }, { a: 5 }, true],
    [{ 'a.b': null }, { a: [1, 2] }, false],
    [{ 'a.b': null }, { a: [{ b: 1 }, {}] }, true],
    [{ a: { $exists: false } }, {}, true],
    [{ a: { $exists: true } }, { a: null }, true],
    [{ 'a.b': { $exists: false } }, { a: [] }, true],
    [{ a: { $ne: 1 } }, { a: [1, 2] }, false],
    [{ a: { $ne: 1 } }, {}, true],
    [{ a: { $gt: 3, $lt: 5 } }, { a: [1, 9] }, true],
    [{ a: { $gt: 3, $lt: 5 } }, { a: 9 }, false],
    [{ a: { $gt: 3 } }, { a: 'z' }, false],
    [{ a: { $gte: null } }, {}, true],
    [{ a: { $gt: new MinKey() } }, { a: 1 }, true],
    [{ a: { $lt: new MaxKey() } }, { a: 'z' }, true],
    [{ a: { $lt: 5 } }, { a: NaN }, false],
    [{ a: { $gte: NaN } }, { a: NaN }, true],
    [{ a: { $gt: new Date(5) } }, { a: new Date(6) }, true],
    [{ a: { $in: [1, null] } }, {}, true],
    [{ a: { $nin: [1] } }, { a: [1] }, false],
    [{ a: { $size: 2 } }, { a: [1, 2] }, true],
    [{ a: { $size: 0 } }, {}, false],
    [{ a: { $elemMatch: { b: 1, c: 2 } } }, { a: [{ b: 1 }, { c: 2 }] }, false],
    [{ a: { $elemMatch: { b: 1, c: 2 } } }, { a: [{ b: 1, c: 2 }] }, true],
    [{ a: { $elemMatch: { $gt: 3, $lt: 5 } } }, { a: [1, 9] }, false],
    [{ a: { $elemMatch: { $gt: 3, $lt: 5 } } }, { a: [1, 4] }, true],
    [{ a: { $type: 'objectId' } }, { a: id }, true],
    [{ a: { $type: 'array' } }, { a: [1] }, true],
    [{ $or: [{ a: 1 }, { b: 2 }] }, { b: 2 }, true],
    [{ $and: [{ a: 1 }, { a: 2 }] }, { a: [1, 2] }, true],
    [{ $expr: { $eq: ['$a', '$b'] } }, { a: 3, b: 2 }, false],
    [{ $expr: { $eq: ['$a', id] } }, { a: new ObjectId(id.toHexString()) }, true],
    [{ constructor: null }, { a: 1 }, true],
    [{ 'a.toString': { $exists: true } }, { a: {} }, false],
  ])('%j on %j is %s', (filter, doc, expected) => {
    expect(isMatch(filter, doc)).toBe(expected);
  });

  it.each<[Doc, number]>([
    [{ a: { $foo: 1 } }, 2],
    [{ a: { $gt: 1, b: 2 } }, 2],
    [{ $foo: 1 }, 2],
    [{ $or: [] }, 2],
    [{ $and: {} }, 2],
    [{ $or: [1] }, 2],
    [{ a: { $in: 1 } }, 2],
    [{ a: { $in: [{ $gt: 1 }] } }, 2],
    [{ a: { $size: -1 } }, 9],
    [{ a: { $type: 'nothing' } }, 2],
    [{ a: { $elemMatch: 1 } }, 2],
    [{ a: new BSONRegExp('^b') }, 2],
    [{ a: { $in: [new BSONRegExp('^b')] } }, 2],
    [{ a: { $ne: new BSONRegExp('^b') } }, 2],
    ...['$not', '$all', '$regex', '$mod', '$bitsAllSet', '$near'].map((name): [Doc, number] => [
      { a: { [name]: 1 } },
      2,
    ]),
    ...['$nor', '$where', '$text', '$comment', '$alwaysTrue'].map((name): [Doc, number] => [
      { [name]: [{}] },
      2,
    ]),
  ])('%j is refused with code %d', (filter, code) => {
    expect(codeOf(() => parseFilter(filter))).toBe(code);
  });
});
