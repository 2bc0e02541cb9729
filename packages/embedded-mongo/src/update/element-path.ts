import { isDoc, typeName, type Doc } from '../bson/bson-types';
import { arrayIndex, getOwn, setOwn } from '../bson/paths';
import { formatValue } from '../format-value';
import { MongoError } from '../mongo-error';

/** How far past its end an array may be filled with nulls. */
const MAX_PADDING = 1_500_000;

/** The value at a concrete path, or undefined. */
export function valueAt(root: unknown, segments: readonly string[]): unknown {
  return segments.reduce<unknown>((value, segment) => {
    if (Array.isArray(value)) {
      const index = arrayIndex(segment);
      return index === null ? undefined : value[index];
    }
    return isDoc(value) ? getOwn(value, segment) : undefined;
  }, root);
}

/** Sets the value at a concrete path and makes the documents on the way. Error 28: not possible. */
export function setAt(root: Doc, segments: readonly string[], value: unknown): void {
  let holder: unknown = root;
  segments.forEach((segment, at) => {
    const name = segments[at - 1] ?? '';
    if (at === segments.length - 1) setElement(holder, segment, value, name);
    else holder = stepInto(holder, segment, name);
  });
}

function stepInto(holder: unknown, segment: string, name: string): unknown {
  const next = valueAt(holder, [segment]);
  if (next !== undefined) return next;
  const made: Doc = {};
  setElement(holder, segment, made, name);
  return made;
}

function setElement(holder: unknown, segment: string, value: unknown, name: string): void {
  if (isDoc(holder)) setOwn(holder, segment, value);
  else if (Array.isArray(holder)) setIndex(holder, segment, value, name);
  else throw notViable(holder, segment, name);
}

function setIndex(array: unknown[], segment: string, value: unknown, name: string): void {
  const index = arrayIndex(segment);
  if (index === null) throw notViable(array, segment, name);
  if (index - array.length > MAX_PADDING)
    throw new MongoError(2, `can't backfill more than ${MAX_PADDING} elements`);
  while (array.length < index) array.push(null);
  array[index] = value;
}

function notViable(holder: unknown, segment: string, name: string): MongoError {
  return new MongoError(
    28,
    `Cannot create field '${segment}' in element {${name}: ${formatValue(holder)}}`,
  );
}

/** Removes the value at a concrete path; an array keeps its length and gets null there. */
export function unsetAt(root: Doc, segments: readonly string[]): void {
  const holder = valueAt(root, segments.slice(0, -1));
  const last = segments.at(-1) ?? '';
  const index = arrayIndex(last);
  if (isDoc(holder)) delete holder[last];
  else if (Array.isArray(holder) && index !== null && index < holder.length) holder[index] = null;
}

/** What an operator says about a document in its messages. */
export function describeId(doc: Doc): string {
  return `{_id: ${formatValue(doc['_id'])}}`;
}

/** The array at a path, undefined when missing; anything else is refused. */
export function arrayAt(
  root: Doc,
  segments: readonly string[],
  refuse: (type: string) => MongoError,
): unknown[] | undefined {
  const value = valueAt(root, segments);
  if (value === undefined || Array.isArray(value)) return value;
  throw refuse(typeName(value));
}
