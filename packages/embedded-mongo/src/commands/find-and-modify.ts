import { decode } from '../bson/codec';
import type { Doc } from '../bson/bson-types';
import { MongoError } from '../mongo-error';
import type { Query } from '../planning/execute';
import { parseProjection } from '../query/projection';
import type { Collection } from '../storage/catalog';
import { checkFields, documentArgument, flag, isDurable, namespaceOf } from './arguments';
import { changeOne, insertUpsert, matchingIds } from './change';
import type { CommandContext, CommandHandler } from './context';
import { parseQuery } from './query-arguments';
import { parseChange } from './update-command';

const FIELDS = [
  'query',
  'sort',
  'remove',
  'update',
  'new',
  'fields',
  'upsert',
  'arrayFilters',
  'hint',
  'bypassDocumentValidation',
  'let',
  'collation',
];

interface Outcome {
  value: Doc | null;
  lastErrorObject: Doc;
}

/** One document found and changed in one transaction, so nobody comes between. */
export const findAndModify: CommandHandler = async (context) => {
  const { command, store } = context;
  checkFields(context.name, command, FIELDS);
  const isRemove = flag(command, 'remove');
  checkCombination(command, isRemove);
  const namespace = namespaceOf(context);
  const outcome = await store.write(() => {
    const collection = store.catalog.ensure(namespace);
    const { sort, hint } = command;
    const parts = { filter: documentArgument(command, 'query'), sort, hint, limit: 1 };
    const query = parseQuery(collection, parts, command);
    const projection = parseProjection(command['fields']);
    const result = isRemove
      ? removeFirst(context, collection, query)
      : updateFirst(context, collection, query);
    const value = result.value && projection ? projection.apply(result.value) : result.value;
    return { ...result, value };
  }, isDurable(command));
  return { ...outcome, ok: 1 };
};

function checkCombination(command: Doc, isRemove: boolean): void {
  if (isRemove && command['update'] !== undefined)
    throw new MongoError(9, 'Cannot specify both an update and remove=true');
  if (isRemove && flag(command, 'new'))
    throw new MongoError(
      9,
      "Cannot specify both new=true and remove=true; 'remove' always returns the deleted document",
    );
  if (isRemove && flag(command, 'upsert'))
    throw new MongoError(9, 'Cannot specify both upsert=true and remove=true');
  if (!isRemove && command['update'] === undefined)
    throw new MongoError(9, 'Either an update or remove=true must be specified');
}

function removeFirst(context: CommandContext, collection: Collection, query: Query): Outcome {
  const { store } = context;
  const [id] = matchingIds(store, collection, query);
  const raw = id && store.documents.get(collection, id);
  if (!id || !raw) return { value: null, lastErrorObject: { n: 0 } };
  store.documents.remove(collection, id, raw);
  return { value: decode(raw), lastErrorObject: { n: 1 } };
}

function updateFirst(context: CommandContext, collection: Collection, query: Query): Outcome {
  const { store, command } = context;
  const change = parseChange(command['update'], command['arrayFilters'], query.scope);
  const isNew = flag(command, 'new');
  const [id] = matchingIds(store, collection, query);
  const changed = id && changeOne(store, collection, id, change);
  if (changed) {
    const value = isNew ? changed.after : changed.before;
    return { value, lastErrorObject: { n: 1, updatedExisting: true } };
  }
  if (!flag(command, 'upsert'))
    return { value: null, lastErrorObject: { n: 0, updatedExisting: false } };
  const inserted = insertUpsert(store, collection, query.predicate, change);
  return {
    value: isNew ? inserted : null,
    lastErrorObject: { n: 1, updatedExisting: false, upserted: inserted['_id'] },
  };
}
