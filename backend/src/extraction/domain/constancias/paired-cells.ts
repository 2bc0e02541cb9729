import type { Box } from '../../../contracts/evidence';
import type { Page } from '../page-set';
import {
  boxOf,
  placedLines,
  textOf,
  type PlacedLabel,
  type PlacedLine,
  type PlacedWord,
} from './placed-words';
import { valueOf, type Cells, type ValueKind } from './values';

interface Found {
  kind: ValueKind;
  rank: number;
  text: string;
  box: Box;
}

/** Lines below a label in which its value may stand. */
const LINES_BELOW = 2;
/** How far a value may begin before its label, in widths of the page. */
const MARGIN = 0.02;
/** Empty height that parts a label from what is below, in heights of its line. */
const GAP = 3;

/**
 * The values beside their labels, or below them: of one constancia, or of several that follow one another, each of
 * which begins with the same label.
 */
export function pairedCells(page: Page): Cells[] {
  const lines = placedLines(page);
  const all: Map<ValueKind, Found>[] = [];
  for (const found of lines.flatMap((line, at) => foundIn(line, lines.slice(at + 1)))) {
    const cells = all.at(-1);
    if (!cells || beginsAnother(cells, found)) all.push(new Map([[found.kind, found]]));
    else if (found.rank < (cells.get(found.kind)?.rank ?? Infinity)) cells.set(found.kind, found);
  }
  return all;
}

function beginsAnother(cells: ReadonlyMap<ValueKind, Found>, { kind, rank, text }: Found): boolean {
  const [first] = cells.values();
  const isSame = first?.kind === kind && first.rank === rank;
  return isSame && first.text !== text && cells.has('constanciaNumber');
}

function foundIn(line: PlacedLine, below: readonly PlacedLine[]): Found[] {
  return line.labels.flatMap((label, at) => {
    const { kind, rank, to } = label;
    if (kind === 'other') return [];
    const beside = line.words.slice(to, line.labels[at + 1]?.from);
    for (const words of [beside, ...under(line, label, below)]) {
      const text = valueOf(kind, textOf(words));
      if (text !== '') return [{ kind, rank, text, box: placeOf(words, kind, text) }];
    }
    return [];
  });
}

/** The one word that says it all, else all of them. */
function placeOf(words: readonly PlacedWord[], kind: ValueKind, value: string): Box {
  const word = words.find(({ text }) => valueOf(kind, text) === value);
  return boxOf(word ? [word] : words);
}

/** What stands in the lines below, as far as the label's column goes: up to another label in it. */
function under(line: PlacedLine, label: PlacedLabel, below: readonly PlacedLine[]): PlacedWord[][] {
  const own = boxOf(line.words.slice(label.from, label.to));
  const after = line.words[label.to];
  const [from, to] = [own.x - MARGIN, after ? after.box.x - MARGIN / 2 : 1];
  const found: PlacedWord[][] = [];
  let bottom = own.y + own.h;
  for (const { words, labels } of below.slice(0, LINES_BELOW)) {
    const isIn = ({ box }: PlacedWord): boolean => box.x >= from && box.x < to;
    if (labels.some((other) => words.slice(other.from, other.to).some(isIn))) break;
    const inside = words.filter(isIn);
    const top = inside[0]?.box.y;
    if (top === undefined) continue;
    if (top - bottom > own.h * GAP) break;
    bottom = top + own.h;
    found.push(inside);
  }
  return found;
}
