import { BANKS, isSameAccount, isValidCci } from '../../../rules/bank-account';
import { isValidRuc } from '../../../rules/ruc';
import { foldText, trimmedOf } from '../../../rules/text-clean';
import type { Cell, Layout, Line } from '../page/layout';
import { areaOf, horizontalOverlap, isClose, isNextLine, isOnEdge, type Area } from '../page/place';
import { joinText, type Token } from '../page/token';
import {
  banksIn,
  calledBy,
  currencyIn,
  headsAccounts,
  isKeptByBank,
  isOfOther,
  type NumberKind,
} from '../words/accounts';

/** A number that may be an account or a CCI, with the words that say so. */
export interface Figure extends Area {
  readonly text: string;
  readonly digits: string;
  readonly tokens: readonly Token[];
  readonly kind: NumberKind;
  readonly page: number;
  /** Place of its line among the lines. */
  readonly at: number;
  /** The words of its line from the number before it on, and up to the next one. */
  readonly before: readonly Token[];
  readonly after: readonly Token[];
  /** What stands over it and over its words, the nearest first. */
  readonly above: readonly Cell[];
  /** The title of its column. */
  readonly title: Cell | null;
}

type Printed = Omit<Figure, 'kind' | 'title'>;

const PART = /^\d[\d.\-–—]*$/;
const isPart = (token: Token | undefined): boolean => PART.test(trimmedOf(token?.text ?? '', /\W/));
/** A sign behind a number with which the next one begins. */
const ENDS = /[:;,/|)]$/;
const LONGEST = 22;
const CCI = 20;
/** An account has no fewer digits. */
const SHORTEST = 10;
/** Numbers that are looked at: no page that was printed to be read has more that may be accounts. */
const MOST = 200;
/** Lines above a number among which its bank and its title stand, and heights of white that end them. */
const REACH = 14;
const WHITE = 4;
/** Layout units of a line that fills its column: what stands under its beginning goes on with it. */
const WIDE = 250;

const digitsOf = (tokens: readonly Token[]): string =>
  tokens.map(({ text }) => text.replace(/\D/g, '')).join('');

/** Every number of the pages that is one to pay to, in the order of reading. */
export function accountFigures(layout: Layout): Figure[] {
  const numbers = numbersOf(layout);
  const told = numbers.filter((one) => kindOf(one, false) !== null);
  // What stands beside an account is believed on less.
  const isNear = (one: Said): boolean =>
    told.some((other) => {
      const isOver = Math.abs(other.at - one.at) === 1 && horizontalOverlap(other, one) > 0;
      return (
        other.at === one.at ||
        isOver ||
        isSameAccount({ numero: one.digits }, { cci: other.digits })
      );
    });
  return numbers.flatMap((one) => {
    const kind = kindOf(one, false) ?? kindOf(one, isNear(one));
    return kind ? [{ ...one, kind }] : [];
  });
}

function numbersOf(layout: Layout): Said[] {
  const found: Said[] = [];
  const taken = new Set<Token>();
  layout.lines.forEach((line, at) => {
    for (const run of runsOf(line, at, layout, taken)) {
      if (found.length >= MOST || !mayBeAccount(digitsOf(run))) continue;
      const number = printed(run, line, at, layout);
      const last = found.at(-1);
      found.push(saidOf(number, last?.at === at && number.before.length === 0 ? last : null));
    }
  });
  return found;
}

const mayBeAccount = ({ length }: string): boolean => length >= SHORTEST && length <= LONGEST;

