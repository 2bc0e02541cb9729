type Doc = Record<string, unknown>;

/** An index in the form that `listIndexes` answers. */
export interface PlanIndex {
  name: string;
  key: Record<string, number>;
  sparse?: boolean;
  partialFilterExpression?: Doc;
}

export interface PlanQuery {
  filter: Doc;
  sort?: Record<string, number>;
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
    } else if (!path.startsWith('$'))
      tests.push({ path, ops: isOperators(value) ? value : { $eq: value } });
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
  if ('$in' in ops) return (ops['$in'] as unknown[]).length > 0 ? 'point' : null;
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

function implies(tests: readonly Test[], path: string, wanted: Doc): boolean {
  return tests
    .filter((test) => test.path === path)
    .some(({ ops }) => {
      if ('$type' in wanted) return ops['$type'] === wanted['$type'];
      if (wanted['$exists'] === true) return needsValue(ops);
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

interface Way {
  name: string;
  points: number;
  ranges: number;
  /** Fields of the sort that come in order. */
  ordered: number;
}

function wayOf(index: PlanIndex, tests: Test[], sort: readonly string[]): Way | null {
  if (!isUsable(index, tests)) return null;
  const fields = Object.keys(index.key);
  const reach = (path: string) =>
    tests.filter((test) => test.path === path).map(({ ops }) => reachOf(ops));
  let points = 0;
  while (points < fields.length && reach(fields[points] ?? '').includes('point')) points += 1;
  const ranges = points < fields.length && reach(fields[points] ?? '').includes('range') ? 1 : 0;
  const ordered = sort.filter((path, n) => fields[points + n] === path).length;
  if (points + ranges === 0 && !(sort.length > 0 && ordered === sort.length)) return null;
  return { name: index.name, points, ranges, ordered };
}

/**
 * Names of the indexes by which MongoDB can serve a query without reading the collection, the narrowest of
 * each branch; null when it must read it all. By the rules of its planner that do not depend on figures.
 */
export function planOf(
  { filter, sort = {}, hint }: PlanQuery,
  indexes: readonly PlanIndex[],
): string | null {
  const all = [{ name: '_id_', key: { _id: 1 } }, ...indexes];
  if (hint !== undefined) return `hint ${JSON.stringify(hint)}`;
  const { tests, ors } = partsOf(filter);
  const best = (more: Test[]): Way | undefined =>
    all
      .flatMap((index) => wayOf(index, [...tests, ...more], Object.keys(sort)) ?? [])
      .sort((a, b) => b.points + b.ranges - (a.points + a.ranges) || b.ordered - a.ordered)[0];
  const branches = ors.map((or) => or.map((branch) => best(partsOf(branch).tests)));
  const served = branches.find((ways) => ways.every((way) => way !== undefined));
  const whole = best([]);
  const byOr = served && Math.min(...served.map((way) => way?.points ?? 0));
  if (served && (byOr ?? 0) > (whole?.points ?? 0))
    return [...new Set(served.map((way) => way?.name))].sort().join(' | ');
  return whole?.name ?? null;
}

/** A filter without its values: what is asked of which paths. */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? [shapeOf(value[0])] : [];
  if (typeof value !== 'object' || value === null) return value === null ? null : 0;
  if (Object.getPrototypeOf(value) !== Object.prototype) return 0;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [
        key,
        key === '$or' || key === '$and'
          ? (one as unknown[]).map(shapeOf)
          : key === '$type'
            ? one
            : shapeOf(one),
      ]),
  );
}
