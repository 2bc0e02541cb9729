import { EXPORT_COLUMNS } from '../contracts/exports';
import type { ExportRow } from './invoice-row';
import { centsText } from './money';

/** What a spreadsheet would take for the beginning of a formula, full-width forms included (reliability I5). */
const FORMULA = /^[=+\-@\t\r\n\0＝＋－＠]/;
const PLAIN_NUMBER = /^-?\d+(?:[.,]\d+)*$/;
/** Makes spreadsheets read UTF-8. */
const BOM = '\ufeff';

/** The text as a cell: quoted, inner quotes doubled; one that would be a formula gets an apostrophe, plain numbers do not. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A line with its end. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** A whole file. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `${BOM}${rows.map(csvLine).join('')}`;
}

/** The beginning of the export of documents: byte order mark and column names (spec section 9). */
export function invoiceCsvHead(): string {
  return `${BOM}${csvLine(EXPORT_COLUMNS)}`;
}

export function invoiceCsvLine(row: ExportRow): string {
  return csvLine([
    row.supplierRuc,
    row.supplierName,
    row.number,
    row.issueDate,
    row.dueDate,
    row.totalCents === null ? '' : centsText(row.totalCents),
    row.currency,
    row.paymentStatus,
    row.id,
  ]);
}
