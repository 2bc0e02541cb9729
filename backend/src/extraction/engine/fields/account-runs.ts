import { BANKS, isValidCci } from '../../../rules/bank-account';
import { foldText, trimmedOf } from '../../../rules/text-clean';
import type { Cell, Layout, Line } from '../page/layout';
import { areaOf, horizontalOverlap, isClose, isNextLine, type Area } from '../page/place';
import { joinText, type Token } from '../page/token';
import { calledBy } from '../words/accounts';

const PART = /^\d[\d.\-–—]*$/;
const isPart = (token: Token | undefined): boolean => PART.test(trimmedOf(token?.text ?? '', /\W/));
/** A sign behind a number with which the next one begins. */
const ENDS = /[:;,/|)]$/;
const LONGEST = 22;
/** Digits of a CCI, and the fewest of an account. */
export const CCI = 20;
export const SHORTEST = 10;
/** Lines above a number among which its bank and its title stand, and heights of white that end them. */
const REACH = 14;
const WHITE = 4;
/** Lines among which the rest of a number stands: the cells beside it are of lines of their own. */
const ROW = 9;

export const digitsOf = (tokens: readonly Token[]): string =>
  tokens.map(({ text }) => text.replace(/\D/g, '')).join('');

export const mayBeAccount = ({ length }: string): boolean =>
  length >= SHORTEST && length <= LONGEST;

/** What of lines below was taken to a number that is cut, and how often it may still be looked for. */
export interface Rest {
  taken: Set<Token>;
  looks: number;
}

/** Digits with which a number that is cut begins. */
const FEWEST = 3;
/** Groups of numbers that stand as close as those of one. */
const MOST_GROUPS = 32;

/** The numbers of a line, each with the words it takes; one that is cut goes on on the next line. */
export function runsOf(line: Line, at: number, layout: Layout, rest: Rest): Token[][] {
  return line.cells.flatMap((cell) => {
    const runs: Token[][] = [];
    let isOpen = false;
    for (const token of cell.tokens.flatMap(unglued)) {
      const isNumber = isPart(token) && !rest.taken.has(token);
      if (isNumber && isOpen) runs.at(-1)?.push(token);
      else if (isNumber) runs.push([token]);
      isOpen = isNumber && !ENDS.test(token.text);
    }
    const last = runs.at(-1);
    const { length } = digitsOf(last ?? []);
    const isAtEnd = last?.at(-1) === cell.tokens.at(-1) && length >= FEWEST && length < CCI;
    if (last && isAtEnd && rest.looks > 0) {
      rest.looks -= 1;
      const lower = restOf(last, cell, at, layout);
      for (const token of lower) rest.taken.add(token);
      last.push(...lower);
    }
    return runs.filter(({ length: groups }) => groups <= MOST_GROUPS).flatMap(parted);
  });
}

/** An account and its CCI that were recognised as one word. */
function unglued(token: Token): Token[] {
  const digits = digitsOf([token]);
  const first = digits.length - CCI;
  if (first < SHORTEST || first > CCI || !isPart(token)) return [token];
  if (likenessOf(digits.slice(first)) < 2) return [token];
  const end =
    [...token.text].findIndex(
      (_, at) => digitsOf([{ ...token, text: token.text.slice(0, at + 1) }]).length === first,
    ) + 1;
  const share = end / token.text.length;
  const part = (text: string, x0: number, x1: number): Token => {
    const from = (x0 - token.x0) / (token.x1 - token.x0);
    const wide = (x1 - x0) / (token.x1 - token.x0);
    const box = { ...token.box, x: token.box.x + token.box.w * from, w: token.box.w * wide };
    return { ...token, text, compact: text.replace(/\D/g, ''), x0, x1, box };
  };
  const cut = token.x0 + (token.x1 - token.x0) * share;
  return [
    part(token.text.slice(0, end), token.x0, cut),
    part(token.text.slice(end), cut, token.x1),
  ];
}

