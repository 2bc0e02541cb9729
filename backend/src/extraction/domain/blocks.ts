import type { Word } from '../../contracts/evidence';
import type { Page } from './page-set';
import { linesOf } from './page-text';

/** Lines of one column, from the top. */
export type Block = Word[][];

/** Space between words of one line, in heights of the words; more is another column. */
const MAX_WORD_SPACE = 1.5;
/** Space between lines of one block, in heights of a line. */
const MAX_LINE_SPACE = 1.2;
/** Letters of one block are of one size, by and large. */
const MAX_SIZE_RATIO = 1.7;
/** Below this share of the usual size, words are looked at apart: nobody can read them between the lines. */
const TINY = 0.5;

/** The words of a page in blocks as a person sees them: same column, same size, line under line. */
export function blocksOf(page: Page): Block[] {
  const usual = medianHeight(page.words);
  const isTiny = (word: Word): boolean => word.box.h < usual * TINY;
  const sizes = [
    page.words.filter((word) => !isTiny(word)),
    page.words.filter((word) => isTiny(word)),
  ];
  return sizes.flatMap((words) => stacked(linesOf(words).flatMap((line) => cellsOf(line, page))));
}

/** Cells one under another; `edge` is where a block ends so far. */
function stacked(cells: readonly Word[][]): Block[] {
  const stacks: Stack[] = [];
  // By where they end: a full page is not gone through for each of its cells.
  const rows = new Map<number, Set<Stack>>();
  for (const cell of cells) {
    const edge = extent(cell);
    const above = lastAbove(edge, rows);
    const stack = above ?? { at: stacks.length, block: [], edge };
    if (above) rows.get(rowOf(above.edge.bottom))?.delete(above);
    else stacks.push(stack);
    stack.block.push(cell);
    stack.edge = edge;
    const row = rowOf(edge.bottom);
    rows.set(row, (rows.get(row) ?? new Set()).add(stack));
  }
  return stacks.map(({ block }) => block);
}

interface Stack {
  at: number;
  block: Block;
  edge: Extent;
}

/** Of a page's height. */
const ROW = 1 / 200;
const rowOf = (y: number): number => Math.floor(y / ROW);

function lastAbove(edge: Extent, rows: ReadonlyMap<number, ReadonlySet<Stack>>): Stack | null {
  const reach = MAX_LINE_SPACE * MAX_SIZE_RATIO * edge.height;
  const [from, to] = [rowOf(edge.top - reach), rowOf(edge.top + 0.5 * edge.height)];
  const isShort = to - from < rows.size;
  const asked = isShort ? Array.from({ length: to - from + 1 }, (_, at) => from + at) : rows.keys();
  let last: Stack | null = null;
  for (const row of asked) {
    for (const stack of rows.get(row) ?? [])
      if (stack.at > (last?.at ?? -1) && follows(stack.edge, edge)) last = stack;
  }
  return last;
}

function medianHeight(words: readonly Word[]): number {
  const heights = words.map(({ box }) => box.h).sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 0;
}

/** A line cut where a column ends. */
function cellsOf(line: readonly Word[], { width, height }: Page): Word[][] {
  const cells: Word[][] = [];
  for (const word of line) {
    const cell = cells[cells.length - 1];
    const last = cell?.[cell.length - 1];
    const space = last ? (word.box.x - last.box.x - last.box.w) * width : Infinity;
    if (cell && space <= MAX_WORD_SPACE * word.box.h * height) cell.push(word);
    else cells.push([word]);
  }
  return cells;
}

interface Extent {
  top: number;
  bottom: number;
  left: number;
  right: number;
  height: number;
}

function follows(a: Extent, b: Extent): boolean {
  const ratio = Math.max(a.height, b.height) / Math.min(a.height, b.height);
  const space = b.top - a.bottom;
  const isUnder = space > -0.5 * b.height && space <= MAX_LINE_SPACE * Math.max(a.height, b.height);
  return isUnder && ratio <= MAX_SIZE_RATIO && a.left < b.right && b.left < a.right;
}

function extent(words: readonly Word[]): Extent {
  const boxes = words.map(({ box }) => box);
  const top = Math.min(...boxes.map(({ y }) => y));
  const bottom = Math.max(...boxes.map(({ y, h }) => y + h));
  const left = Math.min(...boxes.map(({ x }) => x));
  const right = Math.max(...boxes.map(({ x, w }) => x + w));
  return { top, bottom, left, right, height: bottom - top };
}
