import type { BenchLine, Cents } from '../../model';

/** Millimetres of rows on a page, and on the last one above its sums. */
const FULL_PAGE = 148;
const LAST_PAGE = 92;
/** Letters of a description that surely fit on one line. */
const LINE_LETTERS = 55;
/** Rows that a last page has at least, so that it is no page of sums alone. */
const LAST_ROWS = 4;
const LINE_HEIGHT = 3.3;
const ROW_PADDING = 2.9;

export interface CarriedPage {
  lines: readonly BenchLine[];
  /** Index of its first row in the document. */
  first: number;
  /** What the rows before this page, and those up to its end, add up to. */
  before: Cents;
  after: Cents;
}

const heightOf = ({ descripcion }: BenchLine): number =>
  ROW_PADDING + LINE_HEIGHT * Math.ceil(descripcion.length / LINE_LETTERS);

const sumOf = (lines: readonly BenchLine[]): Cents =>
  lines.reduce((sum, { importe }) => sum + importe, 0);

const room = (lines: readonly BenchLine[]): number =>
  lines.reduce((sum, line) => sum + heightOf(line), 0);

/** As many rows as fit, at least one. */
function fitting(lines: readonly BenchLine[], space: number): number {
  let count = 1;
  while (count < lines.length && room(lines.slice(0, count + 1)) <= space) count += 1;
  return count;
}

/** Rows in pages; the last page has room for the sums below them. */
export function carriedPages(all: readonly BenchLine[]): CarriedPage[] {
  const pages: CarriedPage[] = [];
  let rest = all;
  while (rest.length > 0) {
    const fits = fitting(rest, FULL_PAGE);
    const isLast = room(rest) <= LAST_PAGE;
    const count = isLast ? rest.length : Math.max(1, Math.min(fits, rest.length - LAST_ROWS));
    const lines = rest.slice(0, count);
    const before = sumOf(all.slice(0, all.length - rest.length));
    pages.push({
      lines,
      first: all.length - rest.length,
      before,
      after: before + sumOf(lines),
    });
    rest = rest.slice(count);
  }
  return pages;
}
