import type { XmlFacts } from '../../contracts/xml-source';
import type { CheckSubject } from '../checks';
import type { RawTable } from '../table-data';
import type { QrCode } from './qr-evidence';

/** What was seen on the pages, as far as the checks need it; kept, so that they can run again after an edit. */
export interface PageFacts {
  /** Text of each page, a string a line. */
  pages: readonly (readonly string[])[];
  qr: readonly QrCode[];
  /** True when a code was seen on a page but could not be read. */
  hasUnreadableQr: boolean;
  pdf: CheckSubject['pdf'];
  /** Where the pages speak to a machine; absent in documents older than this search. */
  suspicious?: CheckSubject['suspicious'];
  /** The lines without that, where there is any: what may prove a value. */
  clean?: readonly (readonly string[])[];
  xml?: XmlFacts;
}

export const NO_FACTS: PageFacts = { pages: [], qr: [], hasUnreadableQr: false, pdf: null };

/** Texts that came with the pages without standing on them. */
export function hiddenTexts({ qr, pdf }: PageFacts): string[] {
  const told = [pdf?.producer, pdf?.creator, ...(pdf?.texts ?? [])];
  return [...qr.map(({ text }) => text), ...told.filter((text) => typeof text === 'string')];
}

const RUC = /(?<!\d)(?:10|15|16|17|20)\d{9}(?!\d)/g;

/** Text of all pages in reading order, a line break between pages. */
export function pageText({ pages }: PageFacts): string {
  return pages.map((lines) => lines.join(' ')).join('\n');
}

/** How often each RUC-like number is printed on the pages; a QR is not print. */
export function printedRucs({ pages, clean }: PageFacts): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const ruc of (clean ?? pages).flat().flatMap((line) => line.match(RUC) ?? [])) {
    counts.set(ruc, (counts.get(ruc) ?? 0) + 1);
  }
  return counts;
}

/** What the table view and the checks after an edit need of a reading; stored as one blob. */
export interface ReadingFacts {
  facts: PageFacts;
  tables: readonly RawTable[];
}
