import { BRACKET, bracketOf, encodeKey } from '../keys/value-key';
import { conjuncts, type Comparison, type Predicate, type Test } from '../query/predicate';

/** One end of a range: keys that begin with it are inside unless it is exclusive. */
export interface Limit {
  key: Buffer;
  isExclusive: boolean;
}

/** What a filter says about one path in terms of ascending value keys. */
export interface PathBounds {
  /** The only keys that can match, in order; null when there is no such list. */
  points: readonly Buffer[] | null;
  lower: Limit | null;
  upper: Limit | null;
  /** Both ends are met by one and the same element of an array (`$elemMatch`). */
  isOneElement: boolean;
  /** True when a document without the path cannot match. */
  needsValue: boolean;
}

/** The bounds of every path that all matching documents must keep to. */
export function boundsOf(predicate: Predicate): Map<string, PathBounds> {
  const bounds = new Map<string, PathBounds>();
  for (const one of conjuncts(predicate)) {
    if (one.kind !== 'field') continue;
    const before = bounds.get(one.path) ?? NO_BOUNDS;
    bounds.set(one.path, narrowed(before, one.test));
  }
  return bounds;
}

const NO_BOUNDS: PathBounds = {
  points: null,
  lower: null,
  upper: null,
  isOneElement: false,
  needsValue: false,
};

function narrowed(bounds: PathBounds, test: Test): PathBounds {
  if (test.kind === 'eq') return withPoints(bounds, [test.value]);
  if (test.kind === 'in') return withPoints(bounds, test.values);
  if (test.kind === 'exists' && test.wanted) return { ...bounds, needsValue: true };
  if (test.kind === 'gt' || test.kind === 'gte' || test.kind === 'lt' || test.kind === 'lte')
    return withComparison(bounds, test.kind, test.value);
  if (test.kind === 'elemValue') return withElement(bounds, test.tests);
  return bounds;
}

/** The ends of `$elemMatch` belong together, so they replace what other conditions say of any element. */
function withElement(bounds: PathBounds, tests: readonly Test[]): PathBounds {
  if (bounds.isOneElement) return bounds;
  const { points, lower, upper } = tests.reduce(
    (before, test) => ('value' in test && test.kind !== 'eq' ? narrowed(before, test) : before),
    NO_BOUNDS,
  );
  if (points || !lower || !upper) return bounds;
  return { ...bounds, lower, upper, isOneElement: true, needsValue: true };
}

/** An array as a value is not in an index as such, only its elements are. */
function isIndexable(value: unknown): boolean {
  return value !== undefined && !Array.isArray(value);
}

function withPoints(bounds: PathBounds, values: readonly unknown[]): PathBounds {
  if (!values.every(isIndexable)) return bounds;
  if (bounds.points && bounds.points.length <= values.length) return bounds;
  const keys = values.map((value) => encodeKey(value)).sort(Buffer.compare);
  const points = keys.filter((key, at) => at === 0 || !key.equals(keys[at - 1] ?? key));
  return { ...bounds, points, needsValue: bounds.needsValue || !values.includes(null) };
}

function withComparison(bounds: PathBounds, kind: Comparison, value: unknown): PathBounds {
  if (bounds.isOneElement) return bounds;
  const bracket = isIndexable(value) ? bracketOf(value) : BRACKET.array;
  if (bracket === BRACKET.array || bracket === BRACKET.minKey || bracket === BRACKET.maxKey)
    return bounds;
  if (bracket === BRACKET.null)
    return kind === 'gte' || kind === 'lte' ? withPoints(bounds, [null]) : bounds;
  const end: Limit = { key: Buffer.from([bracket]), isExclusive: false };
  const limit: Limit = { key: encodeKey(value), isExclusive: kind === 'gt' || kind === 'lt' };
  const isLower = kind === 'gt' || kind === 'gte';
  return {
    ...bounds,
    lower: tighter(bounds.lower, isLower ? limit : end, 1),
    upper: tighter(bounds.upper, isLower ? end : limit, -1),
    needsValue: true,
  };
}

/** Of two lower (1) or upper (-1) ends the one that leaves less. */
function tighter(before: Limit | null, limit: Limit, side: 1 | -1): Limit {
  if (!before) return limit;
  const order = Buffer.compare(placeOf(before, side), placeOf(limit, side)) * side;
  if (order === 0) return before.isExclusive ? before : limit;
  return order > 0 ? before : limit;
}

/** A bare type stands before all its values as a lower end, and after them as an upper one. */
function placeOf({ key }: Limit, side: 1 | -1): Buffer {
  return side === -1 && key.length === 1 ? Buffer.concat([key, Buffer.of(0xff)]) : key;
}
