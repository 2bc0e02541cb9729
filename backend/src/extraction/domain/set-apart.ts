import type { Word } from '../../contracts/evidence';
import type { SuspiciousPlace } from '../../rules/checks';
import { instructionRanges } from '../../rules/checks/instructions';
import { lineBoxes } from './ground';
import { linesOf, readingOrder, type Page, type PageSet } from './page-set';

/** Lines of one column, from the top. */
type Block = Word[][];

/** Space between words of one line, in heights of the words; more is another column. */
const MAX_WORD_SPACE = 1.5;
/** Space between lines of one block, in heights of a line. */
const MAX_LINE_SPACE = 1.2;
/** Letters of one block are of one size, by and large. */
const MAX_SIZE_RATIO = 1.7;
/** Below this share of the usual size, words are looked at apart: nobody can read them between the lines. */
const TINY = 0.5;

/** The words of a page in blocks as a person sees them: same column, same size, line under line. */
function blocksOf(page: Page): Block[] {
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

export interface SetApart {
  /** The pages without the words that speak to the machine: these never ground a value. */
  clean: PageSet;
  /** Where those words stand. */
  places: SuspiciousPlace[];
}

/** Lines around a sentence to the machine that belong to it: what it asks for stands beside it. */
const LINES_BEFORE = 1;
const LINES_AFTER = 3;
const MAX_PLACES = 20;

/**
 * Sets apart what on the pages is meant for the machine (P1, P2). Sentences are looked for in reading
 * order and column by column, so that neither broken lines nor a neighbouring column hide them; with each
 * goes its surroundings in the same block of text. The rest of the page is read as ever.
 */
export function setApart(pageSet: PageSet): SetApart {
  const found = pageSet.pages.map((page) => ({ page, parts: suspiciousParts(page) }));
  const apart = new Set(found.flatMap(({ parts }) => parts.flat()));
  if (apart.size === 0) return { clean: pageSet, places: [] };
  const pages = pageSet.pages.map((page) => ({
    ...page,
    words: page.words.filter((word) => !apart.has(word)),
  }));
  const places = found.flatMap(({ parts }) => parts.map(placeOf)).slice(0, MAX_PLACES);
  return { clean: { ...pageSet, pages }, places };
}

const placeOf = (words: readonly Word[]): SuspiciousPlace => ({
  text: words.map(({ text }) => text).join(' '),
  boxes: lineBoxes(words),
});

/** The suspicious words of a page, a list for each block that holds some. */
function suspiciousParts(page: Page): Word[][] {
  const inOrder = readingOrder(page);
  const across = knownIn(inOrder);
  const blocks = blocksOf(page);
  const known = new Set([...across, ...blocks.flatMap((block) => knownIn(block.flat()))]);
  return known.size === 0 ? [] : blocks.flatMap((block) => partOf(block, known));
}

function knownIn(words: readonly Word[]): Word[] {
  const ranges = instructionRanges(words.map(({ text }) => text));
  return ranges.flatMap(({ from, to }) => words.slice(from, to + 1));
}

/** From the line before the first known word to some lines after the last one. */
function partOf(block: Block, known: ReadonlySet<Word>): Word[][] {
  const hits = block.flatMap((line, index) =>
    line.some((word) => known.has(word)) ? [index] : [],
  );
  const [first, last] = [hits[0], hits[hits.length - 1]];
  if (first === undefined || last === undefined) return [];
  return [block.slice(Math.max(0, first - LINES_BEFORE), last + 1 + LINES_AFTER).flat()];
}
