import { toCents } from '../../../rules/money';
import { amountsIn, type AmountHit } from './amount-token';
import type { TotalCandidate } from './choose-totals';
import type { Page } from './field-value';

/** Layout units within which amounts end at one edge. */
const EDGE = 7;

interface Row {
  readonly amount: AmountHit;
  readonly cents: number;
  readonly x1: number;
  readonly page: number;
}

/**
 * The total of a till receipt that calls it by no name of ours: at one edge the rows over it add up to it, and under
 * it stands what was handed over, as much as it or so much more as the row after says was given back. Both have to
 * hold, so that nothing is called a total that no two sums of the receipt say.
 */
export function tillTotal(page: Page, known: readonly TotalCandidate[]): TotalCandidate[] {
  if (known.some(({ id }) => id === 'total')) return [];
  const rows = page.layout.lines.flatMap(({ tokens, page: number }): Row[] => {
    const amount = amountsIn(tokens).at(-1);
    const x1 = amount?.tokens.at(-1)?.x1;
    if (!amount || x1 === undefined) return [];
    return [{ amount, cents: toCents(amount.value), x1, page: number }];
  });
  const row = rows.find((one, at) => isPaid(rows, at) && isMade(rows, at) && one.cents > 0);
  return row ? [{ id: 'total', hit: null, amount: row.amount }] : [];
}

const isOfColumn = (one: Row, other: Row | undefined): other is Row =>
  other !== undefined && one.page === other.page && Math.abs(one.x1 - other.x1) < EDGE;

/** Whether the next row is what was handed over. */
function isPaid(rows: readonly Row[], at: number): boolean {
  const [total, paid, change] = rows.slice(at, at + 3);
  if (!total || !isOfColumn(total, paid)) return false;
  if (paid.cents === total.cents) return true;
  return isOfColumn(total, change) && change.cents > 0 && total.cents + change.cents === paid.cents;
}

/** Whether two rows or more right over it add up to it. */
function isMade(rows: readonly Row[], at: number): boolean {
  const total = rows[at];
  if (!total) return false;
  let sum = 0;
  for (let above = at - 1; above >= 0; above -= 1) {
    const row = rows[above];
    if (!isOfColumn(total, row)) return false;
    sum += row.cents;
    if (sum === total.cents && above < at - 1) return true;
  }
  return false;
}
