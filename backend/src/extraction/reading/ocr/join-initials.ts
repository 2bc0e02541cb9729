import type { PixelWord } from './join-line';

/** Initials such as `S.A.C.` come apart where each letter stands alone. */
const INITIALS = /^\.?(?:\p{Lu}\.)*\p{Lu}?\.?$/u;
/** Its small sign stands apart where it is raised. */
const NUMBER_SIGN = /^[°º][.:]?$/;
/** Gap in heights of the words. */
const NEAR = 0.7;

function belongTogether(left: PixelWord, right: PixelWord): boolean {
  if (right.x0 - left.x1 >= NEAR * (left.y1 - left.y0)) return false;
  if (left.text === 'N' && NUMBER_SIGN.test(right.text)) return true;
  if (!INITIALS.test(left.text) || !INITIALS.test(right.text)) return false;
  return left.text.includes('.') || right.text.startsWith('.');
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

/** Joins the initials of a company's form, and `N` with its sign, within one line; words in order along it. */
export function joinInitials(words: readonly PixelWord[]): PixelWord[] {
  const result: PixelWord[] = [];
  for (const word of words) {
    const last = result.at(-1);
    if (last && belongTogether(last, word)) result[result.length - 1] = joined(last, word);
    else result.push(word);
  }
  return result;
}
