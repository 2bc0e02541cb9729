import { mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BlobStore } from '../../src/platform/blob-store/blob-store';
import type { TestApp } from './test-app';

/** Files of a page that a reading leaves for its document: an image and words that hold `text`. */
export async function pageFiles(
  { app }: TestApp,
  text: string,
): Promise<{ image: string; words: string }> {
  const folder = await mkdtemp(path.join(app.get(BlobStore, { strict: false }).tempDir(), 'page-'));
  const [image, words] = [path.join(folder, 'image'), path.join(folder, 'words')];
  await writeFile(image, text);
  await writeFile(
    words,
    JSON.stringify([{ text, confidence: 1, box: { page: 1, x: 0, y: 0, w: 1, h: 1 } }]),
  );
  return { image, words };
}
