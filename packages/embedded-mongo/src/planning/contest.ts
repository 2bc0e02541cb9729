import type { Collection } from '../storage/catalog';
import { countUpTo } from '../storage/range-scan';
import type { Store } from '../storage/store';
import { COST } from './cost';
import { entrySortKey } from './entry-parts';
import { bestIn, bestOf, planCandidates, WHOLE, type Candidate, type Plan } from './planner';
import type { Query } from './query';
import { sieveOf } from './sieve';
import { sidesOf, sourcesOf } from './sources';
import { spreadPlan } from './spread';
import type { Contestant } from './ways';

/**
 * The ways that are worth trying. Which of them is the fastest depends on how many documents match, so
 * they are tried side by side.
 */
export function contestants(store: Store, collection: Collection, query: Query): Contestant[] {
  const { indexes, predicate, sort } = query;
  const candidates = planCandidates(collection, indexes, predicate, sort);
  const walker = bestIn(candidates.filter(({ plan }) => plan.isSorted));
  const known = new Set(walker?.narrowed);
  const others = candidates.filter(({ narrowed }) => narrowed.some((path) => !known.has(path)));
  const spread = bestIn(others.filter((one) => one.spread));
  const spreadOut = spread && spreadPlan(store, spread);
  const walks = [walker?.plan, spreadOut].flatMap((plan): Contestant[] =>
    plan ? [{ kind: 'walk', plan }] : [],
  );
  const sources = sourcesOf(collection, query, known);
  if (sources.length === 0) return walks;
  return [
    ...walks,
    ...meetings(store, collection, query).map((sides): Contestant => ({ kind: 'meeting', sides })),
    { kind: 'gather', sources, walker: walker?.plan ?? null },
  ];
}

/**
 * Each `$or` by itself, and all conditions together, as far as an index gives the order of each of their
 * branches; none where two documents may have one place in the order.
 */
function meetings(store: Store, collection: Collection, query: Query): Plan[][][] {
  if (!query.sort.some(({ path }) => path === '_id')) return [];
  const sides = sidesOf(collection, query, query.sort).flatMap(({ about, branches }) => {
    const plans = branches.map((candidates) => orderedPlan(store, query, candidates));
    return plans.every((plan) => plan !== null) ? [{ about, plans }] : [];
  });
  const unions = sides.filter(({ about }) => about.kind === 'or').map(({ plans }) => [plans]);
  return sides.length > 1 ? [...unions, sides.map(({ plans }) => plans)] : unions;
}

/** The best plan that gives the order and whose entries tell the place of their documents in it. */
function orderedPlan(store: Store, { sort }: Query, candidates: readonly Candidate[]): Plan | null {
  const telling = candidates.filter(({ plan }) => entrySortKey(plan.index, sort));
  const sorted = bestIn(telling.filter(({ plan }) => plan.isSorted));
  const spread = bestIn(telling.filter((one) => one.spread));
  return sorted?.plan ?? (spread ? spreadPlan(store, spread) : null);
}

/** What is allowed for a way at first: a few hundred documents are read sooner than other ways are looked at. */
const CHEAP = 200 * COST.document;
/** Ways that cost more than this are not told apart. */
const DEAR = 25_000 * COST.document;

/**
 * The way to all that a query finds, in whatever order. Nobody knows beforehand how many documents have a value:
 * where the way that narrows most leads to many, one is taken that costs less.
 */
export function wayToAll(store: Store, collection: Collection, query: Query): Plan {
  // Most queries name the document by its id: no index is looked at for these.
  const byId = bestOf(planCandidates(collection, [], query.predicate, []));
  if (byId.score >= WHOLE) return byId.plan;
  const candidates = planCandidates(collection, query.indexes, query.predicate, []);
  const first = bestOf(candidates);
  if (first.score >= WHOLE) return first.plan;
  const isOther = ({ narrowed }: Candidate): boolean =>
    narrowed.some((path) => !first.narrowed.includes(path));
  // An entry that does not tell all that is asked has its document read.
  const ways = [first, ...candidates.filter(isOther)].map(({ plan }) => ({
    plan,
    each:
      plan.isExact || sieveOf(plan, query.predicate).open.length === 0 ? COST.entry : COST.document,
  }));
  for (let most = CHEAP; most < DEAR; most *= 4) {
    const within = ways.find(({ plan, each }) => sizeOf(store, plan, most / each) <= most / each);
    if (within) return within.plan;
  }
  return first.plan;
}

/** Of many ranges these are counted, and the others taken to be like them. */
const COUNTED_RANGES = 20;

/** About how many entries, or documents, a plan walks; more than `most` only as that. */
export function sizeOf(store: Store, { index, ranges }: Plan, most: number): number {
  const { documents, entries } = store.environment;
  const table = index === null ? documents : entries;
  const counted = ranges.slice(0, COUNTED_RANGES);
  const times = ranges.length / Math.max(1, counted.length);
  const enough = Math.ceil(most / times);
  const size = counted.reduce(
    (sum, range) => (sum > enough ? sum : sum + countUpTo(table, range, enough - sum)),
    0,
  );
  return size * times;
}
