import type { Collection } from '../storage/catalog';
import { countRange } from '../storage/range-scan';
import type { Store } from '../storage/store';
import { decidingCollation } from './collated';
import { findStored, type Query } from './execute';
import { planQuery } from './planner';

/** How many documents a query finds. Ranges that say all that the filter says are counted unread. */
export function countStored(store: Store, collection: Collection, query: Query): number {
  if (decidingCollation(query)) return walked(store, collection, query);
  const { isExact, index, ranges } = planQuery(collection, query.indexes, query.predicate, []);
  if (!isExact) return walked(store, collection, query);
  const { documents, entries } = store.environment;
  const table = index === null ? documents : entries;
  const all = ranges.reduce((sum, range) => sum + countRange(table, range), 0);
  const rest = Math.max(all - query.skip, 0);
  return query.limit > 0 ? Math.min(rest, query.limit) : rest;
}

function walked(store: Store, collection: Collection, query: Query): number {
  let count = 0;
  for (const _found of findStored(store, collection, { ...query, sort: [] })) count += 1;
  return count;
}
