import { decodeFields } from '../bson/raw-document';
import { matches } from '../query/match';
import { fieldsOf, type Predicate } from '../query/predicate';
import { sortByKey, sortKey, type SortField } from '../query/sort';
import type { Collection } from '../storage/catalog';
import { idOfEntry } from '../storage/document-store';
import type { Index } from '../storage/index-definition';
import { scanRange, type Entry } from '../storage/range-scan';
import { PREFIX_BYTES } from '../storage/records';
import type { Store } from '../storage/store';
import type { Deadline } from './deadline';
import { mergeByKey } from './merge';
import { planQuery, type Plan } from './planner';

/** A parsed query over one collection. */
export interface Query {
  predicate: Predicate;
  sort: readonly SortField[];
  skip: number;
  /** 0: no limit. */
  limit: number;
  /** The indexes that may be used. */
  indexes: readonly Index[];
  deadline: Deadline;
}

/** A document that a query finds; its bytes are read only when somebody asks. */
export interface Found {
  /** Key of the _id. */
  id: Buffer;
  /** Undefined when the document is damaged. */
  read(): Buffer | undefined;
}

/** What a query finds, in its order. */
export function* findStored(store: Store, collection: Collection, query: Query): Generator<Found> {
  const plan = planQuery(collection, query.indexes, query.predicate, query.sort);
  const found = plan.isSorted
    ? matching(store, collection, plan, query)
    : sorted(store, collection, plan, query);
  let position = 0;
  for (const one of found) {
    if (position++ < query.skip) continue;
    yield one;
    if (query.limit > 0 && position >= query.skip + query.limit) return;
  }
}

function* matching(
  store: Store,
  collection: Collection,
  plan: Plan,
  query: Query,
): Generator<Found> {
  const fields = fieldsOf(query.predicate);
  for (const found of scanned(store, collection, plan)) {
    query.deadline.check();
    if (plan.isExact) yield found;
    else {
      const raw = found.read();
      if (raw && matches(query.predicate, decodeFields(raw, fields)))
        yield { id: found.id, read: () => raw };
    }
  }
}

/** Sorts by keys and ids only and reads the documents again, so that memory stays small. */
function* sorted(store: Store, collection: Collection, plan: Plan, query: Query): Generator<Found> {
  const limit = query.limit > 0 ? query.skip + query.limit : 0;
  for (const id of sortByKey(sortEntries(store, collection, plan, query), limit))
    yield { id, read: () => store.documents.get(collection, id) };
}

function* sortEntries(
  store: Store,
  collection: Collection,
  plan: Plan,
  query: Query,
): Generator<{ key: Buffer; item: Buffer }> {
  const filterFields = fieldsOf(query.predicate);
  const sortFields = query.sort.map(({ segments }) => segments[0] ?? '');
  const fields = filterFields && new Set([...filterFields, ...sortFields]);
  for (const found of scanned(store, collection, plan)) {
    query.deadline.check();
    const raw = found.read();
    if (!raw) continue;
    const doc = decodeFields(raw, fields);
    if (matches(query.predicate, doc)) yield { key: sortKey(doc, query.sort), item: found.id };
  }
}

function scanned(store: Store, collection: Collection, plan: Plan): Generator<Found> {
  return plan.index === null
    ? scannedDocuments(store, collection, plan)
    : scannedEntries(store, collection, plan, plan.index);
}

function* scannedDocuments(store: Store, collection: Collection, plan: Plan): Generator<Found> {
  for (const { key, value } of walk(store.environment.documents, plan)) {
    const id = key.subarray(PREFIX_BYTES);
    yield { id, read: () => store.documents.open(collection, id, value) };
  }
}

function* scannedEntries(
  store: Store,
  collection: Collection,
  plan: Plan,
  index: Index,
): Generator<Found> {
  const seen = index.multikey ? new Set<string>() : null;
  for (const { key, value } of walk(store.environment.entries, plan)) {
    const id = idOfEntry(key, value);
    const name = seen && id.toString('latin1');
    if (name !== null && seen?.has(name)) continue;
    if (name !== null) seen?.add(name);
    yield { id, read: () => store.documents.get(collection, id) };
  }
}

function* walk(table: Store['environment']['entries'], plan: Plan): Generator<Entry> {
  const ranges = plan.reverse ? plan.ranges.toReversed() : plan.ranges;
  const scans = ranges.map((range) => scanRange(table, range, plan.reverse));
  if (plan.mergeFrom === null) for (const scan of scans) yield* scan;
  else {
    const offsets = plan.reverse ? plan.mergeFrom.toReversed() : plan.mergeFrom;
    yield* mergeByKey(scans, offsets, plan.reverse);
  }
}
