import { isList } from '../bson/bson-types';

/** How many elements are left out at the front (negative: counted from the end), and how many kept. */
export interface SliceBounds {
  skip: number;
  limit: number;
}

/** The argument of a projection's `$slice`, or null when it is the aggregation expression. */
export function sliceBounds(argument: unknown): SliceBounds | null {
  if (typeof argument === 'number')
    return argument < 0
      ? { skip: argument, limit: -argument }
      : { skip: 0, limit: Math.trunc(argument) };
  if (!isList(argument) || argument.length !== 2) return null;
  const [skip, limit] = argument;
  return typeof skip === 'number' && typeof limit === 'number' ? { skip, limit } : null;
}

export function sliceArray(array: readonly unknown[], { skip, limit }: SliceBounds): unknown[] {
  const from = skip < 0 ? Math.max(array.length + skip, 0) : skip;
  return array.slice(from, from + limit);
}
