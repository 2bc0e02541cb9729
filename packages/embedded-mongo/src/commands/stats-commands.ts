import { statSync } from 'node:fs';
import type { Doc } from '../bson/bson-types';
import type { Collection } from '../storage/catalog';
import { rangeOf, requireCollection } from '../storage/document-store';
import { scanRange } from '../storage/range-scan';
import { prefixOf } from '../storage/records';
import type { Store } from '../storage/store';
import { checkFields, namespaceOf } from './arguments';
import type { CommandContext, CommandHandler } from './context';

interface Sizes {
  count: number;
  /** Bytes. */
  size: number;
  entries: Record<string, number>;
}

/** Every document of the collection is looked at: a command for tools, which the product never sends. */
function sizesOf(store: Store, collection: Collection): Sizes {
  const { documents, entries } = store.environment;
  let [count, size] = [0, 0];
  for (const { value } of scanRange(documents, rangeOf(prefixOf(collection.id)), false)) {
    count += 1;
    size += value.length;
  }
  const bytesOf = (id: number): number => {
    const range = rangeOf(prefixOf(id));
    let bytes = 0;
    for (const { key, value } of scanRange(entries, range, false))
      bytes += key.length + value.length;
    return bytes;
  };
  const perIndex = collection.indexes.map(({ id, name }) => [name, bytesOf(id)] as const);
  return { count, size, entries: { _id_: 0, ...Object.fromEntries(perIndex) } };
}

const scaleOf = ({ command }: CommandContext): number => Math.max(Number(command['scale'] ?? 1), 1);

const total = (numbers: Iterable<number>): number => [...numbers].reduce((sum, n) => sum + n, 0);

/** What `collStats` and `$collStats` say of a collection; sizes in units of `scale` bytes. */
export function storageStats(store: Store, collection: Collection, scale: number): Doc {
  const { count, size, entries } = sizesOf(store, collection);
  const scaled = (bytes: number): number => Math.floor(bytes / scale);
  const indexBytes = total(Object.values(entries));
  return {
    size: scaled(size),
    count,
    ...(count > 0 ? { avgObjSize: Math.floor(size / count) } : {}),
    storageSize: scaled(size),
    freeStorageSize: 0,
    capped: false,
    nindexes: collection.indexes.length + 1,
    totalIndexSize: scaled(indexBytes),
    totalSize: scaled(size + indexBytes),
    indexSizes: Object.fromEntries(
      Object.entries(entries).map(([name, bytes]) => [name, scaled(bytes)]),
    ),
    scaleFactor: scale,
  };
}

export const collStats: CommandHandler = (context) => {
  const { command, store } = context;
  checkFields(context.name, command, ['scale']);
  const collection = requireCollection(store.catalog, namespaceOf(context));
  const stats = storageStats(store, collection, scaleOf(context));
  return { ns: collection.namespace, ...stats, ok: 1 };
};

export const dbStats: CommandHandler = (context) => {
  const { command, store, database, dataFile } = context;
  checkFields(context.name, command, ['scale', 'freeStorage']);
  const scale = scaleOf(context);
  const collections = store.catalog.inDatabase(database);
  const sizes = collections.map((collection) => sizesOf(store, collection));
  const objects = total(sizes.map(({ count }) => count));
  const data = total(sizes.map(({ size }) => size));
  const index = total(sizes.flatMap(({ entries }) => Object.values(entries)));
  const file = statSync(dataFile).size;
  return {
    db: database,
    collections: collections.length,
    views: 0,
    objects,
    avgObjSize: objects > 0 ? data / objects : 0,
    dataSize: data / scale,
    storageSize: data / scale,
    indexes: total(collections.map(({ indexes }) => indexes.length + 1)),
    indexSize: index / scale,
    totalSize: (data + index) / scale,
    scaleFactor: scale,
    fsUsedSize: file / scale,
    fsTotalSize: file / scale,
    ok: 1,
  };
};
