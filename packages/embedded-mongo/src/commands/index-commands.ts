import { Long } from 'bson';
import { encode } from '../bson/codec';
import { isDoc, type Doc } from '../bson/bson-types';
import { formatDoc } from '../format-value';
import { MongoError } from '../mongo-error';
import type { Collection } from '../storage/catalog';
import { keyPattern, requireCollection } from '../storage/document-store';
import { createIndex, dropIndex } from '../storage/index-builder';
import type { Index } from '../storage/index-definition';
import { arrayArgument, checkFields, isDurable, namespaceOf } from './arguments';
import type { CommandHandler } from './context';
import { cursorReply } from './reply';

const ID_INDEX: Doc = { v: 2, key: { _id: 1 }, name: '_id_' };

export const createIndexes: CommandHandler = async (context) => {
  const { command, store } = context;
  checkFields('createIndexes', command, ['indexes']);
  const namespace = namespaceOf(context);
  const specs = arrayArgument('createIndexes', command, 'indexes');
  if (specs.length === 0) throw new MongoError(2, 'Must specify at least one index to create');
  return store.write(() => {
    const before = store.catalog.find(namespace);
    const made = specs.filter((spec) => createIndex(store, namespace, spec)).length;
    const numIndexesBefore = (before?.indexes.length ?? 0) + 1;
    return {
      numIndexesBefore,
      numIndexesAfter: numIndexesBefore + made,
      createdCollectionAutomatically: before === undefined,
      ...(made === 0 ? { note: 'all indexes already exist' } : {}),
      ok: 1,
    };
  }, isDurable(command));
};

export const listIndexes: CommandHandler = (context) => {
  const { command, store } = context;
  checkFields('listIndexes', command, ['cursor']);
  const namespace = namespaceOf(context);
  const specs = indexSpecs(requireCollection(store.catalog, namespace)).map(encode);
  return cursorReply('firstBatch', namespace, Long.ZERO, specs);
};

/** Of all its indexes, that of `_id` first. */
const indexSpecs = ({ indexes }: Collection): Doc[] => [
  ID_INDEX,
  ...indexes.map(({ spec }) => spec),
];

export const dropIndexes: CommandHandler = async (context) => {
  const { command, store } = context;
  checkFields(context.name, command, ['index']);
  const namespace = namespaceOf(context);
  return store.write(() => {
    const collection = requireCollection(store.catalog, namespace);
    const dropped = chosen(collection, command['index']);
    for (const index of dropped) dropIndex(store, collection, index);
    return { nIndexesWas: collection.indexes.length + 1, ok: 1 };
  }, isDurable(command));
};

function chosen(collection: Collection, wanted: unknown): readonly Index[] {
  if (wanted === '*') return collection.indexes;
  if (Array.isArray(wanted)) return wanted.flatMap((one) => chosen(collection, one));
  if (wanted === '_id_' || (isDoc(wanted) && Object.keys(wanted).join() === '_id'))
    throw new MongoError(72, 'cannot drop _id index');
  const found = collection.indexes.filter((index) =>
    isDoc(wanted)
      ? encode({ key: keyPattern(index) }).equals(encode({ key: wanted }))
      : index.name === wanted,
  );
  if (found.length > 0) return found;
  throw new MongoError(
    27,
    isDoc(wanted)
      ? `can't find index with key: ${formatDoc(wanted)}`
      : `index not found with name [${String(wanted)}]`,
  );
}
