import { median } from '../median';
import { brightness, type Grey } from './grey';
import { distance, type Point } from './geometry';
import { solve } from './homography';

/** A value measured at a place from 0 to 1. */
export interface Measured {
  at: number;
  value: number;
}

/** The bend of a sheet has one wave at most: a cubic follows it and no grain. */
const TERMS = 4;
/** A measurement that lies farther off than so many times the usual is of something else. */
const OUTLIER = 3;
/** Pixels that good measurements differ from the curve. */
const GRAIN = 1;
const ROUNDS = 3;

type Curve = (at: number) => number;

const powers = (at: number): number[] => Array.from({ length: TERMS }, (_, term) => at ** term);

/** Least squares by the normal equations. */
function leastSquares(points: readonly Measured[]): Curve | null {
  const rows = Array.from({ length: TERMS }, () => new Array<number>(TERMS + 1).fill(0));
  for (const { at, value } of points) {
    const terms = [...powers(at), value];
    rows.forEach((row, i) => {
      terms.forEach((term, k) => {
        row[k] = (row[k] ?? 0) + (terms[i] ?? 0) * term;
      });
    });
  }
  const factors = solve(rows);
  return (
    factors &&
    ((at) => powers(at).reduce((sum, term, index) => sum + term * (factors[index] ?? 0), 0))
  );
}

/**
 * A smooth curve through measurements some of which are of something else; null when fewer than `least` of
 * them lie on one.
 */
export function fitCurve(measured: readonly Measured[], least: number): Curve | null {
  let [kept, curve]: [readonly Measured[], Curve | null] = [measured, null];
  const missOf = ({ at, value }: Measured): number => Math.abs(value - (curve?.(at) ?? 0));
  for (let round = 0; round < ROUNDS; round += 1) {
    curve = kept.length < Math.max(least, TERMS) ? null : leastSquares(kept);
    if (!curve) return null;
    const limit = Math.max(GRAIN, OUTLIER * median(measured.map(missOf)));
    kept = measured.filter((one) => missOf(one) <= limit);
  }
  return measured.filter((one) => missOf(one) <= OUTLIER * GRAIN).length < least ? null : curve;
}

/** One side of a sheet, clockwise, and where its paper really ends. */
export interface Side {
  from: Point;
  to: Point;
  /** Unit vector to the inside of the sheet. */
  inward: Point;
  /** How far inside of the straight line the paper ends at a place of 0 to 1 along it, in pixels. */
  bend: (at: number) => number;
}

/** Places along a side at which its edge is looked for. */
export const PLACES = 40;
/** Edges that have to be found: the others may be under a thumb, or another sheet's. */
const LEAST = PLACES / 2;
/** Part of the way to the opposite side that a bent edge lies inside of the straight line at most. */
const REACH = 0.08;
/** Pixels that it lies outside of it at most. */
const OUTSIDE = 3;
/** Pixels to either side of an edge between which brightness is compared. */
const ACROSS = 2;
const MIN_STEP = 8;
/** Of several edges the outermost is the paper's, the others are print; it need not be the strongest. */
const STRONG = 0.6;

export const placesAlong = (): number[] =>
  Array.from({ length: PLACES }, (_, place) => (place + 0.5) / PLACES);

/** The point `depth` pixels inside of the straight line. */
export function pointAt(
  { from, to, inward }: Omit<Side, 'bend'>,
  at: number,
  depth: number,
): Point {
  return {
    x: from.x + (to.x - from.x) * at + inward.x * depth,
    y: from.y + (to.y - from.y) * at + inward.y * depth,
  };
}

/** Brightness inside less outside; null at the photo's border. */
export function stepAt(
  grey: Grey,
  side: Omit<Side, 'bend'>,
  at: number,
  { depth, across }: { depth: number; across: number },
): number | null {
  const inside = brightness(grey, pointAt(side, at, depth + across));
  const outside = brightness(grey, pointAt(side, at, depth - across));
  return inside === null || outside === null ? null : inside - outside;
}

/** Where the paper ends at one place: the outermost of the strong edges. */
function edgeAt(grey: Grey, side: Omit<Side, 'bend'>, at: number, reach: number): Measured | null {
  const steps: { depth: number; step: number }[] = [];
  for (let depth = -OUTSIDE; depth <= reach; depth += 1) {
    const step = stepAt(grey, side, at, { depth, across: ACROSS });
    if (step !== null) steps.push({ depth, step });
  }
  const top = Math.max(MIN_STEP, ...steps.map(({ step }) => step));
  const first = steps.findIndex(({ step }) => step >= STRONG * top);
  if (first < 0) return null;
  let best = first;
  while ((steps[best + 1]?.step ?? -1) > (steps[best]?.step ?? 0)) best += 1;
  return { at, value: steps[best]?.depth ?? 0 };
}

/**
 * Follows the edge of the paper along one side: a sheet that is not quite flat has bent sides. A side whose
 * edge cannot be followed counts as straight.
 * @param breadth pixels to the opposite side
 */
export function traceSide(grey: Grey, from: Point, to: Point, breadth: number): Side {
  const length = distance(from, to);
  const inward = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  const straight = { from, to, inward };
  const edges = placesAlong().flatMap((at) => edgeAt(grey, straight, at, REACH * breadth) ?? []);
  return { ...straight, bend: fitCurve(edges, LEAST) ?? (() => 0) };
}
