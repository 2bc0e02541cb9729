import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import writeExcelFile, { type Cell, type Row } from 'write-excel-file/node';
import type { SourceMatch } from '../../contracts/document';
import { EXPORT_COLUMNS, XLSX_SOURCE_COLUMN } from '../../contracts/exports';
import { serve } from '../../platform/sandbox';
import { isIsoDate } from '../../rules/date';
import type { ExportRow } from '../../rules/invoice-row';
import { fromCents } from '../../rules/money';

const WIDTHS = [14, 40, 18, 14, 17, 14, 9, 15, 38, 12];

const SOURCE: Readonly<Record<SourceMatch, string>> = {
  solo: 'Solo XML',
  coincide: 'Coincide',
  difiere: 'Difiere',
};

/** Names that every object has, under which the library finds no text of its own. */
const SHADOWED = Object.getOwnPropertyNames(Object.prototype);

/** A cell of text whatever it looks like: a RUC keeps its digits and `=1+1` is no formula. */
function text(value: string): Cell {
  if (value === '') return null;
  return { type: String, value: SHADOWED.includes(value) ? `${value} ` : value, format: '@' };
}

function date(value: string): Cell {
  if (!isIsoDate(value)) return text(value);
  return { type: Date, value: new Date(`${value}T00:00:00Z`), format: 'dd/mm/yyyy' };
}

function cells(row: ExportRow): Row {
  const total = row.totalCents === null ? null : fromCents(row.totalCents);
  return [
    text(row.supplierRuc),
    text(row.supplierName),
    text(row.number),
    date(row.issueDate),
    date(row.dueDate),
    total === null ? null : { type: Number, value: total, format: '#,##0.00' },
    text(row.currency),
    text(row.paymentStatus),
    text(row.id),
    row.sourceMatch && text(SOURCE[row.sourceMatch]),
  ];
}

/** A workbook of one sheet with the columns of spec section 9, and what the XML is: text, real dates and real numbers, no formula. */
function xlsxFile(rows: readonly ExportRow[]): Promise<Buffer> {
  const header: Row = [...EXPORT_COLUMNS, XLSX_SOURCE_COLUMN].map((value) => ({
    value,
    fontWeight: 'bold',
  }));
  const columns = WIDTHS.map((width) => ({ width }));
  return writeExcelFile([header, ...rows.map(cells)], {
    sheet: 'Documentos',
    columns,
    stickyRowsCount: 1,
  }).toBuffer();
}

export interface XlsxRequest {
  /** Absolute path of the rows, an `ExportRow` (JSON) a line. */
  rows: string;
  /** Absolute path of the workbook that is to be written. */
  workbook: string;
}

// Entry of the process in which workbooks are made: the library makes one in one go.
serve(async ({ rows, workbook }: XlsxRequest): Promise<null> => {
  const read: ExportRow[] = [];
  for await (const line of createInterface({ input: createReadStream(rows) })) {
    read.push(JSON.parse(line) as ExportRow);
  }
  await writeFile(workbook, await xlsxFile(read));
  return null;
});
