import { isUnitName, isUnitWord } from '../words/item-words';
import { isNumericColumn, OTHERS_CODE, type ColumnId } from '../words/table-columns';
import type { Column } from './table-header';
import { type Token } from '../page/token';
import { heightOf, horizontalOverlap } from '../page/place';
import { isCurrencyMark } from '../page/amounts';

/** The words of one line by column. */
export type AssignedLine = ReadonlyMap<Column, readonly Token[]>;

/** The words of a line in the columns of one kind. */
export const wordsOf = (cells: AssignedLine, id: ColumnId): readonly Token[] =>
  [...cells].flatMap(([column, tokens]) => (column.id === id ? tokens : []));

const TYPE_MISMATCH = 6;
/** Of the name of a unit behind a quantity, under one title (`50.00 CAJAS`), instead of the mismatch. */
const UNIT_BESIDE_COUNT = 2;
/** A description runs far beyond its title, but no word without a figure before where names begin; up to the next one a word costs no more than this. */
const WIDE_COLUMN = 0.35;
const FARTHEST = 3;

/** Of a number with decimals that ends beneath the next title, however close the name comes to it. */
const BENEATH_NEXT = 4;

const isDecimal = (text: string): boolean => isNumericWord(text) && /\d[.,]\d{2,4}\)?$/.test(text);

/**
 * Gives every word of a line to a column so that the columns run left to right: words are drawn to
 * the column under whose title they stand and whose kind they have, and neighbours stay together.
 * The cheapest assignment wins (dynamic programming over words and columns).
 */
export function assignColumns(
  tokens: readonly Token[],
  columns: readonly Column[],
  unit: number,
): AssignedLine {
  if (tokens.length === 0 || columns.length === 0) return new Map();
  const back: number[][] = [];
  const cost = (token: Token, at: number): number =>
    placeCost(token, columns[at] as Column, columns[at + 1]?.x0 ?? Infinity, unit);
  let costs = columns.map((_, at) => cost(tokens[0] as Token, at));
  for (let index = 1; index < tokens.length; index += 1) {
    const [before, token] = [tokens[index - 1] as Token, tokens[index] as Token];
    const steps = cheapestSteps(costs, columns, { before, token, unit });
    costs = steps.map((step, to) => step.cost + cost(token, to));
    back.push(steps.map(({ from }) => from));
  }
  return collect(tokens, columns, path(costs, back));
}

interface Step {
  readonly cost: number;
  readonly from: number;
}

/** Into each column from the column of the word before: from the cheapest on its left, or out of itself. */
function cheapestSteps(
  costs: readonly number[],
  columns: readonly Column[],
  { before, token, unit }: { before: Token; token: Token; unit: number },
): Step[] {
  const move = moveCost(before, token, unit);
  let left: Step = { cost: Infinity, from: -1 };
  return columns.map(({ id }, to) => {
    const isBesideTable = to === columns.length - 1 && id === 'otra';
    const own = costs[to] ?? Infinity;
    const stay = own + (isBesideTable ? 0 : stayCost(id, before, token, unit));
    const step = stay < left.cost ? { cost: stay, from: to } : left;
    if (own + move < left.cost) left = { cost: own + move, from: to };
    return step.from === -1 ? { cost: step.cost, from: to } : step;
  });
}

function path(costs: readonly number[], back: readonly number[][]): number[] {
  let at = costs.indexOf(Math.min(...costs));
  const steps = [at];
  for (const from of [...back].reverse()) {
    at = from[at] ?? at;
    steps.unshift(at);
  }
  return steps;
}

function collect(
  tokens: readonly Token[],
  columns: readonly Column[],
  steps: readonly number[],
): AssignedLine {
  const cells = new Map<Column, Token[]>();
  tokens.forEach((token, index) => {
    const column = columns[steps[index] ?? 0];
    if (column) cells.set(column, [...(cells.get(column) ?? []), token]);
  });
  return cells;
}

/** Distance from the column in letters, and how little the word is of the column's kind; `end` is where the next one begins. */
function placeCost(token: Token, column: Column, end: number, unit: number): number {
  const outside = Math.max(0, -horizontalOverlap(token, column)) / unit;
  if (column.id !== 'descripcion') return outside + kindCost(token, column);
  const isLearned = column.x0 < (column.tokens[0]?.x0 ?? 0);
  const isBefore = isLearned && token.x1 < column.x0 && !/\d/.test(token.text);
  const distance = outside * (isBefore ? 1 : WIDE_COLUMN);
  if (isDecimal(token.text) && token.x1 > end) return distance + BENEATH_NEXT;
  const isBeforeNext = /^(?:\p{L}+(?:[^\w\p{L}]\W*)?|\d+)$/u.test(token.text) && token.x1 < end;
  return (isBeforeNext ? Math.min(distance, FARTHEST) : distance) + kindCost(token, column);
}

function kindCost({ text }: Token, column: Column): number {
  const { id } = column;
  const isNumber = isNumericWord(text);
  if (isNumericColumn(id)) return isNumber ? 0 : TYPE_MISMATCH;
  if (id === 'item') return POSITION.test(text) ? 0 : TYPE_MISMATCH - 1;
  if (id === 'unidad') return unitCost(text);
  if (id === 'codigo') return /\d/.test(text) ? 0 : 1;
  if (id === 'descripcion') return descriptionCost(text, isNumber);
  if (column.isOfFigures && !/\d/.test(text)) return TYPE_MISMATCH;
  if (OTHERS_CODE.test(column.title)) return /\d{4}/.test(text) ? 0 : TYPE_MISMATCH;
  if (!isDated(column)) return 0.5;
  return DATE.test(text) ? 0 : OF_DATE.test(text) ? 0.5 : TYPE_MISMATCH;
}

