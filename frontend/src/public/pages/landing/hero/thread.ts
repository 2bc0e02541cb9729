/** A point in pixels from the corner of the panel. */
export interface Point {
  x: number;
  y: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The path of the thread from a place on the page to its row in the list. */
export function threadPath(from: Point, to: Point): string {
  const pull = Math.max(24, Math.abs(to.x - from.x) * 0.55);
  return `M${round(from.x)} ${round(from.y)}C${round(from.x + pull)} ${round(from.y)} ${round(to.x - pull)} ${round(to.y)} ${round(to.x)} ${round(to.y)}`;
}

/**
 * How far a page is moved so that a place stands in the middle of a window that is smaller than it;
 * its edges stay outside the window. All in pixels.
 */
export function panTo(centre: number, page: number, window: number): number {
  const furthest = Math.min(0, window - page);
  return Math.round(Math.min(0, Math.max(furthest, window / 2 - centre)));
}
