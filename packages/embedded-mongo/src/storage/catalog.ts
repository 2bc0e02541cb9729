import { randomBytes } from 'node:crypto';
import { decode, encode } from '../bson/codec';
import { isDoc, type Doc } from '../bson/bson-types';
import { Binary } from 'bson';
import { MongoError } from '../mongo-error';
import type { Table } from './environment';
import { openIndex, recordOf, type Index } from './index-definition';

export interface Collection {
  id: number;
  /** `database.collection` */
  namespace: string;
  uuid: Uint8Array;
  indexes: readonly Index[];
}

const COUNTER_KEY = Buffer.from('\0counter');
const COLLECTION_PREFIX = 'c:';

/** Collections and their indexes: held in memory, written with every change. */
export class Catalog {
  /** Never changed in place, so that a snapshot is one reference. */
  private collections: ReadonlyMap<string, Collection> = new Map();
  private counter = 0;

  constructor(private readonly table: Table) {
    this.load();
  }

  /** Reads everything anew; also after a commit that failed. */
  load(): void {
    const collections = new Map<string, Collection>();
    this.counter = this.table.get(COUNTER_KEY)?.readUInt32BE(0) ?? 0;
    for (const { key, value } of this.table.getRange({ start: Buffer.from(COLLECTION_PREFIX) })) {
      const namespace = Buffer.from(key).toString('utf8').slice(COLLECTION_PREFIX.length);
      collections.set(namespace, collectionOf(namespace, decode(value)));
    }
    this.collections = collections;
  }

  find(namespace: string): Collection | undefined {
    return this.collections.get(namespace);
  }

  all(): Collection[] {
    return [...this.collections.values()];
  }

  inDatabase(database: string): Collection[] {
    return this.all().filter(({ namespace }) => namespace.startsWith(`${database}.`));
  }

  /** The collection, made when it does not exist. Only inside a write transaction. */
  ensure(namespace: string): Collection {
    return this.collections.get(namespace) ?? this.create(namespace);
  }

  private create(namespace: string): Collection {
    checkNamespace(namespace);
    const collection: Collection = {
      id: this.nextId(),
      namespace,
      uuid: randomBytes(16),
      indexes: [],
    };
    this.save(collection);
    return collection;
  }

  /** A number for a collection or an index; never given twice. */
  nextId(): number {
    this.counter += 1;
    const value = Buffer.allocUnsafe(4);
    value.writeUInt32BE(this.counter);
    this.table.putSync(COUNTER_KEY, value);
    return this.counter;
  }

  save(collection: Collection): void {
    const { id, namespace, uuid, indexes } = collection;
    const indexRecords = indexes.map(recordOf);
    this.table.putSync(
      catalogKey(namespace),
      encode({ id, uuid: new Binary(uuid, 4), indexes: indexRecords }),
    );
    this.collections = new Map(this.collections).set(namespace, collection);
  }

  remove(namespace: string): void {
    this.table.removeSync(catalogKey(namespace));
    const rest = this.all().filter((collection) => collection.namespace !== namespace);
    this.collections = new Map(rest.map((collection) => [collection.namespace, collection]));
  }

  /** Remembers the present state; the answer brings it back when a transaction is given up. */
  snapshot(): () => void {
    const { collections, counter } = this;
    return () => {
      this.collections = collections;
      this.counter = counter;
    };
  }
}

function catalogKey(namespace: string): Buffer {
  return Buffer.from(COLLECTION_PREFIX + namespace);
}

function collectionOf(namespace: string, record: Doc): Collection {
  const { id, uuid, indexes } = record;
  return {
    id: Number(id),
    namespace,
    uuid: uuid instanceof Binary ? uuid.value() : randomBytes(16),
    indexes: Array.isArray(indexes) ? indexes.filter(isDoc).map(indexOf) : [],
  };
}

function indexOf(record: Doc): Index {
  const { id, spec, multikey, arrays, cut } = record;
  return openIndex({
    id: Number(id),
    spec: isDoc(spec) ? spec : {},
    multikey: multikey === true,
    ...(Array.isArray(arrays) ? { arrays: arrays.map(String) } : {}),
    cut: cut === true,
  });
}

const MAX_NAMESPACE_BYTES = 255;

function checkNamespace(namespace: string): void {
  const name = namespace.slice(namespace.indexOf('.') + 1);
  if (Buffer.byteLength(namespace) > MAX_NAMESPACE_BYTES)
    throw new MongoError(73, `Fully qualified namespace is too long: ${namespace}`);
  if (name === '' || name.includes('$') || name.includes('\0') || name.startsWith('.'))
    throw new MongoError(73, `Invalid collection name: ${name}`);
  if (name.startsWith('system.'))
    throw new MongoError(73, `Invalid system namespace: ${namespace}`);
}
