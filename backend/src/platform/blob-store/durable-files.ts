import { createHash } from 'node:crypto';
import { chmod, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { isDiskFull } from '../system-limits';
import { BlobNotFound, StorageFull } from './blob-store';

export const FOLDER_MODE = 0o700;
export const FILE_MODE = 0o600;

/** Not by `instanceof Error`: system errors may come from another realm. */
export const errorCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Runs a file operation with its errors in the terms of the port. */
export async function inPortTerms<T>(key: string, operation: () => Promise<T>): Promise<T> {
  try {
    return await operation();
  } catch (error) {
    if (isDiskFull(error)) throw new StorageFull({ cause: error });
    if (errorCode(error) === 'ENOENT') throw new BlobNotFound(key);
    throw error;
  }
}

/** Writes a new file and waits until the volume has it; leaves nothing when it fails. */
export async function writeNewFile(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'wx', FILE_MODE);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } catch (error) {
    await handle.close();
    await rm(file, { force: true });
    throw error;
  }
  await handle.close();
}

/** Waits until the volume has the file, closes it to others, and tells its size and hash. */
export async function sealFile(file: string): Promise<{ size: number; sha256: string }> {
  await chmod(file, FILE_MODE);
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) {
      const bytes = chunk as Buffer;
      hash.update(bytes);
      size += bytes.length;
    }
    return { size, sha256: hash.digest('hex') };
  } finally {
    await handle.close();
  }
}

/** Renames a sealed file into place; when it resolves, the name survives a power cut as well. */
export async function moveIntoPlace(from: string, to: string): Promise<void> {
  await makeFolder(path.dirname(to));
  await rename(from, to);
  await syncFolder(path.dirname(to));
}

/** Makes a folder and its parents for the owner alone, each of them durable. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) {
    await syncFolder(path.dirname(made));
  }
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder as a file; there the rename itself is what the system offers.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
