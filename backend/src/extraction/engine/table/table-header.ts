import { isPriceColumn, type ColumnId, columnOfWords, OTHERS_CODE } from '../words/table-columns';
import { amountsIn } from '../page/amounts';
import { tightCells, type Layout, type Line } from '../page/layout';
import { letterCount } from '../page/text-kind';
import {
  columnsOfLine,
  columnsOfStack,
  isHeadingBelow,
  isWideItem,
  sizesAmong,
  toColumn,
  type Column,
} from './title-columns';
import { median, type Token } from '../page/token';
import { horizontalOverlap } from '../page/place';

export type { Column } from './title-columns';

export interface TableHeader {
  readonly columns: readonly Column[];
  readonly lines: readonly Line[];
  readonly page: number;
}

/** From this many spaces between words on, two titles may be apart. */
const TIGHT = 1.8;

/** Titles stand in up to three lines, the shorter ones in the middle of the longer ones. */
const MAX_LINES = 3;
/** Of one page: each is read down to the next, and what is full of titles was not printed to be read. */
const MOST_TABLES = 40;

/**
 * The lines of column titles: of each page the header with the most columns, and others of as many columns at
 * the same places (`REPUESTOS`, then `MANO DE OBRA`).
 */
export function findHeaders(layout: Layout): TableHeader[] {
  const space = wordSpace(layout);
  const all = layout.lines.flatMap((_, index) => headerAt(layout, index, space) ?? []);
  const pages = [...new Set(all.map((header) => header.page))];
  return pages.flatMap((page) => headersOfPage(all.filter((header) => header.page === page)));
}

function headersOfPage(all: readonly TableHeader[]): TableHeader[] {
  const most = Math.max(...all.map((header) => known(header.columns)));
  const fullest = all.filter((header) => known(header.columns) === most);
  const best = fullest.find(isNamed) ?? fullest[0];
  if (!best) return [];
  const like = all.filter((one) => one === best || (isLike(one, best) && isApart(one, best)));
  return like.slice(0, MOST_TABLES);
}

const isNamed = ({ columns }: TableHeader): boolean =>
  columns.some(({ id }) => id === 'descripcion');

const isApart = (one: TableHeader, other: TableHeader): boolean =>
  !one.lines.some((line) => other.lines.includes(line));

/** The same columns at the same places. */
function isLike(one: TableHeader, other: TableHeader): boolean {
  const near = one.columns.filter((column) =>
    other.columns.some((like) => like.id === column.id && Math.abs(like.x1 - column.x1) < 25),
  );
  return near.length >= 3 && near.length >= one.columns.length - 1;
}

/** The space that the document sets between two words. */
function wordSpace({ lines, lineHeight }: Layout): number {
  const gaps = lines.flatMap(({ tokens }) =>
    tokens.slice(1).map((token, at) => token.x0 - (tokens[at]?.x1 ?? token.x0)),
  );
  return median(gaps.filter((gap) => gap > 0 && gap < lineHeight));
}

function headerAt(layout: Layout, index: number, space: number): TableHeader | null {
  let best: TableHeader | null = null;
  for (let size = 1; size <= MAX_LINES; size += 1) {
    const lines = layout.lines.slice(index, index + size);
    if (lines.length < size || !areTitleLines(lines, layout)) break;
    const header = headerOf(lines, space);
    if (header && (!best || isBetter(header, best))) best = header;
  }
  return best ? withSubtitles(best, layout.lines.slice(index + best.lines.length), layout) : null;
}

/** The same titles in another language stand in lines of their own under them, at times the last word below. */
function withSubtitles(header: TableHeader, below: readonly Line[], layout: Layout): TableHeader {
  const lines = [...header.lines];
  for (const line of below.slice(0, MAX_LINES)) {
    const isFirst = lines.length === header.lines.length;
    const isTitled = line.cells.every(({ text }) => columnOfWords(text) !== null);
    if (!isTitled || (isFirst && line.cells.length < 3)) break;
    if (!areTitleLines([...lines.slice(-1), line], layout)) break;
    lines.push(line);
  }
  return lines.length > header.lines.length ? { ...header, lines } : header;
}

/** Close under each other, and without an amount. */
function areTitleLines(lines: readonly Line[], layout: Layout): boolean {
  return lines.every((line, at) => {
    const above = lines[at - 1];
    if (amountsIn(line.tokens).length > 0) return false;
    if (!above) return true;
    const isNear = above.page === line.page && line.y0 - above.y1 < layout.lineHeight;
    return isNear && !line.tokens.some((token) => /\d/.test(token.text));
  });
}

