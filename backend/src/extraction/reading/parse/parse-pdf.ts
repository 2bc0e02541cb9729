import type { PDFDocumentProxy } from 'pdfjs-dist';
import { writeViewImage } from '../image/page-image';
import { readQrCodes } from '../image/qr-reader';
import type { PageReading, ParseAnswer, ParseRequest } from './parse-protocol';
import { readPdfFacts } from './pdf-facts';
import { PdfRenderer } from './pdf-renderer';
import { openPdf, readPageText, type PageText } from './pdf-text';
import { parseScannedPage } from './scanned-page';
import { isGoodTextLayer } from './text-layer';

/** The text layer of a page; a broken one counts as none, the page may still be there as a picture. */
async function textOf(pdf: PDFDocumentProxy, number: number): Promise<PageText> {
  return pdf
    .getPage(number)
    .then(readPageText)
    .catch(() => ({ words: [], runs: 0, isInvisible: false }));
}

async function parsePage(
  pdf: PDFDocumentProxy,
  renderer: PdfRenderer,
  number: number,
  workDir: string,
): Promise<PageReading> {
  const text = await textOf(pdf, number);
  const pixels = await renderer.render(number);
  if (!(await isGoodTextLayer(text, pixels))) return parseScannedPage(pixels, number, workDir);
  const image = await writeViewImage(pixels, workDir, number);
  const { width, height } = pixels;
  const page = { number, width, height, image, ocrImage: null, words: text.words };
  return { page, qr: await readQrCodes(pixels, number) };
}

/** Text, facts and page images of a PDF. */
export async function parsePdf(bytes: Buffer, request: ParseRequest): Promise<ParseAnswer> {
  const facts = Uint8Array.from(bytes);
  const pdf = await openPdf(facts);
  const answer: ParseAnswer = {
    pages: [],
    qr: [],
    hasUnreadableQr: false,
    totalPages: pdf.numPages,
    pdf: await readPdfFacts(pdf, bytes),
  };
  const renderer = await PdfRenderer.open(bytes);
  try {
    for (let number = 1; number <= Math.min(pdf.numPages, request.maxPages); number += 1) {
      const { page, qr } = await parsePage(pdf, renderer, number, request.workDir);
      answer.pages.push(page);
      answer.qr.push(...qr.codes);
      answer.hasUnreadableQr ||= qr.hasUnreadable;
    }
    return answer;
  } finally {
    renderer.close();
    await pdf.loadingTask.destroy();
  }
}
