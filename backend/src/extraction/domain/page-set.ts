import type { NoteId } from '../../contracts/authenticity';
import type { Word } from '../../contracts/evidence';
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
}
