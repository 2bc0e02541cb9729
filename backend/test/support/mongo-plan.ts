type Doc = Record<string, unknown>;

/** What stands for a value in a shape. */
const DATE = '<date>';
const EPOCH = '<epoch>';
const TEXT = '<text>';

type Order = Record<string, number>;

/** An index in the form that `listIndexes` answers. */
export interface PlanIndex {
  name: string;
  key: Order;
  sparse?: boolean;
  partialFilterExpression?: Doc;
}

export interface PlanQuery {
  filter: Doc;
  sort?: Order;
  hint?: unknown;
}

/** What a filter asks of one path: a value, or operators. */
type Test = { path: string; ops: Doc };

const isOperators = (value: unknown): value is Doc =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((key) => key.startsWith('$'));

/** Of an element that is an object its own fields are asked. */
function testsOf(path: string, value: unknown): Test[] {
  if (!isOperators(value)) return [{ path, ops: { $eq: value } }];
  const element = value['$elemMatch'];
  if (!element || isOperators(element)) return [{ path, ops: value }];
  return Object.entries(element).flatMap(([name, one]) => testsOf(`${path}.${name}`, one));
}

/** The conditions that all hold, `$and` unfolded; branches of `$or` apart. */
function partsOf(filter: Doc): { tests: Test[]; ors: Doc[][] } {
  const tests: Test[] = [];
  const ors: Doc[][] = [];
  for (const [path, value] of Object.entries(filter)) {
    if (path === '$or') ors.push(value as Doc[]);
    else if (path === '$and') {
      for (const part of (value as Doc[]).map(partsOf)) {
        tests.push(...part.tests);
        ors.push(...part.ors);
      }
    } else if (!path.startsWith('$')) tests.push(...testsOf(path, value));
  }
  return { tests, ors };
}

const isNothing = (value: unknown): boolean => value === null || value === undefined;
const RANGES = [
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$regex',
  '$elemMatch',
  '$type',
  '$ne',
  '$nin',
  '$exists',
];

/** How far a condition narrows an index: a point, a range, or not at all. */
function reachOf(ops: Doc): 'point' | 'range' | null {
  if ('$eq' in ops) return 'point';
  if ('$in' in ops) return 'point';
  return Object.keys(ops).some((op) => RANGES.includes(op)) ? 'range' : null;
}

/** MongoDB concludes that a value is there, but never its type from a value (`isSubsetOf`). */
function needsValue(ops: Doc): boolean {
  if ('$eq' in ops) return !isNothing(ops['$eq']);
  if ('$in' in ops) return !(ops['$in'] as unknown[]).some(isNothing);
  if (ops['$exists'] === true || '$type' in ops || '$regex' in ops || '$elemMatch' in ops)
    return true;
  if ('$ne' in ops) return isNothing(ops['$ne']);
  return ['$gt', '$gte', '$lt', '$lte'].some((op) => op in ops && !isNothing(ops[op]));
}

/** Whether what is asked lies above a bound, of its type; texts of a shape (`shapeOf`) are their own type. */
function isAbove(ops: Doc, bound: unknown): boolean {
  const of = (op: string) => (op in ops ? rankOf(ops[op], bound) : -1);
  return of('$eq') > 0 || of('$gt') >= 0 || of('$gte') > 0;
}

/** Below, at or above the bound; below when types differ. */
function rankOf(value: unknown, bound: unknown): number {
  if (bound === EPOCH) return value === EPOCH ? 0 : value === DATE ? 1 : -1;
  if (typeof value !== 'number' || typeof bound !== 'number') return -1;
  return Math.sign(value - bound);
}

function implies(tests: readonly Test[], path: string, wanted: Doc): boolean {
  return tests
    .filter((test) => test.path === path)
    .some(({ ops }) => {
      if ('$type' in wanted) return ops['$type'] === wanted['$type'];
      if (wanted['$exists'] === true) return needsValue(ops);
      if ('$gt' in wanted) return isAbove(ops, valueShape(wanted['$gt']));
      return '$eq' in wanted && ops['$eq'] === wanted['$eq'];
    });
}

function isUsable(
  { key, sparse, partialFilterExpression: partial }: PlanIndex,
  tests: Test[],
): boolean {
  if (partial) return partsOf(partial).tests.every(({ path, ops }) => implies(tests, path, ops));
  const asked = tests.filter(({ path }) => path in key);
  return !sparse || asked.some(({ ops }) => needsValue(ops));
}

/** How an index serves a query. */
interface Way {
  name: string;
  points: number;
  ranges: number;
  /** The hits come in the order that is asked for. */
  isOrdered: boolean;
  /** It has fewer entries than the collection has records. */
  isPartial: boolean;
}

/**
 * Fields that are one value need no order; the others come in the index's own, or all the other way round, after
 * the fields that are points. Several points of one field (`$in`) are as many orders, which MongoDB merges.
 */
