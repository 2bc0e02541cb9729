import { readdir } from 'node:fs/promises';
import type { INestApplication } from '@nestjs/common';
import { BlobStore } from '../../src/platform/blob-store/blob-store';

/** Keys of the stored files, wherever they are, and names of the incoming ones. */
export async function storedFiles(app: INestApplication): Promise<string[]> {
  const blobs = app.get(BlobStore, { strict: false });
  // The folder of a reading goes when it has ended, be that a moment after the document says so.
  const entries = await readdir(blobs.tempDir(), { withFileTypes: true });
  const incoming = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const keys: string[] = [];
  for await (const key of blobs.keys('')) keys.push(key);
  return [...keys, ...incoming];
}

/** The next original cannot be stored; pages of readings that are under way can. */
export function refuseNextOriginal(app: INestApplication, error: Error): void {
  const blobs = app.get(BlobStore, { strict: false });
  const adopt = blobs.adopt.bind(blobs);
  const spy = jest.spyOn(blobs, 'adopt').mockImplementation((key, tempPath) => {
    // Pages and words of a document are named after its original, with an ending.
    if (key.includes('.')) return adopt(key, tempPath);
    spy.mockRestore();
    return Promise.reject(error);
  });
}
