import path from 'node:path';

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
