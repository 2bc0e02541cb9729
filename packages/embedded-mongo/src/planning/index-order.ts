import type { SortField } from '../query/sort';
import type { Index } from '../storage/index-definition';

/** The `_id` order of the documents, seen as an index. */
export const ID_FIELDS: readonly SortField[] = [{ path: '_id', segments: ['_id'], direction: 1 }];

/** False when keys are cut, or when one to sort by may stand for one element of an array. */
export function givesOrder(index: Index | null, sort: readonly SortField[]): boolean {
  return !index || (!index.cut && !sort.some(({ path }) => index.arrays.includes(path)));
}

/** Every entry ends in the `_id` of its document. */
export function withId(fields: readonly SortField[]): readonly SortField[] {
  return fields.some(({ path }) => path === '_id') ? fields : [...fields, ...ID_FIELDS];
}
