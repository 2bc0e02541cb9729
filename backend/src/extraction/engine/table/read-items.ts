import type { LabelHit } from '../words/label-hit';
import { type Page, EVIDENCE, rawField } from '../words/field-value';
import { bodyLines, continuedLines } from './table-body';
import type { Layout, Line } from '../page/layout';
import { isClose, WHITE } from '../page/place';
import { scopeOf } from './table-band';
import { findHeaders, type TableHeader } from './table-header';
import { readTable, readTableWithin, type ItemTable } from './table-reader';
import type { ColumnId } from '../words/table-columns';
import { isNumericWord } from './assign-columns';
import { isUnitWord } from '../words/item-words';
import { joinText, type Token } from '../page/token';
import { roundCents, toCents } from '../../../rules/money';
import type { RawTable } from '../../../rules/table-data';
import type { RawField } from '../../domain/raw-extraction';
import type { Item, ItemNumber } from './item';
import { union } from '../../domain/ground';

/** Share of the rows in which a first column must hold nothing of its kind. */
const MOST = 0.6;

/** What the cells of a first column look like; of other columns nothing is known. */
const KINDS: Readonly<Partial<Record<ColumnId, (text: string) => boolean>>> = {
  unidad: isUnitWord,
  item: (text) => /^\d{1,4}[.)]?$/.test(text),
  codigo: (text) => /\d/.test(text),
  // Its unit may stand beside it.
  cantidad: (text) => text.split(' ').some((word) => /\d/.test(word) && isNumericWord(word)),
  otra: (text) => text !== '',
};

/**
 * The header without its first title, where that one heads nothing: a label of the text beside the table that
 * stands in line with the titles (`Unidad` of what is let). Null when the rows have what it says.
 */
function withoutSideTitle(header: TableHeader, { rows }: ItemTable): TableHeader | null {
  const [first, ...columns] = header.columns;
  const isKind = KINDS[first?.id ?? 'descripcion'];
  if (!isKind || columns.length < 2 || rows.length === 0) return null;
  const [second] = columns;
  // Names begin under their title; what stands before it is told under the other one.
  const goesOver = (row: ReadonlyMap<number, readonly Token[]>): boolean =>
    first?.id === 'otra' &&
    second?.id === 'descripcion' &&
    (row.get(1) ?? []).some(({ x1 }) => x1 < second.x0 - 1);
  const strange = rows.filter((row) => !isKind(joinText(row.get(0) ?? [])) || goesOver(row));
  return strange.length >= rows.length * MOST ? { ...header, columns } : null;
}

export type { ItemTable } from './table-reader';

/** Item tables of all pages; a page without titles goes on with the columns of the page before. */
export function readItemTables(layout: Layout, hits: readonly LabelHit[]): ItemTable[] {
  const headers = findHeaders(layout);
  const pages = [...new Set(layout.lines.map((line) => line.page))];
  const tables: ItemTable[] = [];
  for (const page of pages) {
    const own = headers.filter((header) => header.page === page);
    const lines = layout.lines.filter((line) => line.page === page);
    const last = tables[tables.length - 1];
    if (own.length > 0)
      tables.push(
        ...own.map((header) => titledTable(header, own, { layout: { ...layout, lines }, hits })),
      );
    else if (last && last.items.length > 0) {
      const header = { ...last.header, page, lines: [] };
      tables.push(readTable(header, continuedLines(page, header, layout, hits), true));
    }
  }
  return tables.filter((table) => table.header.lines.length > 0 || table.items.length > 0);
}

/** The table under a header, down to the next one. */
function titledTable(header: TableHeader, all: readonly TableHeader[], whole: Page): ItemTable {
  const page = above(all[all.indexOf(header) + 1], whole);
  const read = withNamesBelow(readWithin(header, page), page.layout);
  const table = all.length > 1 ? withNameAbove(read, whole.layout) : read;
  const bare = withoutSideTitle(header, table);
  const other = bare ? readBeside(bare, page) : null;
  return other && other.items.length >= table.items.length ? other : table;
}

/** Lines that such a name takes at most. */
const MOST_NAMED = 3;
const isOrder = (token: Token | undefined): boolean => /^\d{1,3}[.)]?$/.test(token?.text ?? '');

