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

/** Around the middle of another, within so many heights of it. */
export const isCentred = (one: Area, other: Area, heights: number): boolean =>
  Math.abs(one.x0 + one.x1 - other.x0 - other.x1) / 2 < heightOf(other) * heights;

/** Beside each other: they share most of the height of the lower one. */
export const isBeside = (one: Area, other: Area, share: number = BESIDE): boolean =>
  verticalOverlap(one, other) > share;

/** In letters of one size, up to a share of their height. */
export const isSameSize = (one: Area, other: Area, off: number): boolean =>
  Math.abs(heightOf(one) / heightOf(other) - 1) < off;
