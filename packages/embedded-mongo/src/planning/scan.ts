import type { Collection } from '../storage/catalog';
import { idOfEntry } from '../storage/document-store';
import type { Index } from '../storage/index-definition';
import { countUpTo, scanRange, type Entry } from '../storage/range-scan';
import { PREFIX_BYTES } from '../storage/records';
import type { Store } from '../storage/store';
import type { Found } from './query';
import { mergeByKey } from './merge';
import type { Plan } from './planner';

/**
 * What a plan reaches, each document once, in its order.
 * @param skip so many are passed without being looked at; only where one entry stands for each document
 */
export function scanned(
  store: Store,
  collection: Collection,
  plan: Plan,
  skip = 0,
): Generator<Found> {
  return plan.index === null
    ? scannedDocuments(store, collection, plan, skip)
    : scannedEntries(store, collection, plan, plan.index, skip);
}

function* scannedDocuments(
  store: Store,
  collection: Collection,
  plan: Plan,
  skip: number,
): Generator<Found> {
  for (const { key, value } of walk(store.environment.documents, plan, skip)) {
    const id = key.subarray(PREFIX_BYTES);
    yield { id, entry: null, read: () => store.documents.open(collection, id, value) };
  }
}

function* scannedEntries(
  store: Store,
  collection: Collection,
  plan: Plan,
  index: Index,
  skip: number,
): Generator<Found> {
  const seen = index.multikey ? new Set<string>() : null;
  for (const { key, value } of walk(store.environment.entries, plan, skip)) {
    const id = idOfEntry(key, value);
    const name = seen && id.toString('latin1');
    if (name !== null && seen?.has(name)) continue;
    if (name !== null) seen?.add(name);
    yield { id, entry: key, read: () => store.documents.get(collection, id) };
  }
}

/** Of many scans side by side each gives few entries as a rule. */
const FIRST_MERGED_CHUNK = 2;

function* walk(table: Store['environment']['entries'], plan: Plan, skip: number): Generator<Entry> {
  const ranges = plan.reverse ? plan.ranges.toReversed() : plan.ranges;
  if (plan.mergeFrom === null) {
    let left = skip;
    for (const range of ranges) {
      const size = left > 0 ? countUpTo(table, range, left) : 1;
      if (size > left) yield* scanRange(table, range, plan.reverse, { skip: left });
      left = Math.max(left - size, 0);
    }
  } else {
    const first = { firstChunk: FIRST_MERGED_CHUNK };
    const scans = ranges.map((range) => scanRange(table, range, plan.reverse, first));
    const offsets = plan.reverse ? plan.mergeFrom.toReversed() : plan.mergeFrom;
    yield* mergeByKey(scans, offsets, plan.reverse);
  }
}
