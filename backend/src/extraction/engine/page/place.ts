/** Where something stands, in layout units. */
export interface Area {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
}

/**
 * White between a line and the next one of the same, in heights of its letters: of one text, however tight it is set,
 * of one block of texts, and of the rows that go on below a title.
 */
export const WHITE = { text: 0.9, block: 1.2, rows: 2.5 } as const;

/** Layout units within which left or right edges are one edge, as programs set them. */
const EDGE = 3;
/** Share of the lower thing's height that two share on one row: accents and tails are of one line as well. */
const BESIDE = 0.5;
/** Share of the upper line's height that the next one may reach into: letters have tails and accents. */
const SHARED = 0.45;

export function areaOf(parts: readonly Area[]): Area {
  return {
    x0: Math.min(...parts.map((part) => part.x0)),
    x1: Math.max(...parts.map((part) => part.x1)),
    y0: Math.min(...parts.map((part) => part.y0)),
    y1: Math.max(...parts.map((part) => part.y1)),
  };
}

export function heightOf(area: Area): number {
  return area.y1 - area.y0;
}

/** Shared height as a share of the smaller one, 0..1. */
export function verticalOverlap(a: Area, b: Area): number {
  const shared = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  return shared / Math.max(1e-6, Math.min(heightOf(a), heightOf(b)));
}

/** Shared width in units, negative for a gap. */
export function horizontalOverlap(a: Area, b: Area): number {
  return Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
}

/** No more white between two lines than `most` heights of the upper one. */
export const isClose = (lower: Area, upper: Area, most: number): boolean =>
  lower.y0 - upper.y1 < heightOf(upper) * most;

/** Whether `lower` is a line under `upper`, with no more white between them than `most` heights of the upper one. */
export const isNextLine = (lower: Area, upper: Area, most: number = WHITE.text): boolean =>
  lower.y0 > upper.y1 - heightOf(upper) * SHARED && isClose(lower, upper, most);

/** On one left edge, within so many heights of the second; without them as exactly as a program sets an edge. */
export const isOnEdge = (one: Area, other: Area, heights?: number): boolean =>
  Math.abs(one.x0 - other.x0) < (heights === undefined ? EDGE : heightOf(other) * heights);

/** On a side of another or by its middle, within so many heights of it. */
export const isAligned = (one: Area, other: Area, heights: number): boolean =>
  isOnEdge(one, other, heights) ||
  Math.abs(one.x1 - other.x1) < heightOf(other) * heights ||
  isCentred(one, other, heights);

export const isLeftOf = (one: Area, other: Area): boolean => one.x1 <= other.x0;

/** Within the width of another, on its line. */
export const isPartOf = (part: Area, whole: Area): boolean =>
  part.y0 === whole.y0 && part.x0 >= whole.x0 && part.x1 <= whole.x1;

/** Around the middle of another, within so many heights of it. */
export const isCentred = (one: Area, other: Area, heights: number): boolean =>
  Math.abs(one.x0 + one.x1 - other.x0 - other.x1) / 2 < heightOf(other) * heights;

/** Beside each other: they share most of the height of the lower one. */
export const isBeside = (one: Area, other: Area, share: number = BESIDE): boolean =>
  verticalOverlap(one, other) > share;

/** In letters of one size, up to a share of their height. */
export const isSameSize = (one: Area, other: Area, off: number): boolean =>
  Math.abs(heightOf(one) / heightOf(other) - 1) < off;

/** Layout units of one row: about a line of small print. */
const ROW = 12;
/** What is higher than so many rows stands in a list of its own. */
const TALL = 40;

/** What stands in few lines of no page that was printed to be read, a page. */
const MOST_NEAR = 600;

/** What stands on one of several pages says on which. */
type Placed = Area & { readonly page?: number };

interface Place {
  readonly at: number;
  readonly thing: Placed;
}

interface Row {
  /** All that stand in it. */
  readonly reaching: Place[];
  /** Those of them that stand in no earlier one. */
  readonly beginning: Place[];
}

const NO_ROW: Row = { reaching: [], beginning: [] };

const rowsOf = (y0: number, y1: number): [first: number, last: number] => [
  Math.floor(Math.min(y0, y1) / ROW),
  Math.floor(Math.max(y0, y1) / ROW),
];

const placed = remembered((all: readonly Placed[]) => {
  const rows = new Map<number, Row>();
  const tall: Place[] = [];
  all.forEach((thing, at) => {
    const [first, last] = rowsOf(thing.y0, thing.y1);
    const place = { at, thing };
    if (!(last - first < TALL)) return tall.push(place);
    for (let row = first; row <= last; row += 1) {
      const known = rows.get(row) ?? { reaching: [], beginning: [] };
      known.reaching.push(place);
      if (row === first) known.beginning.push(place);
      rows.set(row, known);
    }
  });
  const pages = new Set(all.map(({ page }) => page)).size;
  return { rows, tall, most: tall.length + MOST_NEAR * pages };
});

/**
 * In their order, those that reach between two heights and some that stand close to them, of whatever page: a rule
 * that asks for what is beside or under a thing does not go through the whole page for each thing. None in a heap of
 * words, where nothing is beside or under anything.
 */
export function near<T extends Placed>(all: readonly T[], y0: number, y1: number): readonly T[] {
  const [from, to] = rowsOf(y0, y1);
  if (!(to - from < TALL)) return all;
  const { rows, tall, most } = placed(all);
  const found = [...tall];
  for (let row = from; row <= to; row += 1) {
    const { reaching, beginning } = rows.get(row) ?? NO_ROW;
    const more = row === from ? reaching : beginning;
    // Before they are gone through: in a heap every word asks for all of them.
    if (found.length + more.length > most) return [];
    found.push(...more);
  }
  return found.sort((a, b) => a.at - b.at).map(({ thing }) => thing as T);
}

/** Those on the lines right under a place of a page. */
export const under = <T extends Area & { readonly page: number }>(
  all: readonly T[],
  place: Area,
  page: number,
  most: number = WHITE.text,
): T[] =>
  near(all, place.y0, place.y1 + heightOf(place) * most).filter(
    (one) => one.page === page && isNextLine(one, place, most),
  );

/**
 * `reckon` of an object, reckoned once for as long as the object lives: rules ask the same of a page for each of
 * its words. What it is asked of must not change.
 */
export function remembered<K extends object, V>(reckon: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { value: V }>();
  return (key) => {
    const found = known.get(key) ?? { value: reckon(key) };
    known.set(key, found);
    return found.value;
  };
}