/** A whole date, which a name hardly holds. */
const DATE = /^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}$|^\d{4}-\d{2}-\d{2}$/;
/** A date, or a word of one that is told in words. */
const OF_DATE =
  /\d[-/.]|^(?:(?:\d{1,2}|20\d\d|del?)\W*|(?:ene|feb|mar|abr|may|jun|jul|ago|set|sep|oct|nov|dic|jan|apr|aug|dec)\p{L}*(?:[^\w\p{L}]\W*)?)$/iu;

/** `Fecha requerida`, `F. Venc.`: what stands in it is told by figures. */
const isDated = ({ tokens }: Column): boolean =>
  tokens.some(({ compact }) =>
    /^(?:DATE|FECHA|FEC|F|VENC|VENCE|VENCIMIENTO|VCTO|VTO)$/.test(compact),
  );

/** `3`, `2.1`, and the positions of large systems (`00010`, `1.000`). */
const POSITION = /^(?:\d{1,3}(?:\.\d{1,3})?[.)]?|0\d{3,5})$/;

/** The figures under a bar code (EAN-8, UPC, EAN-13, GTIN-14) are no word of a description. */
const BARCODE = /^(?:\d{8}|\d{12,14})$/;

function descriptionCost(text: string, isNumber: boolean): number {
  if (BARCODE.test(text)) return 2;
  if (DATE.test(text)) return 3;
  return isNumber && /[.,]\d{2,4}$/.test(text) ? 1 : 0;
}

function unitCost(text: string): number {
  if (isUnitWord(text)) return 0;
  return /^[A-Za-zÁÉÍÓÚÑáéíóúñ.()/]{1,12}$/.test(text) ? 1 : 3;
}

export function isNumericWord(text: string): boolean {
  return (
    /^[-(]?(?:S\/\.?|US\$|\$|€)?\d[\d.,'’]*%?\)?$/.test(text) ||
    isCurrencyMark(text) ||
    text === '%'
  );
}

/** Two numbers in one column, or a wide gap inside one, are unlikely. */
function stayCost(id: ColumnId | undefined, before: Token, token: Token, unit: number): number {
  const gap = (token.x0 - before.x1) / unit;
  const isCounted = id === 'cantidad' && isUnitName(token.text) && /^\d/.test(before.text);
  const wide = Math.max(0, gap - 1.3) * 1.5;
  if (isCounted) {
    const isSure = isUnitWord(token.text);
    return wide + (isSure ? 0 : UNIT_BESIDE_COUNT) - TYPE_MISMATCH;
  }
  const isMarked = isCurrencyMark(before.text) || token.text === '%';
  const isPair = id !== undefined && isNumericColumn(id) && !isMarked;
  return (
    wide + (isPair ? 5 : 0) + (isOfOneWord(id, token) ? costOfSecondWord(id, before, token) : 0)
  );
}

/** Units and codes hardly ever have a second word. */
const isOfOneWord = (id: ColumnId | undefined, { text }: Token): boolean =>
  (id === 'unidad' && !/^\(/.test(text)) || id === 'codigo';

/** `SKU4740 SUERO`: behind a code in figures a word without any is the name's. */
const costOfSecondWord = (id: ColumnId | undefined, { text }: Token, next: Token): number =>
  id === 'codigo' && /\d/.test(text) && !/\d/.test(next.text) ? 4 : 2;

/** A new column after an ordinary space is unlikely, between words of a name still more than before a number. */
function moveCost(before: Token, token: Token, unit: number): number {
  const gap = Math.max(0, token.x0 - before.x1) / unit;
  const isBetweenWords = !/\d/.test(`${before.text}${token.text}`);
  return Math.max(0, 0.6 - gap) * (isBetweenWords ? 8 : 4);
}

/** Share of the words of a column that tell what stands in it. */
const MOST = 2 / 3;

/** Columns widened to what stands in them, so that a short word far from its title finds its place. */
export function learnExtents(columns: readonly Column[], lines: readonly AssignedLine[]): Column[] {
  const learned = columns.map((column) => {
    const tokens = lines.flatMap((line) => line.get(column) ?? []);
    if (tokens.length === 0) return column;
    const [starts, ends] = [tokens.map(({ x0 }) => x0), tokens.map(({ x1 }) => x1)];
    const [x0, x1] = [percentile(starts, 0.1), percentile(ends, 0.9)];
    const figures = tokens.filter(({ text }) => /\d/.test(text)).length;
    const isOfFigures = column.id === 'otra' && figures > tokens.length * MOST;
    return { ...column, isOfFigures, x0: Math.min(column.x0, x0), x1: Math.max(column.x1, x1) };
  });
  return learned.map((column, index) => clipped(column, columns[index - 1], columns[index + 1]));
}

function clipped(column: Column, left: Column | undefined, right: Column | undefined): Column {
  return {
    ...column,
    x0: left ? Math.max(column.x0, Math.min(left.x1, column.x1 - 1)) : column.x0,
    x1: right ? Math.min(column.x1, Math.max(right.x0, column.x0 + 1)) : column.x1,
  };
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function unitOf(tokens: readonly Token[]): number {
  return percentile(tokens.map(heightOf), 0.5) || 10;
}
