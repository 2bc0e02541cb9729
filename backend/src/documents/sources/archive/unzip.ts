import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import {
  MAX_ARCHIVE_BYTES,
  MAX_ARCHIVE_ENTRIES,
  MAX_ARCHIVE_FILES,
  MAX_ARCHIVE_RATIO,
  MAX_FILE_BYTES,
} from '../../../contracts/limits';
import { CodedError } from '../../../platform/sandbox';

/** A file of an archive, unpacked. */
export interface Unpacked {
  /** Absolute. */
  path: string;
  /** Without its folders. */
  name: string;
  /** Bytes. */
  size: number;
  /** Hex. */
  sha256: string;
}

/** What was asked to be unpacked, and what was left. */
export interface UnzipAnswer {
  files: Unpacked[];
  /** Names of files that are no originals; those of an archive in the archive among them. */
  left: string[];
}

const WANTED = /\.(?:xml|pdf|jpe?g|png)$/i;
/** What systems put beside the files of people. */
const OF_A_SYSTEM = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i;
/** Below it a ratio says nothing: an empty file of a megabyte shrinks to nothing. */
const RATIO_FROM_BYTES = 1_048_576;

const baseName = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

/** Counts the bytes and hashes them on their way. */
function measured(hash: ReturnType<typeof createHash>, count: (bytes: number) => void): Transform {
  return new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      count(chunk.length);
      done(null, chunk);
    },
  });
}

/** By what the directory says; the library ends a file that is longer than that. */
function assertModest(entries: readonly Entry[]): void {
  const total = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  const isLarge = entries.some(
    ({ uncompressedSize: size, compressedSize: packed }) =>
      size > MAX_FILE_BYTES || (size > RATIO_FROM_BYTES && size > packed * MAX_ARCHIVE_RATIO),
  );
  if (isLarge || total > MAX_ARCHIVE_BYTES || entries.length > MAX_ARCHIVE_FILES)
    throw new CodedError('ZIP_EXCESIVO');
}

async function unpack(zip: ZipFile, entry: Entry, target: string): Promise<Unpacked> {
  const hash = createHash('sha256');
  let size = 0;
  const stream = await zip.openReadStreamPromise(entry);
  const measure = measured(hash, (bytes) => (size += bytes));
  await pipeline(stream, measure, createWriteStream(target, { mode: 0o600, flags: 'wx' }));
  return { path: target, name: baseName(entry.fileName), size, sha256: hash.digest('hex') };
}

/**
 * Unpacks the originals of an archive into a folder, under names of our own: no name in an archive is a path here.
 * Throws `ZIP_ILEGIBLE` for one that is broken, has a password, or a name that leads out of its folder;
 * `ZIP_EXCESIVO` for one beyond the limits, before anything is written.
 */
export async function unzip(file: string, folder: string): Promise<UnzipAnswer> {
  try {
    const options = { lazyEntries: true, autoClose: false };
    const zip = await openPromise(file, options);
    try {
      return await unpackAll(zip, folder);
    } finally {
      zip.close();
    }
  } catch (error) {
    if (error instanceof CodedError) throw error;
    throw new CodedError('ZIP_ILEGIBLE');
  }
}

async function unpackAll(zip: ZipFile, folder: string): Promise<UnzipAnswer> {
  if (zip.entryCount > MAX_ARCHIVE_ENTRIES) throw new CodedError('ZIP_EXCESIVO');
  const wanted: Entry[] = [];
  const answer: UnzipAnswer = { files: [], left: [] };
  for await (const entry of zip.eachEntry()) {
    const { fileName } = entry;
    if (fileName.endsWith('/') || OF_A_SYSTEM.test(fileName)) continue;
    if (WANTED.test(fileName)) wanted.push(entry);
    else answer.left.push(baseName(fileName));
  }
  assertModest(wanted);
  if (wanted.some((entry) => entry.isEncrypted())) throw new CodedError('ZIP_ILEGIBLE');
  for (const [at, entry] of wanted.entries())
    answer.files.push(await unpack(zip, entry, path.join(folder, String(at))));
  return answer;
}
