import { ObjectId } from 'bson';
import { decode, encode } from '../bson/codec';
import type { Doc } from '../bson/bson-types';
import { MongoError } from '../mongo-error';
import { findStored, type Query } from '../planning/execute';
import type { Predicate } from '../query/predicate';
import type { Scope } from '../query/scope';
import type { Collection } from '../storage/catalog';
import type { Store } from '../storage/store';
import { applyUpdate } from '../update/apply-update';
import type { ParsedUpdate } from '../update/parse-update';
import { replacementSeed, upsertSeed } from '../update/upsert-seed';

/** A parsed update with what it needs beside the document. */
export interface Change {
  update: ParsedUpdate;
  arrayFilters: ReadonlyMap<string, Predicate>;
  scope: Scope;
}

/** Updates one stored document; null when it is not there any more. */
export function changeOne(
  store: Store,
  collection: Collection,
  id: Buffer,
  change: Change,
): { before: Doc; after: Doc; isModified: boolean } | null {
  const raw = store.documents.get(collection, id);
  if (!raw) return null;
  const before = decode(raw);
  const target = {
    doc: decode(raw),
    isInsert: false,
    arrayFilters: change.arrayFilters,
    scope: change.scope,
  };
  const after = applyUpdate(change.update, target);
  // Encoded again, not as stored: an integer that was written as a double is the same number.
  const old = { doc: before, raw: encode(before) };
  const next = { doc: after, raw: encode(after) };
  const isModified = !old.raw.equals(next.raw);
  if (isModified) store.documents.replace(collection, id, old, next);
  return { before, after, isModified };
}

/** Inserts the document of an upsert: the filter's equalities, then the update. */
export function insertUpsert(
  store: Store,
  collection: Collection,
  predicate: Predicate,
  change: Change,
): Doc {
  const isReplacement = change.update.kind === 'replace';
  const doc = applyUpdate(change.update, {
    doc: isReplacement ? replacementSeed(predicate) : upsertSeed(predicate),
    isInsert: true,
    arrayFilters: change.arrayFilters,
    scope: change.scope,
  });
  const inserted = withIdInFront(doc);
  store.documents.insert(collection, encode(inserted));
  return inserted;
}

/** As MongoDB stores a document; a missing `_id` is made. */
export function withIdInFront(doc: Doc): Doc {
  const { _id: id = new ObjectId(), ...fields } = doc;
  return { _id: id, ...fields };
}

/** The ids of all matching documents, found before any of them changes. */
export function matchingIds(store: Store, collection: Collection, query: Query): Buffer[] {
  const ids: Buffer[] = [];
  for (const { id } of findStored(store, collection, query)) ids.push(Buffer.from(id));
  return ids;
}

export function refuseMultiReplacement(update: ParsedUpdate, isMulti: boolean): void {
  if (isMulti && update.kind === 'replace')
    throw new MongoError(9, 'multi update is not supported for replacement-style update');
}
