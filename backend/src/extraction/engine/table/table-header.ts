import { type ColumnId, columnOfWords } from '../words/table-columns';
import { amountsIn } from '../page/amounts';
import { tightCells, type Layout, type Line } from '../page/layout';
import { letterCount } from '../page/text-kind';
import {
  columnsOfLine,
  columnsOfStack,
  isHeadingBelow,
  sizesAmong,
  type Column,
} from './title-columns';
import { isPaid, withMeanings } from './column-meanings';
import { joinText, median, type Token } from '../page/token';
import { horizontalOverlap } from '../page/place';

export type { Column } from './title-columns';

export interface TableHeader {
  readonly columns: readonly Column[];
  readonly lines: readonly Line[];
  readonly page: number;
}

/** From this many spaces between words on, two titles may be apart. */
const TIGHT = 1.8;

/** Titles that something else may stand beside. */
const FEWEST_BESIDE = 3;

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
    const lines = titleLines(layout.lines, index, size);
    if (lines.length < size || !areTitleLines(lines.map(besideless), layout)) break;
    const header = headerOf(lines, space);
    if (header && (!best || isBetter(header, best))) best = header;
  }
  const last = best?.lines.at(-1);
  if (!best || !last) return null;
  return withSubtitles(best, layout.lines.slice(layout.lines.indexOf(last, index) + 1), layout);
}

/** So many lines from one on, without those of the text beside: they share no width with the titles before them. */
function titleLines(all: readonly Line[], index: number, size: number): readonly Line[] {
  const lines: Line[] = [];
  for (const line of all.slice(index, index + size + MAX_LINES)) {
    const isUnder = line.cells.some((cell) =>
      lines.some(({ cells }) => cells.some((one) => horizontalOverlap(one, cell) > 0)),
    );
    if (lines.length === 0 || isUnder || columnsOfLine(line).length > 0) lines.push(line);
    if (lines.length === size) break;
  }
  return lines;
}

/** Of text beside the titles, in figures and words, so many words at least. */
const FEWEST_WORDS = 3;

/** A line without what stands beside the titles: a sum behind them (`Gravado | 29572.27`), text with figures before them. */
function besideless(line: Line): Line {
  const at = line.cells.findIndex(({ tokens }) => amountsIn(tokens).length > 0);
  const sum = at === -1 || letterCount(line.cells[at]?.text ?? '') > 2 ? at : at - 1;
  const first = line.cells.findIndex(
    ({ text, tokens }) => !/\d/.test(text) || tokens.length < FEWEST_WORDS,
  );
  const cells = line.cells.slice(Math.max(0, first), at === -1 ? undefined : sum);
  if (cells.length === line.cells.length || columnsOfLine({ cells }).length < FEWEST_BESIDE)
    return line;
  return { ...line, cells, tokens: cells.flatMap(({ tokens }) => tokens) };
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

/** `IGV` over `18 %`: of a title as well. */
const RATE = /(?<=^| )\d{1,2}(?:[.,]\d+)? ?%/g;

/** Close under each other, and without an amount. */
function areTitleLines(lines: readonly Line[], layout: Layout): boolean {
  return lines.every((line, at) => {
    const above = lines[at - 1];
    if (amountsIn(line.tokens).length > 0) return false;
    if (!above) return true;
    const isNear = above.page === line.page && line.y0 - above.y1 < layout.lineHeight;
    return isNear && !/\d/.test(joinText(line.tokens).replace(RATE, ''));
  });
}

function headerOf(lines: readonly Line[], space: number): TableHeader | null {
  const [first] = lines;
  if (!first) return null;
  const own = lines.map(besideless);
  const titled =
    lines.length === 1 ? columnsOfTitles(own[0] as Line, space) : columnsOfStack(own, space);
  const columns = withMeanings(titled, lines);
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
