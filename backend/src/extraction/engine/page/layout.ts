import { compactText } from '../../../rules/text-clean';
import type { PageSet } from '../../domain/page-set';
import { plainLines, joinText, median, pageTokens, type Token, PAGE_UNITS } from './token';
import {
  areaOf,
  heightOf,
  horizontalOverlap,
  verticalOverlap,
  type Area,
  isBeside,
  remembered,
  near,
} from './place';
import { joinRucGroups } from './ruc-groups';
import { withSigns, joinSpacedThousands } from './amounts';
import { hasCompanySuffix } from './text-kind';

interface SlopeSample {
  y: number;
  slope: number;
}

const MIN_SAMPLES = 12;

/**
 * Takes out what is left of a page's slant. A photo's slant changes from top to bottom,
 * so it is measured in both halves and runs evenly between them.
 */
function straighten(tokens: readonly Token[]): readonly Token[] {
  const samples = slopeSamples(tokens);
  if (samples.length < MIN_SAMPLES) return tokens;
  const slopeAt = slopeLine(samples);
  return tokens.map((token) => {
    const shift = slopeAt((token.y0 + token.y1) / 2) * ((token.x0 + token.x1) / 2 - PAGE_UNITS / 2);
    return { ...token, y0: token.y0 - shift, y1: token.y1 - shift };
  });
}

/** Rise between neighbours on the same line, wide pairs only: narrow ones are noise. */
function slopeSamples(tokens: readonly Token[]): SlopeSample[] {
  return tokens.flatMap((token) => {
    const next = rightNeighbour(token, tokens);
    if (!next) return [];
    const run = (next.x0 + next.x1 - token.x0 - token.x1) / 2;
    const rise = (next.y0 + next.y1 - token.y0 - token.y1) / 2;
    return run < heightOf(token) * 1.5 ? [] : [{ y: token.y0, slope: rise / run }];
  });
}

function rightNeighbour(token: Token, tokens: readonly Token[]): Token | null {
  let best: Token | null = null;
  for (const other of near(tokens, token.y0, token.y1)) {
    const gap = other.x0 - token.x1;
    const isNear = gap > -2 && gap < heightOf(token) * 2 && isBeside(token, other);
    if (other !== token && isNear && (best === null || other.x0 < best.x0)) best = other;
  }
  return best;
}

function slopeLine(samples: readonly SlopeSample[]): (y: number) => number {
  const sorted = [...samples].sort((a, b) => a.y - b.y);
  const half = Math.floor(sorted.length / 2);
  const [top, bottom] = [sorted.slice(0, half), sorted.slice(half)].map((part) => ({
    y: median(part.map((sample) => sample.y)),
    slope: median(part.map((sample) => sample.slope)),
  }));
  if (!top || !bottom || bottom.y - top.y < 50) {
    const slope = median(samples.map((sample) => sample.slope));
    return () => slope;
  }
  const change = (bottom.slope - top.slope) / (bottom.y - top.y);
  return (y) => top.slope + change * (y - top.y);
}

/** A run of words without a wide gap: a label, a value, a table cell. */
export interface Cell extends Area {
  readonly tokens: readonly Token[];
  readonly text: string;
  readonly compact: string;
  readonly page: number;
}

export interface Line extends Area {
  readonly cells: readonly Cell[];
  readonly tokens: readonly Token[];
  readonly page: number;
}

export interface Layout {
  /** Top to bottom, page after page. */
  readonly lines: readonly Line[];
  readonly cells: readonly Cell[];
  /** Median height of a word. */
  readonly lineHeight: number;
  readonly source: 'texto' | 'ocr';
}

/** Share of its height by which a recognised word reaches further up, and down. */
const FONT_BOX = 0.08;

/**
 * The words of a page with the heights of a text layer, which are those of the font's box with its accents and tails:
 * OCR measures the print, and white between lines is told in heights.
 */
function inFontBoxes(page: PageSet['pages'][number]): readonly Token[] {
  const tokens = pageTokens(page);
  if (page.source !== 'ocr') return tokens;
  return tokens.map((token) => {
    const more = heightOf(token) * FONT_BOX;
    return { ...token, y0: token.y0 - more, y1: token.y1 + more };
  });
}

