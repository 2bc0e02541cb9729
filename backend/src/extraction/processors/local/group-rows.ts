import { isNumericWord, isUnitWord, type AssignedLine } from './assign-columns';
import type { CountLine } from './count-line';
import type { Line } from './layout';
import { isDetail } from './item-detail';
import { letterCount } from './text-kind';
import { heightOf, type Token } from './token';

/** A line under the titles, with its words by column. */
export interface BodyLine {
  readonly line: Line;
  readonly cells: AssignedLine;
  readonly count: CountLine | null;
  readonly isItem: boolean;
}

export interface ItemRow {
  readonly anchor: BodyLine;
  readonly description: readonly Token[];
  readonly lines: readonly Line[];
}

const MAX_GAP = 1.3;

/** Where an item's numbers stand among the lines of its name. */
type Order = 'name-first' | 'numbers-last' | 'nearest';

interface Body {
  readonly lines: readonly BodyLine[];
  readonly order: Order;
  readonly isContinued: boolean;
  /** Whether a column of its own holds the names. */
  readonly hasNames: boolean;
  /** Where the names begin that stand beside numbers. */
  readonly nameStart: number;
}

/**
 * Lines with amounts are items; a line of text alone goes to the item above it, or below it when it
 * stands nearer, or when the table names each item before its numbers (tickets).
 */
export function groupRows(lines: readonly BodyLine[], isContinued: boolean): ItemRow[] {
  const anchors = lines.filter(isAnchor);
  if (anchors.length === 0) return [];
  const hasNames = lines.some((one) => [...one.cells].some(([{ id }]) => id === 'descripcion'));
  const order = orderOf(lines, anchors, isContinued);
  const nameStart = Math.min(...anchors.flatMap(nameOf).map((token) => token.x0));
  const body: Body = { lines, order, isContinued, hasNames, nameStart };
  const owners = lines.map((one) => (isAnchor(one) ? one : ownerOf(one, body)));
  return anchors.map((anchor) => {
    const mine = lines.filter((_, index) => owners[index] === anchor);
    return {
      anchor,
      lines: mine.map((one) => one.line),
      description: mine.flatMap((one) => descriptionOf(one, body)),
    };
  });
}

function isAnchor(one: BodyLine): boolean {
  return one.isItem || one.count !== null;
}

function orderOf(
  lines: readonly BodyLine[],
  anchors: readonly BodyLine[],
  isContinued: boolean,
): Order {
  const first = lines.find((one) => one.line.tokens.some((token) => token.compact !== ''));
  if (!first || isAnchor(first)) return 'nearest';
  const bare = anchors.filter((anchor) => !saysMore(anchor));
  if (bare.length >= anchors.length * 0.6) return 'name-first';
  const last = lines.indexOf(anchors[anchors.length - 1] as BodyLine);
  const goesOn = isConnected(lines, last, last + 1) && lines[last + 1] !== undefined;
  return goesOn || isContinued ? 'nearest' : 'numbers-last';
}

/** Whether a line with numbers names something as well, besides the unit. */
function saysMore({ cells, count }: BodyLine): boolean {
  const named = [...cells].filter(([{ id }]) => id === 'descripcion').flatMap(([, own]) => own);
  const words = (count?.description ?? named).filter(
    ({ text }) => !isUnitWord(text) && !isNumericWord(text) && !text.endsWith(':'),
  );
  return letterCount(words.map(({ text }) => text).join('')) >= 3;
}

function ownerOf(one: BodyLine, { lines, order, isContinued }: Body): BodyLine | null {
  const index = lines.indexOf(one);
  const above = lines.slice(0, index).reverse().find(isAnchor) ?? null;
  const below = lines.slice(index + 1).find(isAnchor) ?? null;
  if (one.line.tokens.every((token) => token.compact === '')) return null;
  if (order === 'name-first') return below;
  const up =
    above && isConnected(lines, lines.indexOf(above), index) ? distance(above, one) : Infinity;
  const down =
    below && isConnected(lines, index, lines.indexOf(below)) ? distance(one, below) : Infinity;
  if (up === Infinity && down === Infinity) return null;
  if (order === 'numbers-last' && down !== Infinity) return below;
  if (isContinued && !above) return null;
  return down < up * 0.85 ? below : above;
}

/** No wide gap between two lines. */
function isConnected(body: readonly BodyLine[], from: number, to: number): boolean {
  for (let index = from; index < to; index += 1) {
    const [upper, lower] = [body[index]?.line, body[index + 1]?.line];
    if (!upper || !lower || lower.y0 - upper.y1 > heightOf(lower) * MAX_GAP) return false;
  }
  return true;
}

function distance(upper: BodyLine, lower: BodyLine): number {
  return lower.line.y0 - upper.line.y0;
}

function nameOf({ cells }: BodyLine): readonly Token[] {
  return [...cells].filter(([{ id }]) => id === 'descripcion').flatMap(([, tokens]) => tokens);
}

/** A line that begins well before the names heads a group of items. */
function isGroupTitle({ line }: BodyLine, { order, nameStart }: Body): boolean {
  const [first] = line.tokens;
  return (
    order !== 'name-first' && first !== undefined && first.x0 < nameStart - heightOf(first) * 2
  );
}

function descriptionOf(one: BodyLine, body: Body): readonly Token[] {
  const { order, hasNames } = body;
  const isNumbers = isAnchor(one);
  if (!isNumbers && isFinite(body.nameStart) && isGroupTitle(one, body)) return [];
  if (!isNumbers && isDetail(one.line.tokens)) return [];
  if (order === 'name-first' && isNumbers)
    return saysMore(one) ? (one.count?.description ?? []) : [];
  const columns = [...one.cells].filter(([column]) => column.id === 'descripcion');
  if (columns.length === 0 && one.count) return one.count.description;
  if (!hasNames && !isNumbers) return one.line.tokens;
  return columns.flatMap(([, tokens]) => tokens);
}
