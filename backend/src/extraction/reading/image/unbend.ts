import type { Sheet } from './find-page';
import { CHANNELS, type Pixels, type Point } from './geometry';
import { type Homography, project } from './homography';
import { placesAlong, pointAt, type Side } from './trace-side';

/**
 * How far the edges of a sheet are from the straight sides of its front view, in pixels of that view: for each
 * column the upper and the lower edge, downwards; for each row the left and the right edge, to the right.
 */
export interface Bend {
  top: Float64Array;
  bottom: Float64Array;
  left: Float64Array;
  right: Float64Array;
}

/** Evenly spaced values of a line through points that are in order. */
function resampled(points: readonly Point[], length: number): Float64Array {
  const values = new Float64Array(length);
  let next = 1;
  for (let at = 0; at < length; at += 1) {
    while (next < points.length - 1 && (points[next]?.x ?? 0) < at + 0.5) next += 1;
    const [a, b] = [points[next - 1], points[next]];
    if (!a || !b) return values;
    const share = Math.min(1, Math.max(0, (at + 0.5 - a.x) / Math.max(1e-9, b.x - a.x)));
    values[at] = a.y + (b.y - a.y) * share;
  }
  return values;
}

/** The edge seen from the front, each point with its place along the side and its distance from it. */
function edgePoints(
  side: Side,
  place: (onPage: Point) => Point,
  toPage: Homography,
  { length, scale }: { length: number; scale: Point },
): Point[] {
  const seen = placesAlong().map((at) => {
    const { x, y } = pointAt(side, at, side.bend(at));
    return place(project(toPage, { x: x * scale.x, y: y * scale.y }));
  });
  const inner = seen.filter(({ x }) => x > 0 && x < length).sort((a, b) => a.x - b.x);
  return [{ x: 0, y: 0 }, ...inner, { x: length, y: 0 }];
}

/**
 * @param toPage from pixels of the photo to pixels of the front view
 * @param scale from pixels in which the sheet was found to pixels of the photo
 */
export function bendOf(
  { sides: [top, right, bottom, left] }: Sheet,
  toPage: Homography,
  { width, height }: { width: number; height: number },
  scale: Point,
): Bend {
  const edge = (side: Side, length: number, place: (onPage: Point) => Point): Float64Array =>
    resampled(edgePoints(side, place, toPage, { length, scale }), length);
  return {
    top: edge(top, width, ({ x, y }) => ({ x, y })),
    bottom: edge(bottom, width, ({ x, y }) => ({ x, y: y - height })),
    left: edge(left, height, ({ x, y }) => ({ x: y, y: x })),
    right: edge(right, height, ({ x, y }) => ({ x: y, y: x - width })),
  };
}

const PAPER = 255;

/**
 * A new image of that size whose every pixel comes from where `toSource` takes it, bilinear;
 * what lies outside of the source is white.
 * @param bend how the sheet's edges differ from straight ones; between them the paper goes along
 */
export function warp(
  source: Pixels,
  [a, b, c, d, e, f, g, h]: Homography,
  { width, height }: { width: number; height: number },
  bend: Bend | null = null,
): Pixels {
  const data = new Uint8Array(width * height * CHANNELS).fill(PAPER);
  for (let row = 0, at = 0; row < height; row += 1) {
    const down = (row + 0.5) / height;
    const left = bend?.left[row] ?? 0;
    const wider = ((bend?.right[row] ?? 0) - left) / width;
    for (let column = 0; column < width; column += 1, at += CHANNELS) {
      const top = bend?.top[column] ?? 0;
      const x = column + 0.5 + left + wider * (column + 0.5);
      const y = row + 0.5 + top + ((bend?.bottom[column] ?? 0) - top) * down;
      const w = g * x + h * y + 1;
      copySample(source, (a * x + b * y + c) / w - 0.5, (d * x + e * y + f) / w - 0.5, data, at);
    }
  }
  return { data, width, height };
}

/** Once for each pixel of a page: no list is made here, each would cost more than the sample. */
function copySample(source: Pixels, x: number, y: number, target: Uint8Array, at: number): void {
  const { data, width, height } = source;
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return;
  const fx = x - left;
  const fy = y - top;
  const upper = (top * width + left) * CHANNELS;
  const lower = upper + width * CHANNELS;
  for (let channel = 0; channel < CHANNELS; channel += 1) {
    const a = data[upper + channel] ?? 0;
    const c = data[lower + channel] ?? 0;
    const above = a + ((data[upper + CHANNELS + channel] ?? 0) - a) * fx;
    const below = c + ((data[lower + CHANNELS + channel] ?? 0) - c) * fx;
    target[at + channel] = above + (below - above) * fy + 0.5;
  }
}
