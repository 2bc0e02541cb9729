import { formatAmount, fromCents } from '@rules/money';

/** `$49`, `$159.20`, `$1,910.40`: cents only where there are any, as the specification prints prices. */
export function dollars(cents: number): string {
  return `$${formatAmount(fromCents(cents)).replace(/\.00$/, '')}`;
}

/** `$49.00`: with cents always, for sums that stand below each other. */
export function exactDollars(cents: number): string {
  return `$${formatAmount(fromCents(cents))}`;
}

/** `1,000`: a count as Peru prints it. */
export function count(number: number): string {
  return formatAmount(number).replace(/\.00$/, '');
}
