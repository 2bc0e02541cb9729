import { isList, typeName, type Doc } from '../bson/bson-types';
import { formatValue } from '../format-value';
import { MongoError } from '../mongo-error';
import { matches } from '../query/match';
import type { Predicate } from '../query/predicate';
import type { Scope } from '../query/scope';
import { valueAt } from './element-path';

/** What one update is applied in: the document changes in place. */
export interface UpdateTarget {
  doc: Doc;
  /** True when an upsert makes the document. */
  isInsert: boolean;
  /** `$[id]` by its name. */
  arrayFilters: ReadonlyMap<string, Predicate>;
  scope: Scope;
}

/** The concrete paths that `a.$[id].b` stands for in a document; one without placeholders stands for itself. */
export function expandPath(target: UpdateTarget, segments: readonly string[]): string[][] {
  return segments.reduce<string[][]>(
    (paths, segment) => paths.flatMap((path) => expandSegment(target, path, segment)),
    [[]],
  );
}

function expandSegment(target: UpdateTarget, path: readonly string[], segment: string): string[][] {
  const name = /^\$\[(.*)\]$/.exec(segment)?.[1];
  if (name === undefined) return [[...path, segment]];
  return elementIndexes(target, path, name).map((index) => [...path, String(index)]);
}

function elementIndexes(target: UpdateTarget, path: readonly string[], name: string): number[] {
  const array = valueAt(target.doc, path);
  const joined = path.join('.');
  if (array === undefined)
    throw new MongoError(
      2,
      `The path '${joined}' must exist in the document in order to apply array updates.`,
    );
  if (!isList(array))
    throw new MongoError(
      2,
      `Cannot apply array updates to non-array element ${joined}: ${formatValue(array)} (${typeName(array)})`,
    );
  const filter = target.arrayFilters.get(name);
  if (!filter)
    throw new MongoError(2, `No array filter found for identifier '${name}' in path '${joined}'`);
  return [...array.keys()].filter((index) => matches(filter, { [name]: array[index] }));
}
