import type { Box, Word } from '../../contracts/evidence';
import { detectCurrency } from '../../rules/currency';
import { formatAmount, parseAmount } from '../../rules/money';
import { editDistance, foldText, trimmedOf } from '../../rules/text-clean';
import { linesOf, type Page, type PageSet } from './page-set';

/** What stands beside an amount. */
export interface Neighbourhood {
  /** Its label, on words without accents and signs. */
  label?: RegExp;
  /** Of the row that it belongs to. */
  row?: readonly Box[];
  /** Money told with its cents: a bare number is another thing, unless it stands where money does. */
  hasCents?: boolean;
}

export interface GroundedAmount {
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

function isMoney({ text }: Word, before: readonly Word[]): boolean {
  return /\d[.,]\d/.test(text) || detectCurrency(`${before.at(-1)?.text ?? ''} ${text}`) !== null;
}

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
