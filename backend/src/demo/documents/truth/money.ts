import type { Cents, DemoCurrency } from '../model';

const SYMBOL: Record<DemoCurrency, string> = { PEN: 'S/', USD: 'US$' };

/** `numerator / denominator` to the nearest integer, half up, for amounts that are not negative. */
export function divideHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

const GROUPED = new Intl.NumberFormat('en-US');

/** `1,180.00`: point for decimals, comma for thousands (peru.md section 9). */
export function amount(cents: Cents): string {
  const whole = GROUPED.format(Math.floor(cents / 100));
  return `${whole}.${String(cents % 100).padStart(2, '0')}`;
}

/** `S/ 1,180.00`. */
export function money(cents: Cents, currency: DemoCurrency): string {
  return `${SYMBOL[currency]} ${amount(cents)}`;
}

export function currencySymbol(currency: DemoCurrency): string {
  return SYMBOL[currency];
}

/** Decimal at the edge: cents or hundredths to a number with two decimals. */
export function decimal(hundredths: number): number {
  return hundredths / 100;
}
