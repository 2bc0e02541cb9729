import type { BodyLine } from './body-line';
import { isAmountColumn, isPriceColumn } from '../table-columns';
import type { Column } from './title-columns';
import type { Token } from './token';

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
    const names = nameOf(one);
    if (edge < Infinity && isSum(one, edge + (amount - edge) * FAR)) return lines.slice(0, at);
    edge = Math.min(edge, ...names.map((token) => token.x0));
  }
  return lines;
}

function isPaid(id: Column['id']): boolean {
  return isAmountColumn(id) && !isPriceColumn(id);
}

function nameOf({ cells }: BodyLine): readonly Token[] {
  return [...cells].flatMap(([{ id }, tokens]) => (id === 'descripcion' ? tokens : []));
}

function isSum({ line, cells, count }: BodyLine, start: number): boolean {
  const [first] = line.tokens;
  const isBare = [...cells].every(
    ([{ id }]) => id === 'descripcion' || isPaid(id) || id === 'otra',
  );
  return (
    count === null && isBare && first !== undefined && first.x0 > start && first.compact !== ''
  );
}
