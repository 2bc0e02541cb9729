import { decodeFields, hasArray } from '../bson/raw-document';
import { matches } from '../query/match';
import { ALWAYS, conjuncts, fieldsOf, type Predicate } from '../query/predicate';
import { sortByKey, sortKey } from '../query/sort';
import type { Collection } from '../storage/catalog';
import type { Store } from '../storage/store';
import { collated, decidingCollation } from './collated';
import { contestants, wayToAll } from './contest';
import { planQuery, type Plan } from './planner';
import type { Found, Query } from './query';
import { race } from './race';
import { scanned } from './scan';
import { sieveOf } from './sieve';

export type { Found, Query } from './query';

/** Longer lists are not held in memory to try several ways at once. */
const MAX_RACED = 5_000;

/** What a query finds, in its order. */
export function* findStored(store: Store, collection: Collection, query: Query): Generator<Found> {
  const { sort, skip, limit } = query;
  const collation = decidingCollation(query);
  if (!collation && sort.length > 0 && limit > 0 && limit <= MAX_RACED) {
    const ways = contestants(store, collection, query);
    if (ways.length > 1 || ways[0]?.kind === 'gather') {
      yield* race(store, collection, query, ways);
      return;
    }
  }
  const { found, passed } = collation
    ? { found: collated(store, collection, query, collation), passed: 0 }
    : planned(store, collection, query);
  let position = passed;
  for (const one of found) {
    if (position++ < skip) continue;
    yield one;
    if (limit > 0 && position >= skip + limit) return;
  }
}

interface Planned {
  found: Generator<Found>;
  /** How many documents before the page are not among them. */
  passed: number;
}

function planned(store: Store, collection: Collection, query: Query): Planned {
  const { indexes, predicate, sort, skip } = query;
  const plan =
    sort.length > 0
      ? planQuery(collection, indexes, predicate, sort)
      : wayToAll(store, collection, query);
  if (!plan.isSorted) return { found: sorted(store, collection, plan, query), passed: 0 };
  // Each entry stands for a document of the answer: those before the page are not brought out.
  const passed = plan.isExact && plan.mergeFrom === null ? skip : 0;
  return { found: matching(store, collection, plan, query, passed), passed };
}

function* matching(
  store: Store,
  collection: Collection,
  plan: Plan,
  query: Query,
  passed: number,
): Generator<Found> {
  // The words of a long text are not made anew for each document that was found by one of them.
  const array = plan.element && new Set([plan.element.path]);
  const rest = restOf(query.predicate, plan.element);
  const asks = fieldsOf(rest);
  const fields = asks && new Set([...asks, ...(query.also ?? [])]);
  const sieve = sieveOf(plan, query.predicate);
  for (const found of scanned(store, collection, plan, passed)) {
    query.deadline.check();
    const asked = found.entry ? sieve.restOf(found.entry) : query.predicate;
    if (plan.isExact || asked === ALWAYS) yield found;
    else if (asked) {
      const raw = found.read();
      const doc = raw && decodeFields(raw, fields);
      if (doc && (!array || hasArray(raw, array)) && matches(rest, doc))
        yield { ...found, read: () => raw, doc };
    }
  }
}

const restOf = (predicate: Predicate, told: Predicate | null): Predicate =>
  told ? { kind: 'and', all: conjuncts(predicate).filter((one) => one !== told) } : predicate;

/** Sorts by keys and ids only and reads the documents again, so that memory stays small. */
function* sorted(store: Store, collection: Collection, plan: Plan, query: Query): Generator<Found> {
  const limit = query.limit > 0 ? query.skip + query.limit : 0;
  for (const id of sortByKey(sortEntries(store, collection, plan, query), limit))
    yield { id, entry: null, read: () => store.documents.get(collection, id) };
}

function* sortEntries(
  store: Store,
  collection: Collection,
  plan: Plan,
  query: Query,
): Generator<{ key: Buffer; item: Buffer }> {
  const filterFields = fieldsOf(query.predicate);
  const sortFields = query.sort.map(({ segments }) => segments[0] ?? '');
  const fields = filterFields && new Set([...filterFields, ...sortFields]);
  const sieve = sieveOf(plan, query.predicate);
  for (const found of scanned(store, collection, plan)) {
    query.deadline.check();
    const raw = !found.entry || sieve.restOf(found.entry) ? found.read() : undefined;
    if (!raw) continue;
    const doc = decodeFields(raw, fields);
    if (matches(query.predicate, doc)) yield { key: sortKey(doc, query.sort), item: found.id };
  }
}
