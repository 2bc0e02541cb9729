import type { NoteId } from '../../contracts/authenticity';
import type { Word } from '../../contracts/evidence';
import type { XmlFacts } from '../../contracts/xml-source';
import type { PageFacts } from '../../rules/scoring/page-facts';
import type { QrCode } from '../../rules/scoring/qr-evidence';
import type { ImageFigures } from './page-quality';

/** What of the words of a page was not taken, because there were more or longer ones than any page of print has. */
export interface WordCut {
  /** Words that the page has, and those that were read. */
  found: number;
  read: number;
  /** Words of which only the beginning was read. */
  long: number;
}

/** One page of a document: its words with boxes, from the text layer or from OCR. */
export interface Page {
  /** 1-based. */
  number: number;
  /** Pixels of the page image. */
  width: number;
  height: number;
  source: 'texto' | 'ocr';
  words: Word[];
  cut?: WordCut;
  /** Of a page that had to be recognised, and has lines of print. */
  figures?: ImageFigures;
}

/** Facts about a PDF file that speak for or against its being untouched. */
export interface PdfFacts {
  producer: string | null;
  creator: string | null;
  /** Title, subject, author and keywords: looked at for what they should not say, never sent to an engine. */
  texts?: readonly string[];
  hasIncrementalUpdates: boolean;
}

/** Everything that was seen on the pages of a document; the input of every check. */
export interface PageSet {
  pages: Page[];
  qr: QrCode[];
  /** Pages of the file; more than `pages.length` when the limit was reached. */
  totalPages: number;
  pdf: PdfFacts | null;
  notes: NoteId[];
  /** Of a document that is an XML: its pages are drawn from it. */
  xml?: XmlFacts;
}

/** Words of a page in reading order: lines from the top, words from the left. */
export const readingOrder = (page: Page): Word[] => linesOf(page.words).flat();

/** Words of a page in lines from the top, each from the left. */
export function linesOf<Placed extends Pick<Word, 'box'>>(words: readonly Placed[]): Placed[][] {
  const sorted = [...words].sort((a, b) => centre(a) - centre(b));
  const lines: Placed[][] = [];
  for (const word of sorted) {
    const line = lines[lines.length - 1];
    const last = line?.[line.length - 1];
    if (line && last && centre(word) - centre(last) < Math.min(word.box.h, last.box.h) * 0.5) {
      line.push(word);
    } else {
      lines.push([word]);
    }
  }
  return lines.map((line) => line.sort((a, b) => a.box.x - b.box.x));
}

const centre = ({ box }: Pick<Word, 'box'>): number => box.y + box.h / 2;

export const hasWords = ({ pages }: PageSet): boolean =>
  pages.some((page) => page.words.length > 0);

/** What the checks need of the pages. */
export function pageFacts(pageSet: PageSet): PageFacts {
  return {
    pages: pageSet.pages.map((page) =>
      linesOf(page.words).map((line) => line.map((word) => word.text).join(' ')),
    ),
    qr: pageSet.qr,
    hasUnreadableQr: pageSet.notes.includes('QR_ILEGIBLE'),
    pdf: pageSet.pdf,
    ...(pageSet.xml ? { xml: pageSet.xml } : {}),
  };
}

/** Whether a value would come from a text layer or from OCR. */
export const mainSource = (pageSet: PageSet): 'texto' | 'ocr' =>
  pageSet.pages.some((page) => page.source === 'ocr') ? 'ocr' : 'texto';
