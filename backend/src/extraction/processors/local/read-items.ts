import {
  assignColumns,
  isNumericWord,
  learnExtents,
  unitOf,
  type AssignedLine,
} from './assign-columns';
import { readCountLine, type CountLine } from './count-line';
import { itemOfCells, withLeadingCode, type Item } from './item';
import type { LabelHit } from './label-match';
import type { Layout, Line } from './layout';
import { bodyLines, continuedLines } from './table-body';
import { isAmountColumn, type ColumnId } from '../table-columns';
import { findHeaders, type TableHeader } from './table-header';
import { heightOf, type Token } from './token';
import { groupRows, type BodyLine } from './group-rows';

/** A table of items on one page. */
export interface ItemTable {
  readonly header: TableHeader;
  readonly items: readonly Item[];
  readonly lines: readonly Line[];
  /** The cells of each item row by column index, for the table view. */
  readonly rows: readonly ReadonlyMap<number, readonly Token[]>[];
}

/** Item tables of all pages; a page without titles goes on with the columns of the page before. */
export function readItemTables(layout: Layout, hits: readonly LabelHit[]): ItemTable[] {
  const headers = findHeaders(layout);
  const pages = [...new Set(layout.lines.map((line) => line.page))];
  const tables: ItemTable[] = [];
  for (const page of pages) {
    const own = headers.find((header) => header.page === page);
    const last = tables[tables.length - 1];
    if (own) tables.push(readTable(own, bodyLines(own, layout, hits), false));
    else if (last && last.items.length > 0) {
      const header = { ...last.header, page, lines: [] };
      tables.push(readTable(header, continuedLines(page, header, layout, hits), true));
    }
  }
  return tables.filter((table) => table.header.lines.length > 0 || table.items.length > 0);
}

function readTable(header: TableHeader, lines: readonly Line[], isContinued: boolean): ItemTable {
  const unit = unitOf(lines.flatMap((line) => line.tokens));
  const first = lines.map((line) => assignColumns(line.tokens, header.columns, unit));
  const hasAmounts = header.columns.some((column) => isAmountColumn(column.id));
  const isItem = hasAmounts ? isItemLine : isCountedLine;
  const columns = learnExtents(
    header.columns,
    first.filter((cells) => isItem(cells)),
  );
  const body = lines.map((line): BodyLine => {
    const cells = assignColumns(line.tokens, columns, unit);
    return { line, cells, count: readCountLine(line.tokens), isItem: isItem(cells) };
  });
  const rows = groupRows(body, isContinued);
  return {
    header: { ...header, columns },
    items: rows.map((row) => toItem(row.anchor, row.description)),
    lines: rows.flatMap((row) => row.lines),
    rows: rows.map(
      (row) =>
        new Map(
          columns.map((column, index) => [
            index,
            cellTokens(row.anchor, column.id, row.description),
          ]),
        ),
    ),
  };
}

/** A line with an amount in an amount column. */
function isItemLine(cells: AssignedLine): boolean {
  return [...cells].some(
    ([column, tokens]) =>
      isAmountColumn(column.id) && tokens.some((token) => isAmountWord(token, cells)),
  );
}

/** In a table without amounts (a guía) the quantity makes the item. */
function isCountedLine(cells: AssignedLine): boolean {
  return [...cells].some(
    ([column, tokens]) =>
      column.id === 'cantidad' && tokens.some(({ text }) => /^\d[\d.,]*$/.test(text)),
  );
}

/** Decimals make an amount; a whole number needs a quantity on its line. */
function isAmountWord({ text }: Token, cells: AssignedLine): boolean {
  if (!isNumericWord(text) || !/\d/.test(text)) return false;
  const isCounted = [...cells].some(
    ([column, tokens]) => column.id === 'cantidad' && tokens.some((one) => /^\d/.test(one.text)),
  );
  return /[.,]\d/.test(text) || isCounted;
}

function byId(cells: AssignedLine): Map<ColumnId, readonly Token[]> {
  const map = new Map<ColumnId, readonly Token[]>();
  for (const [column, tokens] of cells) map.set(column.id, tokens);
  return map;
}

function cellTokens(
  anchor: BodyLine,
  id: ColumnId,
  description: readonly Token[],
): readonly Token[] {
  return id === 'descripcion' ? description : (byId(anchor.cells).get(id) ?? []);
}

function toItem(anchor: BodyLine, description: readonly Token[]): Item {
  const item = withLeadingCode({ ...itemOfCells(byId(anchor.cells)), descripcion: description });
  const needsCount = !item.cantidad || !item.precio || !item.subtotal;
  return anchor.count && needsCount ? withCount(item, anchor.count) : item;
}

function withCount(item: Item, count: CountLine): Item {
  return {
    ...item,
    cantidad: count.cantidad,
    precio: count.precio,
    subtotal: count.subtotal,
    unidad: count.unidad.length > 0 ? count.unidad : item.unidad,
  };
}

export function lineGap(above: Line, below: Line): number {
  return (below.y0 - above.y1) / Math.max(1, heightOf(below));
}
