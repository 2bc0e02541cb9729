import { type Token } from '../page/token';
import { heightOf, isClose, isOnEdge, WHITE, isBeside, isSameSize, near } from '../page/place';
import { hitsIn, type LabelHit } from './label-hit';
import type { Layout, Line, Cell } from '../page/layout';

/** What the lines around a label are looked up in. */
interface Place {
  readonly layout: Layout;
  readonly hits: readonly LabelHit[];
}

/**
 * The words that stand for a label at the end of a line of running text (`... Forma de pago:` over
 * `Contado. Observación: ...`): those at the start of the next line, up to the next label. Null for a label that begins its cell: its value is beside or under it.
 */
export function wordsOnNextLine(hit: LabelHit, page: Place): readonly Token[] | null {
  const { cell, line } = hit;
  if (hit.start === 0 || hit.end < cell.tokens.length || line.cells.at(-1) !== cell) return null;
  const first = nextOfParagraph(line, page)?.cells[0];
  if (!first) return null;
  const label = hitsIn(page.hits, first)[0];
  const all = first.tokens.slice(0, label?.start);
  return all[0]?.compact === 'EN' ? all.slice(1) : all;
}

/** The line under this one that is set as it is; null where the paragraph ends. */
export function nextOfParagraph(line: Line, { layout }: Place): Line | null {
  const next = layout.lines[layout.lines.indexOf(line) + 1];
  return next && goesOn(line, next) ? next : null;
}

function goesOn(line: Line, next: Line): boolean {
  return next.page === line.page && isClose(next, line, WHITE.block) && isOnEdge(next, line, 2);
}

/** Layout units between a label and its value; what is farther apart is of two blocks. */
const FAR = 300;

/** Heights of a label from its middle to those of a value's first and last line. */
const REACH = 1.5;
/** Between them there is room for one more. */
const isApart = (upper: Cell, lower: Cell): boolean => !isClose(lower, upper, 0.7);

/** What stands at one height on no page that was printed to be read. */
const MOST_BESIDE = 80;

/**
 * The two lines of a value whose label is set to their middle, as rows of a table do, or the three of which the middle
 * one stands at its height. None where a line has a label of its own, or anything stands between.
 */
export function cellsAstride(hit: LabelHit, { cells }: Layout): readonly Cell[] {
  const middle = (hit.y0 + hit.y1) / 2;
  const height = heightOf(hit);
  const reach = height * REACH;
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
        !isBeside(other, cell),
    );
  for (const upper of right.filter((cell) => cell.y0 < hit.y0 && isFirst(cell))) {
    const lower = right.find(
      (cell) =>
        cell.y0 > hit.y0 &&
        isOnEdge(cell, upper) &&
        Math.abs((upper.y0 + cell.y1) / 2 - middle) < height * 0.3 &&
        isSameSize(cell, upper, 0.15) &&
        isFirst(cell),
    );
    if (!lower) continue;
    const between = right.filter(
      (cell) => cell.y0 > upper.y0 && cell.y0 < lower.y0 && isOnEdge(cell, upper),
    );
    if (!isApart(upper, lower)) return [upper, lower];
    const isFull = upper.x1 > lower.x1 && between.length === 1 && isClose(lower, upper, 2);
    if (isFull) return [upper, ...between, lower];
  }
  return [];
}
