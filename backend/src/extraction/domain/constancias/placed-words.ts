import type { Box, Word } from '../../../contracts/evidence';
import { compactText } from '../../../rules/text-clean';
import { linesOf, type Page } from '../page-set';
import { isJoint, labelOf, MOST_LABEL_WORDS, type Label } from './labels';
import { valueOf } from './values';

/** Between labels, in heights of a line. */
const GAP = 1.5;
/** How far to the right a second constancia begins at least, in widths of the page, and how exactly. */
const APART = 0.3;
const ALIKE = 0.03;
const FEWEST_ALIKE = 3;
/** Of two; a page that has more is a list. */
const MOST_LABELS = 200;

/** A word, or what stands on one side of a colon in it. */
export interface PlacedWord {
  text: string;
  compact: string;
  box: Box;
}

export interface PlacedLabel extends Label {
  /** Its words, from and before. */
  from: number;
  to: number;
}

export interface PlacedLine {
  words: PlacedWord[];
  labels: PlacedLabel[];
  /** How high it is, in widths of the page: gaps in it are measured by that. */
  height: number;
}

/** Words of a line with no gap between them that parts columns. */
export interface Span {
  words: PlacedWord[];
  left: number;
  right: number;
}

/** `Constancia:123` is a label and its value; a time of the day is one word. A picture has `0047613026/11/2026`. */
function parts(word: Word): PlacedWord[] {
  const { text } = word;
  const colon = text.indexOf(':') + 1;
  const isLabel = colon < text.length && /[A-Za-z]/.test(text.slice(0, colon));
  const day = /^\d{6,}(?=\d{2}\/\d{2}\/\d{4})/.exec(text)?.[0].length ?? 0;
  const at = isLabel ? colon : day;
  return at === 0 ? [placed(text, word.box)] : halves(word, at);
}

function halves({ text, box }: Word, at: number): PlacedWord[] {
  const w = (box.w * at) / text.length;
  return [
    placed(text.slice(0, at), { ...box, w }),
    placed(text.slice(at), { ...box, x: box.x + w, w: box.w - w }),
  ];
}

/** The currency of a column is no part of its name. */
const placed = (text: string, box: Box): PlacedWord => ({
  text,
  compact: /^\(?S[/Ihl1]\.?\)?:?$/.test(text) ? '' : compactText(text),
  box,
});

/** The lines of a page from its top, with the labels in them. */
const linesOfOne = ({ words, width, height: tall }: Page): PlacedLine[] =>
  linesOf(words).map((line) => {
    const all = line.flatMap(parts);
    const height = (Math.max(...all.map(({ box }) => box.h)) * tall) / Math.max(1, width);
    return { words: all, height, labels: labelsIn(all, GAP * height) };
  });

/** The lines of a page; of its left half and of its right one where two constancias stand side by side. */
export function placedLines(page: Page): PlacedLine[][] {
  const lines = linesOfOne(page);
  const split = secondStart(lines);
  if (split === null) return [lines];
  const isLeft = ({ box }: Word): boolean => box.x < split;
  const half = (words: Word[]): PlacedLine[] => linesOfOne({ ...page, words });
  return [half(page.words.filter(isLeft)), half(page.words.filter((word) => !isLeft(word)))];
}

/** Where the second of two begins whose labels are the same, as far from one another; null without. */
function secondStart(lines: readonly PlacedLine[]): number | null {
  const all = lines.flatMap(({ words, labels }) =>
    labels.map(({ from, to, kind }) => {
      const own = words.slice(from, to);
      return { kind, text: own.map(({ compact }) => compact).join(''), x: own[0]?.box.x ?? 0 };
    }),
  );
  if (all.length > MOST_LABELS) return null;
  const pairs = all.flatMap((one) =>
    all
      .filter(({ text, x }) => text === one.text && x - one.x > APART)
      .map((other) => ({ ...other, by: other.x - one.x })),
  );
  const numbers = pairs.filter(({ kind }) => kind === 'constanciaNumber');
  const alike = numbers.map(({ by }) => pairs.filter((pair) => Math.abs(pair.by - by) < ALIKE));
  const most = alike.find((same) => new Set(same.map(({ text }) => text)).size >= FEWEST_ALIKE);
  return most ? Math.min(...most.map(({ x }) => x)) - ALIKE / 2 : null;
}

/** The cells of a line: between them is a gap wider than that, and a day begins one. */
export function cellsIn(words: readonly PlacedWord[], gap: number): Span[] {
  const spans: Span[] = [];
  for (const word of words) {
    const last = spans.at(-1);
    const right = word.box.x + word.box.w;
    if (last && word.box.x - last.right < gap && valueOf('paidOn', word.text) === '') {
      last.words.push(word);
      last.right = Math.max(last.right, right);
    } else spans.push({ words: [word], left: word.box.x, right });
  }
  return spans;
}

/** The longest label at each place; a colon ends it, and a gap as wide as that between columns. */
export function labelsIn(words: readonly PlacedWord[], gap = Infinity): PlacedLabel[] {
  const labels: PlacedLabel[] = [];
  for (let from = 0; from < words.length; from += 1) {
    const label = labelAt(words, from, gap);
    if (!label) continue;
    labels.push(label);
    from = label.to - 1;
  }
  return labels;
}

function labelAt(words: readonly PlacedWord[], from: number, gap: number): PlacedLabel | null {
  let text = '';
  let best: PlacedLabel | null = null;
  for (let to = from; to < Math.min(words.length, from + MOST_LABEL_WORDS); to += 1) {
    text += words[to]?.compact ?? '';
    const label = labelOf(text, words[to]?.text.endsWith(':'));
    if (label) best = { ...label, from, to: to + 1 };
    const [word, next] = [words[to], words[to + 1]];
    if (!word || !next || word.text.endsWith(':')) break;
    const isFar = next.box.x - word.box.x - word.box.w > gap;
    if (isFar && !isJoint(next.compact)) break;
  }
  return best;
}

/** Around all of them; of a page's own size without any. */
export function boxOf(words: readonly PlacedWord[]): Box {
  const [first, ...rest] = words.map(({ box }) => box);
  if (!first) return { page: 1, x: 0, y: 0, w: 1, h: 1 };
  return rest.reduce((around, { x, y, w, h }) => {
    const [left, top] = [Math.min(around.x, x), Math.min(around.y, y)];
    const right = Math.max(around.x + around.w, x + w);
    const bottom = Math.max(around.y + around.h, y + h);
    return { ...around, x: left, y: top, w: right - left, h: bottom - top };
  }, first);
}

export const textOf = (words: readonly PlacedWord[]): string =>
  words.map(({ text }) => text).join(' ');
