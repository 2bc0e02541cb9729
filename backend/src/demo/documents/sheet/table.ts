import type { Sheet, TextStyle } from './sheet';

export interface Column<Row> {
  title: string;
  /** Points. */
  width: number;
  align: 'left' | 'right' | 'center';
  value(row: Row, index: number): string;
}

export interface TableStyle {
  head: TextStyle;
  body: TextStyle;
  /** Space between a cell's text and its edge. */
  padding: number;
  leading: number;
  headHeight: number;
  rowPadding: number;
}

export interface PlacedColumn<Row> extends Column<Row> {
  left: number;
  right: number;
}

export function placeColumns<Row>(columns: readonly Column<Row>[], x: number): PlacedColumn<Row>[] {
  let left = x;
  return columns.map((column) => {
    const placed = { ...column, left, right: left + column.width };
    left = placed.right;
    return placed;
  });
}

/** One line of a cell, at the side that its column asks for. */
export function cell<Row>(
  sheet: Sheet,
  column: PlacedColumn<Row>,
  value: string,
  y: number,
  style: TextStyle,
  padding: number,
): void {
  if (column.align === 'left') sheet.text(value, column.left + padding, y, style);
  else if (column.align === 'right') sheet.right(value, column.right - padding, y, style);
  else sheet.center(value, (column.left + column.right) / 2, y, style);
}

export function tableHead<Row>(
  sheet: Sheet,
  columns: readonly PlacedColumn<Row>[],
  y: number,
  style: TableStyle,
): void {
  const baseline = y + style.headHeight / 2 + style.head.size * 0.35;
  for (const column of columns)
    cell(sheet, column, column.title, baseline, style.head, style.padding);
}

/** Draws the rows from `y` down and gives the y of each row's bottom. */
export function tableRows<Row>(
  sheet: Sheet,
  columns: readonly PlacedColumn<Row>[],
  rows: readonly Row[],
  y: number,
  style: TableStyle,
): number[] {
  const bottoms: number[] = [];
  let top = y;
  rows.forEach((row, index) => {
    let deepest = 1;
    const baseline = top + style.rowPadding + style.body.size * 0.75;
    for (const column of columns) {
      const room = column.width - 2 * style.padding;
      const lines = sheet.wrap(column.value(row, index), room, style.body);
      deepest = Math.max(deepest, lines.length);
      lines.forEach((line, i) =>
        cell(sheet, column, line, baseline + i * style.leading, style.body, style.padding),
      );
    }
    top += 2 * style.rowPadding + style.body.size * 0.75 + (deepest - 1) * style.leading;
    bottoms.push(top);
  });
  return bottoms;
}
