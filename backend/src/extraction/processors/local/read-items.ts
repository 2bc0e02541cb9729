import type { Page } from './field-value';
import { bodyLines, continuedLines } from './table-body';
import type { LabelHit } from './label-match';
import type { Layout, Line } from './layout';
import { scopeOf } from './table-band';
import { findHeaders, type TableHeader } from './table-header';
import { readTable, readTableWithin, type ItemTable } from './table-reader';
import type { ColumnId } from '../table-columns';
import { isNumericWord, isUnitWord } from './assign-columns';
import { joinText } from './token';

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
function withoutSideTitle({ header, rows }: ItemTable): TableHeader | null {
  const [first, ...columns] = header.columns;
  const isKind = KINDS[first?.id ?? 'descripcion'];
  if (!isKind || columns.length < 2 || rows.length === 0) return null;
  const strange = rows.filter((row) => !isKind(joinText(row.get(0) ?? [])));
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
  const table = readWithin(header, page);
  const bare = withoutSideTitle(table);
  const other = bare ? readBeside(bare, page) : null;
  return other && other.items.length >= table.items.length ? other : table;
}

function readWithin(header: TableHeader, page: Page): ItemTable {
  return readBeside(header, page) ?? readTable(header, bodyOf(header, page), false);
}

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
