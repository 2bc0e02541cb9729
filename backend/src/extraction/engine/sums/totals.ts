import { under, heightOf } from '../page/place';
import { labelAfter, type LabelHit } from '../words/label-hit';
import { parseAmountInWords } from '../../../rules/amount-in-words';
import { readAmount, toCents } from '../../../rules/money';
import type { RawField } from '../../domain/raw-extraction';
import { amountsIn, isCurrencyMark, type AmountHit } from '../page/amounts';
import { EVIDENCE, rawField, belowCell, cellsRight, type Page } from '../words/field-value';
import type { LabelId, TotalId } from '../words/labels';
import { SUMS, TOTAL_PATHS } from '../words/sums';
import {
  chooseTotals,
  withoutSumsOfItems,
  withTaxedBase,
  type TotalCandidate,
} from './choose-totals';
import { amountsBefore, unnamedSums, stripAmounts, tillTotal } from './sum-column';
import { basesInTaxes, withTaxTable } from './tax-table';
import type { Cell } from '../page/layout';
import { type Token } from '../page/token';
import { withheldFields } from './withheld';

export interface TotalsInput {
  page: Page;
  /** Words of the item table: what stands there is no total. */
  inTable: ReadonlySet<Token>;
  words: string | null;
  qrTotal: number | null;
}

/** The totals block: amounts to the right of their labels, or under them in a strip. */
export function readTotals(input: TotalsInput): RawField[] {
  const named = withoutItemDiscounts(totalCandidates(input), input);
  const known = withTaxTable(input.page, withRestAsTotal(named, input.page));
  const words = input.words ? parseAmountInWords(input.words) : null;
  const unnamed = unnamedSums(input.page, input.inTable, known);
  const summed = [...known, ...withoutItemDiscounts(unnamed, input)];
  const figures = totalInFigures(summed, words?.cents ?? null, input);
  const told = [...summed, ...basesInTaxes(summed), ...figures];
  const candidates = withTaxedBase(withoutBaseAsTax([...told, ...tillTotal(input.page, told)]));
  const chosen = chooseTotals(candidates, {
    wordsCents: words?.cents ?? null,
    qrCents: input.qrTotal === null ? null : toCents(input.qrTotal),
  });
  const rest = lastById(withoutSumsOfItems(candidates, chosen));
  return [
    ...toFields('totales.subtotal', chosen.subtotal, input.page),
    ...toFields('totales.iva', chosen.igv, input.page),
    ...toFields('totales.total', chosen.total, input.page),
    ...Object.entries(TOTAL_PATHS).flatMap(([id, path]) =>
      toFields(path, rest.get(id as TotalId), input.page),
    ),
    ...withheldFields(input.page, input.inTable, rest, chosen.total?.amount.value ?? null),
  ];
}

/** `la suma de S/ 1,200.00 (MIL DOSCIENTOS ...)`: without a label, the figure that says what the words say. */
function totalInFigures(
  known: readonly TotalCandidate[],
  cents: number | null,
  { page, inTable }: TotalsInput,
): TotalCandidate[] {
  if (cents === null || cents === 0 || known.some(({ id }) => id === 'total')) return [];
  const same = page.layout.lines
    .flatMap(({ tokens }) => amountsIn(tokens.filter((token) => !inTable.has(token))))
    .filter(({ value }) => toCents(value) === cents);
  const isNamed = known.some(({ amount }) =>
    same.some((one) => one.tokens[0] === amount.tokens[0]),
  );
  return same[0] && !isNamed ? [{ id: 'total', hit: null, amount: same[0] }] : [];
}

/**
 * `Neto a pagar`, `Total a cobrar`: what is left where something is withheld, or paid where something is collected
 * on top; where neither is printed it is the total itself.
 */
function withRestAsTotal(named: readonly TotalCandidate[], page: Page): readonly TotalCandidate[] {
  const isWithheld =
    named.some(({ id, amount }) => /^(?:retencion|percepcion)$/.test(id) && amount.value !== 0) ||
    page.hits.some(({ id }) => /^(?:detraccion|retencion|percepcion)/.test(id));
  if (isWithheld) return named;
  return named.map((one) =>
    one.id === 'netoHonorarios' || one.id === 'totalConPercepcion' ? { ...one, id: 'total' } : one,
  );
}

