import type { Box, Word } from '../../../contracts/evidence';
import { compactText } from '../../../rules/text-clean';
import { linesOf, type Page } from '../page-set';
import { labelOf, MOST_LABEL_WORDS, type Label } from './labels';

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
export const placedLines = ({ words }: Page): PlacedLine[] =>
  linesOf(words).map((line) => {
    const all = line.flatMap(parts);
    return { words: all, labels: labelsIn(all) };
  });

/** The longest label at each place; a colon ends it. */
function labelsIn(words: readonly PlacedWord[]): PlacedLabel[] {
  const labels: PlacedLabel[] = [];
  for (let from = 0; from < words.length; from += 1) {
    const label = labelAt(words, from);
    if (!label) continue;
    labels.push(label);
    from = label.to - 1;
  }
  return labels;
}

function labelAt(words: readonly PlacedWord[], from: number): PlacedLabel | null {
  let text = '';
  let best: PlacedLabel | null = null;
  for (let to = from; to < Math.min(words.length, from + MOST_LABEL_WORDS); to += 1) {
    text += words[to]?.compact ?? '';
    const label = labelOf(text);
    if (label) best = { ...label, from, to: to + 1 };
    if (words[to]?.text.endsWith(':')) break;
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
