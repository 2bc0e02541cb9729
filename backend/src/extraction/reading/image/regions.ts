import type { Point } from './geometry';

export interface Region {
  /** First and last pixel of each row: enough for the hull. */
  outline: Point[];
  /** Pixels. */
  size: number;
  /** Sum of the weights of its pixels. */
  weight: number;
}

/**
 * Takes the pixels out of `open` that hang together (four neighbours) with `seed`.
 * @param open 1 for a pixel that belongs to some region and has not been taken yet
 */
export function takeRegion(
  open: Uint8Array,
  width: number,
  seed: number,
  weights: ArrayLike<number>,
): Region {
  const height = open.length / width;
  const rows = new Map<number, { min: number; max: number }>();
  const stack = [seed];
  let [weight, size] = [0, 0];
  open[seed] = 0;
  const visit = (neighbour: number): void => {
    if (open[neighbour] !== 1) return;
    open[neighbour] = 0;
    stack.push(neighbour);
  };
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const x = at % width;
    const y = (at - x) / width;
    widen(rows, x, y);
    weight += weights[at] ?? 0;
    size += 1;
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (y > 0) visit(at - width);
    if (y < height - 1) visit(at + width);
  }
  return { outline: outlineOf(rows), size, weight };
}

function widen(rows: Map<number, { min: number; max: number }>, x: number, y: number): void {
  const row = rows.get(y);
  if (!row) {
    rows.set(y, { min: x, max: x });
    return;
  }
  row.min = Math.min(row.min, x);
  row.max = Math.max(row.max, x);
}

function outlineOf(rows: ReadonlyMap<number, { min: number; max: number }>): Point[] {
  return [...rows].flatMap(([y, { min, max }]) => [
    { x: min, y },
    { x: max + 1, y },
    { x: min, y: y + 1 },
    { x: max + 1, y: y + 1 },
  ]);
}
