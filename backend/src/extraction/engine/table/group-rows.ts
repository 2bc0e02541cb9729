import { isNumericWord, wordsOf } from './assign-columns';
import { isUnitWord, tellsDetail } from '../words/item-words';
import type { BodyLine } from './count-line';
import type { Line } from '../page/layout';
import { isLoneCode, nameSizes } from './name-details';
import { isConnected, rowOwners, type Order, sectionsOf } from './row-owners';
import { letterCount, upper } from '../page/text-kind';
import { joinText, type Token } from '../page/token';
import { heightOf, horizontalOverlap, verticalOverlap, isClose, WHITE } from '../page/place';

const isDetail = (tokens: readonly Token[]): boolean => tellsDetail(upper(joinText(tokens)));

export interface ItemRow {
  readonly anchor: BodyLine;
  readonly description: readonly Token[];
  /** The rest of its code, right under that. */
  readonly code: Token | null;
  /** What is told under the name, line by line. */
  readonly details: readonly (readonly Token[])[];
  readonly lines: readonly Line[];
}

interface Body {
  readonly order: Order;
  /** Whether a column of its own holds the names. */
  readonly hasNames: boolean;
  /** Where the names begin that stand beside numbers. */
  readonly nameStart: number;
}

/**
 * Lines with amounts are items; a line of text alone goes to the item above it, or below it when it
 * stands nearer, or when the table names each item before its numbers (tickets).
 */
export function groupRows(all: readonly BodyLine[], isContinued: boolean): ItemRow[] {
  const sections = sectionsOf(all, isAnchor, saysMore);
  const lines = all.filter((one) => !sections.has(one));
  const anchors = lines.filter(isAnchor);
  if (anchors.length === 0) return [];
  const hasNames = lines.some((one) => [...one.cells].some(([{ id }]) => id === 'descripcion'));
  const order = orderOf(lines, anchors, isContinued);
  const nameStart = Math.min(...anchors.flatMap(nameOf).map((token) => token.x0));
  const body: Body = { order, hasNames, nameStart };
  const owned = new Map<BodyLine, BodyLine[]>(anchors.map((anchor) => [anchor, []]));
  const owners = rowOwners(lines, isAnchor, order, isContinued);
  lines.forEach((one, index) => {
    const owner = lines[owners[index] ?? -1];
    if (owner) owned.get(owner)?.push(one);
  });
  const details = detailsOf(owned, body);
  return [...owned].map(([anchor, mine]) => ({
    anchor,
    lines: mine.map((one) => one.line),
    code: codeUnder(anchor, mine[mine.indexOf(anchor) + 1]),
    description: mine.filter((one) => !details.has(one)).flatMap((one) => descriptionOf(one, body)),
    details: mine
      .filter((one) => details.has(one) || (!isAnchor(one) && isDetail(one.line.tokens)))
      .map((one) => one.line.tokens),
  }));
}

/** The lines under the numbers that tell something of the item besides its name. */
function detailsOf(owned: ReadonlyMap<BodyLine, readonly BodyLine[]>, body: Body): Set<BodyLine> {
  if (body.order === 'name-first') return new Set();
  const rows = [...owned].map(([anchor, mine]) => mine.slice(mine.indexOf(anchor)));
  const wordsOf = (one: BodyLine): readonly Token[] =>
    !isAnchor(one) && [isLoneCode, isDetail].some((isTold) => isTold(one.line.tokens))
      ? one.line.tokens
      : descriptionOf(one, body);
  const sizes = nameSizes(rows.map((row) => row.map(wordsOf)));
  return new Set(rows.flatMap((row, at) => row.slice(sizes[at])));
}

const isAnchor = (one: BodyLine): boolean => one.isItem || one.count !== null;

