import type { ColumnId } from '../words/table-columns';
import { isNumericWord } from './assign-columns';
import { isUnitWord } from '../words/item-words';
import { isCurrencyMark } from '../page/amounts';
import type { Line } from '../page/layout';
import { letterCount } from '../page/text-kind';
import type { Column } from './title-columns';
import { type Token } from '../page/token';
import { areaOf, isClose, isOnEdge, WHITE } from '../page/place';
import { isCountSecond, readCountLine, splitTimes } from './count-line';
import { itemNumber, multiplies } from './item';

/** The number of a row. */
const ORDER = /^\d{1,3}[.)]?$/;

/** Share of the rows that must have a column. */
const MOST = 0.5;

/** A column that has no title: where its words stand. */
const untitled = (id: ColumnId, tokens: readonly Token[]): Column => ({
  ...areaOf(tokens),
  id,
  tokens: [],
  title: '',
});

/** The columns in which rows with a quantity, a price and an amount stand, without titles. */
export function columnsOfProducts(products: readonly Product[]): Column[] {
  const units = products.flatMap(unitOfProduct);
  const reduced = products.flatMap(({ off }) => off ?? []);
  const between = products.map((one) => words(one.line, unitEnd(one), one.price.x0));
  const isMost = between.filter((row) => isText(row)).length >= products.length * MOST;
  const described = isMost ? between.flat() : [];
  const columns = [
    untitled(
      'cantidad',
      products.map((one) => one.quantity),
    ),
    untitled(
      'precioUnitario',
      products.map((one) => one.price),
    ),
    untitled(
      'importe',
      products.map((one) => one.amount),
    ),
    ...(units.length >= products.length * MOST ? [untitled('unidad', units)] : []),
    ...(reduced.length > 0 ? [untitled('descuento', reduced)] : []),
    ...(described.length > 0 ? [untitled('descripcion', described)] : []),
  ];
  return withColumnsBefore(
    columns,
    products.map((one) => one.line),
  );
}

/** The columns of rows with a quantity and its unit, and no amounts. */
export function columnsOfCounts(rows: readonly CountedRow[]): Column[] {
  const columns = [
    untitled(
      'cantidad',
      rows.map((row) => row.quantity),
    ),
    untitled(
      'unidad',
      rows.map((row) => row.unit),
    ),
    untitled(
      'descripcion',
      rows.flatMap((row) => row.text),
    ),
  ];
  return withColumnsBefore(
    columns,
    rows.map((row) => row.line),
  );
}

export interface CountedRow {
  readonly line: Line;
  readonly quantity: Token;
  readonly unit: Token;
  readonly text: readonly Token[];
}

/** The columns of a list of what is charged for, and how much; a number in front may say how many. */
export function columnsOfCharges(
  texts: readonly (readonly Token[])[],
  amounts: readonly Token[],
): Column[] {
  const fronts = texts.flatMap(([first, next]) =>
    first && next && ORDER.test(first.text) ? [first] : [],
  );
  const isFronted = fronts.length === texts.length;
  const isOrder = fronts.length > 1 && fronts.every(({ text }, at) => parseInt(text) === at + 1);
  const names = texts.flatMap((tokens) => (isFronted ? tokens.slice(1) : tokens));
  return [
    ...(isFronted ? [untitled(isOrder ? 'item' : 'cantidad', fronts)] : []),
    untitled('descripcion', names),
    untitled('importe', amounts),
  ];
}

/** Words that may name something: more than a unit, a currency and labels. */
export function isText(tokens: readonly Token[]): boolean {
  const isOther = (text: string): boolean => isUnitWord(text) || isCurrencyMark(text);
  const own = tokens.filter(({ text }) => !text.endsWith(':') && !isOther(text));
  return letterCount(own.map((token) => token.text).join('')) >= 3;
}

/** The unit behind the quantity, or before it. */
function unitOfProduct({ line, quantity }: Product): Token[] {
  const next = line.tokens.find((token) => token.x0 >= quantity.x1 - 1);
  const before = line.tokens.filter((token) => token.x1 <= quantity.x0 + 1).at(-1);
  return [next, before].flatMap((one) => (one && isUnitWord(one.text) ? [one] : [])).slice(0, 1);
}

const unitEnd = (product: Product): number =>
  Math.max(unitOfProduct(product)[0]?.x1 ?? 0, product.quantity.x1);

function words(line: Line, x0: number, x1: number): Token[] {
  return line.tokens.filter(
    (token) =>
      token.x0 >= x0 - 1 &&
      token.x1 <= x1 + 1 &&
      token.compact !== '' &&
      !/^[xX]$/.test(token.text) &&
      !isCurrencyMark(token.text),
  );
}

/** Numbers of the lines and codes that stand before everything else, in columns of their own. */
function columnsBefore(lines: readonly Line[], first: number): Column[] {
  const left = lines.map((line) => line.tokens.filter((token) => token.x1 < first));
  const orders = left.flatMap(([one]) => (one && ORDER.test(one.text) ? [one] : []));
  const codes = left.flatMap((tokens) => {
    const last = tokens.at(-1);
    return last && !orders.includes(last) && /\d/.test(last.text) ? [last] : [];
  });
  const isMost = (tokens: readonly Token[]): boolean => tokens.length >= lines.length * MOST;
  return [
    ...(isMost(orders) ? [untitled('item', orders)] : []),
    ...(isMost(codes) ? [untitled('codigo', codes)] : []),
  ];
}

