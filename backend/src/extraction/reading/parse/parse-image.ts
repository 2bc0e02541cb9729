import { readImageFile } from '../image/image-file';
import type { ParseAnswer, ParseRequest } from './parse-protocol';
import { parseScannedPage } from './scanned-page';

/** A photo or scan as a document of one page. */
export async function parseImage(bytes: Buffer, { workDir }: ParseRequest): Promise<ParseAnswer> {
  const { page, qr } = await parseScannedPage(await readImageFile(bytes), 1, workDir);
  const { codes, hasUnreadable } = qr;
  return { pages: [page], qr: codes, hasUnreadableQr: hasUnreadable, totalPages: 1, pdf: null };
}
