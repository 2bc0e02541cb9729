import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedStoreError } from '../embedded-store-error';
import { DATA_FILE } from './environment';

/** Layout of LMDB's two meta pages (format 2): a page header, then the meta record. */
const PAGE_HEADER = 24;
const MAGIC = 0xbeefc0de;
const PAGE_SIZE_AT = PAGE_HEADER + 24;
const LAST_PAGE_AT = PAGE_HEADER + 120;
const TRANSACTION_AT = PAGE_HEADER + 128;
const META_BYTES = PAGE_HEADER + 136;

interface Meta {
  pageSize: number;
  lastPage: bigint;
  transaction: bigint;
}

/**
 * Refuses a data file that is shorter than its newest meta page says: reading a missing page of a
 * mapped file would kill the process without a word.
 */
export function checkDataFile(dataDir: string): void {
  const path = join(dataDir, DATA_FILE);
  if (!existsSync(path)) return;
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    if (size === 0) return;
    const first = readMeta(file, 0);
    const second = first && readMeta(file, first.pageSize);
    if (!first || !second) throw damaged(path, 'no es un archivo del almacén o está dañado');
    const newest = second.transaction > first.transaction ? second : first;
    const needed = (newest.lastPage + 1n) * BigInt(newest.pageSize);
    if (BigInt(size) < needed)
      throw damaged(path, `está incompleto: tiene ${size} bytes y debería tener ${needed}`);
  } finally {
    closeSync(file);
  }
}

function readMeta(file: number, at: number): Meta | null {
  const page = Buffer.alloc(META_BYTES);
  if (readSync(file, page, 0, META_BYTES, at) < META_BYTES) return null;
  if (page.readUInt32LE(PAGE_HEADER) !== MAGIC) return null;
  return {
    pageSize: page.readUInt32LE(PAGE_SIZE_AT),
    lastPage: page.readBigUInt64LE(LAST_PAGE_AT),
    transaction: page.readBigUInt64LE(TRANSACTION_AT),
  };
}

function damaged(path: string, what: string): EmbeddedStoreError {
  return new EmbeddedStoreError(
    'ARCHIVO_DANADO',
    `El archivo de datos ${path} ${what}. Restaure la última copia de seguridad antes de iniciar.`,
  );
}
