import type { Word } from '../../contracts/evidence';
import type { WordCut } from './page-set';

/** More than any print has: the densest pages of a bank statement hold 2,500 words. */
export const MAX_PAGE_WORDS = 8_000;
/** Of all pages of a document together. */
export const MAX_DOCUMENT_WORDS = 40_000;
/** Heights that a page is divided into: a line of the smallest print takes one. */
const ROWS = 200;
/** At one height: a line across a sheet of double size, in the smallest print, has 80. */
export const MAX_ROW_WORDS = 200;
/** A digest or an address of the web is shorter. */
export const MAX_WORD_CHARS = 200;

export interface TakenWords {
  words: Word[];
  /** Absent when everything was taken. */
  cut?: WordCut;
}

/**
 * The words of a page that are read: the first ones at each height and of the page, each from its beginning. Rules
 * hold what stands beside one another against one another, so that a heap of words would keep them for minutes.
 * @param unseen words that the page has besides, which were not looked at
 */
export function takeWords(words: readonly Word[], unseen = 0): TakenWords {
  const rows = new Map<number, number>();
  const hasRoom = (word: Word): boolean => {
    const row = rowOf(word);
    const count = (rows.get(row) ?? 0) + 1;
    rows.set(row, count);
    return count <= MAX_ROW_WORDS;
  };
  const once = drawnOnce(words);
  const found = once.length + unseen;
  const read = once.filter(hasRoom).slice(0, MAX_PAGE_WORDS);
  const long = read.filter(({ text }) => text.length > MAX_WORD_CHARS).length;
  const taken = long === 0 ? read : read.map(shortened);
  if (read.length === found && long === 0) return { words: taken };
  return { words: taken, cut: { found, read: read.length, long } };
}

const rowOf = ({ box }: Word): number => Math.floor((box.y + box.h / 2) * ROWS);

/** Bold print and shadows are made by drawing a word again a little beside itself. */
function drawnOnce(words: readonly Word[]): Word[] {
  const places = new Map<string, Word[]>();
  return words.filter((word) => {
    const row = rowOf(word);
    const isDrawn = [row - 1, row, row + 1].some((near) =>
      places.get(`${near} ${word.text}`)?.some((one) => isOver(one, word)),
    );
    const place = `${row} ${word.text}`;
    const alike = places.get(place) ?? [];
    // No more of them have room at this height.
    if (!isDrawn && alike.length < MAX_ROW_WORDS) places.set(place, [...alike, word]);
    return !isDrawn;
  });
}

const isOver = ({ box: a }: Word, { box: b }: Word): boolean =>
  Math.abs(a.x - b.x) <= Math.min(a.w, b.w) / 2 && Math.abs(a.y - b.y) <= Math.min(a.h, b.h) / 2;

const shortened = (word: Word): Word =>
  word.text.length > MAX_WORD_CHARS ? { ...word, text: word.text.slice(0, MAX_WORD_CHARS) } : word;

/** The pages of a document as far as there is room for their words. */
export function withinDocument<P extends TakenWords>(pages: readonly P[]): P[] {
  let room = MAX_DOCUMENT_WORDS;
  return pages.map((page) => {
    const { words, cut } = page;
    const read = Math.min(words.length, room);
    room -= read;
    if (read === words.length) return page;
    const found = cut?.found ?? words.length;
    return { ...page, words: words.slice(0, read), cut: { found, read, long: cut?.long ?? 0 } };
  });
}
