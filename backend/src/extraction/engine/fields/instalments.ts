import { parseDate } from '../../../rules/date';
import { formatAmount, readAmount } from '../../../rules/money';
import { stripAccents } from '../../../rules/text-clean';
import type { RawField } from '../../domain/raw-extraction';
import { amountsIn, isCurrencyMark, type AmountHit } from '../page/amounts';
import { allDates, instalmentLines } from './dates';
import { EVIDENCE, rawField, type Page } from '../words/field-value';
import { joinText, type Token } from '../page/token';

/** Words after a date within which its amount stands. */
const MOST_WORDS = 4;

interface Instalment {
  readonly date: string;
  readonly amount: AmountHit;
  readonly tokens: readonly Token[];
}

/**
 * The instalments of a sale on credit in one text, `Cuota 1: 2026-07-30 1,907.68; Cuota 2: ...`, in the order
 * of their dates; amounts as printed, in the document's currency.
 * @param total as printed
 */
export function instalmentField(page: Page, total = ''): RawField[] {
  const lines = instalmentLines(page);
  const words = lines.flatMap(({ tokens }) => tokens);
  const last = lines.at(-1);
  const { lines: all } = page.layout;
  const end = last?.tokens.at(-1);
  const next = end && all[all.findIndex(({ tokens }) => tokens.includes(end)) + 1];
  const tail = next?.page === last?.page && isCut(words) ? (next?.tokens.slice(0, 2) ?? []) : [];
  const found = instalmentsIn([...new Set([...words, ...tail])]);
  const sorted = found.sort((a, b) => a.date.localeCompare(b.date));
  if (sorted.length === 0) return [];
  const whole = readAmount(total)?.value ?? Infinity;
  const text = sorted
    .map(({ date, amount }, at) => `Cuota ${at + 1}: ${date} ${textOf(amount, whole)}`)
    .join('; ');
  const tokens = sorted.flatMap((one) => one.tokens);
  const path = 'informacion_adicional.cuotas';
  return [rawField(path, text, tokens, EVIDENCE.place, page.layout.source)];
}

/** No instalment is more than the whole: figures without a point have lost it. */
const textOf = ({ value, text }: AmountHit, whole: number): string =>
  formatAmount(value > whole && /^\D*\d+$/.test(text) ? value / 100 : value);

/** The paragraph ends with a date, its colon or the currency: its amount stands on the next line. */
function isCut(words: readonly Token[]): boolean {
  const last = words.at(-1)?.text ?? '';
  return (
    (/\d{2,4}[:,;-]?$/.test(stripAccents(last)) || isCurrencyMark(last)) &&
    amountsIn(words.slice(-2)).length === 0
  );
}

/** `Cuota 1`, `Cuota001:`; what stands from one to the next is of it. */
const NUMBERED = /^CUOTA\d*$/;

function instalmentsIn(words: readonly Token[]): Instalment[] {
  const starts = words.flatMap(({ compact }, at) => (NUMBERED.test(compact) ? [at] : []));
  const parts = starts.map((start, at) => words.slice(start, starts[at + 1]));
  const named = parts.flatMap(pairsIn);
  return named.length > 0 ? named : pairsIn(words);
}

/** Each date with the amount behind it, or before it where that gives more of them an amount. */
function pairsIn(words: readonly Token[]): Instalment[] {
  const dates = allDates(words).map((tokens) => ({
    tokens,
    start: words.indexOf(tokens[0] as Token),
    end: words.indexOf(tokens.at(-1) as Token) + 1,
  }));
  const paired = (amountOf: (at: number) => AmountHit | undefined): Instalment[] =>
    dates.flatMap(({ tokens }, at) => {
      const amount = amountOf(at);
      const date = parseDate(joinText(tokens));
      if (!amount || !date) return [];
      return [{ date, amount, tokens: [...tokens, ...amount.tokens] }];
    });
  const behind = paired((at) => {
    const [from, stop] = [dates[at]?.end ?? 0, dates[at + 1]?.start ?? words.length];
    return amountsIn(words.slice(from, Math.min(stop, from + MOST_WORDS)))[0];
  });
  const before = paired((at) => {
    const [stop, from] = [dates[at]?.start ?? 0, dates[at - 1]?.end ?? 0];
    return amountsIn(words.slice(Math.max(from, stop - MOST_WORDS), stop)).at(-1);
  });
  return before.length > behind.length ? before : behind;
}