function headerOf(lines: readonly Line[], space: number): TableHeader | null {
  const [first] = lines;
  if (!first) return null;
  const titled = lines.length === 1 ? columnsOfTitles(first, space) : columnsOfStack(lines, space);
  const found = ownCodes(titled);
  const columns = withDescription(
    withTitleBefore(oneDescription(withFees(withTaxes(withValues(withDiscounts(found))))), lines),
  );
  if (!isHeader(columns, lines)) return null;
  const over = titleOverOthers(columns);
  if (over) {
    const others = columns.filter((column) => column !== over);
    return { columns: others, lines, page: first.page };
  }
  return { columns, lines, page: first.page };
}

/** `CÓDIGO ARTÍCULO` over the titles of the numbers: each name has a line of its own, and begins with its code. */
function titleOverOthers(columns: readonly Column[]): Column | undefined {
  if (columns.some(({ id }) => id === 'descripcion')) return undefined;
  return columns.find(
    (column) =>
      column.id === 'codigo' &&
      column.tokens.some(({ text }) => columnOfWords(text) === 'descripcion') &&
      columns.some((other) => other !== column && horizontalOverlap(other, column) > 0),
  );
}

/** Narrow columns have titles that stand closer together than cells do elsewhere. */
function columnsOfTitles(line: Line, space: number): readonly Column[] {
  const columns = columnsOfLine(line);
  if (columns.length === 0) return columns;
  const tight = tightCells(line, space * TIGHT);
  if (tight.length === line.cells.length) return columns;
  const apart = columnsOfLine({ cells: tight });
  return known(apart) > known(columns) ? apart : columns;
}

/** `Desc. %` is a share of what is taken off, wherever it stands. */
const SHARE = /^(?:%\s?DE?SC?\.?|DE?SC?\.?\s?\(?%\)?)$/i;

/** `Desc.` behind the prices, where something else names what is sold, is what is taken off. */
function withDiscounts(all: readonly Column[]): readonly Column[] {
  const columns = all.map((one): Column => (SHARE.test(one.title) ? { ...one, id: 'otra' } : one));
  const priced = columns.findIndex(({ id }) => isPriceColumn(id));
  const named = columns.findIndex(({ id }) => id === 'descripcion');
  if (priced === -1 || named > priced) return columns;
  return columns.map((column, at) => {
    const isShort = /^DES?C?\.?$/i.test(column.title) && column.id === 'descripcion';
    return isShort && at > priced ? { ...column, id: 'descuento' } : column;
  });
}

/** Codes of others give way where the seller prints one of its own as well. */
function ownCodes(columns: readonly Column[]): readonly Column[] {
  const isOwn = ({ id, title }: Column): boolean => id === 'codigo' && !OTHERS_CODE.test(title);
  if (!columns.some(isOwn)) return columns;
  return columns.map((column) =>
    column.id === 'codigo' && !isOwn(column) ? { ...column, id: 'otra' } : column,
  );
}

/** `Cantidad | Valor | Importe`: what stands between a quantity and the amount is of one, where nothing else is. */
function withValues(columns: readonly Column[]): readonly Column[] {
  if (columns.some(({ id }) => isPriceColumn(id))) return columns;
  return columns.map((column, at) => {
    const isCounted = columns.slice(0, at).some(({ id }) => id === 'cantidad');
    const isBeforePaid = /^(?:importe|valorVenta)$/.test(columns[at + 1]?.id ?? '');
    const isOfOne = /^(?:VALOR|MONTO)$/i.test(column.title) && isCounted && isBeforePaid;
    return isOfOne ? { ...column, id: 'valorUnitario' } : column;
  });
}

/** `Imp.` before the amount of the row heads how it is taxed. */
function withTaxes(columns: readonly Column[]): readonly Column[] {
  const last = columns.at(-1);
  const isPaidLast = last?.id === 'importe' || last?.id === 'valorVenta';
  return columns.map((column, at) => {
    const isTax = isPaidLast && at === columns.length - 2 && /^IMP\.?$/i.test(column.title);
    return isTax ? { ...column, id: 'impuesto' } : column;
  });
}

/** `Honorario | Imp. renta | Neto`: what is charged is the fee, and not what is left of it. */
function withFees(columns: readonly Column[]): readonly Column[] {
  const fee = columns.findIndex(({ title }) =>
    /^(?:HONORARIOS?|(?:IMPORTE )?BRUTO)\b/i.test(title),
  );
  const isWithheld = columns.slice(fee + 1).some(({ title }) => /RENTA|RETENC|^NETO/i.test(title));
  if (fee < 1 || !isWithheld) return columns;
  const idAt = (at: number): ColumnId => (at === fee ? 'importe' : 'otra');
  return columns.map((column, at) => (at < fee ? column : { ...column, id: idAt(at) }));
}

/** Of two titles for what is sold (`Material`, `Descripción`) the first heads the codes. */
function oneDescription(columns: readonly Column[]): readonly Column[] {
  const [first, ...rest] = columns.filter((column) => column.id === 'descripcion');
  if (rest.length === 0 || columns.some((column) => column.id === 'codigo')) return columns;
  return columns.map((column) => (column === first ? { ...column, id: 'codigo' } : column));
}

