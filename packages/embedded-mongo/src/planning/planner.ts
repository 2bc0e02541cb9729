import { BRACKET } from '../keys/value-key';
import type { Collection } from '../storage/catalog';
import type { Index } from '../storage/index-definition';
import { directed, ORDERED_BYTES } from '../storage/index-entries';
import type { KeyRange } from '../storage/range-scan';
import { prefixOf, successor } from '../storage/records';
import { conjuncts, type Predicate } from '../query/predicate';
import type { SortField } from '../query/sort';
import { elementAt, isExact, type OnField } from './exact-bounds';
import { boundsOf, type Limit, type PathBounds } from './bounds';
import { givesOrder, ID_FIELDS, withId } from './index-order';
import { isGiven, isUsable } from './usable-index';

/** How to reach the documents of a query. */
export interface Plan {
  /** Null: the documents themselves, in the order of their _id. */
  index: Index | null;
  /** Disjoint and ascending. */
  ranges: readonly KeyRange[];
  reverse: boolean;
  /** The documents come in the order that the query asks for. */
  isSorted: boolean;
  /** The bounds say all that the filter says, so the documents need not be matched. */
  isExact: boolean;
  /** The condition on one element of an array that the ranges say all of: of a document with an array there. */
  element: OnField | null;
  /** The keys of the values that the ranges fix paths to. */
  fixed: ReadonlyMap<string, Buffer>;
  /** The ranges must be read side by side to keep the order: bytes before it in each range's keys. */
  mergeFrom: readonly number[] | null;
}

/** More combinations of listed values than this are not walked one by one. */
const MAX_RANGES = 500;

/** What a candidate scores at least that leads to one document. */
export const WHOLE = 100;

/** One way to reach the documents of a query. */
export interface Candidate {
  plan: Plan;
  score: number;
  /** Paths that its ranges narrow, or that the index is about because it is partial. */
  narrowed: readonly string[];
  /**
   * How to give the order asked for when the values of the last narrowed path are walked one by one:
   * bytes before that value in each range's keys, the direction of that path, and of the walk. Null when
   * that would not give the order.
   */
  spread: Spread | null;
}

export interface Spread {
  offsets: readonly number[];
  direction: 1 | -1;
  reverse: boolean;
}

/**
 * Chooses an index: an equality prefix, then a range or the order asked for.
 * @param indexes the indexes that may be used (a hint leaves one)
 */
export function planQuery(
  collection: Collection,
  indexes: readonly Index[],
  predicate: Predicate,
  sort: readonly SortField[],
): Plan {
  return bestOf(planCandidates(collection, indexes, predicate, sort)).plan;
}

/** Every way to reach the documents, at least one. */
export function planCandidates(
  collection: Collection,
  indexes: readonly Index[],
  predicate: Predicate,
  sort: readonly SortField[],
): Candidate[] {
  const bounds = boundsOf(predicate);
  const usable = indexes.filter((index) => isUsable(index, bounds, predicate));
  return [null, ...usable].map((index) => candidate(collection, index, bounds, predicate, sort));
}

export function bestOf(candidates: readonly Candidate[]): Candidate {
  return candidates.reduce((best, one) => (one.score > best.score ? one : best));
}

export function bestIn(candidates: readonly Candidate[]): Candidate | undefined {
  return candidates.length === 0 ? undefined : bestOf(candidates);
}

