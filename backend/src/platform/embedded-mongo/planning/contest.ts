import { conjuncts, type Predicate } from '../query/predicate';
import type { SortField } from '../query/sort';
import type { Collection } from '../storage/catalog';
import type { Store } from '../storage/store';
import { entrySortKey } from './entry-parts';
import type { Query } from './query';
import { bestOf, planCandidates, type Candidate, type Plan } from './planner';
import { spreadPlan } from './spread';

/** A way to answer a query that asks for the first documents of an order. */
export interface Contestant {
  /** `walk`: the documents come in order, until there are enough; `gather`: all that may match, then the order. */
  kind: 'walk' | 'gather';
  /** More than one only to gather: what each branch of an `$or` reaches. */
  plans: readonly Plan[];
}

/** More ways than this cost more than they save. */
const MAX_GATHERERS = 2;

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
    plan ? [{ kind: 'walk', plans: [plan] }] : [],
  );
  const gatherers = [
    ...unions(collection, query),
    ...differing(others, sort).map(({ plan }): Contestant => ({ kind: 'gather', plans: [plan] })),
  ];
  return [...walks, ...gatherers.slice(0, MAX_GATHERERS)];
}

function bestIn(candidates: readonly Candidate[]): Candidate | undefined {
  return candidates.length === 0 ? undefined : bestOf(candidates);
}

/** One candidate for each set of narrowed paths, best first: one that tells the order before one that does not. */
function differing(candidates: readonly Candidate[], sort: readonly SortField[]): Candidate[] {
  const isCovering = ({ plan }: Candidate): boolean => entrySortKey(plan.index, sort) !== null;
  const byPaths = new Map<string, Candidate>();
  for (const one of candidates.filter(({ plan }) => plan.index)) {
    const paths = [...one.narrowed].sort().join();
    const before = byPaths.get(paths);
    if (!before || (isCovering(one) && !isCovering(before))) byPaths.set(paths, one);
  }
  return [...byPaths.values()].sort((a, b) => b.narrowed.length - a.narrowed.length);
}

/** For each `$or` of which an index serves every branch: what the branches reach together. */
function unions(collection: Collection, query: Query): Contestant[] {
  const all = conjuncts(query.predicate);
  return all.flatMap((one): Contestant[] => {
    if (one.kind !== 'or') return [];
    const rest = all.filter((other) => other !== one);
    const plans = one.all.map((branch) => branchPlan(collection, query, rest, branch));
    return plans.every((plan) => plan !== null) ? [{ kind: 'gather', plans }] : [];
  });
}

/** Null unless an index narrows a path of the branch itself. */
function branchPlan(
  collection: Collection,
  { indexes, sort }: Query,
  rest: readonly Predicate[],
  branch: Predicate,
): Plan | null {
  const own = new Set(conjuncts(branch).flatMap((one) => (one.kind === 'field' ? [one.path] : [])));
  const predicate: Predicate = { kind: 'and', all: [...rest, branch] };
  const candidates = planCandidates(collection, indexes, predicate, []).filter(
    ({ plan, narrowed }) => plan.index && narrowed.some((path) => own.has(path)),
  );
  return differing(candidates, sort)[0]?.plan ?? null;
}
