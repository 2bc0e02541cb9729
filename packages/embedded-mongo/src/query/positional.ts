import { isDoc } from '../bson/bson-types';
import { arrayIndex, getOwn } from '../bson/paths';
import { matches, matchesPath, matchingElement } from './match';
import type { Predicate, Test } from './predicate';

/** The array position that `$` stands for: the first element by which the filter matched. */
export function positionalIndex(predicate: Predicate, doc: unknown): number | null {
  if (predicate.kind === 'and')
    return predicate.all.reduce<number | null>(
      (found, one) => positionalIndex(one, doc) ?? found,
      null,
    );
  if (predicate.kind === 'or') {
    const branch = predicate.all.find((one) => matches(one, doc));
    return branch ? positionalIndex(branch, doc) : null;
  }
  if (predicate.kind !== 'field' || predicate.test.kind === 'not') return null;
  return indexAlong(predicate.test, doc, predicate.segments);
}

function indexAlong(test: Test, value: unknown, segments: readonly string[]): number | null {
  if (Array.isArray(value)) return indexInArray(test, value, segments);
  const [head, ...rest] = segments;
  if (head === undefined || !isDoc(value)) return null;
  return indexAlong(test, getOwn(value, head), rest);
}

function indexInArray(
  test: Test,
  array: readonly unknown[],
  segments: readonly string[],
): number | null {
  const [head, ...rest] = segments;
  const named = head === undefined ? null : arrayIndex(head);
  if (named !== null && named < array.length) return indexAlong(test, array[named], rest);
  if (test.kind === 'elemMatch' || test.kind === 'elemValue')
    if (head === undefined) return orNull(matchingElement(test, array));
  return orNull(
    array.findIndex((element) => matchesPath(test, { element }, ['element', ...segments])),
  );
}

function orNull(index: number): number | null {
  return index < 0 ? null : index;
}
