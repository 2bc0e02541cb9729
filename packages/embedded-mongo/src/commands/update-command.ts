import { isDoc, type Doc } from '../bson/bson-types';
import { MongoError } from '../mongo-error';
import type { Scope } from '../query/scope';
import { parseArrayFilters } from '../update/apply-update';
import { parseUpdate } from '../update/parse-update';
import { arrayArgument, checkFields, documentArgument, flag, namespaceOf } from './arguments';
import {
  changeOne,
  insertUpsert,
  matchingIds,
  refuseMultiReplacement,
  type Change,
} from './change';
import type { CommandContext, CommandHandler } from './context';
import { parseQuery, parseScope } from './query-arguments';
import { writeBatch } from './write-batch';

const STATEMENT_FIELDS = ['q', 'u', 'multi', 'upsert', 'arrayFilters', 'hint', 'collation', 'c'];

interface Counts {
  n: number;
  nModified: number;
  upserted: Doc[];
}

export const update: CommandHandler = async (context) => {
  const { command } = context;
  checkFields('update', command, ['updates', 'ordered', 'bypassDocumentValidation', 'let']);
  const statements = arrayArgument('update', command, 'updates').map(checkedStatement);
  const counts: Counts = { n: 0, nModified: 0, upserted: [] };
  const result = await writeBatch(context, statements, (statement, index) =>
    applyStatement(context, statement, index, counts),
  );
  const { n, nModified, upserted } = counts;
  return { n, nModified, ...(upserted.length > 0 ? { upserted } : {}), ...result, ok: 1 };
};

/** A malformed statement refuses the whole command, before any other is run. */
function checkedStatement(statement: unknown): Doc {
  if (!isDoc(statement)) throw new MongoError(14, 'an update statement must be an object');
  checkFields('update.updates', statement, STATEMENT_FIELDS);
  return statement;
}

function applyStatement(
  context: CommandContext,
  statement: Doc,
  index: number,
  counts: Counts,
): void {
  const { store, command } = context;
  const isMulti = flag(statement, 'multi');
  const scope = parseScope(command['let'], statement['collation']);
  const change = parseChange(
    statement['u'],
    statement['arrayFilters'],
    withConstants(scope, statement),
  );
  refuseMultiReplacement(change.update, isMulti);
  const collection = store.catalog.ensure(namespaceOf(context));
  const { hint } = statement;
  const parts = { filter: documentArgument(statement, 'q'), hint, limit: isMulti ? 0 : 1 };
  const query = parseQuery(collection, parts, command, scope);
  const ids = matchingIds(store, collection, query);
  for (const id of ids) {
    const changed = changeOne(store, collection, id, change);
    counts.n += changed ? 1 : 0;
    counts.nModified += changed?.isModified ? 1 : 0;
  }
  if (ids.length > 0 || !flag(statement, 'upsert')) return;
  const inserted = insertUpsert(store, collection, query.predicate, change);
  counts.upserted.push({ index, _id: inserted['_id'] });
  counts.n += 1;
}

/** A pipeline may have constants of its own beside those of the command. */
function withConstants(scope: Scope, { u, c }: Doc): Scope {
  if (c === undefined) return scope;
  if (!Array.isArray(u))
    throw new MongoError(51198, 'Constant values may only be specified for pipeline updates');
  return { ...scope, variables: { ...scope.variables, ...parseScope(c, undefined).variables } };
}

export function parseChange(update: unknown, arrayFilters: unknown, scope: Scope): Change {
  return {
    update: parseUpdate(update),
    arrayFilters: parseArrayFilters(arrayFilters, scope),
    scope,
  };
}
