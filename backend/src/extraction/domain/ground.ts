import type { Box, FieldValue, Word } from '../../contracts/evidence';
import { parseDate } from '../../rules/date';
import { compactText, editDistance, foldText, trimmedOf } from '../../rules/text-clean';
import { readingOrder, type PageSet, linesOf, type Page } from './page-set';
import { detectCurrency } from '../../rules/currency';
import { formatAmount, parseAmount } from '../../rules/money';

/** What stands beside an amount. */
export interface Neighbourhood {
  /** Its label, on words without accents and signs. */
  label?: RegExp;
  /** Of the row that it belongs to. */
  row?: readonly Box[];
  /** Money told with its cents: a bare number is another thing, unless it stands where money does. */
  hasCents?: boolean;
}

interface GroundedAmount {
  boxes: Box[];
  /** It has a label, and stands neither beside nor under it. */
  isOutOfPlace: boolean;
}

interface Place {
  word: Word;
  /** How well its surroundings fit: the higher the better. */
  fit: number;
}

/** How far above an amount the title of its column may stand, in heights of the amount. */
const TITLE_ABOVE = 5;

/**
 * The word that reads as the amount: in its row, beside its label, under its label, else the last one on
 * the first page that has it. In OCR one wrong character is forgiven when nothing reads as the amount.
 */
export function groundAmount(
  value: number,
  pageSet: PageSet,
  near: Neighbourhood = {},
): GroundedAmount {
  const places = pageSet.pages.flatMap((page) => placesOn(page, value, near));
  const best = places.reduce<Place | null>(
    (one, other) => (one && one.fit >= other.fit ? one : other),
    null,
  );
  const isOutOfPlace = best?.fit === 0 && near.label !== undefined;
  return { boxes: best ? [{ ...best.word.box }] : [], isOutOfPlace };
}

function placesOn(page: Page, value: number, near: Neighbourhood): Place[] {
  const lines = linesOf(page.words);
  const wordsOf = (fits: (word: Word) => boolean): Place[] =>
    lines
      .flatMap((line) =>
        line.flatMap((word, index): Place[] => {
          if (!/\d/.test(word.text) || !fits(word)) return [];
          const before = line.slice(0, index);
          const fit = fitOf(word, before, page, near);
          const isLabelled = near.label !== undefined && fit > 0;
          const isFit = isLabelled || !near.hasCents || isMoney(word, before);
          return isFit ? [{ word, fit }] : [];
        }),
      )
      .reverse();
  const exact = wordsOf((word) => readsAs(word, value));
  const wanted = formatAmount(value);
  if (exact.length > 0 || page.source !== 'ocr' || wanted.length < 6) return exact;
  return wordsOf(({ text }) => editDistance(text, wanted) <= 1);
}

/** Whatever its sign: emitters print what is taken off with a minus or without. */
function readsAs({ text }: Word, value: number): boolean {
  const bare = trimmedOf(text, /[(:]/, /[%);:,]/);
  return [parseAmount(bare), parseAmount(bare, { kind: 'unitario' })].some(
    (read) => read !== null && Math.abs(read) === Math.abs(value),
  );
}

const isMoney = ({ text }: Word, before: readonly Word[]): boolean =>
  /\d[.,]\d/.test(text) || detectCurrency(`${before.at(-1)?.text ?? ''} ${text}`) !== null;

function fitOf(word: Word, before: readonly Word[], page: Page, near: Neighbourhood): number {
  if (near.row?.some((box) => isBeside(word.box, box))) return 3;
  const { label } = near;
  if (!label) return 0;
  if (label.test(labelBefore(before))) return 2;
  return page.words.some(
    (title) => isTitleOf(title.box, word.box) && label.test(foldText(title.text)),
  )
    ? 1
    : 0;
}

/** The words of the line between the last amount before and this one. */
function labelBefore(before: readonly Word[]): string {
  const last = before.findLastIndex(({ text }) => /\d[.,]\d{2}\D*$/.test(text));
  return foldText(
    before
      .slice(last + 1)
      .map(({ text }) => text)
      .join(' '),
  );
}

