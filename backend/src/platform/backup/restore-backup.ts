import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { DATA_FILE, embeddedMongo, EmbeddedStoreError } from '../embedded-mongo';
import { copySealed, orWithoutSpace } from './data-copy';
import { assertEmpty, assertSpace, forAll, isBelow, makePrivate, realPathOf } from './folders';
import {
  BackupError,
  damaged,
  DATA_FOLDER,
  FILE_LIST,
  MANIFEST,
  parseList,
  parseManifest,
  sha256,
  type BackupFile,
  type Manifest,
} from './manifest';

/** Everything is put here first, so that a restore which was cut off does not look like a data folder. */
const UNFINISHED = 'restauracion-a-medias';

/**
 * Makes a data folder out of a backup. Every file is compared with its hash as it was written.
 * @throws BackupError; the target is then as it was before
 */
export async function restoreBackup(backup: string, target: string): Promise<Manifest> {
  const manifest = await readManifest(backup);
  const files = await readList(backup, manifest);
  if (isBelow(await realPathOf(target), await realPathOf(backup)))
    throw new BackupError(`La carpeta ${target} está dentro de la copia. Indique otra.`);
  await assertEmpty(target);
  const isNew = !existsSync(target);
  await makePrivate(target);
  const unfinished = path.join(target, UNFINISHED);
  try {
    await assertSpace(target, manifest.bytes);
    await orWithoutSpace(target, () => copyChecked(backup, files, unfinished));
    await checkStore(unfinished, manifest);
    await putIntoPlace(unfinished, target);
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (isNew) await rmdir(target).catch(() => undefined);
    throw error;
  }
}

async function readManifest(backup: string): Promise<Manifest> {
  const text = await readFile(path.join(backup, MANIFEST), 'utf8').catch(() => null);
  if (text === null)
    throw new BackupError(
      `En ${backup} no hay una copia completa: falta ${MANIFEST}, que se escribe al final. Es otra carpeta o la copia quedó a medias; use otra copia.`,
    );
  return parseManifest(text);
}

async function readList(
  backup: string,
  { listSha256, files }: Manifest,
): Promise<Omit<BackupFile, 'size'>[]> {
  const text = await readFile(path.join(backup, FILE_LIST), 'utf8').catch(() => null);
  if (text === null) throw damaged(`falta ${FILE_LIST}`);
  if (sha256(text) !== listSha256) throw damaged(`${FILE_LIST} no es el que se escribió`);
  const list = parseList(text);
  const hasStore = list.some((file) => file.path === DATA_FILE);
  if (list.length !== files || !hasStore) throw damaged(`${FILE_LIST} no está completo`);
  return list;
}

async function copyChecked(
  backup: string,
  files: readonly Omit<BackupFile, 'size'>[],
  unfinished: string,
): Promise<void> {
  await forAll(files, async ({ path: file, sha256: hash }) => {
    const source = path.join(backup, DATA_FOLDER, file);
    const copied = await copySealed(source, path.join(unfinished, file));
    if (!copied) throw damaged(`falta ${DATA_FOLDER}/${file}`);
    if (copied.sha256 !== hash) throw damaged(`${DATA_FOLDER}/${file} no es el que se copió`);
  });
}

async function checkStore(folder: string, { records }: Manifest): Promise<void> {
  try {
    const found = await embeddedMongo(folder).countRecords();
    if (found === records) return;
    throw damaged(`el almacén tiene ${found} registros y debería tener ${records}`);
  } catch (error) {
    if (!(error instanceof EmbeddedStoreError)) throw error;
    throw damaged('el almacén no se puede abrir');
  }
}

/** The store last: a server that finds none would begin an empty one. */
async function putIntoPlace(unfinished: string, target: string): Promise<void> {
  const names = await readdir(unfinished);
  for (const name of [...names.filter((each) => each !== DATA_FILE), DATA_FILE])
    await rename(path.join(unfinished, name), path.join(target, name));
  await rmdir(unfinished);
}
