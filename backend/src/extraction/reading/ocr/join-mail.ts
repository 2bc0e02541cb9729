import type { PixelWord } from './join-line';
import { joinParts } from './join-parts';
import { isMailAddress } from './same-shape';

/** A part of an address: small letters, as addresses are printed, up to a dot. */
const PART = /^\.?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?$/;
/** The part behind the sign, with the sign. */
const HOST = /^@[\w-]+\.[\w.-]+$/;
const BEGUN = /^[\w.+-]+@[\w.-]*$/;
/** The last two parts of most Peruvian addresses, with the dot between them lost. */
const GLUED_END = /\.compe$/;

/**
 * The address goes on: it has no dot behind its sign yet, or one of the two sides ends or begins with it. Readers
 * see a space behind its dots and its sign.
 */
function goesOn(left: PixelWord, right: PixelWord): boolean {
  if (HOST.test(right.text)) return PART.test(left.text);
  if (!BEGUN.test(left.text) || !PART.test(right.text)) return false;
  return !isMailAddress(left.text) || right.text.startsWith('.');
}

/** Joins a mail address that came apart within one line; words in order along it. */
export const joinMail = (words: readonly PixelWord[]): PixelWord[] =>
  joinParts(words, goesOn).map((word) =>
    word.text.includes('@') ? { ...word, text: word.text.replace(GLUED_END, '.com.pe') } : word,
  );