export function buildLayout(pageSet: PageSet): Layout {
  const grouped = pageSet.pages.map((page) =>
    plainLines(groupLines(straighten(inFontBoxes(page)))),
  );
  const source = pageSet.pages.some((page) => page.source === 'ocr') ? 'ocr' : 'texto';
  const joined = withSigns(joinSpacedThousands(joinRucGroups(grouped.flat())), source);
  const pageOf = pageSet.pages.flatMap(({ number }, at) => (grouped[at] ?? []).map(() => number));
  const lines = joined.map((tokens, at) => toLine(tokens, pageOf[at] ?? 1));
  return {
    lines,
    cells: lines.flatMap((line) => line.cells),
    lineHeight: median(lines.flatMap((line) => line.tokens.map(heightOf))) || 10,
    source,
  };
}

/** Words that stand side by side; a word is compared with the nearest word of a line, not with all of it. */
export function groupLines(tokens: readonly Token[]): Token[][] {
  const lines: Token[][] = [];
  for (const token of [...tokens].sort((a, b) => a.y0 + a.y1 - b.y0 - b.y1)) {
    const best = lines
      .slice(-12)
      .filter((line) => line.some((other) => isOnSameHeight(other, token)))
      .filter((line) => !line.some((other) => isStacked(other, token)))
      .map((line) => ({ line, overlap: overlapOf(nearest(line, token), token) }))
      .sort((a, b) => b.overlap - a.overlap)[0];
    if (best && best.overlap >= 0.5) best.line.push(token);
    else lines.push([token]);
  }
  return lines.map((line) => line.sort((a, b) => a.x0 - b.x0)).sort((a, b) => top(a) - top(b));
}

/** The share of a small word that has to lie beside letters more than twice as high. */
const WITHIN = 0.75;

/** The box of large letters reaches into the small line under them, and the word there is none of theirs. */
function overlapOf(one: Token, other: Token): number {
  const [small, large] = [heightOf(one), heightOf(other)].sort((a, b) => a - b);
  const overlap = verticalOverlap(one, other);
  return overlap < WITHIN && (large ?? 0) > (small ?? 0) * 2 ? 0 : overlap;
}

/** Of the lines before a word most end above it: these are not compared further. */
const isOnSameHeight = (a: Token, b: Token): boolean => a.y1 > b.y0 && a.y0 < b.y1;

/** Two words over each other are on two lines, however tight these are set. */
function isStacked(a: Token, b: Token): boolean {
  return horizontalOverlap(a, b) > Math.min(a.x1 - a.x0, b.x1 - b.x0) * 0.5;
}

function top(line: readonly Token[]): number {
  return median(line.map((token) => token.y0 + token.y1));
}

/** The next word of a line; large letters at its edge, a mark or a logo, reach into the lines around it and say least. */
function nearest(line: readonly Token[], token: Token): Token {
  const gap = (other: Token): number => -horizontalOverlap(other, token);
  const text = line.filter((other) => heightOf(other) <= heightOf(token) * 2);
  return (text.length > 0 ? text : line).reduce((best, other) =>
    gap(other) < gap(best) ? other : best,
  );
}

export function toLine(tokens: readonly Token[], page: number): Line {
  return { ...areaOf(tokens), tokens, page, cells: splitCells(tokens, page) };
}

/** A company's form stands behind its name and never begins a text. */
const LEGAL_FORM = /^(?:S\.A\.[CA]\.?|S\.A\.|S\.R\.L\.?|E\.I\.R\.L\.?)$/i;
/** The kind of a road stands before its name and never ends a text. */
const ROAD = /^(?:AV|AVDA|JR|CAL|CALLE|PSJE|PJE|PROL|CARR|URB)\.?$/i;
/** OCR measures a space beside a dot wide. */
const FORM_GAP = 1.5;
/** Behind a comma the same, but a text may end with one where the next column begins; a text layer measures exactly. */
const COMMA = /^(?:\P{L}*\p{L}.*|\d{1,5}),$/u;
const COMMA_GAP = 1.2;
/** Signs that part what stands on one line. */
const SEPARATOR = /^[·•|]+$/;

