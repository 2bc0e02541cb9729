import type { LabelHit } from '../words/label-hit';
import { matchingIgvRate } from '../../../rules/igv';
import { toCents } from '../../../rules/money';
import { StepBudget } from '../../domain/step-budget';
import type { AmountHit } from '../page/amounts';
import type { TotalId } from '../words/labels';
import { sumsOf } from '../words/sums';

export interface TotalCandidate {
  readonly id: TotalId;
  readonly hit: LabelHit | null;
  readonly amount: AmountHit;
}

export interface TotalClues {
  wordsCents: number | null;
  qrCents: number | null;
}

export interface ChosenTotals {
  subtotal: TotalCandidate | null;
  igv: TotalCandidate | null;
  total: TotalCandidate | null;
}

/** The amounts that are tried with each other, and how many more times. */
interface Search {
  readonly candidates: readonly TotalCandidate[];
  readonly budget: StepBudget;
}

const TOLERANCE = 5;
/** Score of a subtotal that makes the total. */
const FITS = 2;
/** Sure names of the total, before the bare word. */
const STRONG_TOTAL =
  /^(?:IMPORTETOTAL|TOTALAPAGAR|MONTOTOTAL|IMPORTEAPAGAR|TOTALFACTURA|PRECIODEVENTATOTAL|TOTALGENERAL|GRANDTOTAL)/;
/** Names of the subtotal after discounts, before the others. */
const STRONG_SUBTOTAL = /^(?:VALORVENTA|VALORDEVENTA|TOTALVALOR|BASE)/;

/**
 * Several amounts may be called subtotal or total; the three that add up are taken together.
 * When none add up the labels decide alone, so that a forged total is read as it is printed.
 */
export function chooseTotals(
  candidates: readonly TotalCandidate[],
  clues: TotalClues,
): ChosenTotals {
  const of = (id: TotalId): TotalCandidate[] => candidates.filter((one) => one.id === id);
  const totals = of('total');
  const igvs = of('igv');
  const search: Search = { candidates, budget: new StepBudget() };
  const total = best(totals, (one) => totalScore(one, totals, search, clues));
  const subtotals = [...of('subtotal'), ...soleBase(candidates)];
  const extras = sum(candidates, sumsOf('added'));
  const igv = best(igvs, (one) =>
    search.budget.take(subtotals.length) ? igvScore(one, subtotals, total, extras) : 0,
  );
  const scoreOf = (one: TotalCandidate): number => subtotalScore(one, igv, total, extras);
  const highest = best(subtotals, scoreOf);
  const isOfAPart = total !== null && areParts(of('subtotal'), igv, total, extras);
  const fits = highest !== null && scoreOf(highest) >= FITS;
  return { subtotal: isOfAPart && !fits ? null : highest, igv, total };
}

/**
 * Whether several parts of the document have a subtotal each: together they make the total, before or after
 * tax. Subtotals that make nothing are read as they are printed: they tell that a total is forged.
 */
function areParts(
  subtotals: readonly TotalCandidate[],
  igv: TotalCandidate | null,
  total: TotalCandidate,
  extras: number,
): boolean {
  const parts = [...new Set(subtotals.map(({ amount }) => toCents(amount.value)))];
  const together = parts.reduce((whole, cents) => whole + cents, 0);
  const whole = toCents(total.amount.value);
  const beforeTax = whole - toCents(igv?.amount.value ?? 0);
  return parts.length > 1 && [whole, beforeTax].some((rest) => near(together, rest, extras));
}

/**
 * Without charges that the total does not hold: what is charged on top makes it, so a sum of charges over the first
 * of the sums, without which they add up, is of a group of items (`Total otros cargos (B)`).
 */
