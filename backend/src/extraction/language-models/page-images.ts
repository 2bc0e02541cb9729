import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { MAX_PAGES_READ } from '../../contracts/limits';

/** A page as a vendor is shown it. */
export interface EncodedImage {
  mimeType: 'image/jpeg' | 'image/png';
  base64: string;
}

/** Of all pages together; a third more once they are encoded, and below what vendors take in a request. */
export const MAX_IMAGE_BYTES = 12 * 1024 * 1024;

/**
 * The page images as far as they may be sent: the first pages that fit; those that follow are read by
 * their words alone.
 * @param paths absolute, in page order
 */
export async function encodedPages(
  paths: readonly string[],
  maxBytes: number = MAX_IMAGE_BYTES,
): Promise<EncodedImage[]> {
  const images: EncodedImage[] = [];
  let left = maxBytes;
  // The first ones, and the last.
  for (const path of paths.slice(0, MAX_PAGES_READ + 1)) {
    left -= (await stat(path)).size;
    if (left < 0) break;
    const mimeType = extname(path) === '.png' ? 'image/png' : 'image/jpeg';
    images.push({ mimeType, base64: await readFile(path, 'base64') });
  }
  return images;
}
