import type { Predicate } from '../query/predicate';
import type { Collection } from '../storage/catalog';
import type { Store } from '../storage/store';
import { COST } from './cost';
import { fastest } from './fastest';
import { gather } from './gather';
import { meeting } from './meeting';
import { Page, Reader } from './page';
import type { Plan } from './planner';
import type { Found, Query } from './query';
import { scanned } from './scan';
import { sieveOf } from './sieve';
import type { Contestant, Racer, Run } from './ways';

/** The answer of the way that has it first. */
export function race(
  store: Store,
  collection: Collection,
  query: Query,
  contestants: readonly Contestant[],
): Found[] {
  const reader = new Reader(query);
  const racers = contestants.map((one): Racer => {
    if (one.kind === 'walk') return walk(store, collection, query, one.plan, reader);
    if (one.kind === 'meeting') return meeting(store, collection, query, one.sides, reader);
    return gather({ store, collection, query, walker: one.walker, reader }, one.sources);
  });
  const run = fastest(racers);
  for (;;) {
    query.deadline.check();
    const step = run.next();
    if (step.done) return step.value;
  }
}

function walk(
  store: Store,
  collection: Collection,
  query: Query,
  plan: Plan,
  reader: Reader,
): Racer {
  const page = new Page(query, reader);
  const sieve = sieveOf(plan, query.predicate);
  const restOf = (found: Found): Predicate | null =>
    found.entry ? sieve.restOf(found.entry) : query.predicate;
  const run = walked(page, scanned(store, collection, plan), restOf);
  return { run, left: () => page.left() };
}

function* walked(
  page: Page,
  all: Iterable<Found>,
  restOf: (found: Found) => Predicate | null,
): Run {
  for (const found of all) {
    const rest = restOf(found);
    yield page.spend(rest ? COST.document : COST.entry);
    if (rest && page.isFullWith(found, rest)) break;
  }
  return page.documents;
}
