import type { Dirent } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** What a look finds; the other value when it has gone since it was listed, as the files of an ending reading do. */
export const unlessGone = <T, G>(look: Promise<T>, gone: G): Promise<T | G> =>
  look.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return gone;
    throw error;
  });

/** Files and folders below a folder that others work in: Node's own walk fails when one of them goes meanwhile. */
export async function entriesBelow(folder: string): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const below = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => unlessGone(entriesBelow(path.join(folder, name)), []));
  return [...entries, ...(await Promise.all(below)).flat()];
}

/** Every file of a data folder with what is in it, but the store's own. */
export async function keptFiles(dataDir: string): Promise<[file: string, bytes: Buffer][]> {
  const entries = await entriesBelow(dataDir);
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('store.mdb'))
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(
    files.map(async (file) => [file, await unlessGone(readFile(file), Buffer.alloc(0))]),
  );
}
