import { median } from '../median';

/** A line of print as darkness, 0 for paper to 1 for ink, rows without padding. */
export interface InkLine {
  data: Float32Array;
  width: number;
  height: number;
}

/** Where the ink of a character is, in pixels of its line. */
export interface Glyph {
  x0: number;
  x1: number;
  top: number;
  bottom: number;
  /** Top of the ink in its middle, where no arm of a neighbour reaches over it. */
  crown: number;
  /** Width of its ink between the small letters' height and the ground, and of all of it. */
  stem: number;
  width: number;
}

/** Darkness from which on a pixel is ink, as a part of the darkest one of its character. */
const INK = 0.5;
/** How much the place that a reader told holds a cut back, against the ink that it would go through. */
const PULL = 2;
/** Columns at either side where a neighbour's edge may still be. */
const EDGE = 1;
/** Part of a character's width at either side that is not its middle. */
const SIDE = 0.28;
/** Rows without ink that are still inside of a character. */
const GAP_ROWS = 1;

const darkness = ({ data, width }: InkLine, x: number, y: number): number =>
  data[y * width + x] ?? 0;

const indexes = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);

function inkOfColumns(line: InkLine): Float64Array {
  const sums = new Float64Array(line.width);
  for (let y = 0; y < line.height; y += 1)
    for (let x = 0; x < line.width; x += 1) sums[x] = (sums[x] ?? 0) + darkness(line, x, y);
  return sums;
}

/** The column between two characters with the least ink, near the middle of where they were read. */
function cutBetween(left: number, right: number, from: number, ink: Float64Array): number {
  const middle = (left + right) / 2;
  const reach = Math.max(1, (right - left) / 2);
  let [best, least] = [Math.round(middle), Infinity];
  for (let x = Math.max(from, Math.ceil(middle - reach)); x <= middle + reach; x += 1) {
    const cost = (ink[x] ?? 0) + PULL * ((x - middle) / reach) ** 2;
    if (cost < least) [best, least] = [x, cost];
  }
  return best;
}

/** Where one character ends and the next begins; one column more than there are characters. */
function cutsOf(line: InkLine, places: readonly number[]): number[] {
  const ink = inkOfColumns(line);
  const pitch = median(places.slice(1).map((place, at) => place - (places[at] ?? 0)));
  const ends = [(places[0] ?? 0) - pitch, ...places, (places.at(-1) ?? 0) + pitch];
  const cuts: number[] = [];
  for (const [at, right] of ends.slice(1).entries())
    cuts.push(cutBetween(ends[at] ?? 0, right, (cuts.at(-1) ?? -2) + 2, ink));
  return cuts;
}

/** The last of the values up or down from the middle that is ink, small gaps apart. */
function reachOf(values: readonly number[], from: number, step: 1 | -1, limit: number): number {
  let [last, gap] = [from, 0];
  for (let at = from; at >= 0 && at < values.length && gap <= GAP_ROWS; at += step) {
    if ((values[at] ?? 0) >= limit) [last, gap] = [at, 0];
    else gap += 1;
  }
  return last;
}

function widthOf(
  line: InkLine,
  columns: readonly number[],
  rows: readonly number[],
  limit: number,
) {
  return columns.filter((x) => rows.some((y) => darkness(line, x, y) >= limit)).length;
}

/** The darkest pixel of each row between two columns. */
const rowsOf = (line: InkLine, columns: readonly number[]): number[] =>
  indexes(0, line.height).map((y) => Math.max(0, ...columns.map((x) => darkness(line, x, y))));

function glyphBetween(line: InkLine, from: number, to: number): Glyph {
  const columns = indexes(Math.max(0, from + EDGE), Math.min(line.width, to + 1 - EDGE));
  const rows = rowsOf(line, columns);
  const third = Math.floor(line.height / 3);
  const core = rows.slice(third, 2 * third);
  const limit = INK * Math.max(...core, 0.1);
  const start = third + core.indexOf(Math.max(...core));
  const [top, bottom] = [reachOf(rows, start, -1, limit), reachOf(rows, start, 1, limit)];
  const side = Math.round(SIDE * columns.length);
  const middle = rowsOf(line, columns.slice(side, columns.length - side));
  const waist = indexes(
    Math.round(top + (bottom - top) * 0.55),
    Math.round(top + (bottom - top) * 0.75),
  );
  const crown = middle.findIndex((value, y) => y >= top && value >= limit);
  return {
    x0: from,
    x1: to,
    top,
    bottom,
    crown: crown < 0 ? top : crown,
    stem: widthOf(line, columns, waist, limit),
    width: widthOf(line, columns, indexes(top, bottom + 1), limit),
  };
}

/**
 * Parts a line's characters where there is the least ink between them, and measures each.
 * @param places where a reader saw the characters along the line, in pixels, in order
 */
export function glyphsOf(line: InkLine, places: readonly number[]): Glyph[] {
  const cuts = cutsOf(line, places);
  return places.map((_, at) => glyphBetween(line, cuts[at] ?? 0, cuts[at + 1] ?? line.width));
}
