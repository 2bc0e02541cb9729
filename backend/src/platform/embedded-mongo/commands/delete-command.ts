import { isDoc } from '../bson/bson-types';
import { MongoError } from '../mongo-error';
import {
  arrayArgument,
  checkFields,
  documentArgument,
  namespaceOf,
  refuseOptions,
} from './arguments';
import { matchingIds } from './change';
import type { CommandContext, CommandHandler } from './context';
import { parseQuery } from './query-arguments';
import { writeBatch } from './write-batch';

export const deleteCommand: CommandHandler = async (context) => {
  const { command } = context;
  checkFields('delete', command, ['deletes', 'ordered']);
  refuseOptions('delete', command, ['let']);
  let n = 0;
  const result = await writeBatch(
    context,
    arrayArgument('delete', command, 'deletes'),
    (statement) => {
      n += applyStatement(context, statement);
    },
  );
  return { n, ...result, ok: 1 };
};

function applyStatement(context: CommandContext, statement: unknown): number {
  if (!isDoc(statement)) throw new MongoError(14, 'a delete statement must be an object');
  checkFields('delete.deletes', statement, ['q', 'limit', 'hint']);
  const { limit, hint } = statement;
  if (limit !== 0 && limit !== 1)
    throw new MongoError(
      9,
      `The limit field in delete objects must be 0 or 1. Got ${String(limit)}`,
    );
  const { store, command } = context;
  const collection = store.catalog.find(namespaceOf(context));
  if (!collection) return 0;
  const parts = { filter: documentArgument(statement, 'q'), hint, limit };
  const ids = matchingIds(store, collection, parseQuery(collection, parts, command));
  for (const id of ids) {
    const raw = store.documents.get(collection, id);
    if (raw) store.documents.remove(collection, id, raw);
  }
  return ids.length;
}
