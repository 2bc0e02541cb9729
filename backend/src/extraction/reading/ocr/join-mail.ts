import type { PixelWord } from './join-line';
import { isMailAddress } from './same-shape';

/** Gap in heights of the words: readers see a space behind the dots and the sign of an address. */
const NEAR = 0.7;
/** A part of an address: small letters, as addresses are printed, up to a dot. */
const PART = /^\.?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?$/;
const BEGUN = /^[\w.+-]+@[\w.-]*$/;
/** The last two parts of most Peruvian addresses, with the dot between them lost. */
const GLUED_END = /\.compe$/;

/** The address goes on: it has no dot behind its sign yet, or one of the two sides ends or begins with it. */
function goesOn(left: PixelWord, right: PixelWord): boolean {
  if (!BEGUN.test(left.text) || !PART.test(right.text)) return false;
  if (right.x0 - left.x1 >= NEAR * (left.y1 - left.y0)) return false;
  return !isMailAddress(left.text) || right.text.startsWith('.');
}

function joined(left: PixelWord, right: PixelWord): PixelWord {
  return {
    text: left.text + right.text,
    confidence: Math.min(left.confidence, right.confidence),
    x0: Math.min(left.x0, right.x0),
    y0: Math.min(left.y0, right.y0),
    x1: Math.max(left.x1, right.x1),
    y1: Math.max(left.y1, right.y1),
  };
}

/** Joins a mail address that came apart within one line; words in order along it. */
export function joinMail(words: readonly PixelWord[]): PixelWord[] {
  const result: PixelWord[] = [];
  for (const word of words) {
    const last = result.at(-1);
    if (last && goesOn(last, word)) result[result.length - 1] = joined(last, word);
    else result.push(word);
  }
  return result.map((word) =>
    word.text.includes('@') ? { ...word, text: word.text.replace(GLUED_END, '.com.pe') } : word,
  );
}
