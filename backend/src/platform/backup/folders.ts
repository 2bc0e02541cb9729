import { mkdir, readdir, realpath, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { errorCode, FOLDER_MODE } from '../blob-store/durable-files';
import { BackupError } from './backup-error';
import { inSize } from './in-words';

/** Put into a volume by its file system; nobody's data. */
const OF_THE_VOLUME = 'lost+found';

/** Beyond what is copied: what the file system itself needs for it. */
const RESERVE = 1.02;

/** The path without links, also of what does not exist yet. */
export async function realPathOf(target: string): Promise<string> {
  try {
    return await realpath(target);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    return path.join(await realPathOf(path.dirname(target)), path.basename(target));
  }
}

export function isBelow(folder: string, parent: string): boolean {
  const relative = path.relative(parent, folder);
  return relative === '' || (!relative.startsWith('..') && !path.isAbsolute(relative));
}

/** The folder exists, is a folder and has something in it. */
export async function hasContent(folder: string): Promise<boolean> {
  const entries = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  return entries.some((name) => name !== OF_THE_VOLUME);
}

/** @throws BackupError for a file, or a folder with content */
export async function assertEmpty(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => null);
  if (found && !found.isDirectory())
    throw new BackupError(`${folder} es un archivo. Indique una carpeta nueva o vacía.`);
  if (await hasContent(folder))
    throw new BackupError(`La carpeta ${folder} no está vacía. Indique una nueva o vacía.`);
}

/** Makes the folder, for its owner alone, when it is not there. */
export async function makePrivate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
}

/** @throws BackupError when the volume of the folder has less room than is needed */
export async function assertSpace(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const [free, needed] = [bavail * bsize, bytes * RESERVE];
  if (free < needed)
    throw new BackupError(
      `No hay espacio en ${folder}: hacen falta ${inSize(needed)} y quedan ${inSize(free)}. Libere espacio o indique una carpeta en otro disco.`,
    );
}
