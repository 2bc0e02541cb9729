import sharp from 'sharp';

/** An image in memory: 8 bits, three channels red, green, blue, rows without padding. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

export const CHANNELS = 3;
/** No page image is longer than this on either side. */
export const MAX_SIDE = 3_000;

/** A sharp pipeline that begins with these pixels. */
export const toSharp = ({ data, width, height }: Pixels): sharp.Sharp =>
  sharp(data, { raw: { width, height, channels: CHANNELS } });

/** Runs a pipeline to pixels of three channels; transparency becomes white. */
export async function fromSharp(pipeline: sharp.Sharp): Promise<Pixels> {
  const { data, info } = await pipeline
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export interface Point {
  x: number;
  y: number;
}

/** Twice the signed area of the triangle o, a, b. */
export const cross = (o: Point, a: Point, b: Point): number =>
  (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);

export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** Area of a polygon. */
export function polygonArea(points: readonly Point[]): number {
  const sum = points.reduce((total, point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    return total + point.x * next.y - next.x * point.y;
  }, 0);
  return Math.abs(sum) / 2;
}

function halfHull(points: readonly Point[]): Point[] {
  const hull: Point[] = [];
  for (const point of points) {
    for (;;) {
      const [before, last] = [hull.at(-2), hull.at(-1)];
      if (!before || !last || cross(before, last, point) > 0) break;
      hull.pop();
    }
    hull.push(point);
  }
  return hull;
}

/** Convex hull (Andrew's monotone chain), always in the same sense of rotation. */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  if (sorted.length < 3) return sorted;
  const lower = halfHull(sorted);
  const upper = halfHull(sorted.reverse());
  return [...lower.slice(0, -1), ...upper.slice(0, -1)];
}
