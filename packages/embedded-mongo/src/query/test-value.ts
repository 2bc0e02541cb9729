import { BSONRegExp, BSONSymbol, Decimal128, Long } from 'bson';
import { typeName } from '../bson/bson-types';
import type { Collation } from '../keys/collation';
import { compareValues, equalValues } from '../keys/compare';
import { BRACKET, bracketOf } from '../keys/value-key';
import type { Comparison, Test } from './predicate';

/** Whether one value, on its own, fulfils a test. Tests on arrays and paths are in `match`. */
export function testValue(test: Test, value: unknown): boolean {
  switch (test.kind) {
    case 'eq':
      return equalValues(test.value, value, test.collation);
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return testOrder(test.kind, value, test);
    case 'in':
      return testIn(test, value);
    case 'regex':
      return testPattern(test.pattern, value);
    case 'mod':
      return testMod(value, test.divisor, test.remainder);
    case 'bits':
      return testBits(value, test.mask, test.wanted);
    case 'type':
      return test.names.has(typeName(value));
    case 'exists':
      return (value !== undefined) === test.wanted;
    default:
      return false;
  }
}

function testIn(test: Extract<Test, { kind: 'in' }>, value: unknown): boolean {
  return hasValue(test, value) || test.patterns.some((pattern) => testPattern(pattern, value));
}

/** Lists of ids and the like, by which many documents are tested. */
const texts = new WeakMap<readonly unknown[], ReadonlySet<unknown>>();

function hasValue({ values, collation }: Extract<Test, { kind: 'in' }>, value: unknown): boolean {
  const isText = !collation && typeof value === 'string';
  let known = texts.get(values);
  if (!known) texts.set(values, (known = new Set(values)));
  if (isText && known.has(value)) return true;
  return values.some(
    (one) => !(isText && typeof one === 'string') && equalValues(one, value, collation),
  );
}

function testOrder(
  kind: Comparison,
  value: unknown,
  { value: bound, collation }: { value: unknown; collation?: Collation },
): boolean {
  const bracket = bracketOf(bound);
  const isEnd = bracket === BRACKET.minKey || bracket === BRACKET.maxKey;
  if (!isEnd && bracketOf(value) !== bracket) return false;
  if (value === undefined && isEnd) return false;
  const order = compareValues(value, bound, collation);
  if (order === 0) return kind === 'gte' || kind === 'lte';
  if (Number.isNaN(value) || Number.isNaN(bound)) return false;
  return kind === 'gt' || kind === 'gte' ? order > 0 : order < 0;
}

function testPattern(pattern: RegExp, value: unknown): boolean {
  if (typeof value === 'string') return pattern.test(value);
  if (value instanceof BSONSymbol) return pattern.test(value.value);
  return value instanceof BSONRegExp && value.pattern === pattern.source;
}

function testMod(value: unknown, divisor: number, remainder: number): boolean {
  if (value instanceof Long)
    return value.modulo(Long.fromNumber(divisor)).equals(Long.fromNumber(remainder));
  const number = value instanceof Decimal128 ? Number(value.toString()) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return false;
  return (Math.trunc(number) % divisor || 0) === (remainder || 0);
}

type Wanted = Extract<Test, { kind: 'bits' }>['wanted'];

function testBits(value: unknown, mask: bigint, wanted: Wanted): boolean {
  const bits = bitsOf(value);
  if (bits === null) return false;
  const set = BigInt.asUintN(64, bits) & mask;
  if (wanted === 'allSet') return set === mask;
  if (wanted === 'anySet') return set !== 0n;
  return wanted === 'allClear' ? set === 0n : set !== mask;
}

function bitsOf(value: unknown): bigint | null {
  if (value instanceof Long) return value.toBigInt();
  return typeof value === 'number' && Number.isInteger(value) ? BigInt(value) : null;
}
