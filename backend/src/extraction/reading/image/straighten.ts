import { findPage } from './find-page';
import { quadSize, type Quad } from './fit-quad';
import { MAX_SIDE, type Pixels } from './geometry';
import { smallGrey, smallPaper, type Grey } from './grey';
import { homography } from './homography';
import { bendOf, warp } from './unbend';

const DEGREE = Math.PI / 180;
/** Beyond this a page lies askew on purpose, or there is no text. */
const MAX_SKEW = 10 * DEGREE;
const COARSE = 0.5 * DEGREE;
const FINE = 0.05 * DEGREE;
/** Window and offset of the local threshold: darker than its surroundings is print. */
const WINDOW = 12;
const DARKER_BY = 12;
const MAX_POINTS = 60_000;

interface Ink {
  xs: Float64Array;
  ys: Float64Array;
  height: number;
}

/** Sums over all rectangles that begin at the origin. */
function integral({ data, width, height }: Grey): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += data[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  return sums;
}

/** Pixels that are darker than the mean around them. */
function inkOf(grey: Grey): Ink {
  const { data, width, height } = grey;
  const sums = integral(grey);
  const at = (x: number, y: number): number => sums[y * (width + 1) + x] ?? 0;
  const points: [number, number][] = [];
  for (let y = WINDOW; y < height - WINDOW; y += 1) {
    for (let x = WINDOW; x < width - WINDOW; x += 1) {
      const [left, right, top, bottom] = [x - WINDOW, x + WINDOW, y - WINDOW, y + WINDOW];
      const mean =
        (at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top)) / (2 * WINDOW) ** 2;
      if ((data[y * width + x] ?? 0) < mean - DARKER_BY) points.push([x, y]);
    }
  }
  const every = Math.max(1, Math.ceil(points.length / MAX_POINTS));
  const kept = points.filter((_, index) => index % every === 0);
  return {
    xs: Float64Array.from(kept, ([x]) => x),
    ys: Float64Array.from(kept, ([, y]) => y),
    height: width + height,
  };
}

/** How sharply the ink falls into rows when the page is turned back by `angle`. */
function sharpness({ xs, ys, height }: Ink, angle: number): number {
  const rows = new Float64Array(2 * height);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  for (let index = 0; index < xs.length; index += 1) {
    const row = Math.round((ys[index] ?? 0) * cos - (xs[index] ?? 0) * sin) + height;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let sum = 0;
  for (let row = 1; row < rows.length; row += 1)
    sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
  return sum;
}

function bestAngle(ink: Ink, from: number, to: number, step: number): number {
  let [best, top] = [0, -1];
  for (let angle = from; angle <= to + step / 2; angle += step) {
    const value = sharpness(ink, angle);
    if (value > top) [best, top] = [angle, value];
  }
  return best;
}

/**
 * Angle of the lines of text in radians, positive when they run down to the right; 0 when there is too
 * little ink to tell (projection profile, after Postl).
 */
export function findSkew(grey: Grey): number {
  const ink = inkOf(grey);
  if (ink.xs.length < 500) return 0;
  const coarse = bestAngle(ink, -MAX_SKEW, MAX_SKEW, COARSE);
  if (Math.abs(coarse) > MAX_SKEW - COARSE) return 0;
  return bestAngle(ink, coarse - COARSE, coarse + COARSE, FINE);
}

/** Long side of the copy in which the sheet is looked for. */
const FIND_SIDE = 512;
const FIND_BLUR = 1.2;
/** Long side of the copy in which the angle of the lines is measured. */
const SKEW_SIDE = 1_100;
/** Below this nobody sees it, and turning would only blur the print. */
const MIN_SKEW = (0.15 * Math.PI) / 180;

const whole = ({ width, height }: { width: number; height: number }): Quad => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
];

function fitted({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Cuts the sheet out of a photo and shows it flat and as if seen from the front; null when none is found. */
async function frontView(image: Pixels): Promise<Pixels | null> {
  const grey = await smallPaper(image, FIND_SIDE, FIND_BLUR);
  const sheet = findPage(grey);
  if (!sheet) return null;
  const scale = { x: image.width / grey.width, y: image.height / grey.height };
  const [a, b, c, d] = sheet.corners.map(({ x, y }) => ({ x: x * scale.x, y: y * scale.y }));
  if (!a || !b || !c || !d) return null;
  const corners: Quad = [a, b, c, d];
  const size = fitted(quadSize(corners));
  const [toSource, toPage] = [homography(whole(size), corners), homography(corners, whole(size))];
  return toSource && toPage && warp(image, toSource, size, bendOf(sheet, toPage, size, scale));
}

/** Turns the page so that its lines run level; nothing is cut off. */
async function level(image: Pixels): Promise<Pixels> {
  const angle = findSkew(await smallGrey(image, SKEW_SIDE));
  if (Math.abs(angle) < MIN_SKEW) return image;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const { width, height } = image;
  const size = fitted({
    width: width * cos + height * Math.abs(sin),
    height: height * cos + width * Math.abs(sin),
  });
  const corners = whole(size).map(({ x, y }) => {
    const [dx, dy] = [x - size.width / 2, y - size.height / 2];
    return { x: width / 2 + dx * cos - dy * sin, y: height / 2 + dx * sin + dy * cos };
  });
  const toSource = homography(whole(size), corners);
  return toSource ? warp(image, toSource, size) : image;
}

/**
 * A page as it should lie before a reader: the sheet cut out of a photo, its perspective undone, its lines
 * level. The answer is the page image from then on, so boxes found on it agree with what people see.
 */
export const straighten = async (image: Pixels): Promise<Pixels> =>
  level((await frontView(image)) ?? image);
