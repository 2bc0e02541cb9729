import type { Page } from '../words/field-value';
import { isNumericWord } from './assign-columns';
import { isUnitWord } from './assign-columns';
import {
  columnsOfCounts,
  columnsOfProducts,
  isText,
  type CountedRow,
  productIn,
  type Product,
} from './inferred-columns';
import { hitsOn } from '../words/label-hit';
import type { LabelHit } from '../words/label-match';
import type { Layout, Line } from '../page/layout';
import { linesBetween, scopeOf } from './table-band';
import { endsTable } from './table-body';
import type { TableHeader } from './table-header';
import { readTableWithin, type ItemTable } from './table-reader';
import { median, type Token } from '../page/token';
import { heightOf, isClose, WHITE } from '../page/place';

/** Tables without titles, page by page: their columns are inferred from the numbers of their rows. */
export function readUntitledTables(layout: Layout, hits: readonly LabelHit[]): ItemTable[] {
  const pages = [...new Set(layout.lines.map((line) => line.page))];
  const read = (of: (page: number, scope: Page) => ItemTable | null): ItemTable[] =>
    pages.map((page) => of(page, { layout, hits })).flatMap((table) => (table ? [table] : []));
  const products = read(productTable);
  return products.length > 0 ? products : read(countedTable);
}

/** Rows whose numbers multiply, with their amounts under each other. */
function productTable(page: number, scope: Page): ItemTable | null {
  const products = linesOf(page, scope).flatMap((line) => productIn(line) ?? []);
  const rows = aligned(products, (one) => one.amount);
  if (rows.length === 0) return null;
  const header = { columns: columnsOfProducts(rows), lines: [], page };
  return inferred(
    header,
    rows.map((one: Product) => one.line),
    scope,
  );
}

/** Two rows or more with a quantity, a unit of measure and a text (a guía). */
function countedTable(page: number, scope: Page): ItemTable | null {
  const counted = linesOf(page, scope).flatMap((line) => countedRow(line) ?? []);
  const rows = aligned(counted, (one) => one.unit);
  if (rows.length < 2) return null;
  const header = { columns: columnsOfCounts(rows), lines: [], page };
  return inferred(
    header,
    rows.map((one) => one.line),
    scope,
  );
}

/** Lines that are not of the sums. */
function linesOf(page: number, { layout, hits }: Page): Line[] {
  const none: TableHeader = { columns: [], lines: [], page };
  return layout.lines.filter((line) => line.page === page && !endsTable(line, none, hits));
}

function countedRow(line: Line): CountedRow | null {
  const at = line.tokens.findIndex(
    (token, index) => isQuantity(token) && isUnitWord(line.tokens[index + 1]?.text ?? ''),
  );
  const [quantity, unit] = [line.tokens[at], line.tokens[at + 1]];
  if (!quantity || !unit) return null;
  const beside = line.cells.map((cell) =>
    cell.tokens.filter((token) => token !== quantity && token !== unit && !isQuantity(token)),
  );
  const text = beside.filter(isText).sort((a, b) => b.length - a.length)[0];
  return text && !/:$/.test(text[text.length - 1]?.text ?? '')
    ? { line, quantity, unit, text }
    : null;
}

function isQuantity({ text }: Token): boolean {
  return /^\d/.test(text) && isNumericWord(text);
}

/** The most of the rows whose numbers have an edge in common. */
function aligned<Row extends { readonly line: Line }>(
  rows: readonly Row[],
  numberOf: (row: Row) => Token,
): Row[] {
  const unit = median(rows.map((row) => heightOf(numberOf(row))));
  const near = (row: Row, edge: 'x0' | 'x1'): Row[] =>
    rows.filter((one) => Math.abs(numberOf(one)[edge] - numberOf(row)[edge]) < unit);
  const groups = rows.flatMap((row) => [near(row, 'x1'), near(row, 'x0')]);
  return groups.reduce<Row[]>((best, group) => (group.length > best.length ? group : best), []);
}

/** Reads the lines from the first row, or the name above it, to the end of the table. */
function inferred(header: TableHeader, rows: readonly Line[], page: Page): ItemTable {
  const top = Math.min(...rows.map((line) => line.y0));
  const bottom = Math.max(...rows.map((line) => line.y1));
  const scope = scopeOf(header, linesBetween(top, bottom, header.page, page), page);
  const on = scope.layout.lines.filter((line) => line.page === header.page);
  const first = on.findIndex((line) => line.y1 > top + heightOf(line) * 0.5);
  const named = header.columns.some((column) => column.id === 'descripcion');
  const lines = on.slice(named ? first : first - nameLinesAbove(on, first, rows));
  const end = lines.findIndex(
    (line) => line.y0 > bottom - 1 && hitsOn(scope.hits, line).length > 0,
  );
  const stop = lines.findIndex((line) => endsTable(line, header, scope.hits));
  const cuts = [end, stop].filter((at) => at !== -1);
  return readTableWithin(page.layout, header, lines.slice(0, Math.min(lines.length, ...cuts)));
}

/** How many lines of text above the first row are its name: no more than stand between two rows, and one at least. */
function nameLinesAbove(lines: readonly Line[], first: number, rows: readonly Line[]): number {
  const at = lines.flatMap((line, index) => (rows.includes(line) ? [index] : []));
  const most = Math.max(1, ...at.slice(1).map((index, row) => index - (at[row] ?? index) - 1));
  let count = 0;
  while (count < most) {
    const [upper, lower] = [lines[first - count - 1], lines[first - count]];
    const isNear = upper && lower && isClose(lower, upper, WHITE.block);
    if (!upper || !isText(upper.tokens) || (count > 0 && !isNear)) break;
    if (count > 0 && upper.tokens.some(({ text }) => text.endsWith(':'))) break;
    count += 1;
  }
  return count;
}