/** One item under titles of its own that have none for its name, which stands over them: `2  MASCARILLA KN95`. */
function withNameAbove(table: ItemTable, { lines }: Layout): ItemTable {
  const { header, items } = table;
  const [title] = header.lines;
  const [item, ...more] = items;
  const isTitled = header.columns.some(({ id }) => id === 'descripcion');
  if (!title || !item || more.length > 0 || isTitled || item.descripcion.length > 0) return table;
  const right = Math.max(...header.columns.map(({ x1 }) => x1));
  const over = lines
    .filter((line) => line.page === title.page && line.y1 < title.y1 && line.x0 < right)
    .slice(-MOST_NAMED);
  const own = over.slice(
    Math.max(
      0,
      over.findLastIndex(({ tokens }) => isOrder(tokens[0])),
    ),
  );
  const [first, ...rest] = own.flatMap(({ tokens }) => tokens.filter(({ x0 }) => x0 < right));
  const descripcion = first && !isOrder(first) ? [first, ...rest] : rest;
  return { ...table, items: [{ ...item, descripcion }], lines: [...table.lines, ...own] };
}

/** What leads to a name where no column has it. */
const LABEL = /^(?:DESCRIPCION|CONCEPTO)$/;

/**
 * The items of a table that has no title for names with those that stand under their numbers, each behind its label:
 * `Descripción  Flete local de mobiliario`, and beside it what the row is taxed with.
 */
function withNamesBelow(table: ItemTable, { lines: all }: Layout): ItemTable {
  const { header, items } = table;
  const [title] = header.lines;
  if (!title || header.columns.some(({ tokens }) => tokens.some(isLabel))) return table;
  const under = all.filter(({ page, y0 }) => page === title.page && y0 > title.y0);
  const blocks = under.flatMap((line, at) => (isNamed(line) ? [blockFrom(under.slice(at))] : []));
  if (blocks.length === 0 || blocks.length !== items.length) return table;
  const named = items.map((item, at) => ({ ...item, descripcion: nameIn(blocks[at] ?? []) }));
  return { ...table, items: named, lines: [...table.lines, ...blocks.flat()] };
}

const isLabel = ({ compact }: Token): boolean => LABEL.test(compact);

const isNamed = ({ tokens: [first], cells: [cell] }: Line): boolean =>
  first !== undefined && cell !== undefined && isLabel(first) && cell.tokens.length > 1;

/** The line and those close under it. */
function blockFrom(lines: readonly Line[]): readonly Line[] {
  const end = lines.findIndex((line, at) => {
    const above = lines[at - 1];
    return above !== undefined && !isClose(line, above, WHITE.text);
  });
  return end === -1 ? lines : lines.slice(0, end);
}

/** The words behind the label, down to where they end, on the left of what stands beside them. */
function nameIn([first, ...more]: readonly Line[]): readonly Token[] {
  const [own, beside] = first?.cells ?? [];
  const end = beside?.x0 ?? Infinity;
  const rest = more.flatMap(({ cells: [cell] }) => (cell && cell.x0 < end ? cell.tokens : []));
  return [...(own?.tokens.slice(1) ?? []), ...rest];
}

const readWithin = (header: TableHeader, page: Page): ItemTable =>
  readBeside(header, page) ?? readTable(header, bodyOf(header, page), false);

/** The table without the text that stands beside it; null when there is none. */
function readBeside(header: TableHeader, page: Page): ItemTable | null {
  const scope = scopeOf(header, bodyOf(header, page), page);
  return scope === page ? null : readTableWithin(page.layout, header, bodyOf(header, scope));
}

const bodyOf = (header: TableHeader, { layout, hits }: Page): Line[] =>
  bodyLines(header, layout, hits);

/** What stands above the next header of the page. */
function above(next: TableHeader | undefined, page: Page): Page {
  const top = next?.lines[0];
  if (!top) return page;
  const lines = page.layout.lines.filter((line) => line.y0 < top.y0 - 1);
  return { layout: { ...page.layout, lines }, hits: page.hits };
}