function isBeside(amount: Box, row: Box): boolean {
  const middle = amount.y + amount.h / 2;
  return amount.page === row.page && middle > row.y && middle < row.y + row.h;
}

function isTitleOf(title: Box, amount: Box): boolean {
  const isAbove = title.y < amount.y && title.y > amount.y - TITLE_ABOVE * amount.h;
  return isAbove && title.x < amount.x + amount.w && amount.x < title.x + title.w;
}

const MAX_DATE_WORDS = 6;

/**
 * Where a value stands on the pages, one box a line, for engines that give no boxes.
 * Amounts and dates are compared by what they mean, texts by their letters; empty when it is nowhere.
 */
export function ground(text: string | null, value: FieldValue, pageSet: PageSet): Box[] {
  if (value === null || typeof value === 'boolean') return [];
  if (typeof value === 'number') return groundAmount(value, pageSet).boxes;
  for (const page of pageSet.pages) {
    const words = readingOrder(page);
    const hit = findWords(words, text, value, page.source === 'ocr');
    if (hit.length > 0) return lineBoxes(hit);
  }
  return [];
}

function findWords(
  words: readonly Word[],
  text: string | null,
  value: string,
  isOcr: boolean,
): Word[] {
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(value);
  if (isDate) return dateWords(words, value);
  const found = letterRun(words, compactText(text ?? value), isOcr);
  return found.length > 0 ? found : letterRun(words, compactText(value), isOcr);
}

function dateWords(words: readonly Word[], iso: string): Word[] {
  for (let size = 1; size <= MAX_DATE_WORDS; size += 1) {
    for (let start = 0; start + size <= words.length; start += 1) {
      const run = words.slice(start, start + size);
      if (!/\d/.test(run[0]?.text ?? '')) continue;
      if (parseDate(run.map((word) => word.text).join(' ')) === iso) return run;
    }
  }
  return [];
}

/** The first run of words whose letters are the value's, with slips forgiven by length. */
function letterRun(words: readonly Word[], wanted: string, isOcr: boolean): Word[] {
  if (wanted.length < 2) return [];
  const compact = words.map((word) => compactText(word.text));
  const slips = slipsAllowed(wanted, isOcr);
  for (let start = 0; start < words.length; start += 1) {
    const end = runEnd(compact, start, wanted, slips);
    if (end !== -1) return words.slice(start, end);
  }
  return [];
}

/** One in twelve letters; in digits none, unless OCR read them and they are many. */
function slipsAllowed(wanted: string, isOcr: boolean): number {
  if (/^\d+$/.test(wanted) || wanted.length < 12) return isOcr && wanted.length >= 8 ? 1 : 0;
  return Math.floor(wanted.length / 12);
}

function runEnd(compact: readonly string[], start: number, wanted: string, slips: number): number {
  let joined = '';
  for (let index = start; index < compact.length && joined.length < wanted.length; index += 1) {
    joined += compact[index] ?? '';
    if (slips === 0 && !wanted.startsWith(joined) && !joined.includes(wanted)) return -1;
    if (joined === wanted || (index === start && joined.includes(wanted))) return index + 1;
    if (joined.length >= 4 && editDistance(joined.slice(0, 4), wanted.slice(0, 4)) > 1) return -1;
    if (slips > 0 && Math.abs(joined.length - wanted.length) <= slips) {
      if (editDistance(joined, wanted) <= slips) return index + 1;
    }
  }
  return -1;
}

/** One box around the words of each line. */
export function lineBoxes(words: readonly Word[]): Box[] {
  const boxes: Box[] = [];
  for (const { box } of words) {
    const last = boxes[boxes.length - 1];
    if (last && last.page === box.page && Math.abs(last.y - box.y) < box.h * 0.6) {
      boxes[boxes.length - 1] = union(last, box);
    } else {
      boxes.push({ ...box });
    }
  }
  return boxes;
}

export function union(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  const right = Math.max(a.x + a.w, b.x + b.w);
  const bottom = Math.max(a.y + a.h, b.y + b.h);
  return { page: a.page, x, y, w: right - x, h: bottom - y };
}
