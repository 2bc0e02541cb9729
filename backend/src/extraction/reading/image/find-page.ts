import { fitQuad, quadArea, type Quad } from './fit-quad';
import { cross, distance, type Point } from './geometry';
import type { Grey } from './grey';
import { takeRegion } from './regions';
import { PLACES, placesAlong, type Side, stepAt, traceSide } from './trace-side';

/** Part of the photo that a page takes at least. */
const MIN_AREA = 0.2;
/** Part of the four-sided figure that is bright at least (print and shadows are dark). */
const MIN_FILL = 0.86;
/** Steps of brightness by which the page stands out from what is beside it, on its weakest side. */
const MIN_CONTRAST = 12;
/** A page that reaches to within this part of the photo on all sides needs no cutting out. */
const FULL_MARGIN = 0.015;
const THRESHOLDS = 14;
const CORNER_COSINE = 0.5;
/** The others may lie beyond the photo's edge. */
const MIN_SIDES = 2;
/** Pixels to either side of an edge. Most of the step is there at once; the edge of a shadow is soft. */
const NEAR = 2;
const FAR = 6;
const SHARP = 0.55;
/** Opposite sides of a sheet seen in perspective; more is another figure. */
const MAX_SIDE_RATIO = 1.7;

/** A sheet of paper in a picture. */
export interface Sheet {
  corners: Quad;
  /** Top, right, bottom, left: where the paper ends, clockwise from corner to corner. */
  sides: readonly [Side, Side, Side, Side];
}

interface Found {
  sheet: Sheet;
  /** Over all sides. */
  contrast: number;
}

const stepsAcross = (grey: Grey, side: Side, across: number): number[] =>
  placesAlong().flatMap((at) => stepAt(grey, side, at, { depth: side.bend(at), across }) ?? []);

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Step from outside to inside along one side, 0 for a soft edge; null when it lies on the photo's edge. */
function sideContrast(grey: Grey, side: Side): number | null {
  const steps = stepsAcross(grey, side, FAR);
  if (steps.length < PLACES / 3) return null;
  if (mean(stepsAcross(grey, side, NEAR)) < SHARP * mean(steps)) return 0;
  // A low quarter instead of the mean: one bright stretch must not vouch for the whole side.
  return steps.sort((a, b) => a - b)[Math.floor(steps.length / 4)] ?? null;
}

function tracedSides(grey: Grey, [a, b, c, d]: Quad): Sheet['sides'] {
  const height = (distance(a, d) + distance(b, c)) / 2;
  const width = (distance(a, b) + distance(d, c)) / 2;
  return [
    traceSide(grey, a, b, height),
    traceSide(grey, b, c, width),
    traceSide(grey, c, d, height),
    traceSide(grey, d, a, width),
  ];
}

/** Where the edges of two sides meet: the hull of a bent sheet has its corners too far out. */
function cornerOf(before: Side, after: Side): Point {
  const [into, outOf] = [before.bend(1), after.bend(0)];
  return {
    x: after.from.x + before.inward.x * into + after.inward.x * outOf,
    y: after.from.y + before.inward.y * into + after.inward.y * outOf,
  };
}

function sheetOf(sides: Sheet['sides']): Sheet {
  const [top, right, bottom, left] = sides;
  const corners = [
    cornerOf(left, top),
    cornerOf(top, right),
    cornerOf(right, bottom),
    cornerOf(bottom, left),
  ] as const;
  return { corners, sides };
}

function hasPageCorners([a, b, c, d]: Quad): boolean {
  return [
    [d, a, b],
    [a, b, c],
    [b, c, d],
    [c, d, a],
  ].every(([before, corner, after]) => {
    if (!before || !corner || !after) return false;
    const [x1, y1] = [before.x - corner.x, before.y - corner.y];
    const [x2, y2] = [after.x - corner.x, after.y - corner.y];
    const cosine = (x1 * x2 + y1 * y2) / (Math.hypot(x1, y1) * Math.hypot(x2, y2));
    return Math.abs(cosine) < CORNER_COSINE && cross(corner, after, before) > 0;
  });
}

function hasPageSides([a, b, c, d]: Quad): boolean {
  const pairs = [
    [distance(a, b), distance(d, c)],
    [distance(a, d), distance(b, c)],
  ];
  return pairs.every((pair) => Math.max(...pair) < MAX_SIDE_RATIO * Math.min(...pair));
}

function isWholePhoto(quad: Quad, { width, height }: Grey): boolean {
  const [mx, my] = [FULL_MARGIN * width, FULL_MARGIN * height];
  return quad.every(({ x, y }) => (x < mx || x > width - mx) && (y < my || y > height - my));
}

function judge(grey: Grey, points: readonly Point[], size: number): Found | null {
  const quad = fitQuad(points);
  if (!quad || !hasPageCorners(quad) || !hasPageSides(quad) || isWholePhoto(quad, grey))
    return null;
  if (size < MIN_FILL * quadArea(quad)) return null;
  const sides = tracedSides(grey, quad);
  const contrasts = sides.flatMap((side) => sideContrast(grey, side) ?? []);
  if (contrasts.length < MIN_SIDES || Math.min(...contrasts) < MIN_CONTRAST) return null;
  // Sides on the photo's edge count as zero: a figure with four real sides wins.
  return {
    sheet: sheetOf(sides),
    contrast: contrasts.reduce((sum, contrast) => sum + contrast, 0),
  };
}

/** The largest bright regions at one threshold, as candidates for the page. */
function candidates(grey: Grey, threshold: number): Found[] {
  const open = grey.data.map((value) => (value > threshold ? 1 : 0));
  const found: Found[] = [];
  for (let seed = open.indexOf(1); seed >= 0; seed = open.indexOf(1, seed)) {
    const { outline, size } = takeRegion(open, grey.width, seed, grey.data);
    if (size < MIN_AREA * open.length) continue;
    const candidate = judge(grey, outline, size);
    if (candidate) found.push(candidate);
  }
  return found;
}

/**
 * Finds the sheet of paper in a photo: a bright four-sided figure that stands out on every side. Shadows make
 * any single threshold fail, so several are tried and the best outlined figure wins. Its sides may be bent, as
 * those of paper that was rolled or folded are.
 * Null when there is none, or when the page fills the photo. In pixels of `grey`.
 */
export function findPage(grey: Grey): Sheet | null {
  const sorted = Uint8Array.from(grey.data).sort();
  const level = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const [low, high] = [level(0.02), level(0.95)];
  let best: Found | null = null;
  for (let step = 1; step < THRESHOLDS; step += 1) {
    for (const found of candidates(grey, low + ((high - low) * step) / THRESHOLDS)) {
      if (!best || found.contrast > best.contrast) best = found;
    }
  }
  return best?.sheet ?? null;
}
