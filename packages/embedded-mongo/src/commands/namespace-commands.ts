import { Binary, Long } from 'bson';
import { encode } from '../bson/codec';
import { type Doc } from '../bson/bson-types';
import { MongoError } from '../mongo-error';
import { matches } from '../query/match';
import { parseFilter } from '../query/parse-filter';
import type { Collection } from '../storage/catalog';
import { dropCollection } from '../storage/index-builder';
import { checkFields, documentArgument, flag, isDurable, namespaceOf } from './arguments';
import type { CommandHandler } from './context';
import { cursorReply } from './reply';

export const create: CommandHandler = async (context) => {
  const { command, store } = context;
  checkFields('create', command, []);
  const namespace = namespaceOf(context);
  await store.write(() => {
    if (store.catalog.find(namespace))
      throw new MongoError(48, `Collection ${namespace} already exists.`);
    store.catalog.ensure(namespace);
  }, isDurable(command));
  return { ok: 1 };
};

export const drop: CommandHandler = async (context) => {
  const { command, store } = context;
  checkFields('drop', command, []);
  const namespace = namespaceOf(context);
  return store.write(() => {
    const collection = store.catalog.find(namespace);
    if (!collection) return { ok: 1 };
    dropCollection(store, collection);
    return { ns: namespace, nIndexesWas: collection.indexes.length + 1, ok: 1 };
  }, isDurable(command));
};

export const dropDatabase: CommandHandler = async ({ command, store, database }) => {
  checkFields('dropDatabase', command, []);
  await store.write(() => {
    for (const collection of store.catalog.inDatabase(database)) dropCollection(store, collection);
  }, isDurable(command));
  return { dropped: database, ok: 1 };
};

export const listCollections: CommandHandler = ({ command, store, database }) => {
  checkFields('listCollections', command, [
    'filter',
    'nameOnly',
    'authorizedCollections',
    'cursor',
  ]);
  const predicate = parseFilter(documentArgument(command, 'filter'));
  const isNameOnly = flag(command, 'nameOnly');
  const found = store.catalog
    .inDatabase(database)
    .map(describe)
    .filter((doc) => matches(predicate, doc))
    .map((doc) => encode(isNameOnly ? { name: doc['name'], type: doc['type'] } : doc));
  return cursorReply('firstBatch', `${database}.$cmd.listCollections`, Long.ZERO, found);
};

function describe({ namespace, uuid }: Collection): Doc {
  return {
    name: namespace.slice(namespace.indexOf('.') + 1),
    type: 'collection',
    options: {},
    info: { readOnly: false, uuid: new Binary(uuid, 4) },
    idIndex: { v: 2, key: { _id: 1 }, name: '_id_' },
  };
}
