import { median } from '../median';
import { solve } from './solve';

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
