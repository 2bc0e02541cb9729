import { decode } from '../bson/codec';
import type { Doc } from '../bson/bson-types';
import { entryKeys } from '../storage/index-entries';
import { idOfEntry, rangeOf, requireCollection } from '../storage/document-store';
import { storedDocuments } from '../storage/index-builder';
import type { Index } from '../storage/index-definition';
import { scanRange } from '../storage/range-scan';
import { prefixOf } from '../storage/records';
import type { Store } from '../storage/store';
import { checkFields, namespaceOf } from './arguments';
import type { CommandHandler } from './context';

/** Compares every document with every index entry: `valid` says that they agree. */
export const validate: CommandHandler = (context) => {
  const { command, store } = context;
  checkFields('validate', command, ['full']);
  const collection = requireCollection(store.catalog, namespaceOf(context));
  const errors: string[] = [];
  const expected = new Map(collection.indexes.map((index) => [index.id, new Set<string>()]));
  let nrecords = 0;
  for (const { id, raw } of storedDocuments(store, collection)) {
    nrecords += 1;
    const doc = decode(raw);
    for (const index of collection.indexes)
      for (const key of entryKeys(index, doc).keys)
        expected.get(index.id)?.add(Buffer.concat([key, id]).toString('latin1'));
  }
  const keysPerIndex: Doc = { _id_: nrecords };
  for (const index of collection.indexes)
    keysPerIndex[index.name] = compareIndex(store, index, expected.get(index.id), errors);
  return {
    ns: collection.namespace,
    nrecords,
    keysPerIndex,
    valid: errors.length === 0,
    errors,
    ok: 1,
  };
};

function compareIndex(
  store: Store,
  index: Index,
  expected: Set<string> = new Set(),
  errors: string[],
): number {
  let count = 0;
  for (const { key, value } of scanRange(
    store.environment.entries,
    rangeOf(prefixOf(index.id)),
    false,
  )) {
    count += 1;
    if (expected.delete(key.subarray(4).toString('latin1'))) continue;
    errors.push(
      `index ${index.name} has an entry without document: ${idOfEntry(key, value).toString('hex')}`,
    );
  }
  if (expected.size > 0) errors.push(`index ${index.name} lacks ${expected.size} entries`);
  return count;
}