export function withoutSumsOfItems(
  candidates: readonly TotalCandidate[],
  { subtotal, igv, total }: ChosenTotals,
): readonly TotalCandidate[] {
  if (!subtotal || !igv || !total) return candidates;
  const before = toCents(total.amount.value) - toCents(igv.amount.value);
  const extras = sum(
    candidates,
    sumsOf('added').filter((id) => id !== 'otrosCargos'),
  );
  if (Math.abs(before - extras - toCents(subtotal.amount.value)) > TOLERANCE) return candidates;
  const first = subtotal.amount.tokens[0]?.y0 ?? 0;
  const isOver = ({ amount }: TotalCandidate): boolean => (amount.tokens[0]?.y1 ?? 0) < first;
  return candidates.filter((one) => one.id !== 'otrosCargos' || !isOver(one));
}

const OTHER_BASES = sumsOf('base').filter((id) => id !== 'gravada');

/**
 * `Valor de venta` beside operations without tax is what is taxed, where only together they make the total; where
 * nothing is called the sum before tax, `Total bruto` is, which the tax is reckoned on or makes another total of.
 */
export function withTaxedBase(candidates: readonly TotalCandidate[]): readonly TotalCandidate[] {
  const others = sum(candidates, OTHER_BASES);
  const centsOf = (id: TotalId): number[] =>
    candidates.filter((one) => one.id === id).map(({ amount }) => toCents(amount.value));
  if (centsOf('gravada').length > 0) return candidates;
  const extras = sum(candidates, sumsOf('added'));
  const [totals, igvs] = [centsOf('total'), centsOf('igv')];
  if (!new StepBudget().take(totals.length * igvs.length * candidates.length)) return candidates;
  const rests = totals.flatMap((total) => igvs.map((igv) => total - igv));
  const makesTotal = (cents: number): boolean => rests.some((rest) => near(cents, rest, extras));
  const mayBeNet = totals.length > 1 && centsOf('subtotal').length === 0 && !igvs.includes(0);
  const isBase = ({ value }: AmountHit): boolean =>
    igvs.some((igv) => matchingIgvRate(value, igv / 100, null) !== null);
  const idOf = ({ id, amount }: TotalCandidate): TotalId => {
    const cents = toCents(amount.value);
    if (id === 'total' && mayBeNet) return makesTotal(cents) || isBase(amount) ? 'subtotal' : id;
    const isTaxed = id === 'subtotal' && others !== 0 && !makesTotal(cents);
    return isTaxed && makesTotal(cents + others) ? 'gravada' : id;
  };
  return candidates.map((one) => ({ ...one, id: idOf(one) }));
}

/** The taxed operations stand for the subtotal when they are the only operations. */
function soleBase(candidates: readonly TotalCandidate[]): TotalCandidate[] {
  const bases = candidates.filter(
    ({ id, amount }) =>
      /^(?:gravada|exonerada|inafecta|exportacion)$/.test(id) && amount.value !== 0,
  );
  // Without a tax it is what is paid, and nothing else was printed.
  const isTaxed = candidates.some(({ id }) => id === 'igv');
  return bases.length === 1 && isTaxed ? bases : [];
}

function best(
  candidates: readonly TotalCandidate[],
  score: (candidate: TotalCandidate) => number,
): TotalCandidate | null {
  const ranked = candidates.map((candidate) => ({ candidate, score: score(candidate) }));
  return ranked.sort((a, b) => b.score - a.score)[0]?.candidate ?? null;
}

function totalScore(
  one: TotalCandidate,
  all: readonly TotalCandidate[],
  search: Search,
  clues: TotalClues,
): number {
  const { candidates, budget } = search;
  if (!budget.take(candidates.length * (1 + all.length))) return 0;
  const cents = Math.abs(toCents(one.amount.value));
  const order = all.indexOf(one) / Math.max(1, all.length);
  const isBase = candidates.some(
    (other) => other.id === 'subtotal' && other.amount.value === one.amount.value,
  );
  return (
    (cents === clues.wordsCents ? 3 : 0) +
    (cents === clues.qrCents ? 3 : 0) +
    (addsUp(one, search) ? 3 : 0) +
    (isRounded(one, all, candidates) ? ROUNDED : 0) -
    (isWithBalance(one, all, candidates) ? WITH_BALANCE : 0) +
    (STRONG_TOTAL.test(one.hit?.label ?? '') ? 1.5 : 0) -
    (isBase && all.length > 1 ? 0.5 : 0) +
    order
  );
}