/** The numbers of a line, each with the words it takes; one that is cut goes on on the next line. */
function runsOf(line: Line, at: number, layout: Layout, taken: Set<Token>): Token[][] {
  return line.cells.flatMap((cell) => {
    const runs: Token[][] = [];
    let isOpen = false;
    for (const token of cell.tokens) {
      const isNumber = isPart(token) && !taken.has(token);
      if (isNumber && isOpen) runs.at(-1)?.push(token);
      else if (isNumber) runs.push([token]);
      isOpen = isNumber && !ENDS.test(token.text);
    }
    const last = runs.at(-1);
    if (last && last.at(-1) === cell.tokens.at(-1)) {
      const rest = restOf(last, cell, layout.lines.slice(at + 1, at + 3));
      for (const token of rest) taken.add(token);
      last.push(...rest);
    }
    return runs.flatMap(parted);
  });
}

/** Two numbers that stand as close as the groups of one. */
function parted(run: Token[]): Token[][] {
  if (digitsOf(run).length <= CCI) return [run];
  for (let size = 1; size < run.length; size += 1) {
    const parts = [run.slice(0, size), run.slice(size)];
    const [one = '', other = ''] = parts.map(digitsOf);
    if (
      [one, other].some((digits) => digits.length === CCI) &&
      mayBeAccount(one) &&
      mayBeAccount(other)
    )
      return parts;
  }
  return run.length > 1 && run.every((token) => mayBeAccount(digitsOf([token])))
    ? run.map((token) => [token])
    : [run];
}

/** `0011-` over `0919-0100002183`; of a CCI the digits that it lacks. */
function restOf(run: readonly Token[], cell: Cell, lines: readonly Line[]): Token[] {
  const before = foldText(joinText(cell.tokens.slice(0, cell.tokens.indexOf(run[0] as Token))));
  const isCut = /[-–—]$/.test(run.at(-1)?.text ?? '');
  const isOpen = isCut || calledBy(before) === 'cci';
  if (!isOpen || digitsOf(run).length >= CCI) return [];
  const next = lines
    .filter((line) => line.page === cell.page)
    .flatMap((line) => line.cells)
    .filter((one) => isNextLine(one, cell) && isPart(one.tokens[0]));
  const under = next.find((one) => horizontalOverlap(one, cell) > 0) ?? next[0];
  const end = under?.tokens.findIndex((token) => !isPart(token)) ?? -1;
  const rest = under?.tokens.slice(0, end === -1 ? undefined : end) ?? [];
  const { length } = digitsOf([...run, ...rest]);
  return length === CCI || (isCut && length < CCI) ? rest : [];
}

function printed(tokens: readonly Token[], line: Line, at: number, layout: Layout): Printed {
  const [first, last] = [
    tokens[0] as Token,
    tokens.findLast((token) => line.tokens.includes(token)) as Token,
  ];
  const [start, end] = [line.tokens.indexOf(first), line.tokens.indexOf(last) + 1];
  const from = line.tokens.slice(0, start).findLastIndex(({ text }) => /\d/.test(text)) + 1;
  const to = line.tokens.findIndex(({ text }, index) => index >= end && /\d/.test(text));
  const own = line.tokens.slice(from, start);
  const cell = line.cells.find((one) => one.tokens.includes(first)) as Cell;
  const inCell = own.filter((token) => cell.tokens.includes(token));
  const area = areaOf([...inCell, first, last]);
  const above = cellsAbove(area, at, layout);
  const joined = tokens.map(({ text }) => trimmedOf(text, /[^\d-]/)).join(' ');
  return {
    ...areaOf([first, last]),
    ...{ tokens, at, page: line.page, above },
    text: joined.replaceAll(' -', '-').replaceAll('- ', '-'),
    digits: digitsOf(tokens),
    before: [...tailAbove(own, inCell, area, above), ...own],
    after: line.tokens.slice(end, to === -1 ? undefined : to),
  };
}

