import { wordsOf } from './assign-columns';
import type { BodyLine } from './count-line';
import { isUnfinished, letterCount } from '../page/text-kind';
import { joinText } from '../page/token';
import { isNumericColumn } from '../words/table-columns';
import { heightOf, isAligned } from '../page/place';
import type { Line } from '../page/layout';

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
  const name = wordsOf(cells, 'descripcion');
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

const distance = (lines: readonly BodyLine[], upper: number, lower: number): number =>
  (lines[lower]?.line.y0 ?? Infinity) - (lines[upper]?.line.y0 ?? -Infinity);

/** `HERRAMIENTAS:` alone on its line. */
const ANNOUNCED = /^\p{Lu}[\p{Lu}\s.&/-]{2,40}:$/u;
/** `I. HERRAMIENTAS`, `B) MANO DE OBRA`. */
const NUMBERED = /^(?:[IVX]{1,5}|[A-H])[.)-]\s\p{Lu}/u;
/** `02.01.03 MATERIALES Y SUMINISTROS`: a part of a budget. */
const BUDGETED = /^\d{2}(?:\.\d{2}){1,4}\.?\s\p{Lu}/u;
/** Words of a title that is known by its place alone. */
const MOST_WORDS = 4;
/** A title stands as far from the rows as these stand from each other. */
const EVEN = 0.85;

/**
 * The lines of a table that head a group of rows and name none: set off by marks, announced by a colon, numbered, under
 * the numbers alone, or alone over the first of rows that all name what they are of, and others that stand as that one
 * does.
 */
export function sectionsOf(
  lines: readonly BodyLine[],
  isAnchor: (one: BodyLine) => boolean,
  isNamed: (one: BodyLine) => boolean,
): ReadonlySet<BodyLine> {
  const words = lines.filter((one) => !isAnchor(one) && letterCount(textOf(one)) >= 3);
  const numbered = words.filter((one) => NUMBERED.test(textOf(one)));
  const anchors = lines.filter(isAnchor);
  const areNamed = anchors.every(isNamed);
  const isTitle = (text: string): boolean =>
    ANNOUNCED.test(text) || (areNamed && BUDGETED.test(text));
  const isBeyond = beyondNames(anchors);
  const edge = edgeOfNames(anchors);
  const after = new Map(lines.map((one, at) => [one, lines[at + 1]]));
  const isOffEdge = (one: BodyLine): boolean => {
    const next = after.get(one);
    const off = Math.abs(one.line.x0 - (edge ?? one.line.x0));
    const isName = [...one.cells.keys()].every(({ id }) => id === 'descripcion');
    return isName && next && isAnchor(next) ? off > heightOf(one.line) * OFF_EDGE : false;
  };
  const told = words.filter((one) => isRuled(one.line) || isTitle(textOf(one)) || isBeyond(one));
  const beside = areNamed ? words.filter(isOffEdge) : [];
  // Names that stand over their numbers are as many as these.
  if (beside.length * 2 <= anchors.length) told.push(...beside);
  const byPlace = placed(lines, words, isAnchor, isNamed);
  return new Set([...told, ...(numbered.length > 1 ? numbered : []), ...byPlace]);
}

/** Heights of a line by which a title stands beside the edge of the names under it. */
const OFF_EDGE = 0.2;

/** Where all names of a text begin: no line of a name begins elsewhere. Null where they begin here and there, or were recognised. */
function edgeOfNames(anchors: readonly BodyLine[]): number | null {
  const firsts = anchors.flatMap(({ cells }) => wordsOf(cells, 'descripcion').slice(0, 1));
  const edge = firsts[0]?.x0 ?? null;
  const isOne = firsts.every(
    ({ x0, confidence }) => confidence === 1 && edge !== null && Math.abs(x0 - edge) < 1,
  );
  return isOne && firsts.length > 1 ? edge : null;
}

/** `EXW NINGBO, CHINA` over the prices: words that stand under the numbers, and none where names do. */
function beyondNames(anchors: readonly BodyLine[]): (one: BodyLine) => boolean {
  const nameOf = ({ cells }: BodyLine) => wordsOf(cells, 'descripcion');
  const start = Math.min(...anchors.flatMap(nameOf).map(({ x0 }) => x0));
  const numbers = anchors.flatMap(({ cells }) =>
    [...cells].flatMap(([{ id }, tokens]) => (isNumericColumn(id) ? tokens : [])),
  );
  const edge = Math.min(...numbers.map(({ x0 }) => x0).filter((x0) => x0 > start));
  return (one) => one.line.x1 > edge && nameOf(one).every(({ x0, x1 }) => x0 > edge || x1 < start);
}

const textOf = ({ line }: BodyLine): string => joinText(line.tokens);

const isRuled = ({ tokens }: Line): boolean =>
  tokens.every(({ isRuled: is, compact }) => is === true || compact === '');

function placed(
  lines: readonly BodyLine[],
  words: readonly BodyLine[],
  isAnchor: (one: BodyLine) => boolean,
  isNamed: (one: BodyLine) => boolean,
): readonly BodyLine[] {
  const [first] = lines;
  const anchors = lines.filter(isAnchor);
  if (!first || first !== words[0] || !anchors.every(isNamed) || !isShort(first)) return [];
  const steps = lines.flatMap((one, at) => {
    const next = lines[at + 1];
    return next && isAnchor(one) && isAnchor(next) ? [next.line.y0 - one.line.y0] : [];
  });
  if (steps.length === 0) return [];
  const least = Math.min(...steps) * EVEN;
  return words.filter((one) => {
    const at = lines.indexOf(one);
    const [above, below] = [lines[at - 1], lines[at + 1]];
    if (!below || !isAnchor(below) || (above && !isAnchor(above))) return false;
    const isApart =
      below.line.y0 - one.line.y0 >= least && (!above || one.line.y0 - above.line.y0 >= least);
    return isApart && isShort(one) && isAligned(one.line, first.line, 0.5);
  });
}

const isShort = ({ line }: BodyLine): boolean =>
  line.tokens.length <= MOST_WORDS && !line.tokens.some(({ text }) => /\d/.test(text));