/** How much wider than others the space between two words of one text may look, by what they are. */
function allowance(last: Token | undefined, next: Token): number {
  const before = last?.text ?? '';
  if (LEGAL_FORM.test(next.text) || ROAD.test(before)) return FORM_GAP;
  return COMMA.test(before) && next.confidence < 1 ? COMMA_GAP : 1;
}

/** The cells of a line, split where words stand further apart than `limit` as well. */
export function tightCells(line: Line, limit: number): Cell[] {
  return splitCells(line.tokens, line.page, Math.min(limit, gapLimit(line.tokens)));
}

function splitCells(
  tokens: readonly Token[],
  page: number,
  limit: number = gapLimit(tokens),
): Cell[] {
  const groups: Token[][] = [];
  let isParted = true;
  for (const [at, token] of tokens.entries()) {
    const group = groups[groups.length - 1];
    const last = group?.[group.length - 1];
    const isSeparator = SEPARATOR.test(token.text) && !isInName(tokens, at, limit);
    const widest = limit * allowance(last, token);
    const isSet = last !== undefined && token.x0 - last.x1 <= widest && !isOtherSize(last, token);
    if (!isSeparator && !isParted && group && isSet) group.push(token);
    else if (!isSeparator) groups.push([token]);
    isParted = isSeparator;
  }
  return groups.map((group) => toCell(group, page));
}

/** `ÑANDÚ & CÍA | SUR S.A.C.`: a stroke within a name, which ends in its legal form behind the last of them. */
function isInName(tokens: readonly Token[], at: number, limit: number): boolean {
  const isApart = (index: number): boolean =>
    (tokens[index]?.x0 ?? Infinity) - (tokens[index - 1]?.x1 ?? -Infinity) > limit;
  if (isApart(at) || isApart(at + 1)) return false;
  let [from, to] = [at, at + 1];
  while (from > 0 && !isApart(from)) from -= 1;
  while (to < tokens.length && !isApart(to)) to += 1;
  const [before, after] = [joinText(tokens.slice(from, at)), joinText(tokens.slice(at + 1, to))];
  const isPlain = !/[\d@]/.test(before + after);
  return isPlain && hasCompanySuffix(after) && !before.split(/[|·•]/).some(hasCompanySuffix);
}

/** Words in letters of clearly other sizes that stand apart belong to two texts that touch. */
function isOtherSize(a: Token, b: Token): boolean {
  const [small, big] = [heightOf(a), heightOf(b)].sort((one, other) => one - other) as [
    number,
    number,
  ];
  return big > small * 1.25 && b.x0 - a.x1 > small * 0.3 && a.text.length > 2 && b.text.length > 2;
}

/** A gap wider than this parts two cells: two letters, or most of the line's height. */
function gapLimit(tokens: readonly Token[]): number {
  const letters = tokens.filter((token) => token.text.length > 1);
  const width = median(letters.map((token) => (token.x1 - token.x0) / token.text.length));
  return Math.max(width * 1.7, median(tokens.map(heightOf)) * 0.8);
}

export function toCell(tokens: readonly Token[], page: number): Cell {
  const text = joinText(tokens);
  return { ...areaOf(tokens), tokens, text, compact: compactText(text), page };
}

/** What holds each part of these: a part is asked for again and again, and a page full is not gone through each time. */
const holders = <Whole extends object, Part extends object>(
  partsOf: (whole: Whole) => readonly Part[],
) =>
  remembered(
    (all: readonly Whole[]) =>
      new Map(all.flatMap((whole) => partsOf(whole).map((part) => [part, whole] as const))),
  );

const linesOfCells = holders(({ cells }: Line) => cells);
const linesOfTokens = holders(({ tokens }: Line) => tokens);
const cellsOfTokens = holders(({ tokens }: Cell) => tokens);

/** The line that a cell stands on. */
export const lineOf = ({ lines }: Pick<Layout, 'lines'>, cell: Cell): Line | undefined =>
  linesOfCells(lines).get(cell);

/** The line that a word stands on. */
export const lineOfToken = ({ lines }: Layout, token: Token | undefined): Line | undefined =>
  token && linesOfTokens(lines).get(token);

/** The cell that a word stands in. */
export const cellOfToken = ({ cells }: Layout, token: Token | undefined): Cell | undefined =>
  token && cellsOfTokens(cells).get(token);
