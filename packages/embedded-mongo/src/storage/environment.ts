import { open, type Database, type RootDatabase } from 'lmdb';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';

/** Keys and values are bytes; order is byte order. */
export type Table = Database<Buffer, Buffer>;

/** The open data file and its tables. */
export interface Environment {
  root: RootDatabase<Buffer, Buffer>;
  catalog: Table;
  /** [collection id][_id key] -> checksum and document. */
  documents: Table;
  /** [index id][field keys][_id key] -> where the _id key begins. */
  entries: Table;
  /** Documents whose checksum failed, as they were found. */
  quarantine: Table;
}

export const DATA_FILE = 'store.mdb';

/** As lmdb's own for bytes, but a key read has its memory from Node's pool: one of its own costs five times that. */
const KEYS = {
  writeKey: (key: Uint8Array, target: Buffer, start: number): number => {
    target.set(key, start);
    return start + key.length;
  },
  readKey: (source: Buffer, start: number, end: number): Buffer => {
    const key = Buffer.allocUnsafe(end - start);
    source.copy(key, 0, start, end);
    return key;
  },
};

const BINARY = { encoding: 'binary', keyEncoder: KEYS } as const;

/**
 * Of a new file; an existing one keeps its own. With pages of 4 kB the tree is deeper, and every entry of
 * a change copies and flushes a page of each level: an event's ten entries took almost twice as long
 * (decision 030).
 */
const PAGE_BYTES = 16_384;

/** 64 GB of address space; the file itself grows as it is written. Windows would fill it at once. */
const MAP_SIZE = process.platform === 'win32' ? {} : { mapSize: 64 * 1024 ** 3 };

export function openEnvironment(dataDir: string): Environment {
  const path = join(dataDir, DATA_FILE);
  const root: RootDatabase<Buffer, Buffer> = open<Buffer, Buffer>({
    path,
    noSubdir: true,
    maxDbs: 8,
    cache: false,
    pageSize: PAGE_BYTES,
    // Every write is a transaction already. The batch around those of a turn has a promise of its own that
    // nobody can hear, and that ends the thread when the disk is full.
    eventTurnBatching: false,
    ...MAP_SIZE,
    ...BINARY,
  });
  // LMDB makes its files readable for everybody whom the process's mask allows (reliability D6).
  for (const file of [path, `${path}-lock`]) chmodSync(file, 0o600);
  const table = (name: string): Table =>
    root.openDB<Buffer, Buffer>({ name, cache: false, ...BINARY });
  return {
    root,
    catalog: table('catalog'),
    documents: table('documents'),
    entries: table('entries'),
    quarantine: table('quarantine'),
  };
}
