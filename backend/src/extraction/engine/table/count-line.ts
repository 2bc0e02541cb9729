import { itemNumber, multiplies, type ItemNumber } from './item';
import { isNumericWord, type AssignedLine } from './assign-columns';
import { isUnitName, isUnitWord } from '../words/item-words';
import { isCurrencyMark } from '../page/amounts';
import { type Token } from '../page/token';
import { heightOf, horizontalOverlap, isClose, verticalOverlap, WHITE } from '../page/place';
import type { Line } from '../page/layout';
import type { Column } from './table-header';
import type { ColumnId } from '../words/table-columns';

/** `7 NIU X 343.46 ... 2,404.22`: the line of numbers under a ticket's description. */
export interface CountLine {
  readonly cantidad: ItemNumber;
  readonly unidad: readonly Token[];
  readonly precio: ItemNumber;
  readonly subtotal: ItemNumber;
  /** `36.625 KG X 14.31   DSCTO -0.24   523.86`: what is taken off between price and amount. */
  readonly descuento: ItemNumber | null;
  /** Words before the numbers that describe the item, when there are any. */
  readonly description: readonly Token[];
}

const TIMES = /^[xX*×@]$/;
/** Largest discount that is taken off between `7 x 343.46` and its amount without being printed. */
const MOST_OFF = 0.6;
/** What rounding leaves between a discount and what it should be. */
const CENT_OFF = 0.011;

/** Reads quantity, price and amount at the end of a line when they multiply, or say so with a sign; null otherwise. */
export function readCountLine(tokens: readonly Token[]): CountLine | null {
  const parts = withTimes(tokens)
    .flatMap(splitTimes)
    .filter((token) => token.text !== '=' && token.compact !== '');
  const numbers = parts.filter((token) => isNumericWord(token.text) && /\d/.test(token.text));
  for (let index = 0; index + 2 < numbers.length; index += 1) {
    const [q, p, a] = [numbers[index], numbers[index + 1], numbers[numbers.length - 1]] as [
      Token,
      Token,
      Token,
    ];
    const [counted, price] = isCountSecond(q, p, parts) ? [p, q] : [q, p];
    const line = countOf(counted, price, a, parts);
    if (line) return line;
  }
  return null;
}

/** `935.41  2.00 SRV`: without a sign between them, what its unit follows is counted. */
export function isCountSecond(first: Token, second: Token, line: readonly Token[]): boolean {
  const [between, behind] = [first, second].map((one) => line[line.indexOf(one) + 1]);
  return between === second && isUnitWord(behind?.text ?? '') && /[.,]\d{2}/.test(first.text);
}

function countOf(q: Token, p: Token, a: Token, parts: readonly Token[]): CountLine | null {
  const cantidad = itemNumber([q], 'cantidad');
  const precio = itemNumber([p], 'unitario');
  const subtotal = itemNumber([a], 'importe');
  if (!cantidad || !precio || !subtotal || cantidad.value <= 0 || subtotal.value < 0) return null;
  const [at, priceAt] = [parts.indexOf(q), parts.indexOf(p)];
  const between = parts.slice(at + 1, at < priceAt ? priceAt : at + 2);
  const whole = cantidad.value * precio.value;
  const isWhole = multiplies(cantidad.value, precio.value, subtotal.value);
  const descuento = isWhole ? null : takenOffBetween(p, a, parts, whole - subtotal.value);
  const isTold = /[.,]\d{2}/.test(p.text) && isSignOf(subtotal.value, between, whole);
  if (!/[.,]\d/.test(a.text) || !(isWhole || descuento || isTold)) return null;
  const words = between.filter((token) => !TIMES.test(token.text) && !isCurrencyMark(token.text));
  const before = parts.slice(0, Math.min(at, priceAt));
  const isUnit = words.length <= 1 && (words[0]?.compact.length ?? 0) <= 8;
  return {
    cantidad,
    precio,
    subtotal,
    descuento,
    unidad: isUnit ? words : [],
    description: isUnit ? before : [...before, ...words],
  };
}

