import { amountsIn, type AmountHit } from './amount-token';
import type { Page } from './field-value';
import { hitsOn } from './label-hit';
import type { LabelHit } from './label-match';
import type { Line } from './layout';
import { heightOf } from './token';

const FEWEST = 3;
/** Heights of the titles' line down to the amounts. */
const REACH = 2.5;

/**
 * Sums in a strip of boxes: a line of names over a line of as many amounts, which belong together by their
 * order wherever in its box each stands.
 */
export function stripAmounts(
  { layout, hits }: Page,
  isSum: (hit: LabelHit) => boolean,
): ReadonlyMap<LabelHit, AmountHit> {
  const pairs = new Map<LabelHit, AmountHit>();
  for (const [at, line] of layout.lines.entries()) {
    const titles = hitsOn(hits, line).filter(isSum);
    if (titles.length < FEWEST || amountsIn(line.tokens).length > 0) continue;
    const isWhole = line.cells.every((cell) => titles.some((hit) => hit.cell === cell));
    const amounts = amountsUnder(line, layout.lines[at + 1]);
    if (!isWhole || amounts.length !== line.cells.length) continue;
    for (const [index, cell] of line.cells.entries()) {
      const [title, ...more] = titles.filter((hit) => hit.cell === cell);
      const amount = amounts[index];
      if (title && amount && more.length === 0) pairs.set(title, amount);
    }
  }
  return pairs;
}

function amountsUnder(line: Line, next: Line | undefined): AmountHit[] {
  if (!next || next.page !== line.page || next.y0 - line.y1 > heightOf(line) * REACH) return [];
  return amountsIn(next.tokens);
}
