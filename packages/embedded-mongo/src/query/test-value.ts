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
      return hasValue(test, value);
    case 'type':
      return test.name === typeName(value);
    case 'exists':
      return (value !== undefined) === test.wanted;
    default:
      return false;
  }
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
