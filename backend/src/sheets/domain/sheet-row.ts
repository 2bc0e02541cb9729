import { EXPORT_COLUMNS } from '../../contracts/exports';
import type { InvoiceRow } from '../../rules/invoice-row';
import { fromCents } from '../../rules/money';

/** The columns of the other exports; the last one is the document's id. */
export const SHEET_HEAD: readonly string[] = EXPORT_COLUMNS;

/** A document as a row: the total is a number, everything else text, a RUC too. */
export function sheetCells(row: InvoiceRow): (string | number)[] {
  return [
    row.supplierRuc,
    row.supplierName,
    row.number,
    row.issueDate,
    row.dueDate,
    row.totalCents === null ? '' : fromCents(row.totalCents),
    row.currency,
    row.paymentStatus,
    row.id,
  ];
}
