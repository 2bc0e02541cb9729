import { isDoc, type Doc } from '../bson/bson-types';
import { splitPath } from '../bson/paths';
import { formatDoc } from '../format-value';
import { MongoError } from '../mongo-error';
import { parseFilter } from '../query/parse-filter';
import { fieldsOf, type Predicate } from '../query/predicate';
import type { SortField } from '../query/sort';

/** An index as it is stored in the catalog. */
export interface IndexRecord {
  id: number;
  spec: Doc;
  /** Some document has an array at an indexed path, so it has several entries. */
  multikey: boolean;
  /** At which paths; absent in an index older than this record of them: then it may be any. */
  arrays?: readonly string[];
  /** Some entry was too long and is cut, so the entries do not give a full order. */
  cut: boolean;
}

/** An index ready for use. */
export interface Index extends IndexRecord {
  name: string;
  fields: readonly SortField[];
  arrays: readonly string[];
  unique: boolean;
  sparse: boolean;
  partial: Predicate | null;
  ttlSeconds: number | null;
}

const OPTIONS = new Set([
  'v',
  'key',
  'name',
  'unique',
  'sparse',
  'background',
  'expireAfterSeconds',
  'partialFilterExpression',
  'ns',
]);

const MAX_FIELDS = 32;

/** Checks the specification of `createIndexes` and gives it MongoDB's form. */
export function normaliseSpec(spec: unknown): Doc {
  if (!isDoc(spec) || !isDoc(spec['key']))
    throw new MongoError(9, "The 'key' field is a required property of an index specification");
  checkOptions(spec);
  checkKey(spec['key']);
  const name = spec['name'];
  if (typeof name !== 'string' || name === '')
    throw new MongoError(9, "The 'name' field is a required property of an index specification");
  const { background: _background, ns: _ns, v: _v, key, name: _name, ...options } = spec;
  return { v: 2, key, name, ...withoutFalse(options) };
}

function withoutFalse(options: Doc): Doc {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== false));
}

function checkOptions(spec: Doc): void {
  const unknown = Object.keys(spec).find((key) => !OPTIONS.has(key));
  if (unknown !== undefined)
    throw new MongoError(238, `index option '${unknown}' is not supported by this server`);
  const seconds = spec['expireAfterSeconds'];
  if (seconds !== undefined && (typeof seconds !== 'number' || seconds < 0))
    throw new MongoError(67, 'TTL index expireAfterSeconds must be a number and not negative');
  if (seconds !== undefined && Object.keys(spec['key'] ?? {}).length > 1)
    throw new MongoError(
      67,
      'TTL indexes are single-field indexes, compound indexes do not support TTL',
    );
  if (spec['sparse'] === true && spec['partialFilterExpression'] !== undefined)
    throw new MongoError(67, 'cannot mix "partialFilterExpression" and "sparse" options');
  const partial = spec['partialFilterExpression'];
  if (partial !== undefined && fieldsOf(parseFilter(partial)) === null)
    throw new MongoError(67, 'unsupported expression in partial index');
}

function checkKey(key: Doc): void {
  const fields = Object.entries(key);
  if (fields.length === 0 || fields.length > MAX_FIELDS)
    throw new MongoError(67, `index keys must have 1 to ${MAX_FIELDS} fields: ${formatDoc(key)}`);
  for (const [path, direction] of fields) {
    if (typeof direction === 'string')
      throw new MongoError(238, `'${direction}' indexes are not supported by this server`);
    if (typeof direction !== 'number' || direction === 0 || Number.isNaN(direction))
      throw new MongoError(67, `Values in an index key pattern must be numbers and not 0: ${path}`);
    if (splitPath(path).includes(''))
      throw new MongoError(67, 'Index keys cannot contain an empty field.');
    if (path.includes('$'))
      throw new MongoError(238, 'wildcard indexes and fields with $ are not supported');
  }
}

/** The index in usable form; its partial filter is parsed once. */
export function openIndex(record: IndexRecord): Index {
  const { key, name, unique, sparse, partialFilterExpression, expireAfterSeconds } = record.spec;
  const paths = Object.keys(isDoc(key) ? key : {});
  return {
    ...record,
    name: String(name),
    fields: Object.entries(isDoc(key) ? key : {}).map(([path, direction]) => ({
      path,
      segments: splitPath(path),
      direction: Number(direction) < 0 ? -1 : 1,
    })),
    arrays: record.arrays ?? (record.multikey ? paths : []),
    unique: unique === true,
    sparse: sparse === true,
    partial: partialFilterExpression === undefined ? null : parseFilter(partialFilterExpression),
    ttlSeconds: typeof expireAfterSeconds === 'number' ? expireAfterSeconds : null,
  };
}

export function recordOf(index: Index): IndexRecord {
  const { id, spec, multikey, arrays, cut } = index;
  return { id, spec, multikey, arrays, cut };
}