function candidate(
  collection: Collection,
  index: Index | null,
  bounds: ReadonlyMap<string, PathBounds>,
  predicate: Predicate,
  sort: readonly SortField[],
): Candidate {
  const { fields, root, arrays } = reachOf(collection, index);
  const { heads, depth, singles } = equalityPrefix(root, fields, bounds);
  const next = fields[depth];
  const range = next && rangeBounds(bounds.get(next.path), arrays.includes(next.path));
  const ranges = heads.map((head) => keyRange(head, next?.direction ?? 1, range ?? null));
  const order = sortOrder(index, fields, depth, singles, sort, heads.length);
  const spread = range && !order ? spreadOrder(index, fields, depth, singles, sort) : null;
  return {
    narrowed: [
      ...fields.slice(0, depth + (range ? 1 : 0)).map(({ path }) => path),
      ...givenPaths(index, predicate),
    ],
    spread: spread && { ...spread, offsets: heads.map((head) => head.length) },
    plan: {
      index,
      ranges,
      reverse: order?.reverse ?? false,
      isSorted: order !== null,
      isExact:
        isTrusted(index, singles) &&
        !heads.some(isCut) &&
        isExact(predicate, fields, depth, index?.partial ?? null),
      element: isWidened(index, ranges) ? null : elementAt(next?.path, predicate),
      fixed: heads.some(isCut) ? new Map() : singles,
      mergeFrom: order?.isMerged ? heads.map((head) => head.length) : null,
    },
    score: scoreOf(index, fields, depth, Boolean(range), order !== null && sort.length > 0),
  };
}

/** Paths of conditions that hold for all documents of a partial index. */
function givenPaths(index: Index | null, predicate: Predicate): string[] {
  const partial = index?.partial;
  if (!partial) return [];
  return conjuncts(predicate).flatMap((one) =>
    one.kind === 'field' && isGiven(partial, one) ? [one.path] : [],
  );
}

/** Without an index the documents themselves, by their ids. */
function reachOf(collection: Collection, index: Index | null) {
  return index
    ? { fields: index.fields, root: prefixOf(index.id), arrays: index.arrays }
    : { fields: ID_FIELDS, root: prefixOf(collection.id), arrays: [] };
}

/**
 * An index whose entries tell exactly which documents there are: of an array it has one for each other element. It
 * has one of null for elements that cannot have the path at all, which an equality with null does not mean.
 */
function isTrusted(index: Index | null, singles: ReadonlyMap<string, Buffer>): boolean {
  if (index === null) return true;
  const isValue = (key: Buffer | undefined): boolean =>
    key !== undefined && key[0] !== BRACKET.null && key[0] !== BRACKET.undefined;
  return !index.cut && !index.sparse && index.arrays.every((path) => isValue(singles.get(path)));
}

function scoreOf(
  index: Index | null,
  fields: readonly SortField[],
  depth: number,
  hasRange: boolean,
  isSorted: boolean,
): number {
  const isWhole = depth === fields.length && (index === null || index.unique);
  const isSmaller = Boolean(index?.partial);
  return (
    depth * 10 +
    (hasRange ? 5 : 0) +
    (isSorted ? 8 : 0) +
    (isWhole ? WHOLE : 0) +
    (isSmaller ? 1 : 0)
  );
}

interface Prefix {
  heads: readonly Buffer[];
  /** Fields that the heads cover. */
  depth: number;
  /** Paths fixed to one value, with its key: they do not count in a sort. */
  singles: ReadonlyMap<string, Buffer>;
}

function equalityPrefix(
  root: Buffer,
  fields: readonly SortField[],
  bounds: ReadonlyMap<string, PathBounds>,
): Prefix {
  let heads: readonly Buffer[] = [root];
  const singles = new Map<string, Buffer>();
  let depth = 0;
  for (const field of fields) {
    const points = bounds.get(field.path)?.points;
    if (!points || heads.length * points.length > MAX_RANGES) break;
    const keys = points.map((key) => directed(key, field.direction));
    if (field.direction === -1) keys.reverse();
    heads = heads.flatMap((head) => keys.map((key) => Buffer.concat([head, key])));
    if (points.length === 1) for (const point of points) singles.set(field.path, point);
    depth += 1;
  }
  return { heads, depth, singles };
}

interface Range {
  lower: Limit | null;
  upper: Limit | null;
}

