import {
  Binary,
  BSONRegExp,
  Code,
  DBRef,
  Decimal128,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import fc from 'fast-check';
import { isDoc } from '../bson/bson-types';
import { compareValues } from './compare';
import { bracketOf, encodeKey } from './value-key';

const sign = (order: number): number => Math.sign(order);

const isNumber = (value: unknown): value is number | Long =>
  typeof value === 'number' || value instanceof Long;

/** BSON's order as the manual of MongoDB words it, written without any key. */
function bsonOrder(a: unknown, b: unknown): number {
  const brackets = sign(bracketOf(a) - bracketOf(b));
  if (brackets !== 0) return brackets;
  if (isNumber(a) && isNumber(b)) return numberOrder(a, b);
  if (typeof a === 'string' && typeof b === 'string')
    return sign(Buffer.compare(Buffer.from(a), Buffer.from(b)));
  if (typeof a === 'boolean' && typeof b === 'boolean') return sign(Number(a) - Number(b));
  if (a instanceof Date && b instanceof Date) return sign(a.getTime() - b.getTime());
  if (a instanceof ObjectId && b instanceof ObjectId)
    return sign(Buffer.compare(Buffer.from(a.id), Buffer.from(b.id)));
  if (a instanceof Binary && b instanceof Binary) return binaryOrder(a, b);
  if (Array.isArray(a) && Array.isArray(b)) return entriesOrder(a.entries(), b.entries());
  if (isDoc(a) && isDoc(b))
    return entriesOrder(Object.entries(a).values(), Object.entries(b).values());
  return 0;
}

function numberOrder(a: number | Long, b: number | Long): number {
  if (Number.isNaN(a) || Number.isNaN(b))
    return sign(Number(Number.isNaN(b)) - Number(Number.isNaN(a)));
  if (typeof a === 'number' && typeof b === 'number') return sign(a - b);
  const exact = (value: number | Long): number | bigint =>
    value instanceof Long ? value.toBigInt() : value;
  const [left, right] = [exact(a), exact(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}

function binaryOrder(a: Binary, b: Binary): number {
  const [left, right] = [Buffer.from(a.value()), Buffer.from(b.value())];
  return sign(left.length - right.length || a.sub_type - b.sub_type || Buffer.compare(left, right));
}

type Entries = Iterator<[string | number, unknown]>;

function entriesOrder(a: Entries, b: Entries): number {
  for (;;) {
    const [left, right] = [a.next(), b.next()];
    if (left.done || right.done)
      return sign(Number(right.done ?? false) - Number(left.done ?? false));
    const [[leftName, leftValue], [rightName, rightValue]] = [left.value, right.value];
    const types = sign(bracketOf(leftValue) - bracketOf(rightValue));
    const names = sign(
      Buffer.compare(Buffer.from(String(leftName)), Buffer.from(String(rightName))),
    );
    const order = types || names || bsonOrder(leftValue, rightValue);
    if (order !== 0) return order;
  }
}

const scalar = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.integer(),
  fc.double(),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((value) => Long.fromBigInt(value)),
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.string({ unit: fc.constantFrom('\0', 'a', 'b', '\u0001', 'ñ'), maxLength: 4 }),
  fc.date({ noInvalidDate: true }),
  fc.uint8Array({ minLength: 12, maxLength: 12 }).map((id) => new ObjectId(id)),
  fc.uint8Array({ maxLength: 4 }).map((bytes) => new Binary(bytes)),
);

const name = fc.constantFrom('a', 'b', 'ab', 'c\u0001', '');
const value = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(name, tie('value'), { maxKeys: 3 }),
  ),
})).value;

describe('encodeKey', () => {
  it('orders keys as BSON orders the values', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(sign(Buffer.compare(encodeKey(a), encodeKey(b)))).toBe(bsonOrder(a, b));
      }),
      { numRuns: 3000 },
    );
  });

  it('is what comparing values says', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(sign(compareValues(a, b))).toBe(bsonOrder(a, b));
      }),
      { numRuns: 2000 },
    );
  });

  it('gives no key that another one begins with, so that keys can stand in a row', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        const [short, long] = [encodeKey(a), encodeKey(b)].sort((x, y) => x.length - y.length);
        if (short && long && !short.equals(long))
          expect(long.subarray(0, short.length).equals(short)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it('puts the types in their fixed order', () => {
    const ascending = [
      new MinKey(),
      null,
      NaN,
      -Infinity,
      Long.MIN_VALUE,
      -1.5,
      0,
      0.1,
      1,
      Number.MAX_SAFE_INTEGER,
      Long.MAX_VALUE,
      Infinity,
      '',
      'a',
      {},
      { a: 1 },
      [],
      [1],
      new Binary(Buffer.alloc(1)),
      new ObjectId(),
      false,
      true,
      new Date(0),
      new Timestamp({ t: 1, i: 1 }),
      new MaxKey(),
    ];
    const keys = ascending.map(encodeKey);
    expect([...keys].sort(Buffer.compare)).toEqual(keys);
  });

  it.each([
    ['Decimal128', Decimal128.fromString('1.10')],
    ['BSONRegExp', new BSONRegExp('a')],
    ['Code', new Code('a')],
    ['DBRef', new DBRef('things', new ObjectId())],
  ])('refuses to compare values of type %s', (type, refused) => {
    expect(() => compareValues(refused, refused)).toThrow(
      expect.objectContaining({ code: 238, message: expect.stringContaining(type) }),
    );
  });
});