/** In running text a number at the beginning of a line is announced at the end of the line before. */
function tailAbove(
  own: readonly Token[],
  inCell: readonly Token[],
  area: Area,
  [upper]: readonly Cell[],
): readonly Token[] {
  const isTold = banksIn(own).length > 0 || calledBy(foldText(joinText(own))) !== null;
  if (!upper || isTold || own.length > inCell.length) return [];
  if (!isNextLine(area, upper) || !isOnEdge(area, upper, 1) || upper.x1 - upper.x0 < WIDE)
    return [];
  return upper.tokens.slice(upper.tokens.findLastIndex(({ text }) => /\d/.test(text)) + 1);
}

function cellsAbove(area: Area, at: number, { lines }: Layout): Cell[] {
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

/** A number with what is said of it around it. */
interface Said extends Printed {
  readonly title: Cell | null;
  readonly called: NumberKind | 'otro' | null;
  /** Before it, and over its column. */
  readonly words: string;
  /** The nearest title of a block, of accounts or of something else. */
  readonly heading: string;
  readonly hasOwnBank: boolean;
  readonly hasBank: boolean;
  readonly hasCurrency: boolean;
}

/** @param beside the number before it on its line, of which the same is said */
function saidOf(number: Printed, beside: Said | null): Said {
  const { before, above } = number;
  const title = titleOf(number);
  const [words, over] = [foldText(joinText(before)), foldText(title?.text ?? '')];
  const own = [...(title?.tokens ?? []), ...before];
  const heads = above.map(({ text }) => foldText(text));
  const hasOwnBank = banksIn(own).length > 0;
  return {
    ...number,
    title,
    called: calledBy(words) ?? calledBy(over) ?? beside?.called ?? null,
    words: `${over} ${words}`,
    heading: heads.find((text) => headsAccounts(text) || isOfOther(text)) ?? '',
    hasOwnBank,
    hasBank: hasOwnBank || above.some(({ tokens }) => banksIn(tokens).length > 0),
    hasCurrency: currencyIn(own) !== null,
  };
}

/**
 * What kind of number it is, when something says that it is one to pay to.
 * @param isNear it stands beside an account
 */
function kindOf(number: Said, isNear: boolean): NumberKind | null {
  const { digits, called, words, heading } = number;
  const isRuc = digits.length === 11 && called !== 'numero' && isValidRuc(digits);
  if (called === 'otro' || isRuc || isOfOther(words) || isOfOther(heading)) return null;
  const isKept = isNear || number.hasBank || headsAccounts(heading);
  const isCci = digits.length === CCI ? !digits.startsWith('0011') : called === 'cci';
  if (isCci && digits.length >= CCI - SHORT) return isToldCci(number, isKept) ? 'cci' : null;
  return digits.length <= CCI && isToldAccount(number, isKept, isNear) ? 'numero' : null;
}

/** Digits that a CCI may lack and still be one, with a slip of its author. */
const SHORT = 3;

function isToldCci({ digits, called, hasOwnBank }: Said, isKept: boolean): boolean {
  const isKnown = isKept && isValidCci(digits) && digits.slice(0, 3) in BANKS;
  return called === 'cci' || isKnown || (called === null ? hasOwnBank : isKept);
}

function isToldAccount(number: Said, isKept: boolean, isNear: boolean): boolean {
  const { called, words, heading, hasOwnBank, hasCurrency } = number;
  if (called === 'numero') return isKept || isKeptByBank(words) || hasCurrency;
  if (called !== null) return false;
  const isListed = isNear || headsAccounts(heading);
  return (hasOwnBank && isLong(number)) || (hasCurrency && isListed);
}

const isLong = ({ text, digits }: Printed): boolean => /\d-\d/.test(text) || digits.length >= 13;

/** Words before a number that stands in a column. */
const MOST_TITLED = 4;

/** The first words over a column of numbers. */
function titleOf({ above, before, ...area }: Printed): Cell | null {
  if (before.length > MOST_TITLED) return null;
  const column = above.filter((cell) => horizontalOverlap(cell, area) > 0);
  const title = column.find(({ text }) => !/\d{4}/.test(text));
  return title && title.tokens.length <= 6 ? title : null;
}
