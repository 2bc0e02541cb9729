import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { Progress } from '../../../platform/sandbox';
import { takeWords } from '../../domain/word-limits';
import { readImageFile, writeViewImage } from '../image/page-image';
import { readQrCodes } from '../image/qr-reader';
import { wantedPages, type WantedPage } from './pages-wanted';
import type { PageReading, ParseAnswer, ParseRequest } from './parse-protocol';
import { PdfRenderer } from './pdf-renderer';
import { openPdf, readPageText, type PageText } from './pdf-text';
import { isDoubtful, isGoodTextLayer, parseScannedPage } from './text-layer';
import type { PdfFacts } from '../../domain/page-set';

const MAX_FACT_CHARS = 200;
const TEXTS = ['Title', 'Subject', 'Author', 'Keywords'];

function count(bytes: Buffer, text: string): number {
  let found = 0;
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + text.length))
    found += 1;
  return found;
}

/**
 * An editor that saves "incrementally" appends a new body and cross-reference to the file.
 * A linearised file ("fast web view") has two of them from the start.
 */
export function hasIncrementalUpdates(bytes: Buffer): boolean {
  const linearised = bytes.subarray(0, 1024).includes('/Linearized');
  const ends = Math.min(count(bytes, '%%EOF'), count(bytes, 'startxref'));
  return ends > (linearised ? 2 : 1);
}

const factOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() ? value.trim().slice(0, MAX_FACT_CHARS) : null;

/** What the file says about its own making. */
async function readPdfFacts(pdf: PDFDocumentProxy, bytes: Buffer): Promise<PdfFacts> {
  const { info } = await pdf.getMetadata();
  const told = new Map<string, unknown>(Object.entries(info));
  return {
    producer: factOf(told.get('Producer')),
    creator: factOf(told.get('Creator')),
    texts: TEXTS.flatMap((key) => factOf(told.get(key)) ?? []),
    hasIncrementalUpdates: hasIncrementalUpdates(bytes),
  };
}

/** A photo or scan as a document of one page. */
export async function parseImage(bytes: Buffer, { workDir }: ParseRequest): Promise<ParseAnswer> {
  const { page, qr } = await parseScannedPage(await readImageFile(bytes), 1, workDir);
  const { codes, hasUnreadable } = qr;
  return { pages: [page], qr: codes, hasUnreadableQr: hasUnreadable, totalPages: 1, pdf: null };
}

/** The text layer of a page; a broken one counts as none, the page may still be there as a picture. */
export async function textOf(pdf: PDFDocumentProxy, number: number): Promise<PageText> {
  return pdf
    .getPage(number)
    .then(readPageText)
    .catch(() => ({ words: [], unseen: 0, runs: 0, isInvisible: false, picture: 0 }));
}

async function parsePage(
  pdf: PDFDocumentProxy,
  renderer: PdfRenderer,
  { inFile, number }: WantedPage,
  { workDir, isAmongText }: { workDir: string; isAmongText: boolean },
): Promise<PageReading & { isText: boolean }> {
  const text = await textOf(pdf, inFile);
  const pixels = await renderer.render(inFile);
  if (!(await isGoodTextLayer(text, pixels, isAmongText)))
    return { ...(await parseScannedPage(pixels, number, workDir)), isText: false };
  if (isDoubtful(text)) return doubtfulPage(text, await parseScannedPage(pixels, number, workDir));
  const image = await writeViewImage(pixels, workDir, number);
  const { width, height } = pixels;
  const taken = takeWords(text.words, text.unseen);
  const page = { number, width, height, image, ocrImage: null, ...taken };
  return { page, qr: await readQrCodes(pixels, number), isText: true };
}

/** A page with words that may not be those that are seen: both are kept until it is recognised. */
function doubtfulPage(
  { words }: PageText,
  { page, qr }: PageReading,
): PageReading & { isText: boolean } {
  return { page: { ...page, words: takeWords(words).words }, qr, isText: false };
}

/**
 * Text, facts and page images of a PDF.
 * @param progress told after each page
 */
export async function parsePdf(
  bytes: Buffer,
  request: ParseRequest,
  progress: (pages: Progress) => void,
): Promise<ParseAnswer> {
  const facts = Uint8Array.from(bytes);
  const pdf = await openPdf(facts);
  const { wanted, totalPages } = wantedPages(pdf.numPages, request);
  const answer: ParseAnswer = {
    pages: [],
    qr: [],
    hasUnreadableQr: false,
    totalPages,
    pdf: await readPdfFacts(pdf, bytes),
  };
  let isAmongText = false;
  const renderer = await PdfRenderer.open(bytes);
  try {
    for (const one of wanted) {
      const place = { workDir: request.workDir, isAmongText };
      const { page, qr, isText } = await parsePage(pdf, renderer, one, place);
      isAmongText ||= isText;
      answer.pages.push(page);
      answer.qr.push(...qr.codes);
      answer.hasUnreadableQr ||= qr.hasUnreadable;
      progress({ done: answer.pages.length, total: wanted.length });
    }
    return answer;
  } finally {
    renderer.close();
    await pdf.loadingTask.destroy();
  }
}
