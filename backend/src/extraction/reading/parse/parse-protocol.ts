import type { FileType } from '../../../contracts/document';
import type { Word } from '../../../contracts/evidence';
import type { WordCut } from '../../domain/page-set';
import type { QrReading } from '../image/qr-reader';
import type { XmlFacts } from '../../../contracts/xml-source';
import type { QrCode } from '../../../rules/scoring/qr-evidence';
import type { PdfFacts } from '../../domain/page-set';
import type { PagesWanted } from './pages-wanted';

/** A piece of text as the PDF draws it, in pixels of the upright page (origin top left). */
export interface TextRun {
  text: string;
  /** Start of the baseline. */
  x: number;
  y: number;
  /** Unit vector along the baseline. */
  dx: number;
  dy: number;
  /** Length along the baseline. */
  length: number;
  /** Font size. */
  size: number;
  /** All characters of its font are equally wide. */
  isMonospace: boolean;
}

export interface ParseRequest extends PagesWanted {
  /** Absolute. */
  path: string;
  fileType: FileType;
  /** Absolute; page images are written there. */
  workDir: string;
}

/** Asks of a PDF only whether a page of it has to be recognised. */
export interface LookRequest extends PagesWanted {
  /** Absolute. */
  path: string;
}

export interface ParsedPage {
  /** 1-based. */
  number: number;
  /** Pixels of the page image. */
  width: number;
  height: number;
  /** Page image for people: JPEG without metadata; absolute path. */
  image: string;
  /** The same pixels without loss, for OCR; null when the text layer is good or the page is blank. */
  ocrImage: string | null;
  /** Words of the text layer; empty when it is not good. Beside an image for OCR they are still to be compared. */
  words: Word[];
  /** What of the text layer was left out. */
  cut?: WordCut;
}

/** A page and the codes on it. */
export interface PageReading {
  page: ParsedPage;
  qr: QrReading;
}

export interface ParseAnswer {
  pages: ParsedPage[];
  qr: QrCode[];
  /** On some page a QR code was seen that cannot be decoded. */
  hasUnreadableQr: boolean;
  /** Pages of the file. */
  totalPages: number;
  pdf: PdfFacts | null;
  xml?: XmlFacts;
}
