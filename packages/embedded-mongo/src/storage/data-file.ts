import { closeSync, existsSync, fstatSync, openSync, readSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedStoreError } from '../embedded-store-error';
import { DATA_FILE } from './environment';
import { areFree, MAX_RANGE } from './free-pages';
import { currentBootId, snapshotsToOpen, type ReadBytes, type Snapshot } from './snapshots';

/**
 * Refuses a data file that lacks pages that hold something: reading a missing page of a mapped file
 * would kill the process without a word. A healthy file may be shorter than its last page says:
 * pages at the end that were given out and free again before they were written are not there
 * (MDB_meta.mm_last_pg in LMDB's mdb.c). Such a file gets its full length, so that there is nothing
 * behind its end that could be read.
 */
export function prepareDataFile(dataDir: string): void {
  const path = join(dataDir, DATA_FILE);
  if (!existsSync(path)) return;
  const length = neededLength(path);
  if (length !== null) truncateSync(path, length);
}

/** The length that the file must get; null when it has it. */
function neededLength(path: string): number | null {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    if (size === 0) return null;
    const read: ReadBytes = (at, length) => readFully(file, size, at, length);
    const snapshots = snapshotsToOpen(read, currentBootId());
    if (snapshots.length === 0) throw damaged(path, 'no es un archivo del almacén o está dañado');
    const short = snapshots.filter((snapshot) => lengthOf(snapshot) > size);
    const cut = short.find((snapshot) => !isEndFree(read, snapshot, size));
    if (cut)
      throw damaged(path, `está incompleto: tiene ${size} bytes y debería tener ${lengthOf(cut)}`);
    return short.length > 0 ? Math.max(...short.map((each) => Number(lengthOf(each)))) : null;
  } finally {
    closeSync(file);
  }
}

/** Whether every page that the snapshot counts and the file lacks, whole or in part, is free. */
function isEndFree(read: ReadBytes, snapshot: Snapshot, size: number): boolean {
  const { pageSize, freeRoot, lastPage } = snapshot;
  const from = Math.floor(size / pageSize);
  if (lastPage - BigInt(from) >= BigInt(MAX_RANGE)) return false;
  const readPages = (first: number, count: number): Buffer | null =>
    read(first * pageSize, count * pageSize);
  return areFree(readPages, freeRoot, { from, to: Number(lastPage) + 1 });
}

function lengthOf({ lastPage, pageSize }: Snapshot): bigint {
  return (lastPage + 1n) * BigInt(pageSize);
}

function readFully(file: number, size: number, at: number, length: number): Buffer | null {
  if (at + length > size) return null;
  const bytes = Buffer.alloc(length);
  return readSync(file, bytes, 0, length, at) === length ? bytes : null;
}

function damaged(path: string, what: string): EmbeddedStoreError {
  return new EmbeddedStoreError(
    'ARCHIVO_DANADO',
    `El archivo de datos ${path} ${what}. Restaure la última copia de seguridad antes de iniciar.`,
  );
}