function withColumnsBefore(columns: readonly Column[], lines: readonly Line[]): Column[] {
  const first = Math.min(...columns.map((column) => column.x0));
  return [...columnsBefore(lines, first), ...columns].sort((a, b) => a.x0 - b.x0);
}

/** Quantity, price and amount of one line, as they are printed. */
export interface Product {
  readonly line: Line;
  readonly quantity: Token;
  readonly price: Token;
  readonly amount: Token;
  /** What is taken off, between price and amount. */
  readonly off?: Token | undefined;
}

/**
 * The numbers of a line of which one is the product of two others, whatever else is printed on it; null when
 * there are none. The amount is the one furthest to the right.
 * @param off what a line below takes off the product
 */
export function productIn(line: Line, off = 0): Product | null {
  const parts = line.tokens.flatMap(splitTimes);
  const numbers = numbersIn(parts);
  for (let last = numbers.length - 1; last >= 2; last -= 1) {
    const amount = numbers[last] as Token;
    const pair = factorsOf(amount, parts, off);
    if (pair) return { line, quantity: pair[0], price: pair[1], amount };
  }
  return off === 0 ? countIn(line) : null;
}

const numbersIn = (tokens: readonly Token[]): Token[] =>
  tokens.filter(({ text }) => /\d/.test(text) && isNumericWord(text) && !text.includes('%'));

/** `100 UND x 19.70   1,773.00`: the sign says what is multiplied, and something was taken off. */
function countIn(line: Line): Product | null {
  const count = readCountLine(line.tokens);
  if (!count) return null;
  const { cantidad, precio, subtotal, descuento } = count;
  const [quantity, price, amount, off] = [cantidad, precio, subtotal, descuento].map(
    (number) => number?.tokens[0],
  );
  return quantity && price && amount ? { line, quantity, price, amount, off } : null;
}

function factorsOf(amount: Token, line: readonly Token[], off: number): [Token, Token] | null {
  const before = numbersIn(line.slice(0, line.indexOf(amount)));
  const total = (itemNumber([amount], 'importe')?.value ?? 0) + off;
  if (total <= off || !/[.,]\d/.test(amount.text)) return null;
  for (let right = before.length - 1; right >= 1; right -= 1)
    for (let left = right - 1; left >= 0; left -= 1) {
      const [a, b] = [before[left] as Token, before[right] as Token];
      const isOther = fits(b, a, total) && /[.,]\d{2}/.test(a.text);
      if (isOther && (isCountSecond(a, b, line) || !/[.,]\d/.test(b.text))) return [b, a];
      if (fits(a, b, total)) return [a, b];
    }
  return null;
}

/** The price has decimals, as the amount has. */
function fits(quantity: Token, price: Token, total: number): boolean {
  const q = itemNumber([quantity], 'cantidad')?.value ?? 0;
  const p = itemNumber([price], 'unitario')?.value ?? 0;
  return q > 0 && p > 0 && /[.,]\d/.test(price.text) && multiplies(q, p, total);
}

const MOST_LINES = 4;
/** Lines so much further apart than the name and its numbers are two texts. */
const APART = 1.25;

/** Lines above the first row that are its name: up to white above them, else as many as between two rows; none where names stand under rows. */
export function linesOfName(lines: readonly Line[], first: number, rows: readonly Line[]): number {
  const at = lines.flatMap((line, index) => (rows.includes(line) ? [index] : []));
  const between = Math.max(1, ...at.slice(1).map((index, row) => index - (at[row] ?? index) - 1));
  const stepAt = (at: number): number => (lines[at + 1]?.y0 ?? 0) - (lines[at]?.y0 ?? 0);
  const isWide = (_: Line, at: number): boolean => stepAt(at) > stepAt(first - 1) * APART;
  const close = first - 1 - lines.slice(0, first - 1).findLastIndex(isWide);
  const isNear = (at: number): boolean =>
    [lines[at]].some((upper) => upper && isClose(lines[at + 1] ?? upper, upper, WHITE.block));
  const under = (at.at(-1) ?? first) + 1;
  if (!isNear(first - 1) && isNear(under - 1) && isText(lines[under]?.tokens ?? [])) return 0;
  const isOther = (upper: Line, size: number): boolean => {
    const isApart = !isNear(first - size) || upper.tokens.some(({ text }) => text.endsWith(':'));
    const [own = upper, ...more] = upper.cells.filter(({ text }) => !ORDER.test(text));
    const isTitle = more.length > 0 || !isOnEdge(own, lines[first - 1] ?? upper);
    return (size > 1 && isApart) || (size > between && isTitle);
  };
  const most = close <= MOST_LINES ? close : between;
  const above = lines.slice(0, first).reverse().slice(0, most);
  const end = above.findIndex((upper, index) => isOther(upper, index + 1));
  const own = end === -1 ? above : above.slice(0, end);
  return own.findLastIndex(({ tokens }) => isText(tokens)) + 1;
}