function isInOrder(index: PlanIndex, points: number, tests: Test[], sort: Order): boolean {
  const isFixed = (path: string) => tests.some((test) => test.path === path && '$eq' in test.ops);
  const asked = Object.entries(sort).filter(([path]) => !isFixed(path));
  const rest = Object.entries(index.key).slice(points);
  const turns = asked.map(([path, direction], n) =>
    rest[n]?.[0] === path ? direction * rest[n][1] : 0,
  );
  return turns.every((turn) => turn !== 0 && turn === turns[0]);
}

function wayOf(index: PlanIndex, tests: Test[], sort: Order): Way | null {
  if (!isUsable(index, tests)) return null;
  const fields = Object.keys(index.key);
  const reach = (path: string) =>
    tests.filter((test) => test.path === path).map(({ ops }) => reachOf(ops));
  let points = 0;
  while (points < fields.length && reach(fields[points] ?? '').includes('point')) points += 1;
  const ranges = points < fields.length && reach(fields[points] ?? '').includes('range') ? 1 : 0;
  const isOrdered = isInOrder(index, points, tests, sort);
  if (points + ranges === 0 && !(isOrdered && Object.keys(sort).length > 0)) return null;
  const isPartial = index.partialFilterExpression !== undefined;
  return { name: index.name, points, ranges, isOrdered, isPartial };
}

/** What MongoDB does for a query. */
export interface Plan {
  /** Names of the indexes that serve it, one for all or one for each branch of an `$or`; null: it reads all. */
  index: string | null;
  /** Hits are put in order in memory. */
  isSorted: boolean;
}

/**
 * The indexes by which MongoDB can serve a query without reading the collection, the narrowest of each branch. By the
 * rules of its planner that do not depend on figures: equality, then sort or range, along the fields of an index, and
 * a partial index only where the query implies its filter (`isSubsetOf`). A hint has to name an index that is there.
 */
export function planOf(
  { filter, sort = {}, hint }: PlanQuery,
  indexes: readonly PlanIndex[],
): Plan {
  const all = [{ name: '_id_', key: { _id: 1 } }, ...indexes];
  const isAsked = Object.keys(sort).length > 0;
  const { tests, ors } = partsOf(filter);
  if (hint !== undefined) {
    const hinted = all.find(({ name, key }) => name === hint || isSameKey(key, hint));
    if (!hinted) throw new Error(`no index ${JSON.stringify(hint)}`);
    const way = wayOf(hinted, tests, sort);
    return { index: hinted.name, isSorted: isAsked && !way?.isOrdered };
  }
  const best = (more: Test[]): Way | undefined =>
    all.flatMap((index) => wayOf(index, [...tests, ...more], sort) ?? []).sort(narrowerFirst)[0];
  const branches = ors.map((or) => or.map((branch) => best(partsOf(branch).tests)));
  const served = branches.find((ways): ways is Way[] => ways.every((way) => way !== undefined));
  const whole = best([]);
  const ways = served && Math.min(...served.map(({ points }) => points)) > (whole?.points ?? 0);
  const used = ways ? served : whole ? [whole] : [];
  const names = [...new Set(used.map(({ name }) => name))].sort();
  return {
    index: names.join(' | ') || null,
    isSorted: isAsked && !(used.length > 0 && used.every(({ isOrdered }) => isOrdered)),
  };
}

/**
 * The index whose entries of the first field's value come in the order that is asked for, so that a part of a list
 * is read without what stands beside it; the narrowest of them. Null: the hits of every index have to be put in order.
 */
export function orderedPlanOf(
  { filter, sort = {} }: PlanQuery,
  indexes: readonly PlanIndex[],
): string | null {
  const { tests } = partsOf(filter);
  const ways = indexes.flatMap((index) => wayOf(index, tests, sort) ?? []);
  const ordered = ways.filter(({ points, isOrdered }) => isOrdered && points > 0);
  return ordered.sort(narrowerFirst)[0]?.name ?? null;
}

const narrowerFirst = (a: Way, b: Way): number =>
  b.points - a.points ||
  b.ranges - a.ranges ||
  Number(b.isOrdered) - Number(a.isOrdered) ||
  Number(b.isPartial) - Number(a.isPartial);

const isSameKey = (key: Order, hint: unknown): boolean =>
  JSON.stringify(Object.entries(key)) === JSON.stringify(Object.entries(hint as object));

/** A value without what it says: its type, and of numbers and dates whether it is the first of all. */
function valueShape(value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number' || typeof value === 'bigint') return value > 0 ? 1 : 0;
  if (value instanceof RegExp) return '<pattern>';
  if (value instanceof Date) return value.getTime() === 0 ? EPOCH : DATE;
  return TEXT;
}

/** A filter without its values: what is asked of which paths. */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) {
    const shapes = value.map((one) => JSON.stringify(shapeOf(one)));
    return [...new Set(shapes)].sort().map((one) => JSON.parse(one) as unknown);
  }
  const isPlain =
    typeof value === 'object' &&
    value !== null &&
    [Object.prototype, null].includes(Object.getPrototypeOf(value) as null);
  if (!isPlain) return valueShape(value);
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, key === '$type' ? (one as unknown) : shapeOf(one)]),
  );
}
