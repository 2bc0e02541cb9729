import { convexHull, cross, distance, polygonArea, type Point } from './geometry';

/** Four corners: top left, top right, bottom right, bottom left. */
export type Quad = readonly [Point, Point, Point, Point];

/** Where the lines a-b and c-d meet; null when they are (nearly) parallel. */
function meet(a: Point, b: Point, c: Point, d: Point): Point | null {
  const [abx, aby, cdx, cdy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  const across = abx * cdy - aby * cdx;
  if (Math.abs(across) < 1e-6) return null;
  const along = ((c.x - a.x) * cdy - (c.y - a.y) * cdx) / across;
  return { x: a.x + abx * along, y: a.y + aby * along };
}

interface Removal {
  index: number;
  corner: Point;
  added: number;
}

/** What it costs to drop the side from `index` to the next corner by making its neighbours longer. */
function removal(polygon: readonly Point[], index: number): Removal | null {
  const at = (offset: number): Point =>
    polygon[(index + offset + polygon.length) % polygon.length] ?? { x: 0, y: 0 };
  const corner = meet(at(-1), at(0), at(1), at(2));
  if (!corner) return null;
  // The neighbours must meet outside, beyond the side that is dropped.
  if (cross(at(0), at(1), corner) * cross(at(0), at(1), at(-1)) > 0) return null;
  return { index, corner, added: Math.abs(cross(at(0), at(1), corner)) / 2 };
}

function dropCheapestSide(polygon: readonly Point[]): Point[] | null {
  const cheapest = polygon
    .flatMap((_, index) => removal(polygon, index) ?? [])
    .reduce<Removal | null>((best, next) => (best && best.added <= next.added ? best : next), null);
  if (!cheapest) return null;
  const after = (cheapest.index + 1) % polygon.length;
  return polygon.flatMap((point, index) => {
    if (index === after) return [];
    return [index === cheapest.index ? cheapest.corner : point];
  });
}

/** Corners in reading order, beginning with the one nearest to the top left. */
function ordered(points: readonly Point[]): Quad | null {
  const start = points.reduce(
    (best, point, index) =>
      point.x + point.y < (points[best]?.x ?? 0) + (points[best]?.y ?? 0) ? index : best,
    0,
  );
  const [a, b, c, d] = [0, 1, 2, 3].map((offset) => points[(start + offset) % 4]);
  if (!a || !b || !c || !d) return null;
  // Clockwise on the screen.
  return cross(a, b, c) > 0 ? [a, b, c, d] : [a, d, c, b];
}

/**
 * The four-sided figure that encloses the points most tightly: the hull's sides are dropped one by one,
 * cheapest first, so a cut-off or folded corner is completed.
 */
export function fitQuad(points: readonly Point[]): Quad | null {
  let polygon: Point[] | null = convexHull(points);
  while (polygon && polygon.length > 4) polygon = dropCheapestSide(polygon);
  return polygon?.length === 4 ? ordered(polygon) : null;
}

/** Longest two opposite sides: the size of the page as if it were seen from the front. */
export function quadSize([a, b, c, d]: Quad): { width: number; height: number } {
  return {
    width: Math.max(distance(a, b), distance(d, c)),
    height: Math.max(distance(a, d), distance(b, c)),
  };
}

export const quadArea = (quad: Quad): number => polygonArea(quad);
