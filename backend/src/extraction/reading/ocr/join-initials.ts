import type { PixelWord } from './join-line';
import { joinParts } from './join-parts';

/** Initials such as `S.A.C.` come apart where each letter stands alone. */
const INITIALS = /^\.?(?:\p{Lu}\.)*\p{Lu}?\.?$/u;
/** Its small sign stands apart where it is raised, and looks like the letter. */
const NUMBER_SIGN = /^[°ºo][.:]?$/;

function belongTogether(left: PixelWord, right: PixelWord): boolean {
  if (left.text === 'N' && NUMBER_SIGN.test(right.text)) return true;
  if (!INITIALS.test(left.text) || !INITIALS.test(right.text)) return false;
  return left.text.includes('.') || right.text.startsWith('.');
}

/** Joins the initials of a company's form, and `N` with its sign, within one line; words in order along it. */
export const joinInitials = (words: readonly PixelWord[]): PixelWord[] =>
  joinParts(words, belongTogether).map((word) =>
    // One word to begin with, it is the word `No`.
    word.text === 'No' && !words.includes(word) ? { ...word, text: 'N°' } : word,
  );
