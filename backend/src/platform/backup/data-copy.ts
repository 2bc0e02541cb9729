import { copyFile, constants, lstat, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode, sealFile } from '../blob-store/durable-files';
import { forAll, makePrivate } from './folders';
import { BackupError, isInside, type BackupFile } from './manifest';

/** @throws BackupError when the data are in MongoDB; its connection string is not told: it holds a password. */
export function assertEmbedded(config: { mongodbUri: string | null; dataDir: string }): void {
  if (config.mongodbUri === null) return;
  throw new BackupError(
    [
      'Con MONGODB_URI los datos están en MongoDB, que tiene su propia herramienta:',
      '  mongodump --uri "$MONGODB_URI" --out <carpeta>',
      `Copie después también la carpeta ${config.dataDir}.`,
    ].join('\n'),
  );
}

const FULL = /ENOSPC|EDQUOT|No space left/;

/** Says it in words when the disk is full in the middle of the work. */
export async function orWithoutSpace<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!FULL.test(`${String(errorCode(error))} ${String(error)}`)) throw error;
    throw new BackupError(
      `El disco de ${folder} se llenó. Libere espacio o indique una carpeta en otro disco.`,
      { cause: error },
    );
  }
}

/** Not copied as files: the store, which LMDB copies, its lock and address; incoming files; the volume's own. */
const LEFT_OUT = /^(?:store\..*|tmp|lost\+found)$/;

interface Seen {
  size: number;
  mtimeMs: number;
}

/** What of a data folder is copied file by file: the originals, their pages, the session secret. */
export async function* dataFiles(dataDir: string): AsyncIterable<string> {
  for (const name of (await namesIn(dataDir)).filter((each) => !LEFT_OUT.test(each))) {
    // The folder of the files may be a link to a larger disk.
    const found = await stat(path.join(dataDir, name)).catch(goneIsNull);
    if (found?.isDirectory()) yield* filesBelow(dataDir, name);
    else if (found?.isFile()) yield name;
  }
}

async function* filesBelow(root: string, folder: string): AsyncIterable<string> {
  for (const name of await namesIn(path.join(root, folder))) {
    const relative = `${folder}/${name}`;
    const found = await lstat(path.join(root, relative)).catch(goneIsNull);
    if (found?.isDirectory()) yield* filesBelow(root, relative);
    else if (found?.isFile()) yield relative;
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return ((await readdir(folder).catch(goneIsNull)) ?? []).sort();
}

/** Bytes of the files that a copy would take over now. */
export async function dataSize(dataDir: string): Promise<number> {
  let bytes = 0;
  for await (const file of dataFiles(dataDir)) {
    bytes += (await stat(path.join(dataDir, file)).catch(goneIsNull))?.size ?? 0;
  }
  return bytes;
}

/** The files of a data folder on their way into another folder, in as many passes as one likes. */
export class DataCopy {
  private readonly seen = new Map<string, Seen>();
  private readonly copied = new Map<string, BackupFile>();

  constructor(
    private readonly dataDir: string,
    private readonly target: string,
  ) {}

  /**
   * Copies what is new or changed since the last pass. What was removed since stays in the copy: a
   * record may still name it. What is removed while it is copied was nobody's any more.
   */
  async pass(): Promise<void> {
    await forAll(dataFiles(this.dataDir), async (file) => {
      const found = await stat(path.join(this.dataDir, file)).catch(goneIsNull);
      if (found && !this.isSame(file, found)) await this.take(file, found);
    });
  }

  files(): BackupFile[] {
    return [...this.copied.values()];
  }

  private isSame(file: string, { size, mtimeMs }: Seen): boolean {
    const seen = this.seen.get(file);
    return seen?.size === size && seen.mtimeMs === mtimeMs;
  }

  private async take(file: string, { size, mtimeMs }: Seen): Promise<void> {
    if (!isInside(file))
      throw new BackupError(`El nombre de ${JSON.stringify(file)} no se puede copiar; quítelo.`);
    const copied = await copySealed(path.join(this.dataDir, file), path.join(this.target, file));
    if (!copied) return;
    this.seen.set(file, { size, mtimeMs });
    this.copied.set(file, { path: file, ...copied });
  }
}

/**
 * Copies one file for its owner alone and waits until the disk has it. Size and hash are those of the
 * copy, read again. Null when the source is gone.
 */
export async function copySealed(
  source: string,
  copy: string,
): Promise<Pick<BackupFile, 'size' | 'sha256'> | null> {
  await makePrivate(path.dirname(copy));
  await rm(copy, { force: true });
  const isGone = await copyFile(source, copy, constants.COPYFILE_FICLONE).catch(goneIsNull);
  return isGone === null ? null : sealFile(copy);
}

/** For what is removed while one looks. */
function goneIsNull(error: unknown): null {
  if (errorCode(error) === 'ENOENT') return null;
  throw error;
}
