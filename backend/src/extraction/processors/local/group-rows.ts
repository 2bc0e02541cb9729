import type { AssignedLine } from './assign-columns';
import type { CountLine } from './count-line';
import type { Line } from './layout';
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

/**
 * Lines with amounts are items; a line of text alone goes to the item above it, or below it when it
 * stands nearer, or when the table names each item before its numbers (tickets).
 */
export function groupRows(body: readonly BodyLine[], isContinued: boolean): ItemRow[] {
  const anchors = body.filter(isAnchor);
  if (anchors.length === 0) return [];
  const namesFirst = isNamesFirst(body, anchors);
  const owners = body.map((one) =>
    isAnchor(one) ? one : ownerOf(one, body, namesFirst, isContinued),
  );
  return anchors.map((anchor) => {
    const mine = body.filter((_, index) => owners[index] === anchor);
    return {
      anchor,
      lines: mine.map((one) => one.line),
      description: mine.flatMap((one) => descriptionOf(one, namesFirst)),
    };
  });
}

function isAnchor(one: BodyLine): boolean {
  return one.isItem || one.count !== null;
}

/** The first line has no numbers and the lines with numbers say nothing else. */
function isNamesFirst(body: readonly BodyLine[], anchors: readonly BodyLine[]): boolean {
  const first = body.find((one) => one.line.tokens.some((token) => token.compact !== ''));
  const bare = anchors.filter((anchor) => anchor.count && anchor.count.description.length === 0);
  return first !== undefined && !isAnchor(first) && bare.length >= anchors.length * 0.6;
}

function ownerOf(
  one: BodyLine,
  body: readonly BodyLine[],
  namesFirst: boolean,
  isContinued: boolean,
): BodyLine | null {
  const index = body.indexOf(one);
  const above = body.slice(0, index).reverse().find(isAnchor) ?? null;
  const below = body.slice(index + 1).find(isAnchor) ?? null;
  if (one.line.tokens.every((token) => token.compact === '')) return null;
  if (namesFirst) return below;
  const up =
    above && isConnected(body, body.indexOf(above), index) ? distance(above, one) : Infinity;
  const down =
    below && isConnected(body, index, body.indexOf(below)) ? distance(one, below) : Infinity;
  if (up === Infinity && down === Infinity) return null;
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

function descriptionOf(one: BodyLine, namesFirst: boolean): readonly Token[] {
  if (namesFirst && isAnchor(one)) return one.count?.description ?? [];
  const columns = [...one.cells].filter(([column]) => column.id === 'descripcion');
  if (columns.length === 0 && one.count) return one.count.description;
  return columns.flatMap(([, tokens]) => tokens);
}
