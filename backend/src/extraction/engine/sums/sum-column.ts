import { matchingIgvRate } from '../../../rules/igv';
import { toCents } from '../../../rules/money';
import type { TotalId } from '../words/labels';
import { sumSaidBy } from '../words/sums';
import { amountsIn, isCurrencyMark, type AmountHit } from '../page/amounts';
import type { TotalCandidate } from './choose-totals';
import type { Page } from '../words/field-value';
import { letterCount } from '../page/text-kind';
import { joinText, type Token } from '../page/token';
import { heightOf, isClose, isOnEdge, WHITE } from '../page/place';
import { hitsOn, type LabelHit } from '../words/label-hit';
import type { Layout, Line } from '../page/layout';

/** A row of the sums: its words and its amount. */
interface SumRow {
  readonly text: string;
  readonly amount: AmountHit;
  readonly y0: number;
  readonly y1: number;
}

/** Layout units within which amounts end at one edge. */
const EDGE = 7;
/** Heights of a row between two rows of one block. */
const REACH = 3.2;

/**
 * Sums under and over the printed tax, where they are called by no name of ours: their amounts end at its
 * edge. A row is known by a word that it holds, else by what it comes to: the base makes the tax at a rate in
 * force, base and tax make the total.
 * @param known the sums that have a label
 */
export function unnamedSums(
  page: Page,
  inTable: ReadonlySet<Token>,
  known: readonly TotalCandidate[],
): TotalCandidate[] {
  const anchor = known.find(({ id }) => id === 'igv') ?? known.find(({ id }) => id === 'retencion');
  if (!anchor?.hit) return [];
  const rows = blockAround(anchor, page, inTable);
  const isNamed = (row: SumRow): boolean =>
    known.some(({ amount }) => amount.tokens[0] === row.amount.tokens[0]);
  const inBlock = known.filter((one) =>
    rows.some(({ amount }) => amount.tokens[0] === one.amount.tokens[0]),
  );
  const loose = rows.filter((row) => !isNamed(row));
  const has = (id: TotalId): boolean => inBlock.some((one) => one.id === id);
  const said = loose.flatMap((row) => {
    const id = sumSaidBy(row.text);
    return id && !has(id) ? [candidate(id, row)] : [];
  });
  const rest = loose.filter((row) => !said.some(({ amount }) => amount === row.amount));
  const sure = [...said, ...byArithmetic(rest, anchor, [...inBlock, ...said])];
  const isTold = [...known, ...sure].some(({ id }) => id === 'total');
  const last = isTold ? undefined : lastRow(rest, anchor);
  return last ? [...sure, candidate('total', last)] : sure;
}

/** Sums end with the largest: without it a forged total would not be read at all. */
function lastRow(rows: readonly SumRow[], { id, amount }: TotalCandidate): SumRow | undefined {
  const last = rows.at(-1);
  const isUnder = last !== undefined && last.y0 > (amount.tokens[0]?.y0 ?? 0);
  return id === 'igv' && isUnder && last.amount.value > amount.value ? last : undefined;
}

const candidate = (id: TotalId, { amount }: SumRow): TotalCandidate => ({ id, hit: null, amount });

/** Rows whose amounts end under or over the anchor's, without a wide gap. */
function blockAround(
  { hit, amount }: TotalCandidate,
  page: Page,
  inTable: ReadonlySet<Token>,
): SumRow[] {
  const edge = amount.tokens.at(-1)?.x1 ?? 0;
  const number = hit?.cell.page;
  // Items stand over the tax.
  const top = amount.tokens[0]?.y0 ?? 0;
  const rows = page.layout.lines
    .filter((line) => line.page === number)
    .flatMap(({ tokens, y0 }) => rowAt(tokens, edge, y0 < top ? inTable : new Set()) ?? []);
  const at = rows.findIndex((row) => row.amount.tokens[0] === amount.tokens[0]);
  if (at === -1) return [];
  let [from, to] = [at, at];
  while (areClose(rows[from - 1], rows[from])) from -= 1;
  while (areClose(rows[to], rows[to + 1])) to += 1;
  return rows.slice(from, to + 1);
}

function areClose(upperRow: SumRow | undefined, lower: SumRow | undefined): boolean {
  if (!upperRow || !lower) return false;
  return lower.y0 - upperRow.y1 < REACH * heightOf({ ...lower, x0: 0, x1: 0 });
}

