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
 * @param found words that the page has; more than are given when not all were looked at
 */
export function takeWords(words: readonly Word[], found = words.length): TakenWords {
  const rows = new Map<number, number>();
  const hasRoom = ({ box }: Word): boolean => {
    const row = Math.floor((box.y + box.h / 2) * ROWS);
    const count = (rows.get(row) ?? 0) + 1;
    rows.set(row, count);
    return count <= MAX_ROW_WORDS;
  };
  const read = words.filter(hasRoom).slice(0, MAX_PAGE_WORDS);
  const long = read.filter(({ text }) => text.length > MAX_WORD_CHARS).length;
  const taken = long === 0 ? read : read.map(shortened);
  if (read.length === found && long === 0) return { words: taken };
  return { words: taken, cut: { found, read: read.length, long } };
}

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
