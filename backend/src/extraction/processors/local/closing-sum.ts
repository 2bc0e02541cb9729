import { sumAmounts, toCents } from '../../../rules/money';
import type { Item } from './item';

/** From this many rows on their sum is no coincidence. */
const ENOUGH = 2;

/**
 * How many of the items of a table, from the first on, are items: a last row without quantity and price that has the
 * sum of all the others is none, nor is one that neither names nor charges anything.
 */
export function itemCount(items: readonly Item[]): number {
  const [last, ...others] = [...items].reverse();
  if (!last || others.length === 0) return items.length;
  if (last.descripcion.length === 0 && !last.subtotal && !last.precio && others.some(isNamed))
    return itemCount(items.slice(0, -1));
  const isBare = !last.cantidad && !last.precio && last.subtotal !== null;
  const sum = sumAmounts(others.map(({ subtotal }) => subtotal?.value ?? 0));
  const isSum = isBare && toCents(last.subtotal.value) === toCents(sum);
  return isSum && others.length >= ENOUGH ? items.length - 1 : items.length;
}

const isNamed = ({ descripcion }: Item): boolean => descripcion.length > 0;
