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
  /** Each run of open pixels among these begins one more row of the region. */
  const begin = (from: number, to: number): void => {
    for (let at = from; at <= to; at += 1)
      if (open[at] === 1 && (at === from || open[at - 1] !== 1)) stack.push(at);
  };
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    if (open[at] !== 1) continue;
    const y = Math.floor(at / width);
    const first = y * width;
    let [min, max] = [at, at];
    while (min > first && open[min - 1] === 1) min -= 1;
    while (max < first + width - 1 && open[max + 1] === 1) max += 1;
    for (let pixel = min; pixel <= max; pixel += 1) weight += weights[pixel] ?? 0;
    open.fill(0, min, max + 1);
    size += max + 1 - min;
    const row = rows.get(y) ?? { min: width, max: 0 };
    rows.set(y, { min: Math.min(row.min, min - first), max: Math.max(row.max, max - first) });
    if (y > 0) begin(min - width, max - width);
    if (y < height - 1) begin(min + width, max + width);
  }
  return { outline: outlineOf(rows), size, weight };
}

function outlineOf(rows: ReadonlyMap<number, { min: number; max: number }>): Point[] {
  return [...rows].flatMap(([y, { min, max }]) => [
    { x: min, y },
    { x: max + 1, y },
    { x: min, y: y + 1 },
    { x: max + 1, y: y + 1 },
  ]);
}
