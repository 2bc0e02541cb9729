import { isCurrencyMark } from '../page/amounts';
import { columnAtStart, columnOfTitle, type ColumnId, columnOfWords } from '../words/table-columns';
import { toCell, type Cell, type Line } from '../page/layout';
import { joinText, type Token } from '../page/token';
import { areaOf, heightOf, horizontalOverlap, type Area } from '../page/place';

export interface Column extends Area {
  readonly id: ColumnId;
  readonly title: string;
  readonly tokens: readonly Token[];
  /** Of a title that we do not know: most of its words have figures. */
  readonly isOfFigures?: boolean;
}

export const toColumn = (id: ColumnId, tokens: readonly Token[]): Column => ({
  ...areaOf(tokens),
  id,
  tokens,
  title: joinText(tokens),
});

interface Title {
  readonly id: ColumnId;
  readonly words: number;
}

/**
 * The words of one line, left to right, as titles. A cell is taken whole where its words name one column;
 * where several titles stand tight they are told apart word by word. Other words between them head something else.
 */
export function columnsOfLine(line: Pick<Line, 'cells'>): Column[] {
  const columns: Column[] = [];
  const { cells } = line;
  const tokens = cells.flatMap((cell) => cell.tokens);
  const ends = cells.flatMap((cell) => cell.tokens.map(() => cell));
  let isTitled = false;
  for (let index = 0; index < tokens.length;) {
    const cell = ends[index];
    const inCell = cell ? cell.tokens.slice(cell.tokens.indexOf(tokens[index] as Token)) : [];
    const isBehindOther: boolean = cell?.tokens[0] !== tokens[index] && !isTitled;
    const title: Title | null = isBehindOther ? null : titleAt(tokens, index, inCell);
    isTitled = title !== null;
    const words = tokens.slice(index, index + (title?.words ?? 1));
    if (title) columns.push(toColumn(title.id, words));
    else columns.push(...signColumn(tokens, index));
    index += words.length;
  }
  return withUnknownCells(columns, cells);
}

/** `Detalle de los importes facturados` heads a list, and no columns. */
const HEADING =
  /^(?:DETALLES?|DESCRIPCION|CONCEPTOS?|RESUMEN) DE (?:LOS |LAS )?(?:IMPORTES?|MONTOS?|VALORES|PAGOS?|TOTALES)\b/;

function titleAt(tokens: readonly Token[], index: number, inCell: readonly Token[]): Title | null {
  if (HEADING.test(inCell.map(({ compact }) => compact).join(' '))) return null;
  const rest = tokens.slice(index);
  // `#` stands close before the title of the codes.
  if (inCell[0]?.text === '#') return { id: 'item', words: 1 };
  const exact = titleOfCells(rest, inCell.length);
  const known = exact && isOneTitle(rest.slice(0, exact.words)) ? withoutShare(exact, rest) : null;
  if (known && known.words >= inCell.length) return known;
  const whole = columnOfWords(joinText(inCell));
  if (whole) return { id: whole, words: inCell.length };
  if (known) return known;
  const single = columnOfWords(inCell[0]?.text ?? '');
  return single ? { id: single, words: 1 } : null;
}

/** `CANT UND CODIGO | ARTICULO`: a title goes on in the next cell, but not with one that heads the names itself. */
function titleOfCells(rest: readonly Token[], own: number): Title | null {
  const words = rest.map(({ compact }) => compact);
  const exact = columnAtStart(words);
  const next = exact?.id === 'codigo' ? words.slice(own, exact.words).join('') : '';
  return columnOfTitle(next) === 'descripcion' ? columnAtStart(words.slice(0, own)) : exact;
}

/** `Dscto. %` heads a share, which is no amount. */
function withoutShare(title: Title, tokens: readonly Token[]): Title {
  const isShare = tokens.slice(0, title.words).some(({ text }) => text.includes('%'));
  return isShare && title.id === 'descuento' ? { ...title, id: 'otra' } : title;
}

