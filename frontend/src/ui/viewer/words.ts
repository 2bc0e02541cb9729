import type { Box, Word } from '@contracts/evidence';

/** Share of a word that a drawn rectangle must cover to take it. */
const COVERED = 0.5;
/** Words whose middles are closer than this part of their height stand on one line. */
const SAME_LINE = 0.6;

const overlap = (from: number, size: number, otherFrom: number, otherSize: number): number =>
  Math.max(0, Math.min(from + size, otherFrom + otherSize) - Math.max(from, otherFrom));

function isInside({ box }: Word, frame: Box): boolean {
  const shared = overlap(box.x, box.w, frame.x, frame.w) * overlap(box.y, box.h, frame.y, frame.h);
  return shared >= COVERED * box.w * box.h;
}

const middle = ({ box }: Word): number => box.y + box.h / 2;

const isOnLine = (word: Word, line: readonly Word[]): boolean =>
  line.some((other) => Math.abs(middle(other) - middle(word)) < SAME_LINE * other.box.h);

/** Words in the order of reading: line by line, each from left to right. */
export function inReadingOrder(words: readonly Word[]): Word[] {
  const lines: Word[][] = [];
  for (const word of words.toSorted((left, right) => middle(left) - middle(right))) {
    const line = lines.find((candidate) => isOnLine(word, candidate));
    if (line) line.push(word);
    else lines.push([word]);
  }
  return lines.flatMap((line) => line.toSorted((left, right) => left.box.x - right.box.x));
}

/** The text under a rectangle that was drawn on a page. */
export function textInside(words: readonly Word[], frame: Box): string {
  const taken = words.filter((word) => word.box.page === frame.page && isInside(word, frame));
  return inReadingOrder(taken)
    .map(({ text }) => text)
    .join(' ');
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Two digits or three letters are enough to look for; fewer would mark half the page. */
const isEnough = (typed: string): boolean =>
  (typed.match(/\d/g) ?? []).length >= 2 || (typed.match(/\p{L}/gu) ?? []).length >= 3;

/** Words of the page that begin with what is being typed, in the order of reading. */
export function wordsLike(words: readonly Word[], typed: string): Word[] {
  const wanted = folded(typed.trim());
  if (!isEnough(wanted)) return [];
  return inReadingOrder(words.filter(({ text }) => folded(text).startsWith(wanted)));
}
