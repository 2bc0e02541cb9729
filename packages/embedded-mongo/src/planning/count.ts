import type { Collection } from '../storage/catalog';
import type { Table } from '../storage/environment';
import { countRange, countUpTo, type KeyRange } from '../storage/range-scan';
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
  const wanted = query.limit > 0 ? query.skip + query.limit : Number.POSITIVE_INFINITY;
  const all = ranges.reduce((sum, range) => sum + countAtMost(table, range, wanted - sum), 0);
  const rest = Math.max(all - query.skip, 0);
  return query.limit > 0 ? Math.min(rest, query.limit) : rest;
}

/** Beyond `most` the exact number does not matter. */
function countAtMost(table: Table, range: KeyRange, most: number): number {
  if (most <= 0) return 0;
  return Number.isFinite(most) ? countUpTo(table, range, most) : countRange(table, range);
}

function walked(store: Store, collection: Collection, query: Query): number {
  let count = 0;
  for (const _found of findStored(store, collection, { ...query, sort: [] })) count += 1;
  return count;
}
