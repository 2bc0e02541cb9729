import { readAmount, toCents } from '../../../rules/money';
import { amountsIn, type AmountHit } from '../page/amounts';
import type { Line } from '../page/layout';
import type { Token } from '../page/token';
import type { Page } from '../words/field-value';
import type { TotalCandidate } from './choose-totals';

/** Cents by which what is rounded row by row may be off. */
const TOLERANCE = 5;

const isPercent = ({ text }: Token, next: Token | undefined): boolean =>
  /\d%$/.test(text) || (/^\d/.test(text) && next?.text === '%');

interface RatedRow {
  readonly rate: Token;
  readonly base: AmountHit;
  readonly tax: AmountHit;
}

const HIGHEST_RATE = 30;

/** An amount, and another that is so many percent of it. */
function ratedBy(rate: Token, amounts: readonly AmountHit[]): RatedRow | null {
  const percent = readAmount(rate.text.replace(/%$/, ''))?.value ?? 0;
  if (percent === 0 || percent > HIGHEST_RATE) return null;
  for (const base of amounts) {
    const cents = (toCents(base.value) * percent) / 100;
    const tax = amounts.find((one) => Math.abs(toCents(one.value) - cents) <= TOLERANCE);
    if (cents > 0 && tax) return { rate, base, tax };
  }
  return null;
}

/** A row of a rate with what it is reckoned on and what it comes to; where that is not so many percent, by their order. */
function ratedRow({ tokens }: Line, isBaseFirst: boolean): RatedRow | null {
  const all = amountsIn(tokens);
  const marked = tokens.find((token, at) => isPercent(token, tokens[at + 1]));
  for (const rate of marked ? [marked] : tokens) {
    const amounts = all.filter((one) => one.tokens[0] !== rate);
    const row = amounts.length > 1 ? ratedBy(rate, amounts) : null;
    if (row) return row;
  }
  const [first, second] = all;
  if (!marked || !first || !second) return null;
  const [base, tax] = isBaseFirst ? [first, second] : [second, first];
  return { rate: marked, base, tax };
}

/** Lines of a table of taxes under its titles. */
const MOST_RATES = 4;
const IS_BASE = /^B(?:ASE)?(?:I(?:MP(?:ONIBLE|ON)?)?)?$/;

/** Whether the titles of such a table name what is taxed before the tax: null in another line. */
function isBaseFirst({ tokens }: Line): boolean | null {
  const titles = tokens.map(({ compact }) => compact);
  const base = titles.findIndex((one) => IS_BASE.test(one));
  const cuota = titles.findLastIndex((one) => one.startsWith('CUOTA'));
  const tax =
    cuota === -1 ? titles.findLastIndex((one) => /^(?:IVA|IGV|VAT|TAX)$/.test(one)) : cuota;
  return base === -1 || tax === -1 ? null : base < tax;
}

/**
 * `Base imponible | % | Cuota` over `1.242,82 | 21 | 260,99`: the taxed base and its tax where one rate is charged
 * (Spain, RD 1619/2012, art. 7.1); of several rates no sum is printed, and a rate itself is none.
 */
export function withTaxTable(
  { layout: { lines } }: Page,
  known: readonly TotalCandidate[],
): readonly TotalCandidate[] {
  const rows = lines.flatMap((line, at) => {
    const order = isBaseFirst(line);
    if (order === null) return [];
    const below = lines.slice(at + 1, at + 1 + MOST_RATES).map((row) => ratedRow(row, order));
    return below.slice(0, [...below, null].indexOf(null)).flatMap((row) => row ?? []);
  });
  if (rows.length === 0) return known;
  const taken = new Set(
    rows.flatMap(({ rate, base, tax }) => [rate, ...base.tokens, ...tax.tokens]),
  );
  const named = known.filter(({ amount }) => !amount.tokens.some((token) => taken.has(token)));
  const [row, ...more] = rows.filter(({ tax }) => tax.value !== 0);
  if (!row || more.length > 0) return named;
  const sums: readonly TotalCandidate[] = [
    { id: 'gravada', hit: null, amount: row.base },
    { id: 'igv', hit: null, amount: row.tax },
  ];
  return [...named, ...sums.filter(({ id }) => !named.some((one) => one.id === id))];
}
