import { changedFields, decodeFields } from '../bson/raw-document';
import { checkSize } from '../bson/codec';
import { isDoc, type Doc } from '../bson/bson-types';
import { MongoError } from '../mongo-error';
import { fieldsOf } from '../query/predicate';
import type { Catalog, Collection } from './catalog';
import type { Environment } from './environment';
import type { Index } from './index-definition';
import { duplicateKey, entryKeys, type EncodedFields, type EntryKeys } from './index-entries';
import { scanRange } from './range-scan';
import { idKey, prefixOf, sealed, successor, unsealed } from './records';

/** A stored document: the key of its `_id` and its bytes. */
export interface StoredDocument {
  id: Buffer;
  raw: Buffer;
}

/** A document and the bytes that it is encoded to. */
export interface DocumentForm {
  doc: Doc;
  raw: Buffer;
}

/** Told of a document whose bytes are not what was written. */
export type DamageListener = (collection: Collection, id: Buffer, value: Buffer) => void;

/**
 * Documents and their index entries. Every change checks all unique indexes before it writes
 * anything, so a refused change leaves nothing behind. Changes only inside a write transaction.
 */
export class DocumentStore {
  constructor(
    private readonly environment: Environment,
    private readonly catalog: Catalog,
    private readonly onDamage: DamageListener,
  ) {}

  /** The document's bytes; undefined when it does not exist or is damaged. */
  get(collection: Collection, id: Buffer): Buffer | undefined {
    const value = this.environment.documents.get(documentKey(collection, id));
    return value && this.open(collection, id, value);
  }

  /** Opens a stored value; a damaged one is reported and left out. */
  open(collection: Collection, id: Buffer, value: Buffer): Buffer | undefined {
    const raw = unsealed(value);
    if (raw === null) this.onDamage(collection, Buffer.from(id), value);
    return raw ?? undefined;
  }

  insert(collection: Collection, raw: Buffer): void {
    checkSize(raw);
    const doc = decodeFields(raw, indexedFields(collection));
    const id = idKey(doc['_id']);
    if (this.environment.documents.doesExist(documentKey(collection, id)))
      throw duplicateKey(collection.namespace, '_id_', { _id: 1 }, doc);
    const entries = entriesOf(collection.indexes, doc);
    this.checkUnique(collection, collection.indexes, id, doc, entries);
    this.environment.documents.putSync(documentKey(collection, id), sealed(raw));
    collection.indexes.forEach((index, at) => this.addEntries(index, id, entries[at]));
    this.noteShape(collection, collection.indexes, entries);
  }

  /** Writes the changed document. Indexes whose fields have the same bytes as before are left alone. */
  replace(collection: Collection, id: Buffer, before: DocumentForm, after: DocumentForm): void {
    checkSize(after.raw);
    const changed = changedFields(before.raw, after.raw);
    const touched = collection.indexes.filter((index) => isTouched(index, changed));
    const old = entriesOf(touched, before.doc);
    const next = entriesOf(touched, after.doc);
    this.checkUnique(collection, touched, id, after.doc, next);
    this.environment.documents.putSync(documentKey(collection, id), sealed(after.raw));
    touched.forEach((index, at) => this.moveEntries(index, id, old[at], next[at]));
    this.noteShape(collection, touched, next);
  }

  remove(collection: Collection, id: Buffer, raw: Buffer): void {
    const doc = decodeFields(raw, indexedFields(collection));
    this.environment.documents.removeSync(documentKey(collection, id));
    const entries = entriesOf(collection.indexes, doc);
    collection.indexes.forEach((index, at) => {
      for (const key of entries[at]?.keys ?? [])
        this.environment.entries.removeSync(entryKey(index, key, id));
    });
  }

  /** Adds the entries of an existing document to a new index. */
  indexDocument(collection: Collection, index: Index, { id, raw }: StoredDocument): EntryKeys {
    const doc = decodeFields(raw, fieldsOfIndex(index));
    const entries = entryKeys(index, doc);
    if (index.unique) this.checkIndex(collection, index, id, doc, entries.keys);
    this.addEntries(index, id, entries);
    return entries;
  }

  /** Removes a damaged document and every entry that names it, and keeps its bytes aside. */
  quarantine(collection: Collection, id: Buffer, value: Buffer): void {
    const key = Buffer.concat([Buffer.from(`${collection.namespace}\0`), id]);
    this.environment.quarantine.putSync(key, value);
    this.environment.documents.removeSync(documentKey(collection, id));
    for (const index of collection.indexes)
      for (const entry of scanRange(this.environment.entries, rangeOf(prefixOf(index.id)), false))
        if (idOfEntry(entry.key, entry.value).equals(id))
          this.environment.entries.removeSync(entry.key);
  }

  private checkUnique(
    collection: Collection,
    indexes: readonly Index[],
    id: Buffer,
    doc: Doc,
    entries: readonly EntryKeys[],
  ): void {
    indexes.forEach((index, at) => {
      if (index.unique) this.checkIndex(collection, index, id, doc, entries[at]?.keys ?? []);
    });
  }

