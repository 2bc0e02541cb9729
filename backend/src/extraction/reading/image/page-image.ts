import { join } from 'node:path';
import sharp from 'sharp';
import { MAX_IMAGE_PIXELS } from '../../../contracts/limits';
import { CodedError } from '../../../platform/sandbox';
import { imageSize } from '../../../rules/file-signature';
import { fromSharp, MAX_SIDE, toSharp, type Pixels } from './geometry';
import { greyOf } from './grey';

/** Standard deviation of grey below which nothing can be read. */
const BLANK_DEVIATION = 1.5;

/** Pixels that a line of text is high at least. */
const MIN_SIDE = 16;

/** Whether a page shows nothing that could be read. */
export async function isBlank(image: Pixels): Promise<boolean> {
  if (Math.min(image.width, image.height) < MIN_SIDE) return true;
  const { data } = await greyOf(image);
  let [sum, squares] = [0, 0];
  for (const value of data) {
    sum += value;
    squares += value * value;
  }
  return squares / data.length - (sum / data.length) ** 2 < BLANK_DEVIATION ** 2;
}

/**
 * Decodes a photo or scan upright (its EXIF orientation applied), at most `MAX_SIDE` long.
 * Throws `IMAGEN_DEMASIADO_GRANDE` before anything is decoded, or `ARCHIVO_DANADO`.
 */
export async function readImageFile(bytes: Buffer): Promise<Pixels> {
  const size = bytes.length > 24 ? imageSize(bytes) : null;
  if (!size || size.width === 0 || size.height === 0) throw new CodedError('ARCHIVO_DANADO');
  if (size.width * size.height > MAX_IMAGE_PIXELS) throw new CodedError('IMAGEN_DEMASIADO_GRANDE');
  try {
    const upright = sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' }).rotate();
    const fit = {
      width: MAX_SIDE,
      height: MAX_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    } as const;
    return await fromSharp(upright.resize(fit));
  } catch (error) {
    throw new CodedError('ARCHIVO_DANADO', { cause: error });
  }
}

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
