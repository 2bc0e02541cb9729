import { isList, type Doc } from '../bson/bson-types';
import { visitPath } from '../bson/paths';
import type { Collation } from '../keys/collation';
import { compareValues } from '../keys/compare';
import { EMPTY_ARRAY } from '../keys/value-key';
import type { SortField } from './sort';

/** What a document sorts by, a value for each field: of an array its lowest, or highest, element. */
export function sortValues(
  doc: Doc,
  fields: readonly SortField[],
  collation: Collation,
): unknown[] {
  return fields.map(({ segments, direction }) => {
    const offered: unknown[] = [];
    visitPath(doc, segments, (leaf) => {
      if (!isList(leaf)) offered.push(leaf);
      else offered.push(...(leaf.length === 0 ? [EMPTY_ARRAY] : leaf));
      return false;
    });
    return offered.reduce(
      (best, one) => (compareValues(one, best, collation) * direction < 0 ? one : best),
      offered[0],
    );
  });
}

interface Sortable<T> {
  values: readonly unknown[];
  item: T;
}

/** Items in their order under a collation; equal ones keep theirs. */
export function sortCollated<T>(
  entries: Iterable<Sortable<T>>,
  fields: readonly SortField[],
  collation: Collation,
): T[] {
  const compare = (a: Sortable<T>, b: Sortable<T>): number => {
    for (const [at, { direction }] of fields.entries()) {
      const order = compareValues(a.values[at], b.values[at], collation) * direction;
      if (order !== 0) return order;
    }
    return 0;
  };
  return [...entries].sort(compare).map(({ item }) => item);
}
