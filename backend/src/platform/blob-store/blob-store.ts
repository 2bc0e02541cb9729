import path from 'node:path';
import type { Readable } from 'node:stream';

/** Inclusive bytes; an end beyond the file means its end. */
export interface ByteRange {
  start: number;
  end: number;
}

export function assertByteRange(range: ByteRange | undefined): void {
  if (range && !(range.start >= 0 && range.start <= range.end)) {
    throw new RangeError('invalid byte range');
  }
}

const SEGMENT = /^[A-Za-z0-9:_-][A-Za-z0-9:_.-]*$/;
const MAX_KEY_CHARS = 300;

/** Thrown for a key outside the alphabet or one that could leave the store's folder. */
export class InvalidBlobKey extends Error {
  constructor() {
    super('invalid blob key');
    this.name = 'InvalidBlobKey';
  }
}

const isKey = (key: string): boolean =>
  key.length <= MAX_KEY_CHARS &&
  key.split('/').every((segment) => SEGMENT.test(segment) && !segment.includes('..'));

export function assertBlobKey(key: string): void {
  if (!isKey(key)) throw new InvalidBlobKey();
}

/** A prefix is a key, or nothing, or a key that ends in a slash. */
export function assertBlobPrefix(prefix: string): void {
  if (prefix !== '') assertBlobKey(prefix.replace(/\/$/, ''));
}

// A colon names a stream on Windows volumes; `=` is legal there and outside the alphabet of keys.
export const keyToFile = (root: string, key: string): string =>
  path.join(root, ...key.replaceAll(':', '=').split('/'));

export const fileToKey = (root: string, file: string): string =>
  path.relative(root, file).split(path.sep).join('/').replaceAll('=', ':');

export interface BlobRef {
  key: string;
  /** Bytes. */
  size: number;
  /** Hex. */
  sha256: string;
}

/** A file on this machine for a child process; call `release` when done. */
export interface LocalFile {
  path: string;
  release(): Promise<void>;
}

/**
 * Files by key (`{tenant}/{yyyy}/{uuid}...`, characters `A-Za-z0-9:_-./`, no `..`).
 * A put is durable and whole when it resolves; of puts of one key at once, one of them is there.
 * Unknown key: `BlobNotFound`. Two adapters pass one contract suite: the file system and GridFS.
 */
export abstract class BlobStore {
  /** Folder of this machine for incoming files; a sweeper removes what is over an hour old. */
  abstract tempDir(): string;
  /** Takes over a finished temp file under `key` (the temp file is gone afterwards). */
  abstract adopt(key: string, tempPath: string): Promise<BlobRef>;
  abstract put(key: string, bytes: Buffer): Promise<BlobRef>;
  abstract stat(key: string): Promise<{ size: number } | null>;
  abstract open(key: string, range?: ByteRange): Promise<Readable>;
  /** Only its owner can read it. */
  abstract localFile(key: string): Promise<LocalFile>;
  /** Deleting an unknown key is not an error. */
  abstract delete(key: string): Promise<void>;
  abstract keys(prefix: string): AsyncIterable<string>;
  /** Removes temp files, and what broken puts left behind, older than `maxAgeMs`; returns how many. */
  abstract sweepTemp(maxAgeMs: number): Promise<number>;
}

export class BlobNotFound extends Error {
  constructor(readonly key: string) {
    super('blob not found');
    this.name = 'BlobNotFound';
  }
}

/** No space left on the volume; nothing half-written remains and earlier files stay readable. */
export class StorageFull extends Error {
  constructor(options?: ErrorOptions) {
    super('no space left for files', options);
    this.name = 'StorageFull';
  }
}
