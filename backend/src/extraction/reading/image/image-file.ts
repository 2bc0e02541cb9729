import sharp from 'sharp';
import { MAX_IMAGE_PIXELS } from '../../../contracts/limits';
import { CodedError } from '../../../platform/sandbox';
import { imageSize } from '../../../rules/file-signature';
import { fromSharp, MAX_SIDE, type Pixels } from './pixels';

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
