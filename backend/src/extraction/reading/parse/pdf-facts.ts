import type { PDFDocumentProxy } from 'pdfjs-dist';
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

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() ? value.trim().slice(0, MAX_FACT_CHARS) : null;
}

/** What the file says about its own making. */
export async function readPdfFacts(pdf: PDFDocumentProxy, bytes: Buffer): Promise<PdfFacts> {
  const { info } = await pdf.getMetadata();
  const told = new Map<string, unknown>(Object.entries(info));
  return {
    producer: textOf(told.get('Producer')),
    creator: textOf(told.get('Creator')),
    texts: TEXTS.flatMap((key) => textOf(told.get(key)) ?? []),
    hasIncrementalUpdates: hasIncrementalUpdates(bytes),
  };
}
