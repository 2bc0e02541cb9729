import type { BodyLine } from './body-line';
import { isUnfinished } from './text-kind';
import { heightOf, joinText } from './token';

/** Where an item's numbers stand among the lines of its name. */
export type Order = 'name-first' | 'numbers-first' | 'numbers-last' | 'nearest';

/** White wider than this many line heights ends an item. */
const MAX_GAP = 1.3;
/** Two items stand this many line heights further apart than the lines of one. */
const APART = 0.2;

interface Neighbours {
  /** Indexes of the lines with numbers above and below. */
  readonly above: number;
  readonly below: number;
}

/**
 * The line with numbers that each line belongs to, as an index; -1 for none. Lines between two items go to
 * both sides of the widest white between them; where all lines stand evenly, to the item above them when
 * items begin with their numbers, and else each to the nearer item.
 */
export function rowOwners(
  lines: readonly BodyLine[],
  isAnchor: (one: BodyLine) => boolean,
  order: Order,
  isContinued: boolean,
): number[] {
  const anchors = lines.flatMap((one, index) => (isAnchor(one) ? [index] : []));
  let next = 0;
  return lines.map((one, index) => {
    while ((anchors[next] ?? lines.length) < index) next += 1;
    if (anchors[next] === index) return index;
    if (one.line.tokens.every((token) => token.compact === '')) return -1;
    const around = { above: anchors[next - 1] ?? -1, below: anchors[next] ?? -1 };
    if (order === 'name-first') return around.below;
    return ownerBetween(lines, index, around, order, isContinued);
  });
}

function ownerBetween(
  lines: readonly BodyLine[],
  index: number,
  { above, below }: Neighbours,
  order: Order,
  isContinued: boolean,
): number {
  const goesUp = above !== -1 && isConnected(lines, above, index);
  const goesDown = below !== -1 && isConnected(lines, index, below);
  if (!goesUp && !goesDown) return -1;
  if (goesUp && lines.slice(above, index).every(isOpen)) return above;
  if (order === 'numbers-last' && goesDown) return below;
  if (isContinued && above === -1) return -1;
  if (!goesUp || !goesDown) return goesUp ? above : below;
  const parting = widestWhite(lines, above, below);
  if (parting !== null) return index < parting ? above : below;
  if (order === 'numbers-first') return above;
  return distance(lines, index, below) < distance(lines, above, index) * 0.85 ? below : above;
}

/** A name that ends in a word that needs another one (`... de 2026, según`) goes on below. */
function isOpen({ cells }: BodyLine): boolean {
  const name = [...cells].filter(([{ id }]) => id === 'descripcion').flatMap(([, own]) => own);
  return name.length > 0 && isUnfinished(joinText(name));
}

/** No wide gap between two lines. */
export function isConnected(lines: readonly BodyLine[], from: number, to: number): boolean {
  for (let index = from; index < to; index += 1) {
    const lower = lines[index + 1]?.line;
    if (!lower || white(lines, index) > heightOf(lower) * MAX_GAP) return false;
  }
  return true;
}

/** Index of the first line below the widest white between two lines with numbers; null where there is none. */
function widestWhite(lines: readonly BodyLine[], above: number, below: number): number | null {
  const gaps = lines.slice(above, below).map((_, at) => white(lines, above + at));
  const widest = Math.max(...gaps);
  const others = gaps.filter((gap) => gap !== widest);
  const height = heightOf((lines[above] as BodyLine).line);
  const isClear =
    others.length === gaps.length - 1 && widest > Math.max(...others) + height * APART;
  return isClear ? above + gaps.indexOf(widest) + 1 : null;
}

function white(lines: readonly BodyLine[], upper: number): number {
  const [one, next] = [lines[upper]?.line, lines[upper + 1]?.line];
  return one && next ? next.y0 - one.y1 : Infinity;
}

function distance(lines: readonly BodyLine[], upper: number, lower: number): number {
  return (lines[lower]?.line.y0 ?? Infinity) - (lines[upper]?.line.y0 ?? -Infinity);
}