/** The number between price and amount by which they differ. */
function takenOffBetween(
  p: Token,
  a: Token,
  parts: readonly Token[],
  off: number,
): ItemNumber | null {
  const between = parts.slice(parts.indexOf(p) + 1, parts.indexOf(a));
  const numbers = between.flatMap((token) => itemNumber([token], 'importe') ?? []);
  const taken = numbers.find(({ value }) => Math.abs(Math.abs(value) - off) < CENT_OFF);
  const text = taken?.tokens[0]?.text.replace(/[()-]/g, '');
  return taken ? { ...taken, value: Math.abs(taken.value), text } : null;
}

/**
 * A unit at most stands before the sign, and a currency behind it. What is given away is charged at nothing; without
 * a unit it is a measure (`0.85 x 2.00 m   0.00`).
 */
function isSignOf(amount: number, between: readonly Token[], whole: number): boolean {
  const words = between.filter(({ text }) => !isCurrencyMark(text));
  const isFree = amount === 0 && isUnitName(words[0]?.text ?? '');
  const isReduced = amount < whole && amount > whole * (1 - MOST_OFF);
  return (isFree || isReduced) && words.length <= 2 && TIMES.test(words.at(-1)?.text ?? '');
}

/** `56.915 GLL A 17.47` with the sign for the word that says at what price. */
export const withTimes = (tokens: readonly Token[]): readonly Token[] =>
  tokens.map((token, at) =>
    token.text === 'A' &&
    isUnitName(tokens[at - 1]?.text ?? '') &&
    /^\d+[.,]\d{2,4}$/.test(tokens[at + 1]?.text ?? '')
      ? { ...token, text: 'x' }
      : token,
  );

/** `7x343.46`, `6@14.50` or `x343.46` as separate words, `$139.48/hr` without what one of is meant. */
export function splitTimes(token: Token): Token[] {
  const [, price] = /^((?:S\/\.?|US\$|[$€£])?\d[\d.,]*)\/\p{L}{1,5}$/u.exec(token.text) ?? [];
  if (price) return [{ ...token, text: price, compact: price.replace(/\W/g, '') }];
  const match = /^(\d+(?:[.,]\d+)?)?[xX*@](\d[\d.,]*)$/.exec(token.text);
  if (!match?.[2]) return [token];
  const make = (text: string): Token => ({ ...token, text, compact: text.replace(/\W/g, '') });
  return [...(match[1] ? [make(match[1])] : []), make(match[2])];
}

/** A line under the titles, with its words by column. */
export interface BodyLine {
  readonly line: Line;
  readonly cells: AssignedLine;
  readonly count: CountLine | null;
  readonly isItem: boolean;
}

const GLUED = /^(\d[\d.,]{0,15})(\p{Lu}{2,12})\.?$/u;

/** `2.00NIU` under the title of the quantities as two words. */
export function withUnitsParted(lines: readonly Line[], columns: readonly Column[]): Line[] {
  const counted = columns.find(({ id }) => id === 'cantidad');
  return lines.map((line) => {
    const tokens = line.tokens.flatMap((token) =>
      counted && horizontalOverlap(token, counted) > 0 ? parted(token) : [token],
    );
    return tokens.length === line.tokens.length ? line : { ...line, tokens };
  });
}

function parted(token: Token): Token[] {
  const [, figures, unit] = GLUED.exec(token.text) ?? [];
  if (!figures || !unit || !isUnitName(unit)) return [token];
  const edge = token.x0 + ((token.x1 - token.x0) * figures.length) / token.text.length;
  return [
    { ...token, text: figures, compact: figures.replace(/\W/g, ''), x1: edge },
    { ...token, text: unit, compact: unit, x0: edge },
  ];
}

/**
 * The lines of a table with the units that stand under quantities given to these: `4.00` over `UNIDADES`. A column
 * for units takes them as well.
 */
export function withUnitsRaised(lines: readonly BodyLine[]): readonly BodyLine[] {
  const raised: BodyLine[] = [];
  for (const line of lines) {
    const above = raised.at(-1);
    const counted = above?.isItem ? countedIn(above) : null;
    const isUnder =
      above !== undefined && !line.isItem && isClose(line.line, above.line, WHITE.text);
    const units = counted && isUnder ? unitsUnder(line, counted) : [];
    if (!above || !counted || units.length === 0) {
      raised.push(line);
      continue;
    }
    const own = above.cells.get(counted) ?? [];
    const cells = new Map([...above.cells, [counted, [...own, ...units]] as const]);
    raised[raised.length - 1] = { ...above, cells };
    const rest = without(line, units);
    if (rest.line.tokens.length > 0) raised.push(rest);
  }
  return raised;
}