/** What is sold may stand first, under words that no list of titles has (`Por lo siguiente`). */
function withTitleBefore(columns: readonly Column[], lines: readonly Line[]): readonly Column[] {
  if (columns.some(({ id }) => id === 'descripcion' || id === 'otra')) return columns;
  const first = Math.min(...columns.map((column) => column.x0));
  const before = lines.flatMap((line) => line.cells.filter((cell) => cell.x1 < first)).at(-1);
  const isWords = before && letterCount(before.text) >= 3 && before.tokens.length <= 5;
  return isWords ? [toColumn('otra', before.tokens), ...columns] : columns;
}

/** What a consignment measures, days, and of what kind a row is: titles that nothing sold stands under. */
const MEASURED =
  /^(?:CUENTA|CTA|PESO|VOL|VOLUMEN|FECHA|F\.|FEC|VENC|TIPO|CLASE|ESTADO|TYPE|STATUS)/i;

/** A table that counts and pays says what: under the unknown title with the most room. */
function withDescription(columns: readonly Column[]): readonly Column[] {
  const ids = new Set<ColumnId>(columns.map((column) => column.id));
  if (ids.has('descripcion') || !ids.has('cantidad') || !isPaid(ids)) return columns;
  const room = (column: Column): number =>
    (columns[columns.indexOf(column) + 1]?.x0 ?? column.x1) - column.x0;
  const isFree = (column: Column): boolean =>
    (column.id === 'otra' && !MEASURED.test(column.title) && !OTHERS_CODE.test(column.title)) ||
    isWideItem(column, room(column));
  const [widest] = columns.filter(isFree).sort((a, b) => room(b) - room(a));
  return columns.map((column) => (column === widest ? { ...column, id: 'descripcion' } : column));
}

function isPaid(ids: ReadonlySet<ColumnId>): boolean {
  const paid: readonly ColumnId[] = ['importe', 'valorVenta', 'precioUnitario', 'valorUnitario'];
  return paid.some((id) => ids.has(id));
}

/** More kinds of columns, or as many, and the words of the further lines explained. */
function isBetter(longer: TableHeader, shorter: TableHeader): boolean {
  if (known(longer.columns) < known(shorter.columns)) return false;
  const titles = longer.columns.filter(isKnown);
  const used = new Set(titles.flatMap((column) => column.tokens));
  const added = longer.lines
    .slice(shorter.lines.length)
    .flatMap((line) => line.tokens)
    .filter((token) => token.compact !== '');
  const explained = added.filter((token) => used.has(token)).length;
  const isMore = known(longer.columns) > known(shorter.columns);
  if (!isMore && isHeadingBelow(longer.lines[shorter.lines.length], shorter.lines)) return false;
  return explained >= added.length * (isMore ? 0.7 : 1);
}

const isKnown = ({ id, title }: Column): boolean => id !== 'otra' || columnOfWords(title) !== null;

const known = (columns: readonly Column[]): number =>
  new Set(columns.map((column) => column.id).filter((id) => id !== 'otra')).size;

/** A description and something to count or to pay, and hardly a word besides titles. */
function isHeader(columns: readonly Column[], lines: readonly Line[]): boolean {
  const ids = new Set<ColumnId>(columns.map((column) => column.id));
  const isLabelled = columns.filter((column) => /:$/.test(column.title)).length;
  if (isLabelled * 2 > columns.length || !explains(columns, lines)) return false;
  const pays = isPaid(ids);
  const counts = ids.has('cantidad');
  if (ids.has('descripcion')) return pays || counts;
  return counts && pays && ids.size >= 3;
}

/** Most words are titles; what stands well beside them belongs to another part of the page. */
function explains(columns: readonly Column[], lines: readonly Line[]): boolean {
  const titles = columns.filter(isKnown).flatMap((one) => one.tokens);
  const used = new Set(columns.flatMap((column) => column.tokens));
  const [x0, x1] = [
    Math.min(...titles.map((token) => token.x0)),
    Math.max(...titles.map((token) => token.x1)),
  ];
  const cells = lines.flatMap((line) => line.cells);
  const sizes = lines.flatMap((line) => sizesAmong(line.cells)).flatMap(({ tokens }) => tokens);
  const isWord = (token: Token): boolean => token.compact !== '' && !sizes.includes(token);
  const beside = cells.filter((cell) => cell.x1 < x0 - 10 || cell.x0 > x1 + 10);
  const words = lines
    .flatMap((line) => line.tokens)
    .filter((token) => isWord(token) && !beside.some((cell) => cell.tokens.includes(token)));
  const known = words.filter((token) => used.has(token)).length;
  return known >= words.length * 0.55 && titles.length >= words.length * 0.5;
}
