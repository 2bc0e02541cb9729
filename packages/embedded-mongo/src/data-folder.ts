import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { copyStore, countRecords } from './copy-store';
import { startEmbeddedMongo, type EmbeddedMongo, type EmbeddedMongoOptions } from './start';
import { DATA_FILE } from './storage/environment';

/** What can be done with the store of a data folder. Everything throws EmbeddedStoreError when it is damaged. */
export interface DataFolder {
  /** Serves it until it is closed; refused while another process does. */
  start(options?: Omit<EmbeddedMongoOptions, 'dataDir'>): Promise<EmbeddedMongo>;
  /**
   * Writes a consistent copy into another folder, which is empty, absolute and of this user alone, also while
   * the store is served. Everything that was acknowledged before the call is in it.
   */
  copyTo(folder: string): Promise<void>;
  /** Number of documents of a store that nobody serves, opened as a server would. */
  countRecords(): Promise<number>;
  /** Bytes of its file. */
  bytes(): Promise<number>;
}

/** The store of a data folder. Touches nothing until it is asked. */
export function embeddedMongo(dataDir: string): DataFolder {
  return {
    start: (options) => startEmbeddedMongo({ ...options, dataDir }),
    copyTo: (folder) => copyStore(dataDir, folder),
    countRecords: () => countRecords(dataDir),
    bytes: async () => (await stat(join(dataDir, DATA_FILE))).size,
  };
}
