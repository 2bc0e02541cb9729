import { mkdir, readdir, realpath, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { errorCode, FOLDER_MODE } from '../blob-store/durable-files';
import { BackupError } from './manifest';

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

/** 1536 -> "1.5 kB". */
export function inSize(bytes: number): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  const value = bytes / 1000 ** step;
  return `${value.toFixed(step === 0 ? 0 : 1)} ${UNITS[step] ?? ''}`;
}

const grouped = new Intl.NumberFormat('es-PE', { useGrouping: 'always' });

/** "1 archivo", "1,234 archivos". */
export const inNumber = (count: number, one: string): string =>
  `${grouped.format(count)} ${one}${count === 1 ? '' : 's'}`;

/** Files are small and mostly wait for the disk; so many are under way at once. */
const AT_ONCE = 8;

/**
 * Runs the work for every item, some at once. After a failure nothing new begins, what is under way
 * ends, and then the failure is thrown: nobody writes any more when the caller cleans up.
 */
export async function forAll<T>(
  items: AsyncIterable<T> | Iterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  let group: Promise<void>[] = [];
  for await (const item of items) {
    group.push(work(item));
    if (group.length < AT_ONCE) continue;
    await allEnded(group);
    group = [];
  }
  await allEnded(group);
}

async function allEnded(group: readonly Promise<void>[]): Promise<void> {
  const ends = await Promise.allSettled(group);
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}

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
