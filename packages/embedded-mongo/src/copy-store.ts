import { chmod, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as mongo from 'mongodb';
import { BACKUP_COMMAND } from './commands/backup-command';
import { EmbeddedStoreError } from './embedded-store-error';
import { AddressFile } from './storage/address-file';
import { DATA_FILE } from './storage/environment';
import { LockFile } from './storage/lock-file';
import { Store } from './storage/store';

const CONNECT_MS = 5_000;

/**
 * Writes a consistent copy of a folder's store into another folder, which is empty, absolute and of
 * this user alone. Everything that was acknowledged before the call is in it.
 *
 * The process that holds the folder makes the copy. LMDB would let a second process read beside it, but
 * not safely here: a server that starts meanwhile after a power failure would not be the first to open
 * the file and so would not go back to the last flushed state (mdb_env_open, MDB_PREVSNAPSHOT), and it
 * may set the length of a file that is mapped elsewhere. So the running server is asked over its own
 * socket; where none runs, this process takes its lock and is the server for that time.
 * @throws EmbeddedStoreError when the store is damaged or the running server does not answer
 */
export async function copyStore(dataDir: string, folder: string): Promise<void> {
  const lock = lockUnlessServed(dataDir);
  if (lock === null) return askServer(dataDir, folder);
  try {
    const store = Store.open(dataDir, () => undefined);
    try {
      await store.copyTo(join(folder, DATA_FILE));
    } finally {
      await store.close();
    }
    await chmod(join(folder, DATA_FILE), 0o600);
  } finally {
    lock.release();
  }
}

/**
 * Opens a copied store as the server would and closes it again. Answers the number of its documents.
 * @throws EmbeddedStoreError when it cannot be opened
 */
export async function countRecords(folder: string): Promise<number> {
  const store = Store.open(folder, () => undefined);
  try {
    const { entryCount } = store.environment.documents.getStats() as { entryCount: number };
    return entryCount;
  } finally {
    await store.close();
    await rm(join(folder, `${DATA_FILE}-lock`), { force: true });
  }
}

function lockUnlessServed(dataDir: string): LockFile | null {
  try {
    return LockFile.acquire(dataDir);
  } catch (error) {
    if (error instanceof EmbeddedStoreError && error.code === 'EN_USO') return null;
    throw error;
  }
}

async function askServer(dataDir: string, folder: string): Promise<void> {
  const uri = new AddressFile(dataDir).read();
  if (uri === null)
    throw noCopy(`El proceso que usa ${dataDir} todavía no atiende. Espere un momento y repita.`);
  const client = new mongo.MongoClient(uri, { serverSelectionTimeoutMS: CONNECT_MS });
  try {
    await client.db().command({ [BACKUP_COMMAND]: 1, folder });
  } catch (error) {
    throw explained(error, dataDir);
  } finally {
    await client.close();
  }
}

function explained(error: unknown, dataDir: string): EmbeddedStoreError {
  const isOfServer = error instanceof mongo.MongoServerError;
  if (isOfServer && error.code === 2)
    return noCopy('Ejecute el comando con el mismo usuario que el servidor.', error);
  if (isOfServer)
    return noCopy(`El servidor que usa ${dataDir} no pudo copiar: ${error.message}`, error);
  return noCopy(
    `El servidor que usa ${dataDir} no contesta. Ejecute el comando en la misma máquina y con el mismo usuario, o detenga antes el servidor.`,
    error as Error,
  );
}

const noCopy = (message: string, cause?: Error): EmbeddedStoreError =>
  new EmbeddedStoreError('SIN_COPIA', message, { cause });