/** A cell between titles, or a short one behind them, of which no word is known heads a column as well. */
function withUnknownCells(columns: readonly Column[], cells: Line['cells']): Column[] {
  const [first, last] = [columns[0], columns[columns.length - 1]];
  if (!first || !last) return [];
  const sizes = sizesAmong(cells);
  const unknown = cells.filter(
    (cell) =>
      cell.x0 > first.x0 &&
      (cell.x1 < last.x1 || cell.tokens.length <= 2) &&
      (/[A-Z]/.test(cell.compact) || sizes.includes(cell)) &&
      !columns.some((column) => column.tokens.some((token) => cell.tokens.includes(token))),
  );
  const others = unknown.map((cell) => toColumn('otra', cell.tokens));
  const all = [...columns, ...others].sort((a, b) => a.x0 - b.x0);
  // `Título / | Descripción`: one title that OCR saw as two.
  return all.flatMap((column, at) => {
    const before = all[at - 1];
    if (column.id === 'otra' && column.title.endsWith('/') && all[at + 1]) return [];
    if (before?.id !== 'otra' || !before.title.endsWith('/')) return [column];
    return [toColumn(column.id, [...before.tokens, ...column.tokens])];
  });
}

const SIZE = /^\d{1,2}(?:[.,]5)?$/;
const FEWEST_SIZES = 3;

/** `36 37 38 39 40`: sizes of shoes and clothes, each over how many of it are sold. */
export function sizesAmong(cells: Line['cells']): Line['cells'] {
  const sizes = cells.filter(({ text }) => SIZE.test(text));
  const isRising = sizes.every(
    ({ text }, at) => at === 0 || Number(text) > Number(sizes[at - 1]?.text),
  );
  return isRising && sizes.length >= FEWEST_SIZES ? sizes : [];
}

/** `#` heads the numbers of the lines; a currency alone at the end heads the amounts. */
function signColumn(tokens: readonly Token[], index: number): Column[] {
  const token = tokens[index];
  if (!token) return [];
  const before = tokens[index - 1];
  const isAlone = !before || token.x0 - before.x1 > heightOf(token) * 2;
  // `Item #` is one title.
  if (token.text === '#') return isAlone ? [toColumn('item', [token])] : [];
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

/** Titles over several lines (`Valor` above `Unitario`): words that stand over each other belong together. */
export function columnsOfStack(lines: readonly Line[], space: number): Column[] {
  const stacks: Token[][] = [];
  for (const token of lines.flatMap((line) => line.tokens)) {
    const near = stacks.filter((one) => belongs(token, one, space));
    const [stack, ...others] = near;
    if (!stack) stacks.push([token]);
    else {
      stack.push(token, ...others.flat());
      for (const other of others) stacks.splice(stacks.indexOf(other), 1);
    }
  }
  const columns = stacks.flatMap(columnsOfOneStack).sort((a, b) => a.x0 - b.x0);
  return columns.length < 2 ? columns : withUnknownCells(columns, stacks.map(cellOfStack));
}

const cellOfStack = (tokens: readonly Token[]): Cell => toCell(inReadingOrder(tokens), 0);

function columnsOfOneStack(tokens: readonly Token[]): Column[] {
  const stack = inReadingOrder(tokens);
  const compact = stack.map((token) => token.compact).join('');
  const id = columnOfTitle(compact) ?? columnOfWords(joinText(stack));
  if (id) return [toColumn(id, stack)];
  return columnsOfLine({ cells: [cellOfStack(stack)] });
}

const inReadingOrder = (tokens: readonly Token[]): Token[] =>
  [...tokens].sort((a, b) => (sameLine(a, b) ? a.x0 - b.x0 : a.y0 - b.y0));

function belongs(token: Token, stack: readonly Token[], space: number): boolean {
  return stack.some(
    (other) =>
      (horizontalOverlap(token, other) > 0 && !sameLine(token, other)) ||
      (sameLine(token, other) && gap(token, other) < Math.max(heightOf(token) * 0.6, space * 1.3)),
  );
}

const sameLine = (a: Token, b: Token): boolean =>
  Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) > heightOf(a) * 0.5;

const gap = (a: Token, b: Token): number => Math.max(a.x0, b.x0) - Math.min(a.x1, b.x1);

/** Lines of one title are set tighter than this, in heights of their letters. */
const LOOSE = 0.45;

/** `HERRAMIENTAS` alone under the titles of the columns, as far from them as the rows: it heads these. */
export function isHeadingBelow(line: Line | undefined, titles: readonly Line[]): boolean {
  const last = titles.at(-1);
  const [cell, ...others] = line?.cells ?? [];
  if (!line || !last || !cell || others.length > 0 || columnOfWords(cell.text)) return false;
  return line.y0 - last.y1 > heightOf(line) * LOOSE;
}

/** `Item` over names rather than over the numbers of the lines, by its room. */
export const isWideItem = ({ id, title }: Column, room: number): boolean =>
  id === 'item' && /^ITEMS?$/i.test(title) && room > WIDE;
/** Layout units. */
const WIDE = 250;
