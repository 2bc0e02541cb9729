import { readdir } from 'node:fs/promises';
import type { INestApplication } from '@nestjs/common';
import { BlobStore } from '../platform/blob-store/blob-store';

/** Keys of the stored files, wherever they are, and names of the incoming ones. */
export async function storedFiles(app: INestApplication): Promise<string[]> {
  const blobs = app.get(BlobStore, { strict: false });
  const incoming = await readdir(blobs.tempDir());
  const keys: string[] = [];
  for await (const key of blobs.keys('')) keys.push(key);
  return [...keys, ...incoming];
}
