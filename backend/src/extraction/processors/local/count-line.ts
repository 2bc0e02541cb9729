import { itemNumber, multiplies, type ItemNumber } from './item';
import { isNumericWord } from './assign-columns';
import { isCurrencyMark } from './amount-token';
import type { Token } from './token';

/** `7 NIU X 343.46 ... 2,404.22`: the line of numbers under a ticket's description. */
export interface CountLine {
  readonly cantidad: ItemNumber;
  readonly unidad: readonly Token[];
  readonly precio: ItemNumber;
  readonly subtotal: ItemNumber;
  /** Words before the numbers that describe the item, when there are any. */
  readonly description: readonly Token[];
}

const TIMES = /^[xX*×@]$/;
/** Largest discount that is taken off between `7 x 343.46` and its amount without being printed. */
const MOST_OFF = 0.6;

/** Reads quantity, price and amount at the end of a line when they multiply, or say so with a sign; null otherwise. */
export function readCountLine(tokens: readonly Token[]): CountLine | null {
  const parts = tokens
    .flatMap(splitTimes)
    .filter((token) => token.text !== '=' && token.compact !== '');
  const numbers = parts.filter((token) => isNumericWord(token.text) && /\d/.test(token.text));
  for (let index = 0; index + 2 < numbers.length; index += 1) {
    const [q, p, a] = [numbers[index], numbers[index + 1], numbers[numbers.length - 1]] as [
      Token,
      Token,
      Token,
    ];
    const line = countOf(q, p, a, parts);
    if (line) return line;
  }
  return null;
}

function countOf(q: Token, p: Token, a: Token, parts: readonly Token[]): CountLine | null {
  const cantidad = itemNumber([q], 'cantidad');
  const precio = itemNumber([p], 'unitario');
  const subtotal = itemNumber([a], 'importe');
  if (!cantidad || !precio || !subtotal || cantidad.value <= 0 || subtotal.value <= 0) return null;
  const between = parts.slice(parts.indexOf(q) + 1, parts.indexOf(p));
  const isTimes = isSign(between) && /[.,]\d{2}/.test(p.text);
  const whole = cantidad.value * precio.value;
  const isProduct =
    multiplies(cantidad.value, precio.value, subtotal.value) ||
    (isTimes && subtotal.value < whole && subtotal.value > whole * (1 - MOST_OFF));
  if (!/[.,]\d/.test(a.text) || !isProduct) return null;
  const words = between.filter((token) => !TIMES.test(token.text) && !isCurrencyMark(token.text));
  const before = parts.slice(0, parts.indexOf(q));
  const isUnit = words.length <= 1 && (words[0]?.compact.length ?? 0) <= 8;
  return {
    cantidad,
    precio,
    subtotal,
    unidad: isUnit ? words : [],
    description: isUnit ? before : [...before, ...words],
  };
}

/** A unit at most stands before the sign, and a currency behind it. */
function isSign(between: readonly Token[]): boolean {
  const words = between.filter(({ text }) => !isCurrencyMark(text));
  return words.length <= 2 && TIMES.test(words.at(-1)?.text ?? '');
}

/** `7x343.46` or `x343.46` as separate words. */
export function splitTimes(token: Token): Token[] {
  const match = /^(\d+(?:[.,]\d+)?)?[xX*](\d[\d.,]*)$/.exec(token.text);
  if (!match?.[2]) return [token];
  const make = (text: string): Token => ({ ...token, text, compact: text.replace(/\W/g, '') });
  return [...(match[1] ? [make(match[1])] : []), make(match[2])];
}
