import { isNumericWord } from './assign-columns';
import { readCountLine, splitTimes } from './count-line';
import { itemNumber, multiplies } from './item';
import type { Line } from './layout';
import type { Token } from './token';

/** Quantity, price and amount of one line, as they are printed. */
export interface Product {
  readonly line: Line;
  readonly quantity: Token;
  readonly price: Token;
  readonly amount: Token;
}

/**
 * The numbers of a line of which one is the product of two others, whatever else is printed on it; null when
 * there are none. The amount is the one furthest to the right.
 */
export function productIn(line: Line): Product | null {
  const numbers = line.tokens
    .flatMap(splitTimes)
    .filter(({ text }) => /\d/.test(text) && isNumericWord(text) && !text.includes('%'));
  for (let last = numbers.length - 1; last >= 2; last -= 1) {
    const amount = numbers[last] as Token;
    const pair = factorsOf(amount, numbers.slice(0, last));
    if (pair) return { line, quantity: pair[0], price: pair[1], amount };
  }
  return countIn(line);
}

/** `100 UND x 19.70   1,773.00`: the sign says what is multiplied, and something was taken off. */
function countIn(line: Line): Product | null {
  const count = readCountLine(line.tokens);
  const [quantity, price, amount] = [count?.cantidad, count?.precio, count?.subtotal].map(
    (number) => number?.tokens[0],
  );
  return quantity && price && amount ? { line, quantity, price, amount } : null;
}

function factorsOf(amount: Token, before: readonly Token[]): [Token, Token] | null {
  const total = itemNumber([amount], 'importe')?.value ?? 0;
  if (total <= 0 || !/[.,]\d/.test(amount.text)) return null;
  for (let right = before.length - 1; right >= 1; right -= 1)
    for (let left = right - 1; left >= 0; left -= 1) {
      const [a, b] = [before[left] as Token, before[right] as Token];
      if (fits(a, b, total)) return [a, b];
      if (fits(b, a, total) && /[.,]\d{2}/.test(a.text) && !/[.,]\d/.test(b.text)) return [b, a];
    }
  return null;
}

/** The price has decimals, as the amount has. */
function fits(quantity: Token, price: Token, total: number): boolean {
  const q = itemNumber([quantity], 'cantidad')?.value ?? 0;
  const p = itemNumber([price], 'unitario')?.value ?? 0;
  return q > 0 && p > 0 && /[.,]\d/.test(price.text) && multiplies(q, p, total);
}
