import { isForeignMark } from '../../../rules/currency';
import { readAmount } from '../../../rules/money';
import type { Token } from './token';

/** An amount as printed, with the words it takes. */
export interface AmountHit {
  readonly value: number;
  readonly tokens: readonly Token[];
  readonly text: string;
}

const CURRENCY_ONLY = /^\(?(?:S\/?\.?\/?|[58]\/\.?|US\$?|\$|U\$S|USD|PEN|EUR|€|\/\.?|S\.\/)$/i;
const DECIMAL =
  /^[-(]?\s*(?:(?:S\/?\.?|US\$|\$|€|[58]\/\.?)\s*)?(?:[\dOolISB'’]*[.,])+[\dOo]{2,}\)?-?$/i;

/** The amounts in a row of words, left to right; percentages are none. */
export function amountsIn(tokens: readonly Token[]): AmountHit[] {
  return tokens.flatMap((_, index) => amountAt(tokens, index) ?? []);
}

function amountAt(tokens: readonly Token[], index: number): AmountHit | null {
  const token = tokens[index];
  if (!token || !/\d/.test(token.text)) return null;
  // In a sentence a comma or a full stop stands against the amount.
  const text = token.text.replace(/(?<=[.,]\d{2}\)?)[.,;:]+$/, '');
  if (text.endsWith('%') || tokens[index + 1]?.text === '%') return null;
  const value = amountValue(text, tokens[index - 1]);
  return value === null ? null : { value, tokens: [token], text };
}

/** Two decimals, or a currency mark before a whole number. */
function amountValue(text: string, before: Token | undefined): number | null {
  const isMarked = before !== undefined && isCurrencyMark(before.text);
  const isMoney =
    DECIMAL.test(text) || (isMarked && /^\d/.test(text)) || /^(?:S\/|US\$|\$|€)/.test(text);
  return isMoney ? (readAmount(text)?.value ?? null) : null;
}

export function isCurrencyMark(text: string): boolean {
  return CURRENCY_ONLY.test(text) || isForeignMark(text);
}