function rowAt(tokens: readonly Token[], edge: number, inTable: ReadonlySet<Token>): SumRow | null {
  const amounts = amountsIn(tokens);
  const amount = amounts.find((one) => Math.abs((one.tokens.at(-1)?.x1 ?? 0) - edge) < EDGE);
  const [first] = amount?.tokens ?? [];
  if (!amount || !first) return null;
  const text = wordsBefore(tokens.slice(0, tokens.indexOf(first)), first);
  // A table without a rule under it may seem to go on with the first of the sums.
  const isItem = inTable.has(first) && (amounts.length > 1 || !sumSaidBy(text));
  return isItem || letterCount(text) < 2 ? null : { text, amount, y0: first.y0, y1: first.y1 };
}

/** Layout units between the words of a row and its amount: as wide as a page without its margins. */
const FAR = 750;

/** The words that stand before an amount, up to the next column of text. */
function wordsBefore(before: readonly Token[], amount: Token): string {
  const words: Token[] = [];
  let edge = amount.x0;
  for (const token of [...before].reverse()) {
    const gap = edge - token.x1;
    const isWord = !isCurrencyMark(token.text);
    if (gap > (words.length === 0 ? FAR : heightOf(token) * 2.5)) break;
    if (isWord) words.unshift(token);
    edge = words.length === 0 && isWord ? edge : token.x0;
  }
  return joinText(words);
}

const TOLERANCE = 5;

/** What is paid of a fee and what is withheld of it make the fee. */
function grossFee(
  rows: readonly SumRow[],
  withheld: number,
  named: readonly TotalCandidate[],
): TotalCandidate[] {
  const net = named.find(({ id }) => id === 'netoHonorarios');
  if (!net || withheld === 0 || named.some(({ id }) => id === 'total')) return [];
  const gross = toCents(net.amount.value) + Math.abs(withheld);
  const row = rows.find(({ amount }) => Math.abs(toCents(amount.value) - gross) <= TOLERANCE);
  return row ? [candidate('total', row)] : [];
}

/** The last row that base and tax make, and the row over the tax that makes it. */
function byArithmetic(
  rows: readonly SumRow[],
  anchor: TotalCandidate,
  named: readonly TotalCandidate[],
): TotalCandidate[] {
  const tax = toCents(anchor.amount.value);
  if (anchor.id === 'retencion') return grossFee(rows, tax, named);
  if (tax === 0) return [];
  const centsOf = (id: TotalId): number | null => {
    const one = named.find((other) => other.id === id);
    return one ? toCents(one.amount.value) : null;
  };
  // Every rate there was: it only tells the base from another row, what the tax should be is checked later.
  const base = rows.find(
    ({ amount }) => matchingIgvRate(amount.value, anchor.amount.value, null) !== null,
  );
  const known = centsOf('subtotal') ?? centsOf('gravada');
  const cents = known ?? (base ? toCents(base.amount.value) : null);
  const total = rows.find(
    ({ amount }) => cents !== null && Math.abs(toCents(amount.value) - cents - tax) <= TOLERANCE,
  );
  return [
    ...(base && known === null ? [candidate('subtotal', base)] : []),
    ...(total && centsOf('total') === null ? [candidate('total', total)] : []),
  ];
}

const FEWEST = 3;

/**
 * Sums in a strip of boxes: a line of names over a line of as many amounts, which belong together by their
 * order wherever in its box each stands.
 * @param hits the labels of sums
 */
export function stripAmounts(
  { lines }: Layout,
  hits: readonly LabelHit[],
): ReadonlyMap<LabelHit, AmountHit> {
  const pairs = new Map<LabelHit, AmountHit>();
  for (const [at, line] of lines.entries()) {
    const titles = hitsOn(hits, line);
    if (titles.length < FEWEST || amountsIn(line.tokens).length > 0) continue;
    const isWhole = line.cells.every((cell) => titles.some((hit) => hit.cell === cell));
    const amounts = amountsUnder(line, lines[at + 1]);
    if (!isWhole || amounts.length !== line.cells.length) continue;
    for (const [index, cell] of line.cells.entries()) {
      const [title, ...more] = titles.filter((hit) => hit.cell === cell);
      const amount = amounts[index];
      if (title && amount && more.length === 0) pairs.set(title, amount);
    }
  }
  return pairs;
}

