import { median } from '../median';

/** A character's place that is farther than this many steps from where its neighbours put it is wrong. */
const MAX_STEPS_OFF = 1.2;

/**
 * Mends the places of a word's characters: tesseract now and then puts one of them into the next word.
 * The rest of the word lies on a line (median slope, after Theil and Sen), which tells where it belongs.
 */
export function steadyPlaces(places: readonly number[]): number[] {
  if (places.length < 3) return [...places];
  const slopes = places.flatMap((a, i) => places.slice(i + 1).map((b, k) => (b - a) / (k + 1)));
  const step = median(slopes);
  const start = median(places.map((place, index) => place - step * index));
  return places.map((place, index) => {
    const expected = start + step * index;
    return Math.abs(place - expected) > MAX_STEPS_OFF * Math.abs(step) ? expected : place;
  });
}