/** `TVA 10% HT 30,36 TVA 3,04`: what the tax is reckoned on, named by the tax as well. */
function withoutBaseAsTax(candidates: readonly TotalCandidate[]): TotalCandidate[] {
  const taxes = candidates.filter(({ id }) => id === 'igv');
  const isBase = (one: TotalCandidate): boolean =>
    taxes.some(
      (tax) =>
        tax !== one &&
        tax.hit?.line === one.hit?.line &&
        ratesIn(one).some(
          (rate) => Math.abs((one.amount.value * rate) / 100 - tax.amount.value) < 0.01,
        ),
    );
  return candidates.filter((one) => one.id !== 'igv' || one.amount.value === 0 || !isBase(one));
}

function ratesIn({ hit }: TotalCandidate): number[] {
  const text = hit?.line.tokens.map((token) => token.text).join(' ') ?? '';
  return [...text.matchAll(/(\d{1,2}(?:[.,]\d{1,2})?) ?%/g)].flatMap(
    ([, rate = '']) => readAmount(rate)?.value ?? [],
  );
}

function toFields(
  path: string,
  candidate: TotalCandidate | null | undefined,
  page: Page,
): RawField[] {
  if (!candidate) return [];
  const { amount, hit } = candidate;
  const evidence = hit?.isFuzzy === false ? EVIDENCE.label : EVIDENCE.place;
  // What is taken off is told so by its name, with or without a sign.
  const text = candidate.id === 'descuentos' ? amount.text.replace(/^-|[()]/g, '') : amount.text;
  return [rawField(path, text, amount.tokens, evidence, page.layout.source)];
}

function lastById(candidates: readonly TotalCandidate[]): Map<TotalId, TotalCandidate> {
  return new Map(candidates.map((candidate) => [candidate.id, candidate]));
}

/** Label and amount pairs outside the item table. */
export function totalCandidates({
  page,
  inTable,
}: Pick<TotalsInput, 'page' | 'inTable'>): TotalCandidate[] {
  const claimed = new Set<string>();
  const hits = page.hits.filter((hit) => mayBeAmount(hit.id) && !isIn(inTable, hit));
  const placed = new Map([...stripAmounts(page.layout, hits), ...amountsBefore(page.layout, hits)]);
  return hits.flatMap((hit) => {
    const amount = placed.get(hit) ?? amountOf(hit, page, inTable);
    if (!amount || isIncluded(hit, amount)) return [];
    const key = `${amount.tokens[0]?.x0}:${amount.tokens[0]?.y0}:${hit.cell.page}`;
    if (claimed.has(key)) return [];
    claimed.add(key);
    return [{ id: hit.id as TotalId, hit, amount }];
  });
}

/** `Recargo FOSE: S/ 3.51 incluido en los cargos`: told of a charge that another sum holds. */
function isIncluded({ id, cell }: LabelHit, { tokens }: AmountHit): boolean {
  const after = cell.tokens.indexOf(tokens.at(-1) as Token);
  const next = after === -1 ? undefined : cell.tokens[after + 1];
  return id === 'otrosCargos' && /^INCLUID[OA]S?$/.test(next?.compact ?? '');
}

/** Discounts between the rows of a table, or in the same words more than once, are of the rows above them. */
function withoutItemDiscounts(
  candidates: readonly TotalCandidate[],
  { page, inTable }: TotalsInput,
): TotalCandidate[] {
  const discounts = candidates.filter(({ id }) => id === 'descuentos');
  const nameOf = ({ hit }: TotalCandidate): string => `${hit?.label} ${Math.round(hit?.x0 ?? 0)}`;
  const isRepeated = (one: TotalCandidate): boolean =>
    discounts.some((other) => other.hit !== one.hit && areInOneColumn(one, other));
  const ofItems = new Set(
    discounts.filter((one) => isRepeated(one) || isOfAnItem(one, inTable)).map(nameOf),
  );
  const told = toldTwice(page.hits.filter(({ id }) => id === 'descuentos'));
  const isOfItem = (one: TotalCandidate): boolean =>
    ofItems.has(nameOf(one)) || one.amount.tokens.some((token) => told.has(token));
  return candidates.filter((one) => one.id !== 'descuentos' || !isOfItem(one));
}

/** The words of lines that tell of a discount in the same words, at the same edge. */
function toldTwice(all: readonly LabelHit[]): ReadonlySet<Token> {
  const isTwice = ({ label, x0, line }: LabelHit): boolean =>
    all.some((one) => one.line !== line && one.label === label && Math.abs(one.x0 - x0) < NEAR);
  return new Set(all.filter(isTwice).flatMap(({ line }) => line.tokens));
}