  private checkIndex(
    collection: Collection,
    index: Index,
    id: Buffer,
    doc: Doc,
    keys: readonly Buffer[],
  ): void {
    for (const key of keys) {
      const range = rangeOf(Buffer.concat([prefixOf(index.id), key]));
      for (const entry of scanRange(this.environment.entries, range, false))
        if (!idOfEntry(entry.key, entry.value).equals(id))
          throw duplicateKey(collection.namespace, index.name, keyPattern(index), doc);
    }
  }

  private addEntries(index: Index, id: Buffer, entries: EntryKeys | undefined): void {
    for (const key of entries?.keys ?? [])
      this.environment.entries.putSync(entryKey(index, key, id), entryValue(key));
  }

  private moveEntries(
    index: Index,
    id: Buffer,
    old: EntryKeys | undefined,
    next: EntryKeys | undefined,
  ): void {
    const kept = new Set(next?.keys.map((key) => key.toString('latin1')));
    const had = new Set(old?.keys.map((key) => key.toString('latin1')));
    for (const key of old?.keys ?? [])
      if (!kept.has(key.toString('latin1')))
        this.environment.entries.removeSync(entryKey(index, key, id));
    for (const key of next?.keys ?? [])
      if (!had.has(key.toString('latin1')))
        this.environment.entries.putSync(entryKey(index, key, id), entryValue(key));
  }

  /** Remembers that an index has arrays or cut keys: the planner then trusts it less. */
  private noteShape(
    collection: Collection,
    written: readonly Index[],
    entries: readonly EntryKeys[],
  ): void {
    if (!entries.some(({ arrays, cut }) => cut || arrays.length > 0)) return;
    const current = this.catalog.ensure(collection.namespace);
    const indexes = current.indexes.map((index): Index => {
      const seen = entries[written.findIndex(({ id }) => id === index.id)];
      const newArrays = seen?.arrays.filter((path) => !index.arrays.includes(path)) ?? [];
      if (newArrays.length === 0 && !(seen?.cut && !index.cut)) return index;
      const arrays = [...index.arrays, ...newArrays];
      return {
        ...index,
        multikey: arrays.length > 0,
        arrays,
        cut: index.cut || seen?.cut === true,
      };
    });
    if (indexes.some((index, at) => index !== current.indexes[at]))
      this.catalog.save({ ...current, indexes });
  }
}

export function keyPattern(index: Index): Doc {
  const key = index.spec['key'];
  return isDoc(key) ? key : {};
}

export function documentKey(collection: Collection, id: Buffer): Buffer {
  return Buffer.concat([prefixOf(collection.id), id]);
}

export function rangeOf(prefix: Buffer): { start: Buffer; end: Buffer | null } {
  return { start: prefix, end: successor(prefix) };
}

function entryKey(index: Index, key: Buffer, id: Buffer): Buffer {
  return Buffer.concat([prefixOf(index.id), key, id]);
}

/** Where in the entry's key the _id begins. */
function entryValue(key: Buffer): Buffer {
  const value = Buffer.allocUnsafe(2);
  value.writeUInt16BE(key.length + 4);
  return value;
}

export function idOfEntry(key: Buffer, value: Buffer): Buffer {
  return key.subarray(value.readUInt16BE(0));
}

/** The top-level fields that indexing needs. */
function indexedFields(collection: Collection): ReadonlySet<string> {
  return new Set(['_id', ...collection.indexes.flatMap((index) => [...fieldsOfIndex(index)])]);
}

/** The keys of one document in some indexes, in their order; a field of several indexes is encoded once. */
function entriesOf(indexes: readonly Index[], doc: Doc): EntryKeys[] {
  const encoded: EncodedFields = new Map();
  return indexes.map((index) => entryKeys(index, doc, encoded));
}

/** False when none of an index's top-level fields is among those that changed. */
function isTouched(index: Index, changed: ReadonlySet<string>): boolean {
  return [...fieldsOfIndex(index)].some((field) => changed.has(field));
}

/** Made once for each index: every write asks. */
const knownFields = new WeakMap<Index, ReadonlySet<string>>();

function fieldsOfIndex(index: Index): ReadonlySet<string> {
  const known = knownFields.get(index);
  if (known) return known;
  const own = ['_id', ...index.fields.map(({ segments }) => segments[0] ?? '')];
  // None is on an expression: such a one is refused.
  const partial = (index.partial && fieldsOf(index.partial)) ?? [];
  const fields = new Set([...own, ...partial]);
  knownFields.set(index, fields);
  return fields;
}

export function requireCollection(catalog: Catalog, namespace: string): Collection {
  const collection = catalog.find(namespace);
  if (collection) return collection;
  throw new MongoError(26, `ns does not exist: ${namespace}`);
}
