import { isDoc, isList, typeName, type Doc } from '../bson/bson-types';
import type { Collation } from '../keys/collation';
import { compareValues } from '../keys/compare';
import { MongoError } from '../mongo-error';
import { sortCollated, sortValues } from '../query/collated-sort';
import { parseSort, sortKey, type SortField } from '../query/sort';

type ArrayStep = (array: readonly unknown[]) => unknown[];

/** What `$push` does with an array: insert, then sort, then cut. */
export interface PushClauses {
  apply: ArrayStep;
}

const CLAUSES = new Set(['$each', '$slice', '$position', '$sort']);

export function parsePush(argument: unknown, collation: Collation | null): PushClauses {
  if (!isDoc(argument) || !('$each' in argument)) return { apply: (array) => [...array, argument] };
  const unknown = Object.keys(argument).find((key) => !CLAUSES.has(key));
  if (unknown !== undefined) throw new MongoError(2, `Unrecognized clause in $push: ${unknown}`);
  const steps = [
    insertion(argument),
    sorting(argument['$sort'], collation),
    cutting(argument['$slice']),
  ];
  return { apply: (array) => steps.reduce<unknown[]>((result, step) => step(result), [...array]) };
}

function insertion(clauses: Doc): ArrayStep {
  const each = clauses['$each'];
  const position = wholeOrUndefined('$position', clauses['$position']);
  if (!isList(each))
    throw new MongoError(
      2,
      `The argument to $each in $push must be an array but it was of type: ${typeName(each)}`,
    );
  return (array) =>
    position === undefined ? [...array, ...each] : array.toSpliced(position, 0, ...each);
}

function wholeOrUndefined(name: string, value: unknown): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'number' && Number.isInteger(value)) return value;
  throw new MongoError(
    2,
    `The value for ${name} must be an integer value but was given type: ${typeName(value)}`,
  );
}

function cutting(value: unknown): ArrayStep {
  const slice = wholeOrUndefined('$slice', value);
  if (slice === undefined) return (array) => [...array];
  return (array) => {
    if (slice === 0) return [];
    return slice > 0 ? array.slice(0, slice) : array.slice(slice);
  };
}

function sorting(spec: unknown, collation: Collation | null): ArrayStep {
  if (spec === undefined) return (array) => [...array];
  if (spec === 1 || spec === -1)
    return (array) => array.toSorted((a, b) => compareValues(a, b, collation) * spec);
  if (!isDoc(spec) || Object.keys(spec).length === 0)
    throw new MongoError(
      2,
      'The $sort is invalid: use 1/-1 to sort the whole element, or a document',
    );
  const fields = parseSort(spec);
  if (collation)
    return (array) => sortCollated(valued(array, fields, collation), fields, collation);
  const key = (element: unknown): Buffer => sortKey(isDoc(element) ? element : {}, fields);
  return (array) => array.toSorted((a, b) => Buffer.compare(key(a), key(b)));
}

function valued(
  array: readonly unknown[],
  fields: readonly SortField[],
  collation: Collation,
): { values: unknown[]; item: unknown }[] {
  return array.map((item) => ({
    values: sortValues(isDoc(item) ? item : {}, fields, collation),
    item,
  }));
}