/** The same words, that begin at one edge or whose amounts end at one. */
function areInOneColumn(one: TotalCandidate, other: TotalCandidate): boolean {
  if (one.hit?.label !== other.hit?.label) return false;
  const endOf = ({ amount }: TotalCandidate): number => amount.tokens.at(-1)?.x1 ?? 0;
  const starts = Math.abs((one.hit?.x0 ?? 0) - (other.hit?.x0 ?? 0));
  return Math.min(starts, Math.abs(endOf(one) - endOf(other))) < NEAR;
}

/** Layout units within which edges are one. */
const NEAR = 2;

function isOfAnItem({ id, hit }: TotalCandidate, inTable: ReadonlySet<Token>): boolean {
  if (id !== 'descuentos' || !hit) return false;
  return [...inTable].some(({ box, y0 }) => box.page === hit.cell.page && y0 > hit.y1);
}

/** What is deposited stands among the sums: its amount is none of theirs. */
const mayBeAmount = (id: LabelId): boolean => id in SUMS || id === 'detraccionAmount';

/** The last amount right of the label before another label begins; else the one under it. */
const isIn = (inTable: ReadonlySet<Token>, { cell, start }: LabelHit): boolean => {
  const first = cell.tokens[start];
  return first !== undefined && inTable.has(first);
};

function amountOf(hit: LabelHit, page: Page, inTable: ReadonlySet<Token>): AmountHit | null {
  const next = labelAfter(hit, page.hits);
  const words = hit.cell.tokens.slice(hit.end, next?.start);
  const inside = amountsIn(words);
  if (inside[0] && isSentence(words, inside)) return inside[0];
  const right = upToWords(cellsRight(hit, page), inside.length > 0);
  const beside = [...inside, ...amountsIn(right.flatMap((cell) => cell.tokens))];
  const last = beside[beside.length - 1];
  if (last) return last;
  const wrapped = amountOnNextLine(hit, page) ?? amountUnderSign(right, page);
  if (wrapped) return wrapped;
  const under = belowCell(hit, page);
  if (!under || under.tokens.some((token) => inTable.has(token))) return null;
  const amounts = amountsIn(under.tokens);
  return amounts.length === 1 ? (amounts[0] ?? null) : null;
}

/**
 * `I.G.V. (18%)   76.36   |   Consumo facturado   308.84 Sm³`, `IGV 18 %   2,601.61   |   001   28/04/2026   5,684.99`:
 * words, a number or a day behind an amount begin another row beside it.
 */
function upToWords(right: readonly Cell[], hasAmount: boolean): readonly Cell[] {
  let isTold = hasAmount;
  const end = right.findIndex(({ tokens, text }) => {
    const amounts = amountsIn(tokens).length > 0;
    const isRow = isTold && ROW.test(text) && !isCurrencyMark(text);
    isTold ||= amounts;
    return isRow;
  });
  return end === -1 ? right : right.slice(0, end);
}

const ROW = /\p{L}{4}|^\d{1,3}$|^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}/u;

/** Words stand between the amounts: only the first is the label's. */
function isSentence(words: readonly Token[], amounts: readonly AmountHit[]): boolean {
  const [first, last] = [amounts[0]?.tokens.at(-1), amounts.at(-1)?.tokens[0]];
  if (!first || !last) return false;
  const between = words.slice(words.indexOf(first) + 1, words.indexOf(last));
  return between.some(({ text }) => /\p{L}{4}/u.test(text));
}

/** `Importe Total | PEN` over `839,387.19`: a cell too narrow for the sign and its amount. */
function amountUnderSign(
  [sign, ...more]: readonly Cell[],
  { layout, hits }: Page,
): AmountHit | null {
  if (!sign || more.length > 0 || !isCurrencyMark(sign.text)) return null;
  const height = heightOf(sign);
  const cell = under(layout.cells, sign, sign.page).find(
    ({ x1 }) => Math.abs(x1 - sign.x1) < height,
  );
  if (!cell || hits.some(({ line }) => line.cells.includes(cell))) return null;
  const amounts = amountsIn(cell.tokens);
  return amounts.length === 1 ? (amounts[0] ?? null) : null;
}

/** `... importe total S/` at the end of a line, and the amount at the start of the next one. */
function amountOnNextLine({ cell, line, end }: LabelHit, { layout }: Page): AmountHit | null {
  const mark = line.tokens.at(-1);
  const next = layout.lines[layout.lines.indexOf(line) + 1];
  const isAtEnd = mark && cell.tokens.slice(end - 1, end + 1).includes(mark);
  if (!isAtEnd || !isCurrencyMark(mark.text) || next?.page !== line.page) return null;
  return amountsIn([mark, ...next.tokens.slice(0, 1)])[0] ?? null;
}