function orderOf(
  lines: readonly BodyLine[],
  anchors: readonly BodyLine[],
  isContinued: boolean,
): Order {
  const first = lines.find((one) => one.line.tokens.some((token) => token.compact !== ''));
  if (!first) return 'nearest';
  if (isAnchor(first)) {
    // Each names itself, or none does, and what is told of the last one stands under it.
    const isAlike =
      anchors.every(saysMore) || (!anchors.some(saysMore) && !isAnchor(lines.at(-1) ?? first));
    return isAlike && !isContinued ? 'numbers-first' : 'nearest';
  }
  const bare = anchors.filter((anchor) => !saysMore(anchor) && !isBesideName(anchor, lines));
  if (bare.length >= anchors.length * 0.6) return 'name-first';
  if (anchors.some((anchor) => isBesideName(anchor, lines))) return 'nearest';
  const last = lines.indexOf(anchors[anchors.length - 1] as BodyLine);
  const goesOn = isConnected(lines, last, last + 1) && lines[last + 1] !== undefined;
  return goesOn || isContinued ? 'nearest' : 'numbers-last';
}

/** Lines one over the other share less of their heights. */
const SHARED = 0.25;

/** Numbers at half the height of a name of several lines overlap with the lines of it. */
function isBesideName({ line }: BodyLine, lines: readonly BodyLine[]): boolean {
  return lines.some(
    (one) => one.line !== line && !isAnchor(one) && verticalOverlap(one.line, line) > SHARED,
  );
}

/** Whether a line with numbers names something as well, besides the unit. */
function saysMore(one: BodyLine): boolean {
  const words = (one.count?.description ?? nameOf(one)).filter(
    ({ text }) => !isUnitWord(text) && !isNumericWord(text) && !text.endsWith(':'),
  );
  return letterCount(words.map(({ text }) => text).join('')) >= 3;
}

const nameOf = ({ cells }: BodyLine): readonly Token[] => wordsOf(cells, 'descripcion');

/** `BOM-2026` over `-SUM`: a code that is too long for its column goes on in the line below, beside the name's rest. */
function codeUnder(anchor: BodyLine, next: BodyLine | undefined): Token | null {
  const [code, ...more] = codeOf(anchor);
  const [rest, ...others] = next && !isAnchor(next) ? codeOf(next) : [];
  if (!code || !rest || more.length + others.length > 0 || !next) return null;
  const isUnder = horizontalOverlap(code, rest) > 0 && verticalOverlap(code, rest) <= SHARED;
  return isUnder && isClose(rest, code, WHITE.text) && isWrappedRow(next) ? rest : null;
}

/** Under no number a name runs on beneath the other titles, as far as its words stand close together. */
function wholeName(one: BodyLine): readonly Token[] {
  const name = nameOf(one);
  const [first] = name;
  const cell = one.line.cells.find(({ tokens }) => tokens.some(({ box }) => box === first?.box));
  if (!first || !cell) return name;
  return one.line.tokens.filter(
    (token) => name.includes(token) || (token.x0 > first.x0 && cell.tokens.includes(token)),
  );
}

const codeOf = ({ cells }: BodyLine): readonly Token[] => wordsOf(cells, 'codigo');

/** The rest of a code, and behind white that of a name. */
function isWrappedRow(one: BodyLine): boolean {
  const [code] = codeOf(one);
  const [first, second] = one.line.tokens;
  if (!code || code !== first || !/^[A-Z0-9./-]+$/.test(code.text)) return false;
  return second === undefined || second.x0 - code.x1 > heightOf(code);
}

/** A line that begins well before the names heads a group of items. */
function isGroupTitle(one: BodyLine, { order, nameStart }: Body): boolean {
  const [first, second] = one.line.tokens;
  const isRest = isWrappedRow(one) && second !== undefined && nameOf(one)[0] === second;
  return (
    !isRest &&
    order !== 'name-first' &&
    first !== undefined &&
    first.x0 < nameStart - heightOf(first) * 1.5
  );
}

/** `(ROJO)` alone on a line: how the thing above is told from others, where each name has lines of its own. */
const isRemark = (tokens: readonly Token[]): boolean => /^\([^()]*\)$/.test(joinText(tokens));

function descriptionOf(one: BodyLine, body: Body): readonly Token[] {
  const { order, hasNames } = body;
  const isNumbers = isAnchor(one);
  if (!isNumbers && isFinite(body.nameStart) && isGroupTitle(one, body)) return [];
  if (!isNumbers && isDetail(one.line.tokens)) return [];
  if (order === 'name-first' && !isNumbers && isRemark(one.line.tokens)) return [];
  if (order === 'name-first' && isNumbers) return [];
  return isNumbers ? nameOf(one) : hasNames ? wholeName(one) : one.line.tokens;
}
