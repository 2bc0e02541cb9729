import { readAmount } from '../../../rules/money';
import { itemNumber, multiplies } from './item';
import { toLine, type Layout, type Line } from './layout';
import { takenOff } from './reductions';
import { joinText, type Token } from './token';

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
    const raised = above && amountUnder(above, line);
    return raised ? toLine(line.tokens.slice(0, -1), line.page) : line;
  });
  const isAsDrawn = lines.every((line, at) => line === drawn[at]);
  return isAsDrawn ? layout : { ...layout, lines, cells: lines.flatMap(({ cells }) => cells) };
}

/** The amount at the end of a line that is the count of the line above it less what is taken off. */
function amountUnder(counted: Line, line: Line): Token | null {
  const last = line.tokens.at(-1);
  const off = takenOff(line.tokens.slice(0, -1));
  const count = countWithoutAmount(counted.tokens);
  const amount =
    last && /^\d[\d.,]*[.,]\d{2}$/.test(last.text) ? itemNumber([last], 'importe') : null;
  if (!last || !off || !count || !amount) return null;
  return multiplies(count.quantity, count.price, amount.value + off.value) ? last : null;
}

const COUNT = /^(\d[\d.,]*)\s*(?:\p{L}{1,8}\.?\s+)?[xX*×@]\s*(?:S\/\.?\s*)?(\d[\d.,]*)$/u;

/** `2.00 PAR x 21.15` and nothing else. */
function countWithoutAmount(tokens: readonly Token[]): { quantity: number; price: number } | null {
  const [, counted, each] = COUNT.exec(joinText(tokens)) ?? [];
  const quantity = readAmount(counted ?? '', { kind: 'cantidad' });
  const price = readAmount(each ?? '', { kind: 'unitario' });
  return quantity && price ? { quantity: quantity.value, price: price.value } : null;
}
