import { stripAccents } from './text-clean';

export type Currency = 'PEN' | 'USD' | 'EUR';

export const CURRENCY_SYMBOL: Readonly<Record<Currency, string>> = {
  PEN: 'S/',
  USD: 'US$',
  EUR: '€',
};

export const DEFAULT_CURRENCY: Currency = 'PEN';

const USD_WORDS = /\bUSD?\b|U\$S|\$|\bDOLAR(?:ES)?\b|\bDOLLARS?\b/;
const EUR_WORDS = /\bEUROS?\b|\bEUR\b|€/;
const PEN_WORDS = /\bPEN\b|\bSOL(?:ES)?\b|S\s?\/|S\.\//;

/** The currency that a text names, or null. A bare `$` is US dollars in Peru (peru.md section 9). */
export function detectCurrency(text: string): Currency | null {
  const folded = stripAccents(text).toUpperCase();
  if (PEN_WORDS.test(folded)) return 'PEN';
  if (USD_WORDS.test(folded)) return 'USD';
  return EUR_WORDS.test(folded) ? 'EUR' : null;
}

/** Spec section 5, "Currency normalisation": PEN when nothing else is named. */
export function normaliseCurrency(text: string | null | undefined): Currency {
  return (text && detectCurrency(text)) || DEFAULT_CURRENCY;
}
