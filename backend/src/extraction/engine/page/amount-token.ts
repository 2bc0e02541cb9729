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
  const hits: AmountHit[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const hit = amountAt(tokens, index);
    if (!hit) continue;
    hits.push(hit);
    index += hit.tokens.length - 1;
  }
  return hits;
}

function amountAt(tokens: readonly Token[], index: number): AmountHit | null {
  for (const size of [2, 1]) {
    const run = tokens.slice(index, index + size);
    if (run.length < size || !run[0] || !/[\d]/.test(run[0].text)) continue;
    if (size === 2 && !isSplitNumber(run)) continue;
    // In a sentence a comma or a full stop stands against the amount.
    const text = withoutLooseBracket(
      run
        .map((token) => token.text)
        .join('')
        .replace(/(?<=[.,]\d{2}\)?)[.,;:]+$/, ''),
    );
    const next = tokens[index + size]?.text ?? '';
    if (/%$/.test(text) || next === '%') continue;
    const value = amountValue(text, tokens[index - 1]);
    if (value !== null) return { value, tokens: run, text };
  }
  return null;
}

/** `(S/ 642.24)`: the bracket was opened by the word before, with the currency. */
const withoutLooseBracket = (text: string): string =>
  text.includes('(') ? text : text.replace(/\)$/, '');

/** `1,` + `164.35`: a number that the text layer or OCR cut at its separator. */
function isSplitNumber([a, b]: readonly Token[]): boolean {
  if (!a || !b || b.x0 - a.x1 > (a.y1 - a.y0) * 0.8) return false;
  const cutAfter = /^\d{1,3}(?:,\d{3})*[.,]$/.test(a.text) && /^\d/.test(b.text);
  const cutBefore = /^\d{1,3}(?:,\d{3})*$/.test(a.text) && /^[.,]\d{2,3}/.test(b.text);
  return cutAfter || cutBefore;
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
