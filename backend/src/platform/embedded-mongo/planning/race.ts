import type { Collection } from '../storage/catalog';
import type { Store } from '../storage/store';
import { COST } from './cost';
import { fastest } from './fastest';
import { gather } from './gather';
import { Page, Reader } from './page';
import type { Plan } from './planner';
import type { Found, Query } from './query';
import { scanned } from './scan';
import { sieveOf } from './sieve';
import type { Contestant, Run } from './ways';

/** The answer of the way that has it first. */
export function race(
  store: Store,
  collection: Collection,
  query: Query,
  contestants: readonly Contestant[],
): Found[] {
  const reader = new Reader(query);
  const run = fastest(
    contestants.map((one) =>
      one.kind === 'walk'
        ? walk(store, collection, query, one.plan, reader)
        : gather(store, collection, query, one, reader),
    ),
  );
  for (;;) {
    query.deadline.check();
    const step = run.next();
    if (step.done) return step.value;
  }
}

function* walk(
  store: Store,
  collection: Collection,
  query: Query,
  plan: Plan,
  reader: Reader,
): Run {
  const page = new Page(query, reader);
  const sieve = sieveOf(plan, query.predicate);
  for (const found of scanned(store, collection, plan)) {
    const rest = found.entry ? sieve.restOf(found.entry) : query.predicate;
    yield rest ? COST.document : COST.entry;
    if (rest && page.isFullWith(found, rest)) break;
  }
  return page.documents;
}
