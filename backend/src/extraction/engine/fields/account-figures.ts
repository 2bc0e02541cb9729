import { BANKS, isSameAccount, isValidCci } from '../../../rules/bank-account';
import {
  CCI,
  cellsAbove,
  columnOver,
  digitsOf,
  mayBeAccount,
  runsOf,
  type Rest,
} from './account-runs';
import { isValidRuc } from '../../../rules/ruc';
import { foldText, trimmedOf } from '../../../rules/text-clean';
import { lineOf, type Cell, type Layout, type Line } from '../page/layout';
import {
  areaOf,
  horizontalOverlap,
  isAligned,
  isBeside,
  isLeftOf,
  isNextLine,
  isOnEdge,
  isPartOf,
  type Area,
} from '../page/place';
import { joinText, type Token } from '../page/token';
import {
  banksIn,
  calledBy,
  currencyIn,
  headsAccounts,
  isKeptByBank,
  isOfOther,
  OF_BBVA,
  titlesAccounts,
  type NumberKind,
} from '../words/accounts';

type Words = readonly Token[];

/** A number that may be an account or a CCI, with the words that say so. */
export interface Figure extends Area {
  readonly text: string;
  readonly digits: string;
  readonly tokens: Words;
  readonly kind: NumberKind;
  readonly page: number;
  /** Place of its line among the lines. */
  readonly at: number;
  /** The words of its line from the number before it on, and up to the next one. */
  readonly before: Words;
  readonly after: Words;
  /** What stands over it and over its words, the nearest first. */
  readonly above: readonly Cell[];
  /** The title of its column. */
  readonly title: Cell | null;
}

interface Printed extends Omit<Figure, 'kind' | 'title'> {
  /** How many words of its own text stand before it. */
  readonly leading: number;
}

/** Numbers that are looked at: no page that was printed to be read has more that may be accounts. */
const MOST = 200;
/** Layout units of a line that fills its column: what stands under its beginning goes on with it. */
const WIDE = 250;
/** Heights of white that part a line of running text from what stands beside it. */
const APART = 3;

/** Every number of the pages that is one to pay to, in the order of reading. */
export function accountFigures(layout: Layout): Figure[] {
  const numbers = numbersOf(layout);
  const told = numbers.filter((one) => kindOf(one, false) !== null);
  // What stands beside an account is believed on less.
  const isNear = (one: Said): boolean =>
    told.some((other) => {
      const isOver = Math.abs(other.at - one.at) === 1 && horizontalOverlap(other, one) > 0;
      return other.at === one.at || isOver;
    });
  // Whatever it is called, digits that are those of an account are of it.
  const provedOf = ({ digits }: Said): NumberKind | null => {
    const isOfTold = (numero: boolean): boolean =>
      told.some((other) =>
        numero
          ? isSameAccount({ numero: digits }, { cci: other.digits })
          : isSameAccount({ numero: other.digits }, { cci: digits }),
      );
    if (isOfTold(true)) return 'numero';
    return isValidCci(digits) && isOfTold(false) ? 'cci' : null;
  };
  return numbers.flatMap((one) => {
    const kind = kindOf(one, false) ?? kindOf(one, isNear(one)) ?? provedOf(one);
    return kind ? [{ ...one, kind }] : [];
  });
}

function numbersOf(layout: Layout): Said[] {
  const found: Said[] = [];
  const rest: Rest = { taken: new Set(), looks: MOST };
  layout.lines.forEach((line, at) => {
    for (const run of runsOf(line, at, layout, rest)) {
      if (found.length >= MOST || !mayBeAccount(digitsOf(run))) continue;
      const number = printed(run, line, at, layout);
      const last = found.at(-1);
      const isNext = last?.at === at && number.before.every(({ compact }) => compact === '');
      const beside = isNext ? last : null;
      found.push(saidOf(number, beside, layout));
    }
  });
  return found;
}

