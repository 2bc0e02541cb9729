import type { ReadCharacter } from './text-line';

/** What a recogniser can answer, and the part of it that documents of this country are written with. */
export interface Alphabet {
  /** By class; index 0 is "no character". */
  characters: readonly string[];
  /** Classes that are looked at, index 0 apart. */
  used: Uint16Array;
}

/** Latin letters, figures and signs, also in the wide forms that the recogniser prefers for some of them. */
const LATIN = /^[\p{Script=Latin}\p{Script=Common}]+$/u;
/** Marks and letters of other scripts that count as common to all. */
const FOREIGN = /[\u2e80-\u33ff\uf900-\ufaff]/;

/** @param characters by class; index 0 is "no character" */
export function latinAlphabet(characters: readonly string[]): Alphabet {
  const used = characters.flatMap((text, index) => {
    const plain = text.normalize('NFKC');
    return index > 0 && LATIN.test(plain) && !FOREIGN.test(plain) ? index : [];
  });
  return { characters, used: Uint16Array.from(used) };
}

/**
 * Reads a recogniser's answer for one line (connectionist temporal classification): at each step the most
 * likely character of its alphabet; repeats and "no character" (index 0) fall away.
 * @param probabilities steps x classes
 * @param steps steps that belong to this line; those behind it are padding
 * @param scale steps that the whole line took, for the places of characters
 */
export function decodeCtc(
  probabilities: Float32Array,
  classes: number,
  steps: number,
  scale: number,
  { characters, used }: Alphabet,
): ReadCharacter[] {
  const read: ReadCharacter[] = [];
  let previous = 0;
  for (let step = 0; step < steps; step += 1) {
    const best = argMax(probabilities, step * classes, used);
    const text = characters[best];
    if (best !== 0 && best !== previous && text !== undefined) {
      const confidence = probabilities[step * classes + best] ?? 0;
      read.push({ text, at: Math.min(1, (step + 0.5) / scale), confidence });
    }
    previous = best;
  }
  return read;
}

function argMax(values: Float32Array, from: number, among: Uint16Array): number {
  let [best, top] = [0, values[from] ?? 0];
  for (const index of among) {
    const value = values[from + index] ?? 0;
    if (value > top) [best, top] = [index, value];
  }
  return best;
}
