import { Long } from 'bson';
import { decode, encode } from '../bson/codec';
import { decodeFields, pickRaw } from '../bson/raw-document';
import { splitPath, visitLeaves } from '../bson/paths';
import { compareValues, equalValues } from '../keys/compare';
import { encodeKey } from '../keys/value-key';
import { MongoError } from '../mongo-error';
import { countStored } from '../planning/count';
import { findStored, type Found, type Query } from '../planning/execute';
import { parseProjection } from '../query/projection';
import type { Collection } from '../storage/catalog';
import { arrayArgument, checkFields, count, flag, namespaceOf } from './arguments';
import type { CommandContext, CommandHandler } from './context';
import { parseQuery, scopeOf } from './query-arguments';
import { cursorReply } from './reply';

const DEFAULT_BATCH = 101;

const FIND_FIELDS = [
  'filter',
  'sort',
  'projection',
  'hint',
  'skip',
  'limit',
  'batchSize',
  'singleBatch',
  'noCursorTimeout',
  'allowDiskUse',
  'allowPartialResults',
  'let',
  'collation',
];

export const find: CommandHandler = (context) => {
  const { command, store, cursors } = context;
  checkFields('find', command, FIND_FIELDS);
  const namespace = namespaceOf(context);
  const { filter, sort, hint } = command;
  const collection = store.catalog.find(namespace);
  const parts = {
    filter,
    sort,
    hint,
    skip: count(command, 'skip'),
    limit: count(command, 'limit'),
  };
  const query = parseQuery(collection ?? EMPTY, parts, command);
  const projection = parseProjection(command['projection']);
  const documents = collection ? project(findStored(store, collection, query), projection) : [];
  const batchSize = count(command, 'batchSize', DEFAULT_BATCH);
  const batch = cursors.open(namespace, documents, batchSize, flag(command, 'singleBatch'));
  query.deadline.lift();
  return cursorReply('firstBatch', namespace, batch.id, batch.documents);
};

/** Stands for a collection that does not exist, so that its query is checked all the same. */
const EMPTY: Collection = { id: 0, namespace: '', uuid: new Uint8Array(16), indexes: [] };

function* project(
  found: Iterable<Found>,
  projection: ReturnType<typeof parseProjection>,
): Generator<Buffer> {
  for (const one of found) {
    const raw = one.read();
    if (!raw) continue;
    if (projection === null) yield raw;
    else if (projection.topLevelFields) yield pickRaw(raw, projection.topLevelFields);
    else yield encode(projection.apply(decode(raw)));
  }
}

export const getMore: CommandHandler = ({ command, cursors, database }) => {
  checkFields('getMore', command, ['collection', 'batchSize']);
  const { getMore: id, collection } = command;
  const cursorId = typeof id === 'number' ? Long.fromNumber(id) : id;
  if (!(cursorId instanceof Long))
    throw new MongoError(
      14,
      "BSON field 'getMore.getMore' is the wrong type, expected type 'long'",
    );
  if (typeof collection !== 'string')
    throw new MongoError(
      14,
      "BSON field 'getMore.collection' is the wrong type, expected type 'string'",
    );
  const namespace = `${database}.${collection}`;
  const batch = cursors.next(cursorId, namespace, count(command, 'batchSize'));
  return cursorReply('nextBatch', namespace, batch.id, batch.documents);
};

export const killCursors: CommandHandler = ({ command, cursors }) => {
  checkFields('killCursors', command, ['cursors']);
  const ids = arrayArgument('killCursors', command, 'cursors').map((id) =>
    id instanceof Long ? id : Long.fromNumber(Number(id)),
  );
  const cursorsKilled = ids.filter((id) => cursors.kill(id));
  const cursorsNotFound = ids.filter((id) => !cursorsKilled.includes(id));
  return { cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [], ok: 1 };
};

export const countCommand: CommandHandler = (context) => {
  const { command, store } = context;
  checkFields('count', command, ['query', 'limit', 'skip', 'hint', 'fields', 'collation']);
  const { query: filter, hint } = command;
  const limit = Math.abs(Number(command['limit'] ?? 0));
  const collection = store.catalog.find(namespaceOf(context));
  const parts = { filter, hint, limit, skip: count(command, 'skip') };
  const query = parseQuery(collection ?? EMPTY, parts, command);
  return { n: collection ? countStored(store, collection, query) : 0, ok: 1 };
};

export const distinct: CommandHandler = (context) => {
  const { command } = context;
  checkFields('distinct', command, ['key', 'query', 'hint', 'collation']);
  const { key } = command;
  if (typeof key !== 'string')
    throw new MongoError(14, "BSON field 'distinct.key' is the wrong type, expected type 'string'");
  const segments = splitPath(key);
  const fields = new Set([segments[0] ?? '']);
  const values = new Map<string, unknown>();
  for (const found of matching(context)) {
    const raw = found.read();
    if (!raw) continue;
    visitLeaves(decodeFields(raw, fields), segments, (leaf) => {
      if (leaf === undefined || Array.isArray(leaf)) return false;
      const name = encodeKey(leaf).toString('latin1');
      if (!values.has(name)) values.set(name, leaf);
      return false;
    });
  }
  const { collation } = scopeOf(command);
  const sorted = [...values.values()].sort((a, b) => compareValues(a, b, collation));
  // Of values that the collation takes for one the first that was found.
  const isFirst = (value: unknown, at: number): boolean =>
    at === 0 || !equalValues(value, sorted[at - 1], collation);
  return { values: sorted.filter(isFirst), ok: 1 };
};

function matching(context: CommandContext): Iterable<Found> {
  const { command, store } = context;
  const collection = store.catalog.find(namespaceOf(context));
  const parts = { filter: command['query'], hint: command['hint'] };
  const query: Query = parseQuery(collection ?? EMPTY, parts, command);
  return collection ? findStored(store, collection, query) : [];
}