/** More than words, QR and sums together say of the amount before it. */
const ROUNDED = 10;

/** `TOTAL DEL MES 340.43`, `Redondeo -0.03`, `TOTAL RECIBO 340.40`: what is paid is the amount after the rounding. */
function isRounded(
  { amount }: TotalCandidate,
  totals: readonly TotalCandidate[],
  candidates: readonly TotalCandidate[],
): boolean {
  const rounding = candidates.find(({ id }) => id === 'redondeo')?.amount.value ?? 0;
  if (rounding === 0) return false;
  const before = toCents(amount.value) - toCents(rounding);
  return totals.some((one) => toCents(one.amount.value) === before);
}

/** More than the order and the name of a sum say of it; what the QR or words say outweighs it. */
const WITH_BALANCE = 2.5;

/**
 * `Total 50.00`, `Saldo anterior 500.00`, `Total a pagar 550.00`: what was owed before, or paid already, is none of
 * this document.
 */
function isWithBalance(
  { amount }: TotalCandidate,
  totals: readonly TotalCandidate[],
  candidates: readonly TotalCandidate[],
): boolean {
  const others = candidates.filter(({ id }) => id === 'notTotal' || id === 'percepcion');
  const cents = others.map((one) => Math.abs(toCents(one.amount.value))).filter((one) => one > 0);
  return totals.some((one) => {
    const more = Math.abs(toCents(one.amount.value) - toCents(amount.value));
    return cents.includes(more) && isOver(one, amount);
  });
}

const isOver = (one: TotalCandidate, amount: AmountHit): boolean => {
  const [first, own] = [one.amount.tokens[0], amount.tokens[0]];
  if (!first || !own) return false;
  return first.box.page < own.box.page || (first.box.page === own.box.page && first.y1 <= own.y0);
};

function addsUp(total: TotalCandidate, { candidates, budget }: Search): boolean {
  const igvs = candidates.filter(({ id, amount }) => id === 'igv' && amount.value !== 0);
  const bases = candidates.filter(({ id }) => id === 'subtotal' || id === 'gravada');
  const wanted = toCents(total.amount.value);
  return igvs.some((igv) => {
    const rest = wanted - toCents(igv.amount.value);
    return (
      budget.take(bases.length) && bases.some((base) => near(toCents(base.amount.value), rest, 0))
    );
  });
}

function igvScore(
  one: TotalCandidate,
  subtotals: readonly TotalCandidate[],
  total: TotalCandidate | null,
  extras: number,
): number {
  if (!total) return 0;
  const rest = toCents(total.amount.value) - toCents(one.amount.value);
  const fits = subtotals.some((sub) => near(toCents(sub.amount.value), rest, extras));
  return (fits ? 2 : 0) + (/IGV/.test(one.hit?.label ?? '') ? 1 : 0);
}

function subtotalScore(
  one: TotalCandidate,
  igv: TotalCandidate | null,
  total: TotalCandidate | null,
  extras: number,
): number {
  const isStrong = STRONG_SUBTOTAL.test(one.hit?.label ?? '') ? 0.5 : 0;
  const isPrinted = one.id === 'subtotal' ? 0.3 : 0;
  if (!total) return isStrong + isPrinted;
  const rest = toCents(total.amount.value) - toCents(igv?.amount.value ?? 0);
  return (near(toCents(one.amount.value), rest, extras) ? FITS : 0) + isStrong + isPrinted;
}

function near(cents: number, rest: number, extras: number): boolean {
  return Math.abs(cents - rest) <= TOLERANCE || Math.abs(cents + extras - rest) <= TOLERANCE;
}

function sum(candidates: readonly TotalCandidate[], ids: readonly TotalId[]): number {
  return candidates
    .filter((candidate) => ids.includes(candidate.id))
    .reduce((total, { amount }) => total + toCents(amount.value), 0);
}
