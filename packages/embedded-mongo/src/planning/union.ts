import type { Collection } from '../storage/catalog';
import type { Store } from '../storage/store';
import { COST } from './cost';
import { entrySortKey } from './entry-parts';
import { merged, type Keyed } from './merge';
import { nameOf, Page, type Reader } from './page';
import type { Plan } from './planner';
import type { Found, Query } from './query';
import { scanned } from './scan';
import { sieveOf, type Sieve } from './sieve';
import type { Racer, Run } from './ways';

/** A document at its place in the order. */
export interface Reached extends Keyed {
  found: Found;
  sieve: Sieve;
}

/** Goes along what each branch of an `$or` reaches, all of them side by side in the order asked for. */
export function union(
  store: Store,
  collection: Collection,
  query: Query,
  plans: readonly Plan[],
  reader: Reader,
): Racer {
  const page = new Page(query, reader);
  const all = inOrder(store, collection, query, plans, reader);
  return { run: walked(page, all), left: () => page.left() };
}

/** What plans reach that each give the order, in that order; a document comes once for each that reaches it. */
export function inOrder(
  store: Store,
  collection: Collection,
  query: Query,
  plans: readonly Plan[],
  reader: Reader,
): Generator<Reached, void> {
  return merged(
    plans.map((plan) => branch(store, collection, query, plan, reader)),
    false,
  );
}

function* walked(page: Page, all: Iterable<Reached>): Run {
  const seen = new Set<string>();
  for (const { found, sieve } of all) {
    const name = nameOf(found);
    const rest = !seen.has(name) && found.entry ? sieve.restOf(found.entry) : null;
    seen.add(name);
    yield page.spend(rest ? COST.document : COST.gathered);
    if (rest && page.isFullWith(found, rest)) break;
  }
  return page.documents;
}

/** A document of an entry that does not tell its place is asked for it; one that does not match has none. */
function* branch(
  store: Store,
  collection: Collection,
  query: Query,
  plan: Plan,
  reader: Reader,
): Generator<Reached, void> {
  const sieve = sieveOf(plan, query.predicate);
  const keyOf = entrySortKey(plan.index, query.sort);
  for (const found of scanned(store, collection, plan)) {
    const key =
      (found.entry && keyOf?.(found.entry)) ?? reader.keyOf(found, query.predicate) ?? null;
    if (key) yield { key, found, sieve };
  }
}
