import { buildResult } from '../../src/extraction/domain/build-result';
import type { ExtractionResult } from '../../src/extraction/domain/raw-extraction';
import { readPageSet } from '../../src/extraction/engine/decide/read-page-set';
import type { RawTable } from '../../src/rules/table-data';
import { pageSetFromText, type DrawnPage } from './page-from-text';

export interface DrawnOptions extends DrawnPage {
  companyRuc?: string;
  companyName?: string;
  /** ISO date; a day on which the drawn documents are neither old nor in the future. */
  today?: string;
}

/** What the offline engine and the checks make of pages drawn with characters. */
export function readDrawn(
  pages: string | readonly string[],
  options: DrawnOptions = {},
): ExtractionResult {
  return readDrawnWithTables(pages, options).result;
}

/** The same, with the tables as they are printed. */
export function readDrawnWithTables(
  pages: string | readonly string[],
  options: DrawnOptions = {},
): { result: ExtractionResult; tables: RawTable[] } {
  const pageSet = pageSetFromText(typeof pages === 'string' ? [pages] : pages, options);
  const { companyRuc = null, companyName = null, today = '2026-11-20' } = options;
  const context = { companyRuc, companyName, today };
  const raw = { ...readPageSet(pageSet, context), usage: { ms: 0 } };
  return { result: buildResult(raw, pageSet, context), tables: raw.tables };
}
