import type { DueSum } from '@contracts/due-dates';
import { currencySign, normaliseCurrency } from '@rules/currency';
import { formatMoney, fromCents } from '@rules/money';

const NAME = new Intl.DateTimeFormat('es-PE', {
  ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
});
const SHORT = new Intl.DateTimeFormat('es-PE', { weekday: 'short', timeZone: 'UTC' });
const atNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** `Viernes, 27 de noviembre de 2026`. */
export function dayName(day: string): string {
  const name = NAME.format(atNoon(day));
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** `vie 27`. */
export const shortDay = (day: string): string =>
  `${SHORT.format(atNoon(day)).replace('.', '')} ${Number(day.slice(8))}`;

export const moneyOf = (cents: number, currency: string): string =>
  formatMoney(fromCents(cents), normaliseCurrency(currency));

/** A sum, or why there is none. */
export function sumText({ currency, amountCents, unknown }: DueSum): string {
  if (amountCents !== null) return moneyOf(amountCents, currency);
  const missing = unknown === 1 ? 'falta 1 monto' : `faltan ${unknown} montos`;
  return `${currencySign(normaliseCurrency(currency))}: ${missing}`;
}