/**
 * Rows of two lines with what stands once in the middle of them: the quantity over its unit, the code over the
 * name. Quantity, code and unit are of the line in the middle, what is left beside it is the name.
 */
export function withHalvesRaised(
  lines: readonly BodyLine[],
  columns: readonly Column[],
): readonly BodyLine[] {
  const titled = (id: ColumnId): Column | undefined => columns.find((column) => column.id === id);
  const [counted, coded] = [titled('cantidad'), titled('codigo')];
  if (!counted) return lines;
  const halves = [...lines];
  lines.forEach((line, at) => {
    const [upper, lower] = [lines[at - 1], lines[at + 1]];
    const counts = upper?.cells.get(counted) ?? [];
    const isMiddle = line.isItem && !line.cells.has(counted) && isHalf(line, upper);
    const isTold = counts.length > 0 && counts.every(isCounted);
    if (!isMiddle || !isHalf(line, lower) || !isTold) return;
    const units = lower.line.tokens.filter(
      (token) => isUnit(token) && horizontalOverlap(token, counted) > 0,
    );
    const [code, ...more] = upper.line.tokens.filter((token) => !counts.includes(token));
    const codes = coded && code && more.length === 0 && /\d/.test(code.text) ? [code] : [];
    const cells = new Map([...line.cells, [counted, [...counts, ...units]] as const]);
    if (coded && codes.length > 0) cells.set(coded, codes);
    halves[at] = { ...line, cells };
    halves[at - 1] = without(upper, [...counts, ...codes]);
    halves[at + 1] = without(lower, units);
  });
  return halves.filter(({ line }) => line.tokens.length > 0);
}

const isCounted = ({ text }: Token): boolean => isNumericWord(text) && /\d/.test(text);

/** Whether a line stands half beside one of numbers, as each of two lines around its middle does. */
const isHalf = ({ line }: BodyLine, half: BodyLine | undefined): half is BodyLine =>
  half !== undefined &&
  !half.isItem &&
  half.line.page === line.page &&
  verticalOverlap(half.line, line) > 0;

/** The column of the quantity that a line has, and of which it has no unit beside it. */
function countedIn({ cells }: BodyLine): Column | null {
  const ids = [...cells.keys()];
  const count = ids.find(({ id }) => id === 'cantidad');
  const hasUnit = ids.some(({ id }) => id === 'unidad') || cells.get(count as Column)?.some(isUnit);
  return count && !hasUnit ? count : null;
}

const isUnit = ({ text }: Token): boolean => isUnitName(text.replace(/^\(|\)$/g, ''));

function unitsUnder({ line, cells }: BodyLine, counted: Column): Token[] {
  const isName = (token: Token): boolean =>
    [...cells.keys()].some(
      (column) => column.id === 'descripcion' && horizontalOverlap(token, column) > 0,
    );
  return line.tokens.filter(
    (token) =>
      isUnit(token) &&
      !isName(token) &&
      horizontalOverlap(token, counted) > 0 &&
      !line.tokens.some((other) => other !== token && isBeside(other, token)),
  );
}

/** Widest space between words of one text, in heights of their letters. */
const SPACE = 0.9;

/** A word of the same text. */
const isBeside = (one: Token, other: Token): boolean =>
  Math.max(one.x0, other.x0) - Math.min(one.x1, other.x1) < heightOf(other) * SPACE;

function without(one: BodyLine, units: readonly Token[]): BodyLine {
  const tokens = one.line.tokens.filter((token) => !units.includes(token));
  const cells = [...one.cells].flatMap(([column, own]): [Column, readonly Token[]][] => {
    const rest = own.filter((token) => !units.includes(token));
    return rest.length > 0 ? [[column, rest]] : [];
  });
  return { ...one, line: { ...one.line, tokens }, cells: new Map(cells) };
}

/** `411.15 − 411.15 + 497.87 = 497.87`, or its end: an account that is added up in a row, under no titles of items. */
export function isEquation(tokens: readonly Token[]): boolean {
  const numbers = tokens.filter(({ text }) => isNumericWord(text) && /\d/.test(text));
  const isAdded = numbers.length < 3 || tokens.some(({ text }) => /^[+−–-]$/.test(text));
  return isAdded && tokens.some(({ text }) => text === '=');
}
