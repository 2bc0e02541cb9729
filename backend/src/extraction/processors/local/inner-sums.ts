import { isAmountColumn, isPriceColumn } from '../table-columns';
import type { LabelId } from '../labels';
import { isNumericWord } from './assign-columns';
import { hitsOn } from './label-hit';
import type { LabelHit } from './label-match';
import type { Line } from './layout';
import type { TableHeader } from './table-header';
import type { Column } from './title-columns';
import { readCountLine } from './count-line';
import { takenOff } from './reductions';
import { heightOf, type Token } from './token';

/** What may stand among the rows: the sum of a group, and what is taken off one item. */
const INNER: ReadonlySet<LabelId> = new Set<LabelId>(['subtotal', 'descuentos', 'total']);
/** How far beside its title a number may stand, in heights. */
const BESIDE = 2;

/** Whether a line is a sum as rows have them: no tax is told of a part of them. */
export function mayBeInner(sum: Line, hits: readonly LabelHit[]): boolean {
  const labels = hitsOn(hits, sum);
  return labels.some(({ id }) => INNER.has(id)) && !labels.some(({ id }) => id === 'igv');
}

/**
 * Whether a sum stands within a table and not under it: rows follow before the next sum, with a quantity, a price
 * and an amount under their titles, as no line of the sums has them; under what is taken off one item, the numbers of
 * the next in a line of their own.
 *
 * @param following the lines from the sum, not included, to the next one
 */
export function isInnerSum(
  sum: Line,
  following: readonly Line[],
  { columns }: TableHeader,
  hits: readonly LabelHit[],
): boolean {
  if (!mayBeInner(sum, hits)) return false;
  if (takenOff(sum.tokens) && following.some(({ tokens }) => readCountLine(tokens) !== null))
    return true;
  const quantity = columns.find(({ id }) => id === 'cantidad');
  const prices = columns.filter(({ id }) => isPriceColumn(id));
  const amounts = columns.filter(({ id }) => isAmountColumn(id) && !isPriceColumn(id));
  if (!quantity || amounts.length === 0) return false;
  const needed = [[quantity], ...(prices.length > 0 ? [prices] : []), amounts];
  return following.some((line) => needed.every((some) => some.some((one) => hasNumber(line, one))));
}

function hasNumber({ tokens }: Line, column: Column): boolean {
  return tokens.some((token) => isNumber(token) && isUnder(token, column));
}

const isNumber = ({ text }: Token): boolean => /\d/.test(text) && isNumericWord(text);

function isUnder(token: Token, { x0, x1 }: Column): boolean {
  const room = heightOf(token) * BESIDE;
  return token.x1 > x0 - room && token.x0 < x1 + room;
}
