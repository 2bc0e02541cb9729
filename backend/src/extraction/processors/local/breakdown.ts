import { roundCents, toCents } from '../../../rules/money';
import type { ItemTable } from './read-items';

/** One row alone is not told in parts. */
const FEWEST_PARTS = 2;

/**
 * The tables of what is sold. A table whose amounts come to one amount of a table before it (the lines of a plan
 * under `Resumen de cargos`) tells what that one is made up of, and sells nothing more.
 */
export function withoutBreakdowns(tables: readonly ItemTable[]): readonly ItemTable[] {
  const kept: ItemTable[] = [];
  for (const table of tables) if (!isBreakdown(table, kept)) kept.push(table);
  return kept;
}

function isBreakdown({ items }: ItemTable, before: readonly ItemTable[]): boolean {
  const parts = items.flatMap(({ subtotal }) => (subtotal ? [subtotal.value] : []));
  if (parts.length < FEWEST_PARTS || parts.length < items.length) return false;
  const sum = toCents(roundCents(parts.reduce((all, one) => all + one, 0)));
  return before.some((table) =>
    table.items.some(({ subtotal }) => subtotal !== null && toCents(subtotal.value) === sum),
  );
}
