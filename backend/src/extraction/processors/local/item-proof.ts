import { toCents } from '../../../rules/money';
import { multiplies, type Item } from './item';
import type { PrintedSum } from './printed-sums';
import { letterCount } from './text-kind';
import { joinText } from './token';

/** Amounts of which each was rounded by itself may miss their sum by a cent each, and no more than this. */
const MOST_CENTS_OFF = 10;

/** From here on nothing else is likely to be truer. */
export const FULL_PROOF = 0.9;

/**
 * How well a reading of the items proves itself, 0 to 2: one for amounts that come to a printed sum, and the
 * {@link provenShare}.
 */
export function proofOf(items: readonly Item[], sums: readonly PrintedSum[]): number {
  if (items.length === 0) return 0;
  return (addsUp(items, sums) ? 1 : 0) + provenShare(items);
}

/** Share of the items that have a name, and a quantity and a price that give the amount. */
export function provenShare(items: readonly Item[]): number {
  return items.filter(isProven).length / Math.max(1, items.length);
}

/** Whether the amounts come to a printed sum. */
export function addsUp(items: readonly Item[], sums: readonly PrintedSum[]): boolean {
  const total = items.reduce((sum, { subtotal }) => sum + toCents(subtotal?.value ?? 0), 0);
  const off = Math.min(MOST_CENTS_OFF, items.length);
  return total > 0 && sums.some(({ cents }) => Math.abs(cents - total) <= off);
}

function isProven({ descripcion, cantidad, precio, descuento, subtotal }: Item): boolean {
  if (!cantidad || !precio || !subtotal || letterCount(joinText(descripcion)) < 3) return false;
  return [0, descuento?.value ?? 0].some((off) =>
    multiplies(cantidad.value, precio.value, subtotal.value + off),
  );
}
