import { wordsOf } from './assign-columns';
import { isUnitName, countedPrice, namesReduction } from '../words/item-words';
import { readCountLine, type BodyLine } from './count-line';
import { itemNumber, itemOfLine, multiplies, type ItemNumber, type Item } from './item';
import { isCurrencyMark } from '../page/amounts';
import { isLoneCode } from './name-details';
import { isAmountColumn, isPriceColumn, isNumericColumn } from '../words/table-columns';
import { isOnEdge } from '../page/place';
import { letterCount, upper } from '../page/text-kind';
import { joinText, type Token } from '../page/token';
import { sumAmounts, toCents } from '../../../rules/money';
import type { Column } from './title-columns';
import type { TableHeader } from './table-header';
import { toLine, type Layout, type Line } from '../page/layout';

/** A line under an item with nothing but words and what is taken off it: `OFERTA   -15.52`. */
export const takenOff = (tokens: readonly Token[]): ItemNumber | null =>
  isSigned(tokens) ? told(tokens) : null;

/** Whether a line tells what is taken off the item above it: by its sign or by its name. */
export const tellsReduction = (tokens: readonly Token[]): boolean =>
  told(tokens) !== null && (isSigned(tokens) || isCalled(tokens));

const isSigned = (tokens: readonly Token[]): boolean =>
  /^[-(]/.test(unmarked(tokens).at(-1)?.text ?? '');

/** Without the currency, which stands before the amount or behind it. */
const unmarked = (tokens: readonly Token[]): readonly Token[] =>
  tokens.filter(({ text }) => !isCurrencyMark(text));

function told(tokens: readonly Token[]): ItemNumber | null {
  const words = unmarked(tokens).slice(0, -1);
  const last = unmarked(tokens).at(-1);
  if (
    !last ||
    words.length === 0 ||
    words.some(({ text }) => /\d[.,]\d*(?![\d.,]*%)|^-\d/.test(text))
  )
    return null;
  if (!/^[-(]?\s*(?:S\/\.?|US\$|\$|€)?\d[\d.,]*[.,]\d{2}\)?$/.test(last.text)) return null;
  const number = itemNumber([last], 'importe');
  return (
    number && { ...number, value: Math.abs(number.value), text: last.text.replace(/[()-]/g, '') }
  );
}

const isCalled = (tokens: readonly Token[]): boolean => namesReduction(upper(joinText(tokens)));

interface Reduced {
  readonly body: readonly BodyLine[];
  /** What is taken off the item of a line. */
  readonly off: ReadonlyMap<BodyLine, ItemNumber>;
}

/**
 * The lines of a table without those that only take something off the item above them. That is proven where
 * quantity x price less what is taken off is the amount of that item; else only its name tells that it is of that item.
 */
export function withoutReductions(lines: readonly BodyLine[]): Reduced {
  const off = new Map<BodyLine, ItemNumber>();
  let above: BodyLine | null = null;
  const body = lines.flatMap((one) => {
    const { tokens } = one.line;
    const number = told(tokens);
    if (above && number && tellsReduction(tokens)) {
      const isSure = isProven(above, number) || (isSigned(tokens) && isCalled(tokens));
      if (isSure) off.set(above, number);
      if (isSure) return codeBefore(one);
    }
    if (one.isItem || one.count) above = one;
    return [one];
  });
  return { body, off };
}

/** `SKU2636 - descuento 8.67`: the code of the item, before what is taken off it. */
function codeBefore(one: BodyLine): BodyLine[] {
  const line = { ...one.line, tokens: one.line.tokens.slice(0, 1) };
  return isLoneCode(line.tokens) ? [{ ...one, line, cells: new Map() }] : [];
}

function isProven({ cells }: BodyLine, { value }: ItemNumber): boolean {
  const { cantidad, precio, subtotal } = itemOfLine(cells);
  if (!cantidad || !precio || !subtotal) return false;
  const [q, p, a] = [cantidad.value, precio.value, subtotal.value];
  return !multiplies(q, p, a) && multiplies(q, p, a + value);
}

/** From this many rows on their sum is no coincidence. */
const ENOUGH = 2;

/**
 * How many of the items of a table, from the first on, are items: a last row without quantity and price that has the
 * sum of all the others is none, nor is one that neither names nor charges anything.
 */
export function itemCount(items: readonly Item[]): number {
  const [last, ...others] = [...items].reverse();
  if (!last || others.length === 0) return items.length;
  const isBare = !last.cantidad && !last.precio && last.subtotal !== null;
  const sum = sumAmounts(others.map(({ subtotal }) => subtotal?.value ?? 0));
  const isSum = isBare && toCents(last.subtotal.value) === toCents(sum);
  return isSum && others.length >= ENOUGH ? items.length - 1 : items.length;
}

/** From this share of the way from the names to the amounts on, a line begins somewhere else. */
const FAR = 0.4;

/**
 * The lines of the items: up to one that has nothing but an amount and begins far to the right of where the names
 * begin, as the sums under a table do whatever they are called.
 */
export function upToSums(
  lines: readonly BodyLine[],
  columns: readonly Column[],
): readonly BodyLine[] {
  const amount = Math.min(...columns.filter(({ id }) => isPaid(id)).map((column) => column.x0));
  let edge = Infinity;
  for (const [at, one] of lines.entries()) {
    if (!one.isItem) continue;
    const names = wordsOf(one.cells, 'descripcion');
    if (edge < Infinity && isSum(one, edge + (amount - edge) * FAR)) return lines.slice(0, at);
    edge = Math.min(edge, ...names.map((token) => token.x0));
  }
  return lines;
}

const isPaid = (id: Column['id']): boolean => isAmountColumn(id) && !isPriceColumn(id);

function isSum({ line, cells, count }: BodyLine, start: number): boolean {
  const [first] = line.tokens;
  const isBare = [...cells].every(
    ([{ id }]) => id === 'descripcion' || isPaid(id) || id === 'otra',
  );
  return (
    count === null && isBare && first !== undefined && first.x0 > start && first.compact !== ''
  );
}

const MAKER = /^(?:LAB|LABORATORIO|FABRICANTE|FAB|MARCA|PROCEDENCIA|LOTE)$/;

/** `CODIGO DESCRIPCION` over `LAB   CANT UM   P.UNIT`: before the numbers stands the maker, and the name above. */
export function namesMakersBelow({ lines }: TableHeader): boolean {
  const first = lines.at(-1)?.tokens[0];
  return lines.length > 1 && MAKER.test(first?.compact ?? '');
}

/** A line of numbers without the words before them. */
export function withoutMaker(line: BodyLine): BodyLine {
  if (!line.isItem && !line.count) return line;
  const numbers = [...line.cells]
    .filter(([{ id }]) => isNumericColumn(id))
    .flatMap(([, own]) => own);
  const start = Math.min(...numbers.map(({ x0 }) => x0));
  const cells = [...line.cells].map(
    ([column, tokens]) => [column, tokens.filter(({ x0 }) => x0 >= start)] as const,
  );
  return {
    ...line,
    cells: new Map(cells.filter(([, tokens]) => tokens.length > 0)),
    count: line.count && { ...line.count, description: [] },
  };
}

/**
 * Tickets print what is taken off, and the amount that is left, on a line under `2.00 PAR x 21.15`: there the amount is
 * given to the line that it is the amount of, if quantity x price less what is taken off proves it.
 */
export function withAmountsRaised(layout: Layout): Layout {
  const { lines: drawn } = layout;
  const lines = drawn.map((line, at) => {
    const [above, below] = [drawn[at - 1], drawn[at + 1]];
    const amount = below && amountUnder(line, below);
    if (amount) return toLine([...line.tokens, amount], line.page);
    const named = above && amountOver(line, above);
    if (named) return toLine([...counting(line.tokens), named], line.page);
    const isMoved = (above && amountUnder(above, line)) ?? (below && amountOver(below, line));
    return isMoved ? toLine(line.tokens.slice(0, -1), line.page) : line;
  });
  const isAsDrawn = lines.every((line, at) => line === drawn[at]);
  return isAsDrawn ? layout : { ...layout, lines, cells: lines.flatMap(({ cells }) => cells) };
}

/** The amount at the end of a line that is the count of the line above it less what is taken off. */
function amountUnder(counted: Line, line: Line): Token | null {
  const last = line.tokens.at(-1);
  const off = takenOff(line.tokens.slice(0, -1));
  const count = countedPrice(joinText(counted.tokens));
  const amount =
    last && /^\d[\d.,]*[.,]\d{2}$/.test(last.text) ? itemNumber([last], 'importe') : null;
  if (!last || !off || !count || !amount) return null;
  return multiplies(count.quantity, count.price, amount.value + off.value) ? last : null;
}

/** `PAPA BLANCA   5.00` over `1.250 kg x 4.00`: the amount stands beside the name of what is counted below. */
function amountOver(counted: Line, line: Line): Token | null {
  const last = line.tokens.at(-1);
  const count = countedPrice(joinText(counted.tokens));
  const isNamed = letterCount(joinText(line.tokens.slice(0, -1))) >= 3;
  if (!last || !count || !isNamed || counted.page !== line.page) return null;
  const amount = /^\d[\d.,]*[.,]\d{2}$/.test(last.text) ? itemNumber([last], 'importe') : null;
  const isCounted = readCountLine(line.tokens) !== null;
  return amount && !isCounted && multiplies(count.quantity, count.price, amount.value)
    ? last
    : null;
}

/** `2 UND a S/ 150.00 c/u` without the words that say so. */
const counting = (tokens: readonly Token[]): Token[] =>
  tokens.filter(({ text }) => /\d/.test(text) || isUnitName(text));

/** How the tax takes a row, behind its amount: `31.97 T`, `12.00 *`. */
const TAX_MARK = /^(?:\*{0,2}[A-Z]|[A-Z]?\*{1,2}|\([A-Z]\)|\[[A-Z]\])$/;
/** The same behind a name. */
const ANGLED = /^<[A-Z]>$/;
/** A page without the letters by which tills tell how each row is taxed. */
export function withoutTaxMarks(layout: Layout): Layout {
  const marks = layout.lines.flatMap(({ tokens }) => {
    const [before, last] = tokens.slice(-2);
    const isMark = last && before && TAX_MARK.test(last.text) && /\d[.,]\d{2}$/.test(before.text);
    return isMark ? [last] : [];
  });
  const isRepeated = (mark: Token): boolean =>
    marks.some((one) => one !== mark && isOnEdge(one, mark, 1));
  const dropped = new Set(marks.filter(isRepeated));
  const isMark = (token: Token): boolean => dropped.has(token) || ANGLED.test(token.text);
  const lines = layout.lines.map((line) => {
    const own = line.tokens.filter((token) => !isMark(token));
    return own.length === line.tokens.length || own.length === 0 ? line : toLine(own, line.page);
  });
  return { ...layout, lines, cells: lines.flatMap(({ cells }) => cells) };
}
