import { wordsOf } from './assign-columns';
import { isUnitName, countedPrice, namesReduction, type CountedPrice } from '../words/item-words';
import { readCountLine, type BodyLine } from './count-line';
import { itemNumber, itemOfLine, multiplies, type ItemNumber, type Item } from './item';
import { isCurrencyMark } from '../page/amounts';
import { isLoneCode } from './name-details';
import { isAmountColumn, isPriceColumn } from '../words/table-columns';
import { isOnEdge } from '../page/place';
import { letterCount, upper } from '../page/text-kind';
import { joinText, type Token } from '../page/token';
import { sumAmounts, toCents } from '../../../rules/money';
import { trimEndOf } from '../../../rules/text-clean';
import type { Column } from './title-columns';
import { toLine, type Layout, type Line } from '../page/layout';

/** A line under an item with nothing but words and what is taken off it: `OFERTA   -15.52`. */
export const takenOff = (tokens: readonly Token[]): ItemNumber | null =>
  isSigned(tokens) ? told(tokens) : null;

/** Whether a line tells what is taken off the item above it: by its sign or by its name. */
export const tellsReduction = (tokens: readonly Token[]): boolean =>
  told(tokens) !== null && (isSigned(tokens) || isCalled(tokens));

/** What is taken off at the end of a line, alone in its last cell (`NTP 399.002 | dscto. 38.48`) or behind a code. */
export function reductionAt({ tokens, cells }: Line): ItemNumber | null {
  const last = cells.at(-1)?.tokens ?? [];
  if (isCalled(last) && told(last)) return told(last);
  return tellsReduction(tokens) ? told(tokens) : null;
}

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
  // A bracket may have opened before its words: `(YA CON DSCTO. DE 59.53)`.
  const text = last.text.replace(/[()-]/g, '');
  const number = itemNumber([{ ...last, text }], 'importe');
  return number && { ...number, text };
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
    const number = reductionAt(one.line);
    if (above && number) {
      const isSure = isProven(above, number) || (isSigned(tokens) && isCalled(tokens));
      if (isSure) off.set(above, number);
      if (isSure) return nameBefore(one);
    }
    if (one.isItem || one.count) above = one;
    return [one];
  });
  return { body, off };
}

/** `SKU2636 - descuento 8.67`: the code of the item, or the rest of its name, before what is taken off it. */
function nameBefore({ line, cells, ...one }: BodyLine): BodyLine[] {
  const off = line.cells.at(-1)?.tokens ?? [];
  const isApart = line.cells.length > 1 && told(off) !== null;
  const tokens = isApart
    ? line.tokens.filter((token) => !off.includes(token))
    : line.tokens.slice(0, 1);
  if (!isApart && !isLoneCode(tokens)) return [];
  const own = [...cells].map(
    ([column, words]) => [column, words.filter((word) => tokens.includes(word))] as const,
  );
  return [
    {
      ...one,
      line: { ...line, tokens },
      cells: new Map(isApart ? own : []),
      isItem: false,
      count: null,
    },
  ];
}

function isProven({ cells, count }: BodyLine, { value }: ItemNumber): boolean {
  const { cantidad, precio, subtotal } = count ?? itemOfLine(cells);
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

/**
 * Tickets print what is taken off, and the amount that is left, on a line under `2.00 PAR x 21.15`, others the amount
 * beside the name over it, and the quantity before that name (`4 ICED TEA  14.04` over `@ 3.51`): there they are given
 * to the line that they are of, if quantity x price less what is taken off proves it.
 */
export function withAmountsRaised(layout: Layout): Layout {
  const { lines: drawn } = layout;
  const moved = new Map(
    drawn.flatMap((line, at): [Line, Line][] => {
      const below = drawn[at + 1];
      const under = below && amountUnder(line, below);
      if (under)
        return [
          raised(line, line.tokens, under),
          [below, toLine(below.tokens.slice(0, -1), below.page)],
        ];
      const named = lineOver(at, drawn);
      const [first, amount] = [named?.tokens[0], named?.tokens.at(-1)];
      if (!named || !first || !amount) return [];
      const ways = [line.tokens, [first, ...line.tokens]];
      const own = ways.find((tokens) => isAmountOver(tokens, named));
      if (!own) return [];
      const rest = named.tokens.filter((token) => token !== amount && !own.includes(token));
      return [raised(line, counting(own), amount), [named, toLine(rest, named.page)]];
    }),
  );
  if (moved.size === 0) return layout;
  const lines = drawn.map((line) => moved.get(line) ?? line);
  return { ...layout, lines, cells: lines.flatMap(({ cells }) => cells) };
}

const raised = (line: Line, own: readonly Token[], amount: Token): [Line, Line] => [
  line,
  toLine(
    [...own, amount].map((token) => ({ ...token, y0: line.y0, y1: line.y1 })),
    line.page,
  ),
];

/** Lines of a name behind the one that has the amount beside it. */
const MOST_NAMES = 3;

/** The line over a count, or over the rest of a name between them, that may have its amount. */
function lineOver(at: number, lines: readonly Line[]): Line | undefined {
  const above = lines.slice(Math.max(0, at - MOST_NAMES), at);
  const over = above.filter(({ page }) => page === lines[at]?.page);
  return over.findLast(({ tokens }) => AMOUNT.test(tokens.at(-1)?.text ?? ''));
}

const AMOUNT = /^\d[\d.,]*[.,]\d{2}$/;

/** The amount at the end of a line that is the count of the line above it less what is taken off. */
function amountUnder(counted: Line, line: Line): Token | null {
  const last = line.tokens.at(-1);
  const off = takenOff(line.tokens.slice(0, -1));
  const count = countedPrice(joinText(counted.tokens));
  const amount = last && AMOUNT.test(last.text) ? itemNumber([last], 'importe') : null;
  if (!last || !off || !count || !amount) return null;
  return multiplies(count.quantity, count.price, amount.value + off.value) ? last : null;
}

/** `PAPA BLANCA   5.00` over `1.250 kg x 4.00`: the amount stands beside the name of what is counted below. */
function isAmountOver(counted: readonly Token[], { tokens }: Line): boolean {
  const amount = itemNumber(tokens.slice(-1), 'importe');
  const count = countLess(counted);
  const isNamed = letterCount(joinText(tokens.slice(0, -1))) >= 3;
  if (!amount || !count || !isNamed || readCountLine(tokens) !== null) return false;
  return multiplies(count.quantity, count.price, amount.value + count.off);
}

/** `3 ZZ a US$ 3,837.66, menos descuento de 1,151.30`: a count, and what is taken off it. */
function countLess(tokens: readonly Token[]): (CountedPrice & { off: number }) | null {
  const at = tokens.findIndex(({ compact }) => compact === 'MENOS' || namesReduction(compact));
  const own = at === -1 ? tokens : tokens.slice(0, at);
  const count = countedPrice(trimEndOf(joinText(own), /[\s,;(-]/));
  const off = at === -1 ? 0 : itemNumber(tokens.slice(-1), 'importe')?.value;
  return count && off !== undefined ? { ...count, off } : null;
}

/** `2 UND a S/ 150.00 c/u` without the words and the signs that say so. */
const counting = (tokens: readonly Token[]): Token[] =>
  tokens
    .filter(({ text }) => /\d/.test(text) || isUnitName(text))
    .map((token) => ({ ...token, text: trimEndOf(token.text, /[,;]/) }));

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
