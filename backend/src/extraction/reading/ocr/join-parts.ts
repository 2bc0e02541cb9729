import type { PixelWord } from './join-line';

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

/** Gap in heights of the words: where a space is wider, they were two on paper. */
const NEAR = 0.7;

/** Joins words of one line, in order along it, that stand close and are parts of one by what they say. */
export function joinParts(
  words: readonly PixelWord[],
  arePartsOfOne: (left: PixelWord, right: PixelWord) => boolean,
): PixelWord[] {
  const result: PixelWord[] = [];
  for (const word of words) {
    const last = result.at(-1);
    const isNear = last !== undefined && word.x0 - last.x1 < NEAR * (last.y1 - last.y0);
    if (last && isNear && arePartsOfOne(last, word)) result[result.length - 1] = joined(last, word);
    else result.push(word);
  }
  return result;
}
