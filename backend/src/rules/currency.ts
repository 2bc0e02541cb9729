import { stripAccents } from './text-clean';

/** What documents are paid in. */
export type Currency = 'PEN' | 'USD' | 'EUR';

/** Any currency, by its code, or by its sign where that is all that is printed; with those that are paid in. */
export type AnyCurrency = string;

export const CURRENCY_SYMBOL: Readonly<Record<Currency, string>> = {
  PEN: 'S/',
  USD: 'US$',
  EUR: '€',
};

export const DEFAULT_CURRENCY: Currency = 'PEN';

/** Currencies of neighbours and large partners, by what they are printed as; none of them is paid in here. */
const FOREIGN: readonly (readonly [RegExp, string])[] = [
  [/(?<![A-Z])R\$|\bBRL\b|\bREAIS\b/, 'BRL'],
  [/£|\bGBP\b/, 'GBP'],
  [/\bMXN\b|(?<![A-Z])MX\$|\bPESOS? MEXICANOS?\b/, 'MXN'],
  [/\bCLP\b/, 'CLP'],
  [/\bCOP\b/, 'COP'],
  [/\bARS\b/, 'ARS'],
  [/\bBOB\b/, 'BOB'],
  [/\bUYU\b/, 'UYU'],
  [/\bPYG\b/, 'PYG'],
  [/\bCAD\b|(?<![A-Z])CA?\$/, 'CAD'],
  [/\bAUD\b|(?<![A-Z])AU?\$/, 'AUD'],
  [/\bCHF\b/, 'CHF'],
  [/\bJPY\b|¥/, 'JPY'],
  [/\bCNY\b|\bRMB\b/, 'CNY'],
];
/** Those that documents can be listed by. */
export const CURRENCIES: readonly AnyCurrency[] = [
  ...Object.keys(CURRENCY_SYMBOL),
  ...FOREIGN.map(([, code]) => code),
];
const FOREIGN_MARK = /^(?:R\$|MX\$|CA?\$|AU?\$|£|¥|[A-Z]{3})$/i;

const USD_WORDS = /\bUSD?\b|U\$S|(?<![A-Z])\$|US\$|S\$|\bDOLAR(?:ES)?\b|\bDOLLARS?\b/;
const EUR_WORDS = /\bEUROS?\b|\bEUR\b|€/;
const PEN_WORDS = /\bPEN\b|\bSOL(?:ES)?\b|S\s?\/|S\.\//;

/** The currency that a text names, or null. A bare `$` is US dollars in Peru (peru.md section 9). */
export function detectCurrency(text: string): Currency | null {
  const folded = stripAccents(text).toUpperCase();
  if (PEN_WORDS.test(folded)) return 'PEN';
  if (USD_WORDS.test(folded)) return 'USD';
  return EUR_WORDS.test(folded) ? 'EUR' : null;
}

/** `M.N.`, `M.E.`: what a bank calls soles and dollars. */
const OF_BANKS: readonly (readonly [RegExp, Currency])[] = [
  [/^\W*(?:M\.? ?N\b|MONEDA NACIONAL)/, 'PEN'],
  [/^\W*(?:M\.? ?E\b|MONEDA EXTRANJERA)/, 'USD'],
];

/** The currency that a text names a bank account by, or null. */
export function accountCurrency(text: string): Currency | null {
  const folded = stripAccents(text).toUpperCase();
  return detectCurrency(text) ?? OF_BANKS.find(([name]) => name.test(folded))?.[1] ?? null;
}

/** ISO code of a currency that is none of ours, or null. */
export function foreignCurrency(text: string): string | null {
  const folded = stripAccents(text).toUpperCase();
  return FOREIGN.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
}

/** ISO 4217. */
const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** The code, or the sign, of a currency that is none of ours, where a text is nothing else; or null. */
function otherCurrency(text: string): string | null {
  const folded = stripAccents(text).toUpperCase().trim();
  return foreignCurrency(folded) ?? (CODES.has(folded) || /^\p{Sc}$/u.test(folded) ? folded : null);
}

/** Whether a word is the sign or the code of such a currency and nothing else. */
export const isForeignMark = (text: string): boolean =>
  FOREIGN_MARK.test(text) && foreignCurrency(text) !== null;

/** The currency that a text names, whether documents are paid in it or not; or null. */
export const currencyNamed = (text: string): AnyCurrency | null =>
  detectCurrency(text) ?? otherCurrency(text);

/** Spec section 5, "Currency normalisation": PEN when no currency is named; one that is none of ours is itself. */
export function normaliseCurrency(text: string | null | undefined): AnyCurrency {
  return (text && currencyNamed(text)) || DEFAULT_CURRENCY;
}

/** What stands before an amount: `S/`, `US$`, `€`; of any other currency what it is called by. */
export const currencySign = (currency: AnyCurrency): string =>
  new Map(Object.entries(CURRENCY_SYMBOL)).get(currency) ?? currency;
