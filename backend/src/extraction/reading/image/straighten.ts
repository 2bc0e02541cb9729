import { findPage } from './find-page';
import { findSkew } from './find-skew';
import { quadSize, type Quad } from './fit-quad';
import { smallGrey, smallPaper } from './grey';
import { homography } from './homography';
import { MAX_SIDE, type Pixels } from './pixels';
import { bendOf } from './unbend';
import { warp } from './warp';

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
export async function straighten(image: Pixels): Promise<Pixels> {
  return level((await frontView(image)) ?? image);
}
