import { hitsOn, type LabelHit } from '../words/label-hit';
import type { Line } from '../page/layout';
import { amountsIn } from '../page/amounts';
import { isClose, WHITE } from '../page/place';
import { joinText, type Token } from '../page/token';
import { readCountLine, type CountLine } from './count-line';
import { multiplies } from './item';
import { reductionAt } from './reductions';
import { isUnitName } from '../words/item-words';

/** What was counted, and the lines with its name and amount. */
export interface Charged {
  readonly count: CountLine;
  readonly names: readonly Line[];
}

/** Lines of a name over or under what was counted of it. */
const MOST_NAMED = 4;

/** `12.00 hrs × $139.48/hr`, `3 EACH @ £10.26`: nothing but what was counted and what one costs. */
const BARE =
  /^\d[\d.,]*\s?\p{L}{0,8}\.?\s?[xX*×@]\s?(?:S\/\.?|US\$|[$€£])?\s?\d[\d.,]*(?:\/\p{L}{1,5})?$/u;
const isBare = ({ tokens }: Line): boolean => BARE.test(joinText(tokens));

/** The last amount of a line: figures without cents are of a name (`NTP 399.002`, `botella 900 ml`). */
const amountOf = ({ tokens }: Line): readonly Token[] | null =>
  amountsIn(tokens).findLast(({ text }) => /[.,]\d{2}\)?$/.test(text))?.tokens ?? null;

/** A name may hold a word that can be a title: `caja x 100`. */
const isPlain = (line: Line, hits: readonly LabelHit[]): boolean =>
  amountOf(line) === null &&
  hitsOn(hits, line).every(({ id, isFollowedByColon }) => id === 'other' && !isFollowedByColon);

/** The item of a line that counts without an amount: of the lines around it those that it multiplies to, else those less than it. */
export function chargedAround(
  lines: readonly Line[],
  at: number,
  hits: readonly LabelHit[],
): Charged | null {
  const line = lines[at];
  if (!line) return null;
  const isHere = ({ page }: Line): boolean => page === line.page;
  const upper = lines
    .slice(Math.max(0, at - MOST_NAMED), at)
    .filter(isHere)
    .reverse();
  const lower = lines.slice(at + 1, at + 2 + MOST_NAMED).filter(isHere);
  const found = [chargedAbove(upper, line, hits), chargedBelow(line, lower, hits)];
  const ways = found.flatMap((one) => one ?? []);
  return ways.find(({ count }) => isExact(count)) ?? ways[0] ?? null;
}

/** What says that a quantity follows, on a line that calls each of its numbers by its name. */
const COUNTED = /^(?:CANT(?:IDAD)?|CTD|QTY|QUANTITY)$/;

/**
 * `Cant. 2,00 ZZ   V. unit. 2.496,61   IGV 898,78   S/ 4.993,22` under the lines of its name: the numbers of an item
 * each behind what it is called, and the amount of the row at the end.
 */
export function labelledCount(
  lines: readonly Line[],
  at: number,
  hits: readonly LabelHit[],
): Charged | null {
  const line = lines[at];
  if (!line || !COUNTED.test(line.tokens[0]?.compact ?? '')) return null;
  const count = readCountLine(line.tokens.slice(1));
  const upper = lines.slice(Math.max(0, at - MOST_NAMED), at);
  const first = upper.findLastIndex((one, index) => {
    const next = upper[index + 1] ?? line;
    const isName = one.page === line.page && isPlain(one, hits) && isClose(next, one, WHITE.text);
    return !isName;
  });
  const names = upper.slice(first + 1);
  const unit = line.tokens[2];
  const unidad = unit && isUnitName(unit.text) ? [unit] : [];
  const description = names.flatMap(({ tokens }) => tokens);
  return count && description.length > 0
    ? { count: { ...count, unidad, description }, names }
    : null;
}

const isExact = ({ cantidad, precio, subtotal, descuento }: CountLine): boolean =>
  descuento !== null || multiplies(cantidad.value, precio.value, subtotal.value);

/**
 * `TOPO CHICO   43.40` over `10 x 4.34`, or over `A8809   10 UD x 4.34`: the amount beside the name, which may go on
 * in lines before a bare count.
 */
function chargedAbove(
  lines: readonly Line[],
  line: Line,
  hits: readonly LabelHit[],
): Charged | null {
  const names = lines.slice(0, lines.findIndex(amountOf) + 1).reverse();
  const [first, ...more] = names;
  const tokens = first && amountOf(first);
  if (!first || !tokens || tokens.at(-1) !== first.tokens.at(-1) || names.some(isBare)) return null;
  if (more.length > 0 && !isBare(line)) return null;
  if (!more.every((one) => isPlain(one, hits)) || !areClose([...names, line])) return null;
  const count = readCountLine([...line.tokens, ...tokens]);
  const name = names.flatMap((one) => one.tokens).filter((token) => !tokens.includes(token));
  return count && { count: named(count, name), names };
}

/**
 * A bare count over a name that ends in the amount, and the code of its tax (`bottle green  30.78 A`); the name may
 * go on under it, before what is taken off or the next count.
 */
function chargedBelow(
  line: Line,
  lines: readonly Line[],
  hits: readonly LabelHit[],
): Charged | null {
  const end = lines.findIndex(amountOf);
  const names = lines.slice(0, end + 1);
  const amount = names.at(-1) && amountOf(names.at(-1) as Line);
  if (!isBare(line) || !amount || names.some(isBare)) return null;
  const words = names.flatMap(({ tokens }) => tokens);
  const code = words.slice(words.indexOf(amount[0] as Token) + amount.length);
  const tail = tailOf(lines.slice(end + 1), hits);
  const off = tail.off ? (reductionAt(tail.off)?.tokens ?? []) : [];
  const count = code.length > 1 ? null : readCountLine([...line.tokens, ...off, ...amount]);
  const own = [...words, ...tail.names.flatMap(({ tokens }) => tokens)];
  const name = own.filter((token) => !amount.includes(token) && !code.includes(token));
  const all = [...names, ...tail.names, ...(tail.off ? [tail.off] : [])];
  return count && { count: named(count, name), names: all };
}

/** The lines of a name that end at what is taken off, at the next count, a label or a rule. */
function tailOf(
  lines: readonly Line[],
  hits: readonly LabelHit[],
): { names: readonly Line[]; off: Line | null } {
  const ends = (line: Line): boolean =>
    isBare(line) || !isPlain(line, hits) || !/[\p{L}\d]/u.test(joinText(line.tokens));
  const end = lines.findIndex(ends);
  const last = lines[end];
  if (!last) return { names: [], off: null };
  return { names: lines.slice(0, end), off: reductionAt(last) ? last : null };
}

const areClose = (lines: readonly Line[]): boolean =>
  lines.slice(1).every((line, at) => isClose(line, lines[at] as Line, WHITE.text));

const named = (count: CountLine, name: readonly Token[]): CountLine => ({
  ...count,
  description: [...count.description, ...name],
});
