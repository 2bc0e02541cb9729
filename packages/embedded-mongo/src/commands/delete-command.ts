import { isDoc, type Doc } from '../bson/bson-types';
import { MongoError } from '../mongo-error';
import { arrayArgument, checkFields, documentArgument, namespaceOf } from './arguments';
import { matchingIds } from './change';
import type { CommandContext, CommandHandler } from './context';
import { parseQuery, parseScope } from './query-arguments';
import { writeBatch } from './write-batch';

export const deleteCommand: CommandHandler = async (context) => {
  const { command } = context;
  checkFields('delete', command, ['deletes', 'ordered', 'let']);
  let n = 0;
  const result = await writeBatch(
    context,
    arrayArgument('delete', command, 'deletes').map(checkedStatement),
    (statement) => {
      n += applyStatement(context, statement);
    },
  );
  return { n, ...result, ok: 1 };
};

interface Statement {
  fields: Doc;
  limit: 0 | 1;
}

/** A malformed statement refuses the whole command, before any other is run. */
function checkedStatement(fields: unknown): Statement {
  if (!isDoc(fields)) throw new MongoError(14, 'a delete statement must be an object');
  checkFields('delete.deletes', fields, ['q', 'limit', 'hint', 'collation']);
  const { limit } = fields;
  if (limit !== 0 && limit !== 1)
    throw new MongoError(
      9,
      `The limit field in delete objects must be 0 or 1. Got ${String(limit)}`,
    );
  return { fields, limit };
}

function applyStatement(context: CommandContext, { fields, limit }: Statement): number {
  const { store, command } = context;
  const { hint, collation } = fields;
  const collection = store.catalog.find(namespaceOf(context));
  if (!collection) return 0;
  const parts = { filter: documentArgument(fields, 'q'), hint, limit };
  const scope = parseScope(command['let'], collation);
  const ids = matchingIds(store, collection, parseQuery(collection, parts, command, scope));
  for (const id of ids) {
    const raw = store.documents.get(collection, id);
    if (raw) store.documents.remove(collection, id, raw);
  }
  return ids.length;
}
