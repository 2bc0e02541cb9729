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
