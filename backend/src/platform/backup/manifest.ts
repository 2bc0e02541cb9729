import { createHash } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';

/** Touched in the data folder when a copy of it is whole, so that its age can be watched. */
export const backupSign = (dataDir: string): string => path.join(dataDir, 'last-backup');

/** Why nothing was copied or restored; the message is Spanish, with the next step. */
export class BackupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupError';
  }
}

/** Form of the backup; another one is another number. */
const FORMAT = 1;

/** Name of the manifest, which is written last: a backup without it was not finished. */
export const MANIFEST = 'manifest.json';
/** Name of the list of files, in the form that `sha256sum --check` reads. */
export const FILE_LIST = 'SHA256SUMS';
/** Folder of the backup that holds what `DATA_DIR` holds. */
export const DATA_FOLDER = 'data';

/** A file of the backup. */
export interface BackupFile {
  /** Below the data folder, with `/`. */
  path: string;
  /** Bytes. */
  size: number;
  /** Hex. */
  sha256: string;
}

const MANIFEST_SCHEMA = z.object({
  product: z.literal('foliado'),
  format: z.number().int(),
  /** When the backup was finished, ISO. */
  madeAt: z.iso.datetime(),
  /** Documents of the store. */
  records: z.number().int().nonnegative(),
  files: z.number().int().positive(),
  /** Of all files together. */
  bytes: z.number().int().nonnegative(),
  /** Of the list of files, which holds the hash of each. */
  listSha256: z.string(),
});

export type Manifest = z.infer<typeof MANIFEST_SCHEMA>;

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** One line a file, in the order of their names. */
export function listText(files: readonly BackupFile[]): string {
  const named = [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
  return named.map(({ path, sha256: hash }) => `${hash}  ${DATA_FOLDER}/${path}\n`).join('');
}

const LINE = new RegExp(`^([0-9a-f]{64})  ${DATA_FOLDER}/(.+)$`);

/** @throws BackupError for a line that is none, or a path that leaves the folder */
export function parseList(text: string): Omit<BackupFile, 'size'>[] {
  const lines = text.split('\n').slice(0, -1);
  return lines.map((line) => {
    const [, hash, path] = LINE.exec(line) ?? [];
    if (!hash || !path || !isInside(path)) throw damaged(`${FILE_LIST} no se entiende`);
    return { path, sha256: hash };
  });
}

/** What a list can name: nothing outside the folder, no name that would take two lines. */
export const isInside = (path: string): boolean =>
  !/[\r\n\\]/.test(path) &&
  path.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..');

/** @param madeAt ISO */
export function manifestOf(
  files: readonly BackupFile[],
  { madeAt, records }: Pick<Manifest, 'madeAt' | 'records'>,
): Manifest {
  return {
    product: 'foliado',
    format: FORMAT,
    madeAt,
    records,
    files: files.length,
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    listSha256: sha256(listText(files)),
  };
}

/** @throws BackupError when the text is no manifest of this product, or of a newer form */
export function parseManifest(text: string): Manifest {
  const parsed = MANIFEST_SCHEMA.safeParse(asJson(text));
  if (!parsed.success) throw damaged(`${MANIFEST} no se entiende`);
  if (parsed.data.format !== FORMAT)
    throw new BackupError(
      `La copia es de la forma ${parsed.data.format}; esta versión de Foliado lee la ${FORMAT}. Restáurela con la versión que la hizo.`,
    );
  return parsed.data;
}

/** A refusal for a backup that is not what was written. */
export const damaged = (what: string): BackupError =>
  new BackupError(`La copia está dañada: ${what}. No se restauró nada; use otra copia.`);

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
