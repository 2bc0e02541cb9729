import type { Collection } from '../storage/catalog';
import { idOfEntry } from '../storage/document-store';
import type { Index } from '../storage/index-definition';
import { scanRange, type Entry } from '../storage/range-scan';
import { PREFIX_BYTES } from '../storage/records';
import type { Store } from '../storage/store';
import type { Found } from './query';
import { mergeByKey } from './merge';
import type { Plan } from './planner';

/** What a plan reaches, each document once, in its order. */
export function scanned(store: Store, collection: Collection, plan: Plan): Generator<Found> {
  return plan.index === null
    ? scannedDocuments(store, collection, plan)
    : scannedEntries(store, collection, plan, plan.index);
}

function* scannedDocuments(store: Store, collection: Collection, plan: Plan): Generator<Found> {
  for (const { key, value } of walk(store.environment.documents, plan)) {
    const id = key.subarray(PREFIX_BYTES);
    yield { id, entry: null, read: () => store.documents.open(collection, id, value) };
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
    yield { id, entry: key, read: () => store.documents.get(collection, id) };
  }
}

/** Of many scans side by side each gives few entries as a rule. */
const FIRST_MERGED_CHUNK = 2;

function* walk(table: Store['environment']['entries'], plan: Plan): Generator<Entry> {
  const ranges = plan.reverse ? plan.ranges.toReversed() : plan.ranges;
  if (plan.mergeFrom === null)
    for (const range of ranges) yield* scanRange(table, range, plan.reverse);
  else {
    const scans = ranges.map((range) => scanRange(table, range, plan.reverse, FIRST_MERGED_CHUNK));
    const offsets = plan.reverse ? plan.mergeFrom.toReversed() : plan.mergeFrom;
    yield* mergeByKey(scans, offsets, plan.reverse);
  }
}
