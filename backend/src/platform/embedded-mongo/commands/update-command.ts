import { isDoc, type Doc } from '../bson/bson-types';
import { MongoError } from '../mongo-error';
import { parseArrayFilters } from '../update/apply-update';
import { parseUpdate } from '../update/parse-update';
import {
  arrayArgument,
  checkFields,
  documentArgument,
  flag,
  namespaceOf,
  refuseOptions,
} from './arguments';
import {
  changeOne,
  insertUpsert,
  matchingIds,
  refuseMultiReplacement,
  type Change,
} from './change';
import type { CommandContext, CommandHandler } from './context';
import { parseQuery } from './query-arguments';
import { writeBatch } from './write-batch';

const STATEMENT_FIELDS = ['q', 'u', 'multi', 'upsert', 'arrayFilters', 'hint', 'sort', 'c'];

interface Counts {
  n: number;
  nModified: number;
  upserted: Doc[];
}

export const update: CommandHandler = async (context) => {
  const { command } = context;
  checkFields('update', command, ['updates', 'ordered', 'bypassDocumentValidation']);
  refuseOptions('update', command, ['let']);
  const statements = arrayArgument('update', command, 'updates');
  const counts: Counts = { n: 0, nModified: 0, upserted: [] };
  const result = await writeBatch(context, statements, (statement, index) =>
    applyStatement(context, statement, index, counts),
  );
  const { n, nModified, upserted } = counts;
  return { n, nModified, ...(upserted.length > 0 ? { upserted } : {}), ...result, ok: 1 };
};

function applyStatement(
  context: CommandContext,
  statement: unknown,
  index: number,
  counts: Counts,
): void {
  if (!isDoc(statement)) throw new MongoError(14, 'an update statement must be an object');
  checkFields('update.updates', statement, STATEMENT_FIELDS);
  const { store, command } = context;
  const isMulti = flag(statement, 'multi');
  const change = parseChange(statement['u'], statement['arrayFilters'], statement['c']);
  refuseMultiReplacement(change.update, isMulti);
  const collection = store.catalog.ensure(namespaceOf(context));
  const { hint, sort } = statement;
  const parts = { filter: documentArgument(statement, 'q'), sort, hint, limit: isMulti ? 0 : 1 };
  const query = parseQuery(collection, parts, command);
  const ids = matchingIds(store, collection, query);
  for (const id of ids) {
    const changed = changeOne(store, collection, id, query.predicate, change);
    counts.n += changed ? 1 : 0;
    counts.nModified += changed?.isModified ? 1 : 0;
  }
  if (ids.length > 0 || !flag(statement, 'upsert')) return;
  const inserted = insertUpsert(store, collection, query.predicate, change);
  counts.upserted.push({ index, _id: inserted['_id'] });
  counts.n += 1;
}

export function parseChange(update: unknown, arrayFilters: unknown, constants?: unknown): Change {
  if (constants !== undefined)
    throw new MongoError(238, 'constants of an update pipeline are not supported by this server');
  return {
    update: parseUpdate(update),
    arrayFilters: parseArrayFilters(arrayFilters),
    now: new Date(),
  };
}