/** Most white between an amount and the name behind it, in heights of the letters. */
const BEHIND = 6;

/**
 * Sums whose amounts stand before their names, two rows or more in a column of amounts and one of names: as the
 * titles of the items, if these are printed in the same order.
 * @param hits the labels of sums
 */
export function amountsBefore(
  { lines }: Layout,
  hits: readonly LabelHit[],
): ReadonlyMap<LabelHit, AmountHit> {
  const led = lines.flatMap((line) => hitsOn(hits, line).flatMap((hit) => ledBy(line, hit) ?? []));
  const areInColumns = (one: Led, other: Led): boolean =>
    one.hit.cell.page === other.hit.cell.page &&
    isOnEdge(one.hit, other.hit) &&
    Math.abs(endOf(one.amount) - endOf(other.amount)) < EDGE;
  const sums = led.filter((one, at) =>
    [led[at - 1], led[at + 1]].some((other) => other && areInColumns(one, other)),
  );
  return new Map(sums.map(({ hit, amount }) => [hit, amount]));
}

interface Led {
  readonly hit: LabelHit;
  readonly amount: AmountHit;
}

const endOf = ({ tokens }: AmountHit): number => tokens.at(-1)?.x1 ?? 0;

/** The amount that is all of the cell before a name, and nearer to it than what stands before the amount. */
function ledBy({ cells }: Line, hit: LabelHit): Led | null {
  const at = cells.indexOf(hit.cell);
  const [before, cell, next] = [cells[at - 2], cells[at - 1], cells[at + 1]];
  if (hit.start > 0 || !cell || (next && amountsIn(next.tokens).length > 0)) return null;
  const [amount, ...more] = amountsIn(cell.tokens);
  const others = cell.tokens.filter((token) => !amount?.tokens.includes(token));
  const white = hit.x0 - cell.x1;
  const isOwn = white < heightOf(cell) * BEHIND && (!before || cell.x0 - before.x1 > white);
  const isWhole = more.length === 0 && others.every(({ text }) => isCurrencyMark(text));
  return amount && isOwn && isWhole ? { hit, amount } : null;
}

function amountsUnder(line: Line, next: Line | undefined): AmountHit[] {
  if (!next || next.page !== line.page || !isClose(next, line, WHITE.rows)) return [];
  return amountsIn(next.tokens);
}

interface Row {
  readonly amount: AmountHit;
  readonly cents: number;
  readonly x1: number;
  readonly page: number;
}

/**
 * The total of a till receipt that calls it by no name of ours: at one edge the rows over it add up to it, and under
 * it stands what was handed over, as much as it or so much more as the row after says was given back. Both have to
 * hold, so that nothing is called a total that no two sums of the receipt say.
 */
export function tillTotal(page: Page, known: readonly TotalCandidate[]): TotalCandidate[] {
  if (known.some(({ id }) => id === 'total')) return [];
  const rows = page.layout.lines.flatMap(({ tokens, page: number }): Row[] => {
    const amount = amountsIn(tokens).at(-1);
    const x1 = amount?.tokens.at(-1)?.x1;
    if (!amount || x1 === undefined) return [];
    return [{ amount, cents: toCents(amount.value), x1, page: number }];
  });
  const row = rows.find((one, at) => isPaid(rows, at) && isMade(rows, at) && one.cents > 0);
  return row ? [{ id: 'total', hit: null, amount: row.amount }] : [];
}

const isOfColumn = (one: Row, other: Row | undefined): other is Row =>
  other !== undefined && one.page === other.page && Math.abs(one.x1 - other.x1) < EDGE;

/** Whether the next row is what was handed over. */
function isPaid(rows: readonly Row[], at: number): boolean {
  const [total, paid, change] = rows.slice(at, at + 3);
  if (!total || !isOfColumn(total, paid)) return false;
  if (paid.cents === total.cents) return true;
  return isOfColumn(total, change) && change.cents > 0 && total.cents + change.cents === paid.cents;
}

/** Whether two rows or more right over it add up to it. */
function isMade(rows: readonly Row[], at: number): boolean {
  const total = rows[at];
  if (!total) return false;
  let sum = 0;
  for (let above = at - 1; above >= 0; above -= 1) {
    const row = rows[above];
    if (!isOfColumn(total, row)) return false;
    sum += row.cents;
    if (sum === total.cents && above < at - 1) return true;
  }
  return false;
}
