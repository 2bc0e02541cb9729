import type { ReadCharacter } from './text-line';

/**
 * Reads a recogniser's answer for one line (connectionist temporal classification): at each step the most
 * likely character; repeats and "no character" (index 0) fall away.
 * @param probabilities steps x classes
 * @param steps steps that belong to this line; those behind it are padding
 * @param scale steps that the whole line took, for the places of characters
 */
export function decodeCtc(
  probabilities: Float32Array,
  classes: number,
  steps: number,
  scale: number,
  characters: readonly string[],
): ReadCharacter[] {
  const read: ReadCharacter[] = [];
  let previous = 0;
  for (let step = 0; step < steps; step += 1) {
    const best = argMax(probabilities, step * classes, classes);
    const text = characters[best];
    if (best !== 0 && best !== previous && text !== undefined) {
      const confidence = probabilities[step * classes + best] ?? 0;
      read.push({ text, at: Math.min(1, (step + 0.5) / scale), confidence });
    }
    previous = best;
  }
  return read;
}

function argMax(values: Float32Array, from: number, count: number): number {
  let best = 0;
  for (let index = 1; index < count; index += 1) {
    if ((values[from + index] ?? 0) > (values[from + best] ?? 0)) best = index;
  }
  return best;
}