/** With arrays each bound may be met by another element, so only one can be used, unless it is one element. */
function rangeBounds(bounds: PathBounds | undefined, isArray: boolean): Range | null {
  if (!bounds || (!bounds.lower && !bounds.upper)) return null;
  if (!isArray || bounds.isOneElement || !bounds.lower || !bounds.upper) return bounds;
  const isLowerReal = bounds.lower.key.length > 1;
  return isLowerReal ? { lower: bounds.lower, upper: null } : { lower: null, upper: bounds.upper };
}

function keyRange(head: Buffer, direction: 1 | -1, range: Range | null): KeyRange {
  const from = range && (direction === 1 ? range.lower : range.upper);
  const to = range && (direction === 1 ? range.upper : range.lower);
  const limitKey = (limit: Limit): Buffer =>
    ordered(Buffer.concat([head, directed(limit.key, direction)]));
  const whole = ordered(head);
  return {
    start: from ? startOf(limitKey(from), from.isExclusive) : whole,
    end: to ? endOf(limitKey(to), to.isExclusive) : successor(whole),
  };
}

/** Longer keys are cut in the index, so a bound is cut too and takes in all that begins like it. */
function ordered(key: Buffer): Buffer {
  return key.subarray(0, 4 + ORDERED_BYTES);
}

function isCut(key: Buffer): boolean {
  return key.length >= 4 + ORDERED_BYTES;
}

/** Whether ranges may reach more than their ends say, because keys are cut. */
function isWidened(index: Index | null, ranges: readonly KeyRange[]): boolean {
  const ends = ranges.flatMap(({ start, end }) => (end === null ? [start] : [start, end]));
  return index?.cut === true || ends.some(isCut);
}

function startOf(key: Buffer, isExclusive: boolean): Buffer {
  return isExclusive && !isCut(key) ? (successor(key) ?? key) : key;
}

function endOf(key: Buffer, isExclusive: boolean): Buffer | null {
  return isExclusive && !isCut(key) ? key : successor(key);
}

interface Order {
  reverse: boolean;
  isMerged: boolean;
}

/** Whether the index gives the order asked for: backwards counts, and fixed fields do not. */
function sortOrder(
  index: Index | null,
  fields: readonly SortField[],
  depth: number,
  singles: ReadonlyMap<string, Buffer>,
  sort: readonly SortField[],
  heads: number,
): Order | null {
  if (sort.length === 0) return { reverse: false, isMerged: false };
  if (!givesOrder(index, sort)) return null;
  const wanted = sort.filter(({ path }) => !singles.has(path));
  if (wanted.length === 0) return { reverse: false, isMerged: false };
  const ordered = withId(fields);
  const whole = directionOf(
    ordered.filter(({ path }) => !singles.has(path)),
    wanted,
  );
  if (whole !== null) return { reverse: whole === -1, isMerged: false };
  const rest = directionOf(ordered.slice(depth), wanted);
  return rest === null ? null : { reverse: rest === -1, isMerged: heads > 1 };
}

/** The order when the field after the equality prefix is fixed to one value after the other. */
function spreadOrder(
  index: Index | null,
  fields: readonly SortField[],
  depth: number,
  singles: ReadonlyMap<string, Buffer>,
  sort: readonly SortField[],
): Omit<Spread, 'offsets'> | null {
  const ranged = fields[depth];
  if (!ranged || sort.length === 0 || !givesOrder(index, sort)) return null;
  const wanted = sort.filter(({ path }) => !singles.has(path));
  const turn = directionOf(withId(fields).slice(depth + 1), wanted);
  return turn === null ? null : { direction: ranged.direction, reverse: turn === -1 };
}

function directionOf(fields: readonly SortField[], wanted: readonly SortField[]): 1 | -1 | null {
  const turns = wanted.map((field, at) => {
    const other = fields[at];
    return other?.path === field.path ? other.direction * field.direction : 0;
  });
  if (turns.every((turn) => turn === 1)) return 1;
  return turns.every((turn) => turn === -1) ? -1 : null;
}
