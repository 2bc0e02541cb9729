import type { LabelHit } from './label-hit';
import type { Cell, Layout } from './layout';
import { near } from './near';
import { heightOf, verticalOverlap } from './token';

/** Layout units between a label and its value; what is farther apart is of two blocks. */
const FAR = 300;

/** What stands at one height on no page that was printed to be read. */
const MOST_BESIDE = 80;

/**
 * The two lines of a value whose label is set to their middle, as rows of a table do: neither stands at the label's
 * height. None where a line has a label of its own, or anything stands between.
 */
export function cellsAstride(hit: LabelHit, { cells }: Layout): readonly Cell[] {
  const middle = (hit.y0 + hit.y1) / 2;
  const height = heightOf(hit);
  const reach = height * 1.1;
  const close = near(cells, middle - reach, middle + reach).filter(
    (cell) => cell.page === hit.cell.page && Math.abs((cell.y0 + cell.y1) / 2 - middle) < reach,
  );
  if (close.length > MOST_BESIDE) return [];
  const right = close.filter(({ x0 }) => x0 > hit.x1 - 2 && x0 - hit.x1 < FAR);
  const isFirst = (cell: Cell): boolean =>
    close.every(
      (other) =>
        other === hit.cell ||
        other === hit.upper ||
        other.x1 > cell.x0 ||
        other.x1 < hit.x0 ||
        verticalOverlap(other, cell) < 0.35,
    );
  for (const upper of right.filter((cell) => cell.y0 < hit.y0 && isFirst(cell))) {
    const lower = right.find(
      (cell) =>
        cell.y0 > hit.y0 &&
        Math.abs(cell.x0 - upper.x0) < 3 &&
        Math.abs((upper.y0 + cell.y1) / 2 - middle) < height * 0.3 &&
        Math.abs(heightOf(cell) / heightOf(upper) - 1) < 0.15 &&
        isFirst(cell),
    );
    if (lower) return [upper, lower];
  }
  return [];
}
