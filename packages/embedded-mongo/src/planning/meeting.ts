import type { Collection } from '../storage/catalog';
import type { Store } from '../storage/store';
import { COST } from './cost';
import { entrySortKey } from './entry-parts';
import { merged, type Keyed } from './merge';
import { Page, type Reader } from './page';
import type { Plan } from './planner';
import type { Found, Query } from './query';
import { scanned } from './scan';
import { sieveOf, type Sieve } from './sieve';
import type { Racer, Run } from './ways';

/** A document at its place in the order. */
interface Reached extends Keyed {
  found: Found;
  sieve: Sieve;
}

/**
 * Goes along what each of several conditions reaches, side by side in the order asked for, and takes the
 * documents at which all of them meet: only those are read. One side is that of an `$or`, by the plans of its
 * branches. The order must end in the `_id`, so that a place in it is one document's.
 */
export function meeting(
  store: Store,
  collection: Collection,
  query: Query,
  sides: readonly (readonly Plan[])[],
  reader: Reader,
): Racer {
  const page = new Page(query, reader);
  const scans = sides.map((plans) =>
    merged(
      plans.map((plan) => inOrder(store, collection, query, plan, reader)),
      false,
    ),
  );
  return { run: met(page, scans), left: () => page.left() };
}

/** A document of an entry that does not tell its place is asked for it; one that does not match has none. */
function* inOrder(
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

function* met(page: Page, scans: readonly Iterator<Reached, void>[]): Run {
  const heads = scans.map((scan) => scan.next().value);
  for (;;) {
    const furthest = last(heads);
    if (!furthest) return page.documents;
    const behind = heads.findIndex((head) => head && isBefore(head, furthest));
    if (behind >= 0) {
      yield page.spend(COST.gathered);
      heads[behind] = scans[behind]?.next().value;
      continue;
    }
    const { found, sieve } = furthest;
    const rest = found.entry && sieve.restOf(found.entry);
    if (rest) yield page.spend(COST.document);
    if (rest && page.isFullWith(found, rest)) return page.documents;
    // The same document may come again: another branch of an either-or has it, too.
    for (const [at, scan] of scans.entries())
      while (heads[at] && !isBefore(furthest, heads[at])) {
        yield page.spend(COST.gathered);
        heads[at] = scan.next().value;
      }
  }
}

/** The head that is furthest in the order; null when a side has come to its end. */
function last(heads: readonly (Reached | void)[]): Reached | null {
  let furthest: Reached | null = null;
  for (const head of heads) {
    if (!head) return null;
    if (!furthest || isBefore(furthest, head)) furthest = head;
  }
  return furthest;
}

const isBefore = (one: Reached, other: Reached): boolean => Buffer.compare(one.key, other.key) < 0;
