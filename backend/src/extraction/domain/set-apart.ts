import type { Word } from '../../contracts/evidence';
import type { SuspiciousPlace } from '../../rules/checks';
import { instructionRanges } from '../../rules/checks/instructions';
import { blocksOf, type Block } from './blocks';
import { lineBoxes } from './ground';
import type { Page, PageSet } from './page-set';
import { readingOrder } from './page-text';

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

function placeOf(words: readonly Word[]): SuspiciousPlace {
  return { text: words.map(({ text }) => text).join(' '), boxes: lineBoxes(words) };
}

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
