import { encode } from '../bson/codec';
import { isDoc, type Doc } from '../bson/bson-types';
import { MongoError } from '../mongo-error';
import { Deadline } from '../planning/deadline';
import type { Query } from '../planning/execute';
import { parseFilter } from '../query/parse-filter';
import { parseSort } from '../query/sort';
import type { Collection } from '../storage/catalog';
import { keyPattern } from '../storage/document-store';
import type { Index } from '../storage/index-definition';
import { count } from './arguments';

/** The parts of a query, under the names that the command gives them. */
export interface QueryParts {
  filter: unknown;
  sort?: unknown;
  skip?: number;
  limit?: number;
  hint?: unknown;
}

export function parseQuery(collection: Collection, parts: QueryParts, command: Doc): Query {
  return {
    predicate: parseFilter(parts.filter ?? {}),
    sort: parseSort(parts.sort),
    skip: parts.skip ?? 0,
    limit: parts.limit ?? 0,
    indexes: hintedIndexes(collection, parts.hint),
    deadline: new Deadline(count(command, 'maxTimeMS')),
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
