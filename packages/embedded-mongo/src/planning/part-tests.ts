import { BRACKET, bracketOf, encodeKey } from '../keys/value-key';
import type { Comparison, Test } from '../query/predicate';
import { directed } from '../storage/index-entries';

/**
 * What one part of an index entry says of a test on its path: true, false, or null when the part alone
 * does not tell. The part lies from `from` to `to` in the entry.
 */
export type PartTest = (entry: Buffer, from: number, to: number) => boolean | null;

const NULL_KEY = encodeKey(null);
const NAN_KEY = encodeKey(Number.NaN);

/**
 * A test on the key of a value that is no array; null when keys never tell.
 * @param direction -1: every byte of the part is inverted
 */
export function partTestOf(test: Test, direction: 1 | -1): PartTest | null {
  switch (test.kind) {
    case 'eq':
      return isComparable(test.value) ? isOneOf([test.value], direction) : null;
    case 'in':
      return test.values.every(isComparable) ? isOneOf(test.values, direction) : null;
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return isComparable(test.value) ? isOrdered(test.kind, test.value, direction) : null;
    case 'exists':
      return isThere(test.wanted, direction);
    case 'not':
      return isNot(test.tests, direction);
    default:
      return null;
  }
}

/** Types with an order or an identity of their own are left to the document. */
function isComparable(value: unknown): boolean {
  if (value === undefined) return false;
  const bracket = bracketOf(value);
  return (
    bracket !== BRACKET.array &&
    bracket !== BRACKET.regex &&
    bracket !== BRACKET.minKey &&
    bracket !== BRACKET.maxKey
  );
}

/** More values than this are looked up. */
const FEW_VALUES = 8;

function isOneOf(values: readonly unknown[], direction: 1 | -1): PartTest {
  const keys = values.map((value) => directed(encodeKey(value), direction));
  if (keys.length > FEW_VALUES) {
    const known = new Set(keys.map((key) => key.toString('latin1')));
    return (entry, from, to) => known.has(entry.toString('latin1', from, to));
  }
  return (entry, from, to) => keys.some((key) => entry.compare(key, 0, key.length, from, to) === 0);
}

/** Values of another type than the bound's are neither above nor below it, and NaN only equals itself. */
function isOrdered(kind: Comparison, bound: unknown, direction: 1 | -1): PartTest {
  const key = directed(encodeKey(bound), direction);
  const nan = directed(NAN_KEY, direction);
  const isNumber = nan[0] === key[0];
  const takesEqual = kind === 'gte' || kind === 'lte';
  const side = (kind === 'gt' || kind === 'gte' ? 1 : -1) * direction;
  const isNan = Number.isNaN(bound);
  return (entry, from, to) => {
    if (entry[from] !== key[0]) return false;
    const order = entry.compare(key, 0, key.length, from, to);
    if (order === 0) return takesEqual;
    if (isNan) return false;
    if (isNumber && entry.compare(nan, 0, nan.length, from, to) === 0) return false;
    return order * side > 0;
  };
}

/** A missing value and null have the same key. */
function isThere(wanted: boolean, direction: 1 | -1): PartTest {
  const none = directed(NULL_KEY, direction)[0];
  return (entry, from) => (entry[from] === none ? null : wanted);
}

function isNot(tests: readonly Test[], direction: 1 | -1): PartTest | null {
  const parts = tests.map((test) => partTestOf(test, direction));
  if (!parts.every((part) => part !== null)) return null;
  return (entry, from, to) => {
    const all = parts.map((part) => part(entry, from, to));
    if (all.includes(false)) return true;
    return all.includes(null) ? null : false;
  };
}
