import { isBlank } from '../image/blank-page';
import { writeOcrImage, writeViewImage } from '../image/page-image';
import type { Pixels } from '../image/pixels';
import { readQrCodes } from '../image/qr-reader';
import { straighten } from '../image/straighten';
import type { PageReading } from './parse-protocol';

/** A page that is a picture: straightened, stored for people and for OCR, its QR codes read. */
export async function parseScannedPage(
  seen: Pixels,
  number: number,
  workDir: string,
): Promise<PageReading> {
  const blank = await isBlank(seen);
  const pixels = blank ? seen : await straighten(seen);
  const image = await writeViewImage(pixels, workDir, number);
  const ocrImage = blank ? null : await writeOcrImage(pixels, workDir, number);
  const { width, height } = pixels;
  const page = { number, width, height, image, ocrImage, words: [] };
  return {
    page,
    qr: blank ? { codes: [], hasUnreadable: false } : await readQrCodes(pixels, number),
  };
}
