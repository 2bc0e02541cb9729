import { tableDataOf, type RawTable } from './table-data';

const box = (page: number) => ({ page, x: 0.1, y: 0.2, w: 0.3, h: 0.1 });
const cell = (row: number, column: number, text: string, page = 1) => ({
  row,
  column,
  text,
  confidence: 0.9,
  box: box(page),
});
const first: RawTable = {
  page: 1,
  cells: [cell(1, 1, 'b2'), cell(0, 0, 'A'), cell(0, 2, 'C')],
};
const second: RawTable = { page: 2, cells: [cell(0, 0, 'x', 2)] };

describe('tableDataOf', () => {
  it('puts tables under one another, counts from one, and orders by row and column', () => {
    const { tableData, formattedTable } = tableDataOf([first, second], []);
    expect(
      tableData.tableData.map(({ text, rowIndex, columnIndex, page }) => [
        text,
        rowIndex,
        columnIndex,
        page,
      ]),
    ).toEqual([
      ['A', 1, 1, 1],
      ['C', 1, 3, 1],
      ['b2', 2, 2, 1],
      ['x', 3, 1, 2],
    ]);
    expect(formattedTable).toEqual([
      ['A', '', 'C'],
      ['', 'b2', ''],
      ['x', '', ''],
    ]);
    expect(tableData.humanReadableSummary).toBe(
      'Se leyeron 2 tablas: 2 filas y 3 columnas en la página 1 (A, C); 1 fila y 1 columna en la página 2 (x).',
    );
  });

  it('gives the text a line a line, with an empty line between pages', () => {
    const { tableData, hasTableData } = tableDataOf([], [['a b', 'c'], ['d']]);
    expect(tableData.readableText).toBe('a b\nc\n\nd');
    expect(hasTableData).toBe(false);
    expect(tableData.humanReadableSummary).toBe('No se encontró ninguna tabla en el documento.');
  });

  it('leaves out cells that no document can have, and keeps the grid small', () => {
    const cells = [cell(-1, 0, 'x'), cell(0.5, 0, 'x'), cell(0, 5_000, 'x'), cell(1e9, 0, 'x')];
    expect(tableDataOf([{ page: 1, cells }], [])).toMatchObject({
      hasTableData: false,
      formattedTable: [],
    });
    const tall = Array.from({ length: 3 }, () => ({ page: 1, cells: [cell(1_999, 0, 'x')] }));
    expect(tableDataOf(tall, []).formattedTable).toHaveLength(2_000);
  });

  it('joins two texts that an engine put into one cell', () => {
    const cells = [cell(0, 0, 'uno'), cell(0, 0, 'dos')];
    expect(tableDataOf([{ page: 1, cells }], []).formattedTable).toEqual([['uno dos']]);
  });
});
