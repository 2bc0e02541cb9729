import type { Collection } from '../storage/catalog';
import type { Store } from '../storage/store';
import { bestOf, planCandidates, type Candidate } from './planner';
import type { Query } from './query';
import { sourcesOf } from './sources';
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
  return [...walks, { kind: 'gather', sources, walker: walker?.plan ?? null }];
}

function bestIn(candidates: readonly Candidate[]): Candidate | undefined {
  return candidates.length === 0 ? undefined : bestOf(candidates);
}
