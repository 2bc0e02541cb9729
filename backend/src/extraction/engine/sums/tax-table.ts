import { readAmount, toCents } from '../../../rules/money';
import { amountsIn, type AmountHit } from '../page/amounts';
import type { Line } from '../page/layout';
import { horizontalOverlap } from '../page/place';
import type { Token } from '../page/token';
import type { Page } from '../words/field-value';
import { sumSaidBy, sumsOf } from '../words/sums';
import type { TotalCandidate } from './choose-totals';

/** Cents by which what is rounded row by row may be off. */
const TOLERANCE = 5;

const isPercent = ({ text }: Token, next: Token | undefined): boolean =>
  /\d%$/.test(text) || (/^\d/.test(text) && next?.text === '%');

interface RatedRow {
  readonly rates: readonly Token[];
  /** What is taxed, its tax, and what is charged on it at a lower rate (recargo de equivalencia, Ley 37/1992, art. 161). */
  readonly amounts: readonly AmountHit[];
}

const SUMS = ['gravada', 'igv', 'otrosCargos'] as const;
const HIGHEST_RATE = 30;

/** An amount, and another that is so many percent of it. */
function ratedBy(rate: Token, amounts: readonly AmountHit[]): RatedRow | null {
  const percent = readAmount(rate.text.replace(/%$/, ''))?.value ?? 0;
  if (percent === 0 || percent > HIGHEST_RATE) return null;
  for (const base of amounts) {
    const cents = (toCents(base.value) * percent) / 100;
    const tax = amounts.find((one) => Math.abs(toCents(one.value) - cents) <= TOLERANCE);
    if (cents > 0 && tax) return { rates: [rate], amounts: [base, tax] };
  }
  return null;
}

/**
 * A row of a rate with what it is reckoned on and what it comes to, the highest of several first; where none is so
 * many percent, by their order.
 */
function ratedRow(tokens: readonly Token[], isBaseFirst: boolean): RatedRow | null {
  const all = amountsIn(tokens);
  const marked = tokens.filter((token, at) => isPercent(token, tokens[at + 1]));
  const rows = (marked.length > 0 ? marked : tokens).flatMap((rate) => {
    const amounts = all.filter(({ tokens: [first] }) => first !== rate);
    return amounts.length > 1 ? (ratedBy(rate, amounts) ?? []) : [];
  });
  const taxOf = ({ amounts }: RatedRow): number => amounts[1]?.value ?? 0;
  const [row] = rows.sort((a, b) => taxOf(b) - taxOf(a));
  if (row) {
    const [base, surcharge] = rows.find((one) => taxOf(one) < taxOf(row))?.amounts ?? [];
    const isSame = surcharge && base?.value === row.amounts[0]?.value;
    const rates = rows.flatMap((one) => one.rates);
    return { rates, amounts: isSame ? [...row.amounts, surcharge] : row.amounts };
  }
  const amounts = isBaseFirst ? all.slice(0, 2) : all.slice(0, 2).reverse();
  return marked.length > 0 && amounts.length === 2 ? { rates: marked, amounts } : null;
}

/** Lines of a table of taxes under its titles. */
const MOST_LINES = 4;
const IS_BASE = /^(?:B(?:ASES?)?(?:I(?:MP(?:ONIBLE|ON)?)?)?|IMPONIBLE|TAXABLE|NET)$/;
const IS_TAX = /^(?:IVA|IGV|VAT|TAX|IMPUESTO)$/;

/** Whether the titles of such a table name what is taxed before the tax: null in another line. */
function isBaseFirst({ tokens }: Line): boolean | null {
  const titles = tokens.map(({ compact }) => compact);
  const base = titles.findIndex((one) => IS_BASE.test(one));
  const cuota = titles.findLastIndex((one) => one.startsWith('CUOTA'));
  const tax = cuota === -1 ? titles.findLastIndex((one) => IS_TAX.test(one)) : cuota;
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
    const below = lines
      .slice(at + 1, at + 1 + MOST_LINES)
      .map(({ tokens }) => tokens.filter((token) => horizontalOverlap(token, line) > 0))
      .flatMap((tokens) => (tokens.length > 0 ? [ratedRow(tokens, order)] : []));
    return below.slice(0, [...below, null].indexOf(null)).flatMap((row) => row ?? []);
  });
  const taken = new Set(
    rows.flatMap(({ rates, amounts }) => [...rates, ...amounts.flatMap(({ tokens }) => tokens)]),
  );
  const named = known.filter(({ amount }) => !amount.tokens.some((token) => taken.has(token)));
  const [row, ...more] = rows.filter(({ amounts: [, tax] }) => tax?.value !== 0);
  if (!row || more.length > 0) return named;
  const sums = SUMS.flatMap((id, at): TotalCandidate[] => {
    const amount = row.amounts[at];
    return amount ? [{ id, hit: null, amount }] : [];
  });
  return [...named, ...sums.filter(({ id }) => !named.some((one) => one.id === id))];
}

/**
 * `IGV 18% en S/ 1,100.00   S/ 198.00`, `IGV exonerado en S/ 70.00   S/ 0.00`: what each tax is reckoned on, within its
 * own row; of several rates no taxed base is printed.
 */
export function basesInTaxes(known: readonly TotalCandidate[]): TotalCandidate[] {
  const bases = known.flatMap(({ id: tax, hit, amount }): TotalCandidate[] => {
    const [base, own, more] = hit && tax === 'igv' ? amountsIn(hit.line.tokens) : [];
    if (!hit || !base?.value || more || own?.tokens[0] !== amount.tokens[0]) return [];
    const isTaxed =
      amount.value !== 0 && hit.line.tokens.some((token, at, all) => isPercent(token, all[at + 1]));
    const id = isTaxed ? 'gravada' : sumSaidBy(hit.cell.text);
    const isBase = id !== undefined && sumsOf('base').includes(id);
    return isBase ? [{ id, hit: null, amount: base }] : [];
  });
  const isAlone = ({ id }: TotalCandidate): boolean =>
    [...known, ...bases].filter((one) => one.id === id).length === 1;
  return bases.filter(isAlone);
}
