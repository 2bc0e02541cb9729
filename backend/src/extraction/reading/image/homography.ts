import type { Point } from './geometry';

/** Solves a linear system by Gaussian elimination with pivoting; null when it has no single answer. */
export function solve(equations: readonly (readonly number[])[]): number[] | null {
  const rows = equations.map((row) => [...row]);
  const size = rows.length;
  for (let column = 0; column < size; column += 1) {
    const pivot = rows
      .slice(column)
      .reduce((best, row) =>
        Math.abs(row[column] ?? 0) > Math.abs(best[column] ?? 0) ? row : best,
      );
    const scale = pivot[column] ?? 0;
    if (Math.abs(scale) < 1e-12) return null;
    rows[rows.indexOf(pivot)] = rows[column] ?? pivot;
    rows[column] = pivot.map((value) => value / scale);
    rows.forEach((row, index) => {
      const factor = row[column] ?? 0;
      if (index === column || factor === 0) return;
      rows[index] = row.map((value, k) => value - factor * (rows[column]?.[k] ?? 0));
    });
  }
  return rows.map((row) => row[size] ?? 0);
}

/** Row by row: x' = (a x + b y + c) / (g x + h y + 1), y' = (d x + e y + f) / (g x + h y + 1). */
export type Homography = readonly [number, number, number, number, number, number, number, number];

/** The perspective map that takes four points to four others; null when three of them lie on a line. */
export function homography(from: readonly Point[], to: readonly Point[]): Homography | null {
  const rows = from.flatMap(({ x, y }, index) => {
    const { x: u, y: v } = to[index] ?? { x: 0, y: 0 };
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  const [a, b, c, d, e, f, g, h] = solve(rows) ?? [];
  if (a === undefined || b === undefined || c === undefined || d === undefined) return null;
  if (e === undefined || f === undefined || g === undefined || h === undefined) return null;
  return [a, b, c, d, e, f, g, h];
}

export function project([a, b, c, d, e, f, g, h]: Homography, { x, y }: Point): Point {
  const w = g * x + h * y + 1;
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
}
