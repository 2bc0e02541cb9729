import { fitQuad, quadArea, type Quad } from './fit-quad';
import { cross, distance, type Point } from './geometry';
import type { Grey } from './grey';
import { takeRegion } from './regions';

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
const SAMPLES = 24;
/** Pixels to either side of an edge. Most of the step is there at once; the edge of a shadow is soft. */
const NEAR = 2;
const FAR = 6;
const SHARP = 0.55;
/** Opposite sides of a sheet seen in perspective; more is another figure. */
const MAX_SIDE_RATIO = 1.7;

interface Found {
  quad: Quad;
  /** Over all sides. */
  contrast: number;
}

function brightness({ data, width, height }: Grey, x: number, y: number): number | null {
  const [column, row] = [Math.round(x), Math.round(y)];
  if (column < 0 || row < 0 || column >= width || row >= height) return null;
  return data[row * width + column] ?? null;
}

function stepsAcross(grey: Grey, from: Point, to: Point, reach: number): number[] {
  const length = distance(from, to);
  const inward = { x: (-(to.y - from.y) / length) * reach, y: ((to.x - from.x) / length) * reach };
  const steps: number[] = [];
  for (let sample = 1; sample < SAMPLES; sample += 1) {
    const x = from.x + ((to.x - from.x) * sample) / SAMPLES;
    const y = from.y + ((to.y - from.y) * sample) / SAMPLES;
    const inside = brightness(grey, x + inward.x, y + inward.y);
    const outside = brightness(grey, x - inward.x, y - inward.y);
    if (inside !== null && outside !== null) steps.push(inside - outside);
  }
  return steps;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Step from outside to inside along one side, 0 for a soft edge; null when it lies on the photo's edge. */
function sideContrast(grey: Grey, from: Point, to: Point): number | null {
  const steps = stepsAcross(grey, from, to, FAR);
  if (steps.length < SAMPLES / 3) return null;
  if (mean(stepsAcross(grey, from, to, NEAR)) < SHARP * mean(steps)) return 0;
  // A low quarter instead of the mean: one bright stretch must not vouch for the whole side.
  return steps.sort((a, b) => a - b)[Math.floor(steps.length / 4)] ?? null;
}

function sides([a, b, c, d]: Quad): (readonly [Point, Point])[] {
  return [
    [a, b],
    [b, c],
    [c, d],
    [d, a],
  ];
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
  const contrasts = sides(quad).flatMap(([from, to]) => sideContrast(grey, from, to) ?? []);
  if (contrasts.length < MIN_SIDES || Math.min(...contrasts) < MIN_CONTRAST) return null;
  // Sides on the photo's edge count as zero: a figure with four real sides wins.
  return { quad, contrast: contrasts.reduce((sum, contrast) => sum + contrast, 0) };
}

/** The largest bright regions at one threshold, as candidates for the page. */
function candidates(grey: Grey, threshold: number): Found[] {
  const open = Uint8Array.from(grey.data, (value) => (value > threshold ? 1 : 0));
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
 * any single threshold fail, so several are tried and the best outlined figure wins.
 * Null when there is none, or when the page fills the photo. Corners in pixels of `grey`.
 */
export function findPage(grey: Grey): Quad | null {
  const sorted = Uint8Array.from(grey.data).sort();
  const level = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const [low, high] = [level(0.02), level(0.95)];
  let best: Found | null = null;
  for (let step = 1; step < THRESHOLDS; step += 1) {
    for (const found of candidates(grey, low + ((high - low) * step) / THRESHOLDS)) {
      if (!best || found.contrast > best.contrast) best = found;
    }
  }
  return best?.quad ?? null;
}
