import type { ExtractedData } from '../../../backend/src/contracts/extracted-data';
import type { BenchKind } from './facts/model';

/** What is altered in a forged document: the print lies, the QR, the words and the other sums stay honest. */
export type BenchForgery = 'total' | 'ruc' | 'igv';

export interface DrawnPage {
  /**
   * A whole HTML document, UTF-8, without anything from elsewhere; the browser breaks it into pages.
   * Where the QR stands there is an empty `<i data-qr style="width:26mm;height:26mm"></i>`: the symbol of
   * `facts.qr` is put into it before printing. Without `facts.qr` no such element is drawn.
   */
  html: string;
  /** CSS lengths; a height of `auto` is a roll: one page as long as its content. */
  paper: { width: string; height: string };
  /** What a perfect reader answers: every value that is printed, and no other. */
  truth: ExtractedData;
}

/** The engine may be tuned on `construido`; `comprobado` are only ever measured. */
export type BenchRole = 'construido' | 'comprobado';

/** A document as it is printed, with what a perfect reader answers of it. */
export interface BenchDocument {
  /** `layout-kind-index`, and what is forged in it. */
  id: string;
  kind: BenchKind;
  /** What the symbol of the page says; null: it has none. */
  qr: string | null;
  drawn: DrawnPage;
  forgery: BenchForgery | null;
}

/** The documents of one layout. */
export interface BenchSet {
  id: string;
  role: BenchRole;
  /** The document of a number from 0 and, where the page gives it away, its forged twin; empty behind the last one. */
  documents(index: number): readonly BenchDocument[];
}

export type BenchForm = 'texto' | 'escaneado' | 'foto';
export type BenchLevel = 'suave' | 'normal' | 'fuerte';
