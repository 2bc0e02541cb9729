import { readsFields } from '../aggregation/dependencies';
import { evaluate, validateExpression } from '../aggregation/expressions';
import { encode } from '../bson/codec';
import { isDoc, type Doc } from '../bson/bson-types';
import { Collation } from '../keys/collation';
import { MongoError } from '../mongo-error';
import { Deadline } from '../planning/deadline';
import type { Query } from '../planning/execute';
import { parseFilter } from '../query/parse-filter';
import { PLAIN_SCOPE, type Scope } from '../query/scope';
import { parseSort } from '../query/sort';
import type { Collection } from '../storage/catalog';
import { keyPattern } from '../storage/document-store';
import type { Index } from '../storage/index-definition';
import { count } from './arguments';

/** Names with a capital letter in front are the server's own. */
const VARIABLE = /^[a-z\u0080-\uffff][\w\u0080-\uffff]*$/;

/** The parts of a query, under the names that the command gives them. */
export interface QueryParts {
  filter: unknown;
  sort?: unknown;
  skip?: number;
  limit?: number;
  hint?: unknown;
}

/** What `let` and `collation` say; constants are expressions without a document. */
export function parseScope(constants: unknown, collation: unknown): Scope {
  if (constants === undefined && collation === undefined) return PLAIN_SCOPE;
  if (constants !== undefined && !isDoc(constants))
    throw new MongoError(14, "BSON field 'let' is the wrong type, expected type 'object'");
  const variables = Object.entries(constants ?? {}).map(([name, expression]) => {
    if (!VARIABLE.test(name))
      throw new MongoError(
        9,
        `'${name}' starts with an invalid character for a user variable name`,
      );
    validateExpression(expression);
    if (readsFields(expression))
      throw new MongoError(
        4890500,
        `Command let Expression tried to access a field, but this is not allowed: ${name}`,
      );
    return [name, evaluate(expression, {})];
  });
  return {
    variables: Object.fromEntries(variables) as Doc,
    collation: Collation.parse(collation),
  };
}

/** The scope of a command that has `let` and `collation` itself. */
export function scopeOf(command: Doc): Scope {
  return parseScope(command['let'], command['collation']);
}

export function parseQuery(
  collection: Collection,
  parts: QueryParts,
  command: Doc,
  scope = scopeOf(command),
): Query {
  return {
    predicate: parseFilter(parts.filter ?? {}, scope),
    sort: parseSort(parts.sort),
    skip: parts.skip ?? 0,
    limit: parts.limit ?? 0,
    indexes: hintedIndexes(collection, parts.hint),
    deadline: new Deadline(count(command, 'maxTimeMS')),
    scope,
  };
}

/** All indexes, or the one that a hint names; `_id_` and `$natural` leave none. */
function hintedIndexes(collection: Collection, hint: unknown): readonly Index[] {
  if (hint === undefined || hint === null || (isDoc(hint) && Object.keys(hint).length === 0))
    return collection.indexes;
  if (hint === '_id_' || (isDoc(hint) && ('$natural' in hint || isIdPattern(hint)))) return [];
  const found = collection.indexes.filter((index) =>
    isDoc(hint)
      ? encode({ key: keyPattern(index) }).equals(encode({ key: hint }))
      : index.name === hint,
  );
  if (found.length > 0) return found;
  throw new MongoError(
    2,
    'error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index',
  );
}

function isIdPattern(hint: Doc): boolean {
  return Object.keys(hint).join() === '_id' && hint['_id'] === 1;
}
