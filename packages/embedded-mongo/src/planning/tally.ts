import { setImmediate as turn } from 'node:timers/promises';
import { type Places, runsOf, type Tally, Tallying } from '../aggregation/tally';
import type { Doc } from '../bson/bson-types';
import { decodeFields } from '../bson/raw-document';
import { matches } from '../query/match';
import { ALWAYS, fieldsOf } from '../query/predicate';
import type { Collection } from '../storage/catalog';
import { idOfEntry } from '../storage/document-store';
import type { Index } from '../storage/index-definition';
import { scanKeys } from '../storage/range-scan';
import type { Store } from '../storage/store';
import { sizeOf, wayToAll } from './contest';
import { COST } from './cost';
import { partEnds } from './entry-parts';
import { findStored } from './execute';
import { withId } from './index-order';
import { bestOf, planCandidates, type Plan } from './planner';
import type { Query } from './query';
import { sieveOf } from './sieve';

/** Entries that are looked at before others have their turn. */
const TURN = 4_096;

/**
 * Counts and adds up what a query finds. Off the entries of an index alone where one tells all that is
 * asked and that costs less than reading the documents.
 */
export async function tallied(
  store: Store,
  collection: Collection,
  query: Query,
  tally: Tally,
): Promise<Doc[]> {
  const tallying = new Tallying(tally);
  const way = coveringWay(store, collection, query, tally);
  if (way) await overEntries(store, collection, query, way, tallying);
  else {
    const also = tallying.fields();
    for (const { read, doc } of findStored(store, collection, { ...query, also })) {
      const raw = doc ? undefined : read();
      if (doc) tallying.addDocument(doc);
      else if (raw) tallying.addDocument(decodeFields(raw, also));
    }
  }
  return tallying.result();
}

/** An index that tells all of it. */
interface Way {
  plan: Plan;
  index: Index;
  places: Places;
}

function coveringWay(store: Store, collection: Collection, query: Query, tally: Tally): Way | null {
  const { predicate, indexes, sort, skip, scope } = query;
  if (sort.length > 0 || skip > 0 || scope.collation) return null;
  const candidates = planCandidates(collection, indexes, predicate, []);
  const covering = candidates.filter(
    ({ plan }) => placesOf(plan.index, tally) && sieveOf(plan, predicate).open.length === 0,
  );
  if (covering.length === 0) return null;
  const { plan } = bestOf(covering);
  const { index } = plan;
  const places = placesOf(index, tally);
  if (!index || !places) return null;
  return isCheaper(store, plan, wayToAll(store, collection, query))
    ? { plan, index, places }
    : null;
}

/** Null unless one entry stands for each document and tells every field of the tally. */
function placesOf(index: Index | null, { keys, sums }: Tally): Places | null {
  if (!index || index.multikey || index.cut) return null;
  const fields = withId(index.fields);
  const placeOf = (path: string): number =>
    fields.findIndex((field) => field.path === path && field.direction === 1);
  const own = keys.map(({ path }) => placeOf(path));
  const places = {
    keys: own,
    runs: runsOf(own),
    sums: sums.map(({ path }) => (path === null ? null : placeOf(path))),
  };
  return places.keys.includes(-1) || places.sums.includes(-1) ? null : places;
}

/** Few documents are read sooner than many entries are looked at. */
function isCheaper(store: Store, looking: Plan, reading: Plan): boolean {
  if (looking.index === reading.index) return true;
  const read = sizeOf(store, reading, MOST_READ) * COST.document;
  return sizeOf(store, looking, read) * COST.entry < read;
}

/** More documents than this are not counted to compare; so many are read only when there are far more entries. */
const MOST_READ = 4_000;

/** Each document once: the order of the entries that others change meanwhile is that of their _id. */
async function overEntries(
  store: Store,
  collection: Collection,
  { predicate, limit, deadline }: Query,
  { plan, index, places }: Way,
  tallying: Tallying,
): Promise<void> {
  const sieve = sieveOf(plan, predicate);
  const fields = withId(index.fields);
  const depth = Math.max(sieve.depth, ...[...places.keys, ...places.sums].map(depthTo));
  const needed = fieldsOf(predicate);
  const read = needed && new Set([...needed, ...tallying.fields()]);
  let [looked, found] = [0, 0];
  for (const entry of keysOf(store, plan)) {
    deadline.check();
    if (++looked % TURN === 0) await turn();
    const ends = partEnds(entry, fields, depth);
    const rest = plan.isExact ? ALWAYS : sieve.restOf(entry, ends);
    if (rest === null) continue;
    const isTold = rest === ALWAYS && ends && tallying.addEntry(entry, ends, places);
    if (!isTold) {
      const value = store.environment.entries.get(entry);
      const raw = value && store.documents.get(collection, idOfEntry(entry, value));
      const doc = raw && decodeFields(raw, read);
      if (!doc || !matches(predicate, doc)) continue;
      tallying.addDocument(doc);
    }
    found += 1;
    if (limit > 0 && found >= limit) return;
  }
}

function* keysOf({ environment }: Store, { ranges }: Plan): Generator<Buffer> {
  for (const range of ranges) yield* scanKeys(environment.entries, range);
}

const depthTo = (place: number | null): number => (place ?? -1) + 1;
