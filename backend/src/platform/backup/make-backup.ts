import { existsSync } from 'node:fs';
import { rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { moveIntoPlace, sealFile, writeNewFile } from '../blob-store/durable-files';
import type { Clock } from '../clock/clock';
import { DATA_FILE, embeddedMongo } from '../embedded-mongo';
import { DataCopy, dataSize, orWithoutSpace } from './data-copy';
import { assertEmpty, assertSpace, isBelow, makePrivate, realPathOf } from './folders';
import {
  BackupError,
  backupSign,
  DATA_FOLDER,
  FILE_LIST,
  listText,
  MANIFEST,
  manifestOf,
  type BackupFile,
  type Manifest,
} from './manifest';

/** Where the store is copied to; LMDB's copy wants a folder of its own. */
const STORE_FOLDER = 'store';

/**
 * Copies the store and the files of a data folder, beside a running server or without one.
 *
 * Files, then the store, then the files that came meanwhile: a record is written after its file, so
 * every file that the copied store names was there when the second pass began, and one that was removed
 * between is there from the first pass. The file of an upload that has no record yet may be in the
 * copy; after a restore the sweep that gives its credit back removes it.
 * @throws BackupError, EmbeddedStoreError; what was written is removed then
 */
export async function makeBackup(dataDir: string, target: string, clock: Clock): Promise<Manifest> {
  if (!existsSync(path.join(dataDir, DATA_FILE)))
    throw new BackupError(`No hay datos en ${dataDir}. Indique la carpeta en DATA_DIR.`);
  await assertOutside(target, dataDir);
  await assertEmpty(target);
  const isNew = !existsSync(target);
  await makePrivate(target);
  try {
    const { size } = await stat(path.join(dataDir, DATA_FILE));
    await assertSpace(target, size + (await dataSize(dataDir)));
    const manifest = await orWithoutSpace(target, () => copyAll(dataDir, target, clock));
    // The copy is whole, whatever becomes of the sign.
    await writeFile(backupSign(dataDir), manifest.madeAt, { mode: 0o600 }).catch(() => undefined);
    return manifest;
  } catch (error) {
    await clear(target, isNew);
    throw error;
  }
}

async function assertOutside(target: string, dataDir: string): Promise<void> {
  const [to, from] = [await realPathOf(target), await realPathOf(dataDir)];
  if (isBelow(to, from))
    throw new BackupError(
      `La carpeta ${target} está dentro de la carpeta de datos ${dataDir}. Indique una fuera de ella, mejor en otro disco.`,
    );
}

async function copyAll(dataDir: string, target: string, clock: Clock): Promise<Manifest> {
  const data = path.join(target, DATA_FOLDER);
  await makePrivate(data);
  const copy = new DataCopy(dataDir, data);
  await copy.pass();
  const store = await copyStoreInto(dataDir, target);
  await copy.pass();
  const files = [...copy.files(), store.file];
  const facts = { madeAt: clock.now().toISOString(), records: store.records };
  const manifest = manifestOf(files, facts);
  await writeNewFile(path.join(target, FILE_LIST), Buffer.from(listText(files)));
  await writeLast(target, manifest);
  return manifest;
}

async function copyStoreInto(
  dataDir: string,
  target: string,
): Promise<{ file: BackupFile; records: number }> {
  const folder = path.join(target, STORE_FOLDER);
  await makePrivate(folder);
  await embeddedMongo(dataDir).copyTo(folder);
  const records = await embeddedMongo(folder).countRecords();
  const file = path.join(target, DATA_FOLDER, DATA_FILE);
  await rename(path.join(folder, DATA_FILE), file);
  await rmdir(folder);
  return { file: { path: DATA_FILE, ...(await sealFile(file)) }, records };
}

/** The manifest says that everything before it is on the disk. */
async function writeLast(target: string, manifest: Manifest): Promise<void> {
  const unfinished = path.join(target, `${MANIFEST}.new`);
  await writeNewFile(unfinished, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
  await moveIntoPlace(unfinished, path.join(target, MANIFEST));
}

async function clear(target: string, isNew: boolean): Promise<void> {
  for (const name of [DATA_FOLDER, STORE_FOLDER, FILE_LIST, MANIFEST, `${MANIFEST}.new`])
    await rm(path.join(target, name), { recursive: true, force: true });
  if (isNew) await rmdir(target).catch(() => undefined);
}