/** Numbers that stand as close as the groups of one: parted where one of them is a CCI, or most like one. */
function parted(run: Token[]): Token[][] {
  if (digitsOf(run).length <= CCI) return [run];
  const likeness = (parts: Token[][]): number =>
    parts.reduce((sum, part) => sum + likenessOf(digitsOf(part)), 0);
  const ways = run.slice(1).map((_, at) => [run.slice(0, at + 1), run.slice(at + 1)]);
  const [best] = ways
    .filter((parts) => parts.every((part) => digitsOf(part).length >= SHORTEST))
    .sort((one, other) => likeness(other) - likeness(one));
  return best && likeness(best) > 0 ? best.flatMap(parted) : [run];
}

function likenessOf(digits: string): number {
  if (digits.length !== CCI) return 0;
  if (isValidCci(digits)) return 3;
  return Object.hasOwn(BANKS, digits.slice(0, 3)) ? 2 : 1;
}

/** `0011-` over `0919-0100002183`, a cell after the other; of a CCI the digits that it lacks. */
function restOf(run: readonly Token[], cell: Cell, at: number, layout: Layout): Token[] {
  const before = foldText(joinText(cell.tokens.slice(0, cell.tokens.indexOf(run[0] as Token))));
  const [over] = before === '' ? columnOver(cell, cellsAbove(cell, at, layout)) : [];
  const called = calledBy(before || foldText(over?.text ?? ''));
  const lines = layout.lines.slice(at + 1, at + ROW).filter(({ page }) => page === cell.page);
  const rest: Token[] = [];
  for (let upper: Area | undefined = cell; upper;) {
    const next = nextOf([...run, ...rest], numbersBelow(upper, lines), called);
    rest.push(...next);
    upper = next.length > 0 ? areaOf(next) : undefined;
  }
  return rest;
}

/** Which of the numbers below goes on with one that may be cut. */
function nextOf(
  run: readonly Token[],
  below: Token[][],
  called: ReturnType<typeof calledBy>,
): Token[] {
  const isCut = /[-–—]$/.test(run.at(-1)?.text ?? '');
  const isShort = called === 'numero' && digitsOf(run).length < SHORTEST;
  const lengthOf = (rest: readonly Token[]): number => digitsOf([...run, ...rest]).length;
  const closes = (rest: readonly Token[]): boolean =>
    lengthOf(rest) === CCI &&
    (isCut || isShort || called === 'cci' || isValidCci(digitsOf([...run, ...rest])));
  return (
    below.find(closes) ??
    below.slice(0, 1).find((rest) => (isCut || isShort) && lengthOf(rest) < CCI) ??
    []
  );
}

/** The numbers under a place, and those with which the next line begins. */
function numbersBelow(place: Area, lines: readonly Line[]): Token[][] {
  const next = lines.flatMap(({ cells }) => cells).filter((one) => isNextLine(one, place));
  const leading = (tokens: readonly Token[]): Token[] => {
    const end = tokens.findIndex((token) => !isPart(token));
    return tokens.slice(0, end === -1 ? undefined : end);
  };
  const isUnder = (token: Token): boolean => horizontalOverlap(token, place) > 0;
  const under = next.flatMap(({ tokens }) => tokens.filter(isUnder));
  return [leading(under), ...next.map(({ tokens }) => leading(tokens))].filter(
    ({ length }) => length > 0,
  );
}

export function cellsAbove(area: Area, at: number, { lines }: Layout): Cell[] {
  const found: Cell[] = [];
  let lowest: Area = area;
  for (const line of lines.slice(Math.max(0, at - REACH), at).reverse()) {
    if (line.page !== lines[at]?.page || !isClose(lowest, line, WHITE)) break;
    const cells = line.cells.filter((cell) => horizontalOverlap(cell, area) > 0);
    if (cells.length === 0) continue;
    found.push(...cells);
    lowest = line;
  }
  return found;
}

/** What is said in words over a number, the nearest first. */
export const columnOver = (area: Area, above: readonly Cell[]): Cell[] =>
  above.filter((cell) => horizontalOverlap(cell, area) > 0 && isSaid(cell));

const isSaid = ({ text }: Cell): boolean => !/\d/.test(text) && /\p{L}{2}/u.test(text);
