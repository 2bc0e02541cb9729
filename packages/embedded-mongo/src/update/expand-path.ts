import { isList, typeName } from '../bson/bson-types';
import { formatValue } from '../format-value';
import { MongoError } from '../mongo-error';
import { matches } from '../query/match';
import { valueAt } from './element-path';
import type { UpdateTarget } from './update-types';

/**
 * The concrete paths that `a.$.b`, `a.$[].b` and `a.$[id].b` stand for in a document.
 * A path without placeholders stands for itself.
 */
export function expandPath(target: UpdateTarget, segments: readonly string[]): string[][] {
  return segments.reduce<string[][]>(
    (paths, segment) => paths.flatMap((path) => expandSegment(target, path, segment)),
    [[]],
  );
}

function expandSegment(target: UpdateTarget, path: readonly string[], segment: string): string[][] {
  if (segment === '$') return [[...path, String(positional(target))]];
  const name = /^\$\[(.*)\]$/.exec(segment)?.[1];
  if (name === undefined) return [[...path, segment]];
  return elementIndexes(target, path, name).map((index) => [...path, String(index)]);
}

function positional(target: UpdateTarget): number {
  if (target.positional !== null) return target.positional;
  throw new MongoError(2, 'The positional operator did not find the match needed from the query.');
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
  const indexes = [...array.keys()];
  if (name === '') return indexes;
  const filter = target.arrayFilters.get(name);
  if (!filter)
    throw new MongoError(2, `No array filter found for identifier '${name}' in path '${joined}'`);
  return indexes.filter((index) => matches(filter, { [name]: array[index] }));
}
