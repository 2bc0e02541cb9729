import { createHash } from 'node:crypto';
import type { Doc } from '../bson/bson-types';
import { getOwn, visitPath } from '../bson/paths';
import { formatDoc } from '../format-value';
import { encodeKey, EMPTY_ARRAY } from '../keys/value-key';
import { MongoError } from '../mongo-error';
import { matches } from '../query/match';
import type { SortField } from '../query/sort';
import type { Index } from './index-definition';

/** Longer keys of indexed values are cut and end in a hash: LMDB keys have at most 1978 bytes. */
export const MAX_VALUE_BYTES = 1024;
/** What of a cut key keeps its order. */
export const ORDERED_BYTES = MAX_VALUE_BYTES - 32;

/** The keys of one document in one index, without the index id in front and the _id key behind. */
export interface EntryKeys {
  keys: readonly Buffer[];
  /** Paths at which the document has an array. */
  arrays: readonly string[];
  cut: boolean;
}

const NONE: EntryKeys = { keys: [], arrays: [], cut: false };

/** Values of one document as indexes store them, by direction and path. */
export type EncodedFields = Map<string, FieldValues>;

/** `encoded` remembers what other indexes have encoded of the same document. */
export function entryKeys(index: Index, doc: Doc, encoded: EncodedFields = new Map()): EntryKeys {
  if (index.partial && !matches(index.partial, doc)) return NONE;
  const values = index.fields.map((field) => {
    const name = `${field.direction} ${field.path}`;
    const known = encoded.get(name) ?? fieldValues(doc, field);
    encoded.set(name, known);
    return known;
  });
  if (index.sparse && values.every((one) => one.isMissing)) return NONE;
  checkParallelArrays(index, doc, values);
  const combined = values.reduce<Buffer[]>(
    (heads, { keys }) => heads.flatMap((head) => keys.map((key) => Buffer.concat([head, key]))),
    [Buffer.alloc(0)],
  );
  const cut = combined.some((key) => key.length > MAX_VALUE_BYTES);
  const arrays = index.fields.filter((_, at) => values[at]?.isArray).map(({ path }) => path);
  return { keys: distinct(combined.map(cutKey)), arrays, cut };
}

interface FieldValues {
  keys: Buffer[];
  isMissing: boolean;
  isArray: boolean;
}

function fieldValues(doc: Doc, field: SortField): FieldValues {
  const found: unknown[] = [];
  let isArray = false;
  visitPath(doc, field.segments, (leaf) => {
    if (!Array.isArray(leaf)) found.push(leaf);
    else if (leaf.length === 0) found.push(EMPTY_ARRAY);
    else for (const element of leaf) found.push(element);
    isArray ||= Array.isArray(leaf);
    return false;
  });
  isArray ||= passesArray(doc, field.segments);
  const keys = found.length === 0 ? [encodeKey(null)] : distinct(found.map(encodeKey));
  return {
    keys: keys.map((key) => directed(key, field.direction)),
    isMissing: found.every((value) => value === undefined),
    isArray,
  };
}

function passesArray(doc: Doc, segments: readonly string[]): boolean {
  let value: unknown = doc;
  for (const segment of segments) {
    if (Array.isArray(value)) return true;
    if (typeof value !== 'object' || value === null) return false;
    value = Reflect.get(value, segment);
  }
  return false;
}

/** A key as a descending field stores it: every byte inverted. */
export function directed(key: Buffer, direction: 1 | -1): Buffer {
  return direction === 1 ? key : Buffer.from(key.map((byte) => 0xff - byte));
}

function cutKey(key: Buffer): Buffer {
  if (key.length <= MAX_VALUE_BYTES) return key;
  const hash = createHash('sha256').update(key).digest();
  return Buffer.concat([key.subarray(0, ORDERED_BYTES), hash]);
}

function distinct(keys: readonly Buffer[]): Buffer[] {
  if (keys.length < 2) return [...keys];
  return [...new Map(keys.map((key) => [key.toString('latin1'), key])).values()];
}

function checkParallelArrays(index: Index, doc: Doc, values: readonly FieldValues[]): void {
  const roots = index.fields
    .filter((_, at) => values[at]?.isArray)
    .map(({ segments }) => segments[0]);
  const [first, second] = [...new Set(roots)];
  if (first === undefined || second === undefined) return;
  if (!Array.isArray(getOwn(doc, first)) || !Array.isArray(getOwn(doc, second))) return;
  throw new MongoError(171, `cannot index parallel arrays [${second}] [${first}]`);
}

/** Error 11000 as MongoDB words it; drivers and mongoose read keyPattern and keyValue. */
export function duplicateKey(
  namespace: string,
  name: string,
  keyPattern: Doc,
  doc: Doc,
): MongoError {
  const keyValue = Object.fromEntries(
    Object.keys(keyPattern).map((path) => [path, firstValue(doc, path.split('.'))]),
  );
  return new MongoError(
    11000,
    `E11000 duplicate key error collection: ${namespace} index: ${name} dup key: ${formatDoc(keyValue)}`,
    { keyPattern, keyValue },
  );
}

function firstValue(doc: Doc, segments: readonly string[]): unknown {
  let value: unknown = null;
  visitPath(doc, segments, (leaf) => {
    value = leaf ?? null;
    return true;
  });
  return value;
}
