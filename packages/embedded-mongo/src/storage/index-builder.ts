import { isDoc, type Doc } from '../bson/bson-types';
import { encode } from '../bson/codec';
import { formatDoc } from '../format-value';
import { MongoError } from '../mongo-error';
import type { Collection } from './catalog';
import { keyPattern, rangeOf } from './document-store';
import { normaliseSpec, openIndex, type Index } from './index-definition';
import { scanRange } from './range-scan';
import { PREFIX_BYTES, prefixOf } from './records';
import type { Store } from './store';

/** Makes an index over all documents; answers false when the same one exists. Inside a transaction. */
export function createIndex(store: Store, namespace: string, wanted: unknown): boolean {
  const spec = normaliseSpec(wanted);
  const collection = store.catalog.ensure(namespace);
  if (isIdIndex(spec) || exists(collection, spec)) return false;
  const index = openIndex({ id: store.catalog.nextId(), spec, multikey: false, cut: false });
  const arrays = new Set<string>();
  for (const stored of storedDocuments(store, collection)) {
    const entries = store.documents.indexDocument(collection, index, stored);
    entries.arrays.forEach((path) => arrays.add(path));
    index.cut ||= entries.cut;
  }
  index.multikey = arrays.size > 0;
  index.arrays = [...arrays];
  store.catalog.save({ ...collection, indexes: [...collection.indexes, index] });
  return true;
}

export function* storedDocuments(
  store: Store,
  collection: Collection,
): Generator<{ id: Buffer; raw: Buffer }> {
  const range = rangeOf(prefixOf(collection.id));
  for (const { key, value } of scanRange(store.environment.documents, range, false)) {
    const id = key.subarray(PREFIX_BYTES);
    const raw = store.documents.open(collection, id, value);
    if (raw) yield { id, raw };
  }
}

function isIdIndex(spec: Doc): boolean {
  const key = isDoc(spec['key']) ? spec['key'] : {};
  return Object.keys(key).join() === '_id' && key['_id'] === 1;
}

/** True for the same index; the same name or key with other contents is refused. */
function exists(collection: Collection, spec: Doc): boolean {
  const key = encode({ key: spec['key'] });
  const sameName = collection.indexes.find((index) => index.name === spec['name']);
  const sameKey = collection.indexes.find((index) =>
    encode({ key: keyPattern(index) }).equals(key),
  );
  if (sameName && sameName !== sameKey)
    throw new MongoError(
      86,
      `An existing index has the same name as the requested index. Requested index: ${formatDoc(spec)}, existing index: ${formatDoc(sameName.spec)}`,
    );
  if (!sameKey) return false;
  if (sameOptions(sameKey.spec, spec))
    return sameKey.name === spec['name'] || otherName(sameKey, spec);
  throw new MongoError(
    sameKey.name === spec['name'] ? 86 : 85,
    `An equivalent index already exists with the same name but different options. Requested index: ${formatDoc(spec)}, existing index: ${formatDoc(sameKey.spec)}`,
  );
}

function otherName(index: Index, spec: Doc): never {
  throw new MongoError(
    85,
    `Index already exists with a different name: ${index.name}, requested ${String(spec['name'])}`,
  );
}

function sameOptions(a: Doc, b: Doc): boolean {
  const options = ({ name: _name, ...rest }: Doc): Doc =>
    Object.fromEntries(Object.entries(rest).sort(([x], [y]) => (x < y ? -1 : 1)));
  return encode(options(a)).equals(encode(options(b)));
}

export function dropIndex(store: Store, collection: Collection, index: Index): void {
  removeRange(store, 'entries', prefixOf(index.id));
  const current = store.catalog.ensure(collection.namespace);
  const indexes = current.indexes.filter(({ id }) => id !== index.id);
  store.catalog.save({ ...current, indexes });
}

export function dropCollection(store: Store, collection: Collection): void {
  for (const index of collection.indexes) removeRange(store, 'entries', prefixOf(index.id));
  removeRange(store, 'documents', prefixOf(collection.id));
  store.catalog.remove(collection.namespace);
}

function removeRange(store: Store, name: 'entries' | 'documents', prefix: Buffer): void {
  const table = store.environment[name];
  for (const { key } of scanRange(table, rangeOf(prefix), false)) table.removeSync(key);
}
