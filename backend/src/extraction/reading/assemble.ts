import type { NoteId } from '../../contracts/authenticity';
import type { Box, Word } from '../../contracts/evidence';
import type { QrCode } from '../../rules/scoring/qr-evidence';
import { compactText } from '../../rules/text-clean';
import type { Page, PageSet } from '../domain/page-set';
import { withinDocument } from '../domain/word-limits';
import type { OcrPage } from './ocr/ocr-protocol';
import type { Turn } from './ocr/upright';
import type { ParseAnswer, ParsedPage } from './parse/parse-protocol';

/** Words that are looked up, evenly out of all. */
const SAMPLE = 80;
/** Fewer of a kind tell nothing. */
const FEWEST = 5;
/** Share of a kind that is found again where a layer is true; OCR misses some, and glues others. */
const FOUND = 0.4;
const LETTERS = /^[A-Z]{4,}$/;
const FIGURES = /^\d{4,}$/;

/**
 * Whether the text layer of a page says what was recognised on it: of a sample of its words, and of its numbers,
 * enough are found there.
 */
export function saysTheSame(layer: readonly Word[], recognised: readonly Word[]): boolean {
  const seen = recognised.map(({ text }) => compactText(text)).join('');
  const texts = layer.map(({ text }) => compactText(text));
  return [LETTERS, FIGURES].every((kind) => {
    const all = texts.filter((text) => kind.test(text));
    const step = Math.max(1, Math.floor(all.length / SAMPLE));
    const sample = all.filter((_, at) => at % step === 0);
    const found = sample.filter((text) => seen.includes(text)).length;
    return sample.length < FEWEST || found >= sample.length * FOUND;
  });
}

/** The image of a page for people; its metadata is gone. */
export interface PageImage {
  /** 1-based. */
  page: number;
  /** Absolute, in the work folder. */
  path: string;
  contentType: 'image/jpeg';
  /** Pixels. */
  width: number;
  height: number;
}

/** What the server is told of the pages of a document; their words lie in the work folder. */
export interface SeenPages {
  images: PageImage[];
  /** Pages of the file; more than were read when the limit was reached. */
  totalPages: number;
}

export interface Assembled extends SeenPages {
  pageSet: PageSet;
}

/** Where a box is after its page was turned clockwise. */
export function turnBox(box: Box, turn: Turn): Box {
  const { page, x, y, w, h } = box;
  if (turn === 90) return { page, x: 1 - y - h, y: x, w: h, h: w };
  if (turn === 180) return { page, x: 1 - x - w, y: 1 - y - h, w, h };
  return turn === 270 ? { page, x: y, y: 1 - x - w, w: h, h: w } : box;
}

function sizeOf({ width, height }: ParsedPage, turn: Turn): { width: number; height: number } {
  return turn === 90 || turn === 270 ? { width: height, height: width } : { width, height };
}

/** Whether words that were doubted are those that are seen on the page. */
const isTrue = ({ words }: ParsedPage, ocr: OcrPage): boolean =>
  words.length > 0 && ocr.turn === 0 && saysTheSame(words, ocr.words);

function pageOf(parsed: ParsedPage, ocr: OcrPage | undefined): Page {
  const { number } = parsed;
  const size = sizeOf(parsed, ocr?.turn ?? 0);
  if (!ocr || isTrue(parsed, ocr)) {
    const { words, cut } = parsed;
    return { number, ...size, source: 'texto', words, ...(cut ? { cut } : {}) };
  }
  const { words, figures, cut } = ocr;
  const noted = { ...(figures ? { figures } : {}), ...(cut ? { cut } : {}) };
  return { number, ...size, source: 'ocr', words, ...noted };
}

function notesOf(
  { pages, totalPages, hasUnreadableQr }: ParseAnswer,
  read: readonly Page[],
): NoteId[] {
  const notes: NoteId[] = [];
  if (totalPages > pages.length) notes.push('PAGINAS_NO_LEIDAS');
  if (hasUnreadableQr) notes.push('QR_ILEGIBLE');
  if (read.some(({ source }, at) => source === 'ocr' && (pages[at]?.words.length ?? 0) > 0))
    notes.push('TEXTO_DISTINTO');
  if (read.every((page) => page.words.length === 0)) notes.push('SIN_TEXTO');
  return notes;
}

/** Whether a word lies in the pattern of a QR code, where readers see letters that are none. */
function isInQr({ x, y, w, h }: Box, codes: readonly QrCode[], page: number): boolean {
  const [cx, cy] = [x + w / 2, y + h / 2];
  return codes.some(
    ({ box }) =>
      box.page === page && cx > box.x && cx < box.x + box.w && cy > box.y && cy < box.y + box.h,
  );
}

/** Puts together what the two processes saw. */
export function assemble(parsed: ParseAnswer, ocrPages: readonly OcrPage[]): Assembled {
  const byNumber = new Map(ocrPages.map((page) => [page.number, page]));
  const turnOf = (page: number): Turn => byNumber.get(page)?.turn ?? 0;
  const qr = parsed.qr.map((code) => ({ ...code, box: turnBox(code.box, turnOf(code.box.page)) }));
  const read = parsed.pages.map((page) => pageOf(page, byNumber.get(page.number)));
  const pages = withinDocument(read).map((page) => {
    return { ...page, words: page.words.filter((word) => !isInQr(word.box, qr, page.number)) };
  });
  const images = parsed.pages.map((page) => ({
    page: page.number,
    path: page.image,
    contentType: 'image/jpeg' as const,
    ...sizeOf(page, turnOf(page.number)),
  }));
  const { totalPages, pdf, xml } = parsed;
  const seen = { pages, qr, totalPages, pdf };
  // Of pages that were drawn from an XML nothing is to be said: what they lack it has.
  const pageSet = xml ? { ...seen, notes: [], xml } : { ...seen, notes: notesOf(parsed, pages) };
  return { pageSet, images, totalPages };
}