/** One row alone is not told in parts. */
const FEWEST_PARTS = 2;

/**
 * The tables of what is sold. A table whose amounts come to one amount of a table before it (the lines of a plan
 * under `Resumen de cargos`) tells what that one is made up of, and sells nothing more.
 */
export function withoutBreakdowns(tables: readonly ItemTable[]): readonly ItemTable[] {
  const kept: ItemTable[] = [];
  for (const table of tables) if (!isBreakdown(table, kept)) kept.push(table);
  return kept;
}

function isBreakdown({ items }: ItemTable, before: readonly ItemTable[]): boolean {
  const parts = items.flatMap(({ subtotal }) => (subtotal ? [subtotal.value] : []));
  if (parts.length < FEWEST_PARTS || parts.length < items.length) return false;
  const sum = toCents(roundCents(parts.reduce((all, one) => all + one, 0)));
  return before.some((table) =>
    table.items.some(({ subtotal }) => subtotal !== null && toCents(subtotal.value) === sum),
  );
}

/**
 * The words of the item tables. What stands on the height of a row, but beside the table (a sidebar, a box),
 * is none of them.
 * @param loose lines of items without a table
 * @param lineHeight layout units that part the table from what is beside it
 */
export function tokensOfItems(
  tables: readonly ItemTable[],
  loose: readonly Line[],
  lineHeight: number,
): ReadonlySet<Token> {
  const inTables = tables.flatMap((table) => {
    const { columns, lines } = table.header;
    const [left, right] = [
      Math.min(...columns.map(({ x0 }) => x0)) - lineHeight,
      Math.max(...columns.map(({ x1 }) => x1)) + lineHeight,
    ];
    const cells = [...lines, ...table.lines].flatMap((line) => line.cells);
    return cells.filter(({ x0, x1 }) => x1 > left && x0 < right).flatMap(({ tokens }) => tokens);
  });
  return new Set([...inTables, ...loose.flatMap(({ tokens }) => tokens)]);
}

/** `productos.N.*` of every item, in the order of the page. */
export function itemFields(items: readonly Item[], source: 'texto' | 'ocr'): RawField[] {
  return items.flatMap((item, index) => {
    const text = (key: string, tokens: readonly Token[]): RawField[] =>
      tokens.length === 0
        ? []
        : [rawField(`productos.${index}.${key}`, joinText(tokens), tokens, EVIDENCE.place, source)];
    const number = (key: string, value: ItemNumber | null): RawField[] =>
      value === null ? [] : text(key, value.tokens).map((one) => asRead(one, value));
    return [
      ...text('codigo', item.codigo),
      ...text('descripcion', item.descripcion),
      ...text('unidad', item.unidad),
      ...number('cantidad', item.cantidad),
      ...number('precio_unitario', item.precio),
      ...number('descuento', item.descuento),
      ...number('subtotal', item.subtotal),
    ];
  });
}

/** The number in plain digits; where it was mended what was recognised stays beside it. */
function asRead(printed: RawField, { text, mended }: ItemNumber): RawField {
  const field = { ...printed, text: text ?? printed.text };
  if (!mended) return field;
  const { boxes = [], source = 'ocr' } = printed;
  return {
    ...field,
    source: 'regla',
    reasons: [mended],
    candidates: [{ text: printed.text, boxes, source }],
  };
}

/** The table as it is printed: titles in row 0, then a row an item. */
export function rawTable({ header, rows }: ItemTable): RawTable {
  const titles = new Map(header.columns.map((column, index) => [index, column.tokens]));
  const all = [titles, ...rows];
  return {
    page: header.page,
    cells: all.flatMap((row, rowIndex) =>
      [...row].flatMap(([column, tokens]) => rawCell(rowIndex, column, tokens)),
    ),
  };
}

function rawCell(row: number, column: number, tokens: readonly Token[]): RawTable['cells'] {
  const [first, ...rest] = tokens;
  if (!first) return [];
  return [
    {
      row,
      column,
      text: joinText(tokens),
      confidence: Math.min(...tokens.map((token) => token.confidence)),
      box: rest.reduce((box, token) => union(box, token.box), first.box),
    },
  ];
}