function printed(tokens: Words, line: Line, at: number, layout: Layout): Printed {
  // The word of the line that a number is, or is a part of.
  const placeOf = (number: Token): number =>
    line.tokens.findIndex((word) => word === number || isPartOf(number, word));
  const first = tokens[0] as Token;
  const last = tokens.findLast((token) => placeOf(token) !== -1) as Token;
  const [start, end] = [placeOf(first), placeOf(last) + 1];
  const word = line.tokens[start] as Token;
  const from = line.tokens.slice(0, start).findLastIndex(({ text }) => /\d/.test(text)) + 1;
  const to = line.tokens.findIndex(({ text }, index) => index >= end && /\d/.test(text));
  const own = first.x0 > word.x0 ? [] : line.tokens.slice(from, start);
  const cell = line.cells.find((one) => one.tokens.includes(word)) as Cell;
  const inCell = own.filter((token) => cell.tokens.includes(token));
  const isFirst = line.tokens.indexOf(cell.tokens[0] as Token) >= from;
  const isOpen = isFirst && banksIn(own).length === 0;
  const area = areaOf([...inCell, first, last]);
  const above = cellsAbove(area, at, layout);
  const tail = isOpen ? tailAbove(cell, above, layout) : [];
  const joined = tokens.map(({ text }) => trimmedOf(text, /[^\d-]/)).join(' ');
  return {
    ...areaOf([first, last]),
    ...{ tokens, at, page: line.page, above },
    text: joined.replaceAll(' -', '-').replaceAll('- ', '-'),
    digits: digitsOf(tokens),
    before: [
      ...tail,
      ...(tokens.every((token) => placeOf(token) !== -1) ? [] : besideWhole(tokens, at, layout)),
      ...own,
    ],
    leading: tail.length + inCell.length,
    after:
      to === -1
        ? [...line.tokens.slice(end), ...headBelow(cell, tokens, at, layout)]
        : line.tokens.slice(end, to),
  };
}

/** In the row of a table a number of two lines has the words of its row beside the middle of both. */
function besideWhole(tokens: Words, at: number, { lines }: Layout): Words {
  const whole = areaOf(tokens);
  return lines
    .slice(at, at + 3)
    .flatMap(({ cells }) => cells)
    .filter((cell) => isBeside(cell, whole) && isLeftOf(cell, whole) && !/\d/.test(cell.text))
    .flatMap((cell) => cell.tokens);
}

/** A number that begins a line is announced at the end of running text, or in the strip of its bank, over it. */
function tailAbove(cell: Cell, [upper]: readonly Cell[], layout: Layout): Words {
  const line = upper && lineOf(layout, upper);
  if (!upper || !line || !isNextLine(cell, upper) || !isAligned(cell, upper, 1)) return [];
  const isStrip = banksIn(upper.tokens).length > 0 && !/\d/.test(upper.text);
  if (!isStrip && upper.x1 - upper.x0 < WIDE) return [];
  const from = line.cells.indexOf(upper);
  const apart = line.cells.findIndex(
    (one, at) => at > from && one.x0 - (line.cells[at - 1]?.x1 ?? 0) > layout.lineHeight * APART,
  );
  const words = line.cells
    .slice(from, apart === -1 ? undefined : apart)
    .flatMap(({ tokens }) => tokens);
  return words.slice(words.findLastIndex(({ text }) => /\d/.test(text)) + 1);
}

