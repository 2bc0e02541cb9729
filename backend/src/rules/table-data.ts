import type { Box } from '../contracts/evidence';
import type { TableCell, TableDataResponse } from '../contracts/table-data';

/** A table as an engine read it; indexes are 0-based. */
export interface RawTable {
  /** 1-based. */
  page: number;
  cells: readonly {
    row: number;
    column: number;
    text: string;
    confidence: number;
    box: Box;
  }[];
}

/** An engine's answer is untrusted: what lies outside these is no table of a document. */
const MAX_ROWS = 2_000;
const MAX_COLUMNS = 100;

/** The tables and the text of a document for its table panel; tables follow one another in one grid. */
export function tableDataOf(
  tables: readonly RawTable[],
  pages: readonly (readonly string[])[],
): TableDataResponse {
  const sized = tables.map(sizedTable).filter((table) => table.rows > 0);
  const offsets = sized.map((_, index) =>
    sized.slice(0, index).reduce((sum, table) => sum + table.rows, 0),
  );
  const cells = sized.flatMap((table, index) => cellsOf(table, offsets[index] ?? 0));
  const rows = sized.reduce((sum, table) => sum + table.rows, 0);
  return {
    hasTableData: cells.length > 0,
    tableData: {
      tableData: cells,
      readableText: pages.map((lines) => lines.join('\n')).join('\n\n'),
      humanReadableSummary: summaryOf(sized),
    },
    formattedTable: gridOf(cells, Math.min(rows, MAX_ROWS)),
  };
}

interface SizedTable extends RawTable {
  rows: number;
  columns: number;
}

function sizedTable(table: RawTable): SizedTable {
  const isIndex = (index: number, limit: number): boolean =>
    Number.isInteger(index) && index >= 0 && index < limit;
  const cells = table.cells.filter(
    ({ row, column, text }) =>
      isIndex(row, MAX_ROWS) && isIndex(column, MAX_COLUMNS) && text !== '',
  );
  const size = (values: readonly number[]): number =>
    values.reduce((most, value) => Math.max(most, value + 1), 0);
  return {
    ...table,
    cells,
    rows: size(cells.map(({ row }) => row)),
    columns: size(cells.map(({ column }) => column)),
  };
}

function cellsOf(table: SizedTable, offset: number): TableCell[] {
  return table.cells
    .map(({ row, column, text, confidence, box }) => ({
      text,
      rowIndex: offset + row + 1,
      columnIndex: column + 1,
      confidence,
      page: box.page,
      boxes: [box],
    }))
    .filter(({ rowIndex }) => rowIndex <= MAX_ROWS)
    .sort((a, b) => a.rowIndex - b.rowIndex || a.columnIndex - b.columnIndex);
}

function gridOf(cells: readonly TableCell[], rows: number): string[][] {
  const columns = cells.reduce((most, cell) => Math.max(most, cell.columnIndex), 0);
  const grid = Array.from({ length: rows }, () => Array.from({ length: columns }, () => ''));
  for (const { rowIndex, columnIndex, text } of cells) {
    const row = grid[rowIndex - 1];
    if (row) row[columnIndex - 1] = row[columnIndex - 1] ? `${row[columnIndex - 1]} ${text}` : text;
  }
  return grid;
}

function summaryOf(tables: readonly SizedTable[]): string {
  if (tables.length === 0) return 'No se encontró ninguna tabla en el documento.';
  const count = tables.length === 1 ? 'Se leyó 1 tabla' : `Se leyeron ${tables.length} tablas`;
  return `${count}: ${tables.map(describe).join('; ')}.`;
}

function describe({ page, rows, columns, cells }: SizedTable): string {
  const titles = cells.filter(({ row }) => row === 0).map(({ text }) => text);
  const size = `${plural(rows, 'fila', 'filas')} y ${plural(columns, 'columna', 'columnas')}`;
  const named = titles.length > 0 ? ` (${titles.join(', ')})` : '';
  return `${size} en la página ${page}${named}`;
}

function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
