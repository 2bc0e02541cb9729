import { isCurrencyMark } from './amount-token';
import { columnAtStart, columnOfTitle, type ColumnId } from '../table-columns';
import type { Layout, Line } from './layout';
import { areaOf, heightOf, horizontalOverlap, joinText, type Area, type Token } from './token';

export interface Column extends Area {
  readonly id: ColumnId;
  readonly title: string;
  readonly tokens: readonly Token[];
}

export interface TableHeader {
  readonly columns: readonly Column[];
  readonly lines: readonly Line[];
  readonly page: number;
}

/** The lines of column titles, at most one header a page: the one with the most columns. */
export function findHeaders(layout: Layout): TableHeader[] {
  const byPage = new Map<number, TableHeader>();
  layout.lines.forEach((line, index) => {
    const header = headerAt(line, layout.lines[index + 1], layout);
    const known = byPage.get(line.page);
    if (header && (!known || header.columns.length > known.columns.length))
      byPage.set(line.page, header);
  });
  return [...byPage.values()];
}

function headerAt(line: Line, next: Line | undefined, layout: Layout): TableHeader | null {
  const single = { columns: columnsOfLine(line.tokens), lines: [line] };
  const isClose = next && next.page === line.page && next.y0 - line.y1 < layout.lineHeight;
  const hasNumbers = next?.tokens.some((token) => /\d/.test(token.text)) ?? true;
  const double =
    isClose && !hasNumbers
      ? { columns: columnsOfStack([line, next]), lines: [line, next] }
      : single;
  const best = isBetter(double.columns, single.columns, next) ? double : single;
  const columns = oneDescription(best.columns);
  return isHeader(columns, best.lines) ? { columns, lines: best.lines, page: line.page } : null;
}

/** Of two titles for what is sold (`Material`, `Descripción`) the first heads the codes. */
function oneDescription(columns: readonly Column[]): readonly Column[] {
  const [first, ...rest] = columns.filter((column) => column.id === 'descripcion');
  if (rest.length === 0 || columns.some((column) => column.id === 'codigo')) return columns;
  return columns.map((column) => (column === first ? { ...column, id: 'codigo' } : column));
}

/** More kinds of columns, or as many and every word of the second line explained. */
function isBetter(
  double: readonly Column[],
  single: readonly Column[],
  next: Line | undefined,
): boolean {
  if (known(double) !== known(single)) return known(double) > known(single);
  const used = new Set(double.flatMap((column) => column.tokens));
  return next?.tokens.every((token) => used.has(token) || token.compact === '') ?? false;
}

function known(columns: readonly Column[]): number {
  return new Set(columns.map((column) => column.id)).size;
}

/** Words of one line, left to right, as titles; a word that is no title is passed over. */
function columnsOfLine(tokens: readonly Token[]): Column[] {
  const columns: Column[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const rest = tokens.slice(index);
    const match = columnAtStart(rest.map((token) => token.compact));
    if (match && isOneTitle(rest.slice(0, match.words))) {
      columns.push(toColumn(match.id, rest.slice(0, match.words)));
      index += match.words - 1;
    } else {
      columns.push(...signColumn(tokens, index));
    }
  }
  return columns;
}

/** `#` heads the numbers of the lines; a currency alone at the end heads the amounts. */
function signColumn(tokens: readonly Token[], index: number): Column[] {
  const token = tokens[index];
  if (!token) return [];
  if (token.text === '#') return [toColumn('item', [token])];
  const before = tokens[index - 1];
  const isAlone = !before || token.x0 - before.x1 > heightOf(token) * 2;
  const isLast = index === tokens.length - 1;
  return isLast && isAlone && isCurrencyMark(token.text) ? [toColumn('importe', [token])] : [];
}

/** Words of one title stand close together. */
function isOneTitle(tokens: readonly Token[]): boolean {
  return tokens.every((token, index) => {
    const before = tokens[index - 1];
    return !before || token.x0 - before.x1 < heightOf(token) * 1.6;
  });
}

function toColumn(id: ColumnId, tokens: readonly Token[]): Column {
  return { ...areaOf(tokens), id, tokens, title: joinText(tokens) };
}

/** Titles over two lines (`Valor` above `Unitario`): words that stand over each other belong together. */
function columnsOfStack(lines: readonly Line[]): Column[] {
  const stacks: Token[][] = [];
  for (const token of lines.flatMap((line) => line.tokens)) {
    const stack = stacks.find((one) => belongs(token, one));
    if (stack) stack.push(token);
    else stacks.push([token]);
  }
  return stacks
    .map((stack) => ({ stack, id: columnOfTitle(stack.map((token) => token.compact).join('')) }))
    .flatMap(({ stack, id }) => (id ? [toColumn(id, stack)] : columnsOfLine(stack)))
    .sort((a, b) => a.x0 - b.x0);
}

function belongs(token: Token, stack: readonly Token[]): boolean {
  return stack.some(
    (other) =>
      horizontalOverlap(token, other) > 0 ||
      (sameLine(token, other) && gap(token, other) < heightOf(token) * 0.6),
  );
}

function sameLine(a: Token, b: Token): boolean {
  return Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) > heightOf(a) * 0.5;
}

function gap(a: Token, b: Token): number {
  return Math.max(a.x0, b.x0) - Math.min(a.x1, b.x1);
}

/** A description and something to count or to pay, and hardly a word besides titles. */
function isHeader(columns: readonly Column[], lines: readonly Line[]): boolean {
  const ids = new Set(columns.map((column) => column.id));
  const words = lines.flatMap((line) => line.tokens).filter((token) => token.compact !== '').length;
  const used = columns.flatMap((column) => column.tokens).length;
  const pays =
    ids.has('importe') ||
    ids.has('valorVenta') ||
    ids.has('precioUnitario') ||
    ids.has('valorUnitario');
  const counts = ids.has('cantidad');
  if (used < words * 0.55) return false;
  if (ids.has('descripcion')) return pays || counts;
  return counts && pays && ids.size >= 3;
}