/** What is said behind the last number of a line, and of one that is cut, goes on in the next one. */
function headBelow(cell: Cell, number: Words, at: number, { lines }: Layout): Words {
  const lower = lines[at + 1]?.cells.find((one) => isNextLine(one, cell) && isOnEdge(one, cell, 1));
  if (!lower || cell.x1 - cell.x0 < WIDE) return [];
  const words = lower.tokens.slice(lower.tokens.findLastIndex((one) => number.includes(one)) + 1);
  const end = words.findIndex(({ text }) => /\d/.test(text));
  return words.slice(0, end === -1 ? undefined : end);
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

/** What is told of another's account goes on in a line with its number. */
function isOverNumber(cell: Cell, { at }: Printed, { lines }: Layout): boolean {
  const place = isOfOther(foldText(cell.text))
    ? lines.findIndex(({ cells }) => cells.includes(cell))
    : at;
  const next = place + 1 < at ? (lines[place + 1]?.cells ?? []) : [];
  return next.some(
    (one) => /\d{4}/.test(one.text) && isNextLine(one, cell) && isAligned(one, cell, 1),
  );
}

/** Whether the titles beside one are those of a table of accounts. */
const isTitledAsAccounts = (title: Cell | null, layout: Layout): boolean =>
  title !== null && titlesAccounts(foldText(joinText((lineOf(layout, title) ?? title).tokens)));

/** @param beside the number before it on its line, of which the same is said */
function saidOf(number: Printed, beside: Said | null, layout: Layout): Said {
  const { before, above, digits } = number;
  const title = titleOf(number) ?? beside?.title ?? null;
  const [words, over] = [foldText(joinText(before)), foldText(title?.text ?? '')];
  const own = [...(title?.tokens ?? []), ...before];
  const titled = calledBy(over, digits);
  // Over a line that names the bank itself stands what is no title of it.
  const calledOver = titled === 'otro' && banksIn(before).length > 0 ? null : titled;
  // What has a number of its own heads nothing; that another's account is told ends with its number.
  const heads = above.map((cell) =>
    /\d{4}/.test(cell.text) || isOverNumber(cell, number, layout) ? '' : foldText(cell.text),
  );
  const ended = heads.indexOf('');
  const hasOwnBank = banksIn(own).length > 0;
  return {
    ...number,
    title,
    called: calledBy(words, digits) ?? calledOver ?? beside?.called ?? null,
    words: `${over} ${words}`,
    heading:
      heads.find(
        (text, at) => headsAccounts(text) || (isOfOther(text) && !(ended !== -1 && at > ended)),
      ) ?? '',
    hasOwnBank,
    hasBank:
      hasOwnBank ||
      above.some(({ tokens }) => banksIn(tokens).length > 0) ||
      isTitledAsAccounts(title, layout),
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
  const isCci = (digits.length === CCI || called === 'cci') && !OF_BBVA.test(digits);
  if (isCci && digits.length >= CCI - SHORT) return isToldCci(number, isKept) ? 'cci' : null;
  return digits.length <= CCI && isToldAccount(number, isKept, isNear) ? 'numero' : null;
}

/** Digits that a CCI may lack and still be one, with a slip of its author. */
const SHORT = 3;

function isToldCci({ digits, called, hasOwnBank }: Said, isKept: boolean): boolean {
  const isKnown = isKept && isValidCci(digits) && Object.hasOwn(BANKS, digits.slice(0, 3));
  return called === 'cci' || isKnown || (called === null ? hasOwnBank : isKept);
}

function isToldAccount(number: Said, isKept: boolean, isNear: boolean): boolean {
  const { called, words, heading, hasOwnBank, hasCurrency } = number;
  const hasBankBehind = banksIn(number.after.slice(0, MOST_TITLE)).length > 0;
  if (called === 'numero') return isKept || isKeptByBank(words) || hasCurrency || hasBankBehind;
  if (called !== null) return false;
  const isListed = isNear || headsAccounts(heading);
  const isBefore = number.before.length === 0 && banksIn(number.after)[0]?.[0] === number.after[0];
  const isOfBank = hasOwnBank || (isListed && isBefore);
  return (isOfBank && isLong(number)) || (hasCurrency && isListed);
}

const isLong = ({ text, digits }: Printed): boolean => /\d-\d/.test(text) || digits.length >= 13;

/** Words of its own text before a number that stands in a column. */
const MOST_TITLED = 4;
/** Words of a title. */
const MOST_TITLE = 6;

/** The first words over a column of numbers. */
function titleOf({ above, leading, ...area }: Printed): Cell | null {
  const [over] = leading > MOST_TITLED ? [] : columnOver(area, above);
  if (!over || over.tokens.length <= MOST_TITLE) return over ?? null;
  // Titles that stand as close as the words of one.
  const tokens = over.tokens.filter((word) => horizontalOverlap(word, area) > 0);
  const isTitle = isNextLine(area, over) && calledBy(foldText(joinText(tokens))) !== null;
  return isTitle && titlesAccounts(foldText(over.text))
    ? { ...over, tokens, text: joinText(tokens) }
    : null;
}
