import { isDoc, type Doc } from '../bson/bson-types';
import { getOwn, setOwn, splitPath } from '../bson/paths';
import { MongoError } from '../mongo-error';
import type { StageParser } from './pipeline-types';

/** `$unwind`: one document for each element of an array field. */
export const unwindStage: StageParser = (spec) => {
  const options: Doc = isDoc(spec) ? spec : { path: spec };
  const path = options['path'];
  if (typeof path !== 'string' || !path.startsWith('$') || path.length < 2)
    throw new MongoError(28818, 'path option to $unwind stage should be prefixed with a $');
  const segments = splitPath(path.slice(1));
  const indexField = options['includeArrayIndex'];
  const keepEmpty = options['preserveNullAndEmptyArrays'] === true;
  return function* (docs) {
    for (const doc of docs)
      for (const [index, value] of elements(valueAt(doc, segments), keepEmpty)) {
        const unwound = withValue(doc, segments, value);
        if (typeof indexField === 'string') setOwn(unwound, indexField, index);
        yield unwound;
      }
  };
};

function elements(value: unknown, keepEmpty: boolean): [number | null, unknown][] {
  const isEmpty = value === undefined || value === null;
  if (Array.isArray(value) && value.length > 0) return value.map((one, index) => [index, one]);
  if (Array.isArray(value)) return keepEmpty ? [[null, undefined]] : [];
  return isEmpty && !keepEmpty ? [] : [[null, value]];
}

function valueAt(doc: Doc, segments: readonly string[]): unknown {
  return segments.reduce<unknown>(
    (value, segment) => (isDoc(value) ? getOwn(value, segment) : undefined),
    doc,
  );
}

/** A copy of the document that shares everything except the way to the value. */
function withValue(doc: Doc, segments: readonly string[], value: unknown): Doc {
  const [head, ...rest] = segments;
  if (head === undefined) return doc;
  const copy: Doc = { ...doc };
  const inner = getOwn(doc, head);
  if (rest.length > 0) setOwn(copy, head, isDoc(inner) ? withValue(inner, rest, value) : inner);
  else if (value === undefined) delete copy[head];
  else setOwn(copy, head, value);
  return copy;
}
