import type { Box } from '@contracts/evidence';

/** Width of a page in the units of the drawing (points of an A4 page). */
export const PAGE_UNITS = 595;

export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A box of the page (0..1) in drawing units; `pageHeight` is the height of the page in them. */
export const toUnits = (box: Box, pageHeight: number, padding = 0): Rectangle => ({
  x: box.x * PAGE_UNITS - padding,
  y: box.y * pageHeight - padding,
  width: box.w * PAGE_UNITS + 2 * padding,
  height: box.h * pageHeight + 2 * padding,
});

/** Four corner brackets around a rectangle, as one path. */
export function bracketPath({ x, y, width, height }: Rectangle): string {
  const arm = Math.min(6, width / 3, height / 2);
  const right = x + width;
  const bottom = y + height;
  return [
    `M${x} ${y + arm}V${y}H${x + arm}`,
    `M${right - arm} ${y}H${right}V${y + arm}`,
    `M${right} ${bottom - arm}V${bottom}H${right - arm}`,
    `M${x + arm} ${bottom}H${x}V${bottom - arm}`,
  ].join('');
}

/** The smallest box around several of one page, or null when there is none. */
export function unionBox(boxes: readonly Box[]): Box | null {
  const [first] = boxes;
  if (!first) return null;
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, w }) => x + w));
  const bottom = Math.max(...boxes.map(({ y, h }) => y + h));
  return { page: first.page, x: left, y: top, w: right - left, h: bottom - top };
}

/** A crop is this many times wider than high. */
const CROP_RATIO = 4.5;

/** The part of the page around a place that a crop shows: the place in the middle, inside the page. */
export function cropWindow(place: Rectangle, pageHeight: number): Rectangle {
  const wanted = Math.max(place.width * 1.25, place.height * 1.9 * CROP_RATIO);
  const width = Math.min(PAGE_UNITS, wanted);
  const height = width / CROP_RATIO;
  const clamp = (value: number, limit: number): number => Math.min(Math.max(0, value), limit);
  return {
    x: clamp(place.x + place.width / 2 - width / 2, PAGE_UNITS - width),
    y: clamp(place.y + place.height / 2 - height / 2, Math.max(0, pageHeight - height)),
    width,
    height,
  };
}
