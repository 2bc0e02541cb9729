import type { Box } from '@contracts/evidence';

export const MIN_ZOOM = 0.5;
export const MAX_ZOOM = 4;
const ZOOM_STEP = 1.25;
/** Room around the sheet, px. */
export const SHEET_MARGIN = 24;

export type Rotation = 0 | 90 | 180 | 270;

/** `width` and `page` follow the size of the pane; a number is a zoom, 1 = the page fills the width. */
export type Zoom = 'width' | 'page' | number;

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export const turned = (rotation: Rotation): Rotation => ((rotation + 90) % 360) as Rotation;

export const clampZoom = (zoom: number): number => Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom));

const isSideways = (rotation: Rotation): boolean => rotation % 180 !== 0;

/** Size of the page as it stands on the screen before zooming: sideways pages swap their sides. */
export const standing = (page: Size, rotation: Rotation): Size =>
  isSideways(rotation) ? { width: page.height, height: page.width } : page;

/** The factor of a zoom for a page in a pane, 1 = the standing page fills the pane's width. */
export function zoomFactor(zoom: Zoom, page: Size, rotation: Rotation, pane: Size): number {
  if (zoom === 'width') return 1;
  if (typeof zoom === 'number') return clampZoom(zoom);
  const { width, height } = standing(page, rotation);
  const room = { width: pane.width - 2 * SHEET_MARGIN, height: pane.height - 2 * SHEET_MARGIN };
  return Math.min(1, (room.height * width) / (height * room.width));
}

/** Size in px that the standing page takes on the screen. */
export function standingSize(zoom: Zoom, page: Size, rotation: Rotation, pane: Size): Size {
  const { width, height } = standing(page, rotation);
  const shown = (pane.width - 2 * SHEET_MARGIN) * zoomFactor(zoom, page, rotation, pane);
  return { width: shown, height: (shown * height) / width };
}

/** The next zoom step; from a fitted page it starts at the factor that the fit has. */
export function stepped(factor: number, direction: 1 | -1): number {
  const next = direction === 1 ? factor * ZOOM_STEP : factor / ZOOM_STEP;
  // 100 % is a place to stop at, whatever was before.
  const passesWhole = (factor - 1) * (next - 1) < -1e-9;
  return clampZoom(passesWhole ? 1 : next);
}

/** Where a pane must scroll so that what lay under the cursor stays there after a change of zoom. */
export const anchoredScroll = (scroll: Point, cursor: Point, ratio: number): Point => ({
  x: Math.max(0, (scroll.x + cursor.x) * ratio - cursor.x),
  y: Math.max(0, (scroll.y + cursor.y) * ratio - cursor.y),
});

/** A point of the unturned page (0..1) as it stands on the screen (0..1). */
export function toScreen({ x, y }: Point, rotation: Rotation): Point {
  if (rotation === 90) return { x: 1 - y, y: x };
  if (rotation === 180) return { x: 1 - x, y: 1 - y };
  if (rotation === 270) return { x: y, y: 1 - x };
  return { x, y };
}

/** The other way: a point on the screen (0..1 of the standing page) as a point of the page. */
export const toPage = (point: Point, rotation: Rotation): Point =>
  toScreen(point, ((360 - rotation) % 360) as Rotation);

/** A box of the page as the box that it takes on the screen, both 0..1. */
export function boxOnScreen(box: Box, rotation: Rotation): Box {
  const first = toScreen({ x: box.x, y: box.y }, rotation);
  const second = toScreen({ x: box.x + box.w, y: box.y + box.h }, rotation);
  return {
    page: box.page,
    x: Math.min(first.x, second.x),
    y: Math.min(first.y, second.y),
    w: Math.abs(first.x - second.x),
    h: Math.abs(first.y - second.y),
  };
}

/** The box between two points of a page, 0..1, whichever way it was drawn. */
export const boxBetween = (page: number, from: Point, to: Point): Box => ({
  page,
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  w: Math.abs(from.x - to.x),
  h: Math.abs(from.y - to.y),
});
