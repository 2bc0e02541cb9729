import { hostname } from 'node:os';
import { Long } from 'bson';
import { stageEntry } from '../aggregation/pipeline';
import { isDoc, type Doc } from '../bson/bson-types';
import { MongoError } from '../mongo-error';
import type { Collection } from '../storage/catalog';
import { requireCollection } from '../storage/document-store';
import type { Store } from '../storage/store';
import type { CommandContext } from './context';
import { indexSpecs } from './index-commands';
import { storageStats } from './stats-commands';

interface Asked {
  store: Store;
  namespace: string;
  spec: unknown;
}

/** First stages that tell of a collection instead of reading it; database tools ask them. */
const SOURCES: Readonly<Record<string, (asked: Asked) => Doc[]>> = {
  $collStats: collStatsSource,
  $indexStats: indexStatsSource,
};

/** What such a first stage makes; null for any other. */
export function collectionSource(
  { store }: CommandContext,
  namespace: string,
  pipeline: readonly unknown[],
): Doc[] | null {
  const [name, spec] = pipeline[0] === undefined ? ['', undefined] : stageEntry(pipeline[0]);
  const make = Object.hasOwn(SOURCES, name) ? SOURCES[name] : undefined;
  return make ? make({ store, namespace, spec }) : null;
}

/** Parts of `$collStats` that need counters which this server does not keep. */
const NOT_KEPT = ['latencyStats', 'queryExecStats'];

function collStatsSource({ store, namespace, spec }: Asked): Doc[] {
  if (!isDoc(spec)) throw new MongoError(5_447_000, '$collStats must take a nested object');
  for (const [name, part] of Object.entries(spec)) checkPart(name, part);
  const asked = Object.keys(spec);
  const collection = asked.length > 0 ? requireCollection(store.catalog, namespace) : null;
  const about: Doc = { ns: namespace, host: hostname(), localTime: new Date() };
  return [{ ...about, ...(collection ? partsOf(store, collection, spec) : {}) }];
}

function checkPart(name: string, part: unknown): void {
  if (NOT_KEPT.includes(name))
    throw new MongoError(238, `${name} of $collStats is not supported by this server`);
  if (name !== 'count' && name !== 'storageStats')
    throw new MongoError(40_415, `BSON field '$collStats.${name}' is an unknown field.`);
  if (!isDoc(part)) throw new MongoError(14, `BSON field '$collStats.${name}' must be an object`);
}

function partsOf(store: Store, collection: Collection, { storageStats: sizes, count }: Doc): Doc {
  const scale = Number(isDoc(sizes) ? (sizes['scale'] ?? 1) : 1);
  if (!Number.isInteger(scale) || scale < 1)
    throw new MongoError(51_024, "BSON field 'scale' must be a positive integer");
  const stats = storageStats(store, collection, scale);
  return {
    ...(sizes === undefined ? {} : { storageStats: stats }),
    ...(count === undefined ? {} : { count: stats['count'] }),
  };
}

/** A collection that does not exist has no indexes. How often one is used is not counted before it is asked. */
function indexStatsSource({ store, namespace, spec }: Asked): Doc[] {
  if (!isDoc(spec) || Object.keys(spec).length > 0)
    throw new MongoError(28_803, 'The $indexStats stage specification must be an empty object');
  const collection = store.catalog.find(namespace);
  if (!collection) return [];
  const host = hostname();
  const accesses = { ops: Long.ZERO, since: new Date() };
  return indexSpecs(collection).map((index) => ({
    name: index['name'],
    key: index['key'],
    host,
    accesses,
    spec: index,
  }));
}
