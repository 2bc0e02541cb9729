import { join } from 'node:path';
import { toSharp, type Pixels } from './pixels';

const JPEG_QUALITY = 82;

const fileName = (page: number, extension: string): string =>
  `page-${String(page).padStart(3, '0')}.${extension}`;

/** Writes the page image for people; made from bare pixels, it has no metadata of the original. */
export async function writeView(image: Pixels, path: string): Promise<void> {
  await toSharp(image).jpeg({ quality: JPEG_QUALITY }).toFile(path);
}

/** Where the page image for people goes, and writes it there. */
export async function writeViewImage(
  image: Pixels,
  workDir: string,
  page: number,
): Promise<string> {
  const path = join(workDir, fileName(page, 'jpg'));
  await writeView(image, path);
  return path;
}

/** Writes the pixels without loss; fast rather than small, the file lives for seconds. */
export async function writeOcrImage(image: Pixels, workDir: string, page: number): Promise<string> {
  const path = join(workDir, fileName(page, 'png'));
  await toSharp(image).png({ compressionLevel: 1 }).toFile(path);
  return path;
}
