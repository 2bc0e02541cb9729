import { median } from '../median';
import { fold } from './same-shape';
import type { TesseractWord } from './tesseract-reader';

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

/** A speck in the space between two words; names have such a sign behind one or two letters (`D'ONOFRIO`, `Q'ERO`). */
const SPECK = /^(\p{L}{3,})['’‘`´](\p{L}{3,})$/u;

/** Parts two words that tesseract reads as one with a sign where a speck lies between them (`CUATRO'CON`). */
export function partAtSpeck(word: TesseractWord): TesseractWord[] {
  const [, before] = SPECK.exec(word.text) ?? [];
  const speck = word.characters[before?.length ?? 0];
  if (!before || !speck || word.characters.length !== word.text.length) return [word];
  const at = before.length;
  return [
    { ...word, text: before, x1: speck.x, characters: word.characters.slice(0, at) },
    {
      ...word,
      text: word.text.slice(at + 1),
      x0: speck.x,
      characters: word.characters.slice(at + 1),
    },
  ];
}

/** A character with its place along the line, in multiples of the line's height. */
export interface PlacedCharacter {
  text: string;
  at: number;
}

/** One column of an alignment: what each reader saw there; null where one of them saw nothing. */
export interface Column<A, B> {
  a: A | null;
  b: B | null;
}

const EQUAL = 3;
const OTHER = -1;
const GAP = -1.2;
/** Characters farther apart than this cannot be the same one. */
const FAR = 0.8;
const NEVER = -1e6;

function pairScore(a: PlacedCharacter, b: PlacedCharacter): number {
  const distance = Math.abs(a.at - b.at);
  if (distance > FAR) return NEVER;
  return (fold(a.text) === fold(b.text) ? EQUAL : OTHER) - distance;
}

/** Where the best way into a cell comes from. */
const BOTH = 0;
const ONLY_A = 1;
const ONLY_B = 2;

interface Cell {
  score: number;
  step: number;
}

/** The best way into a cell from its three neighbours' scores. */
function bestCell(
  a: PlacedCharacter | undefined,
  b: PlacedCharacter | undefined,
  from: { diagonal: number; above: number; left: number },
): Cell {
  if (!a || !b) {
    return a ? { score: from.above + GAP, step: ONLY_A } : { score: from.left + GAP, step: ONLY_B };
  }
  const both = from.diagonal + pairScore(a, b);
  const gap = Math.max(from.above, from.left) + GAP;
  if (both >= gap) return { score: both, step: BOTH };
  // Of two gaps that cost the same, the one farther along the line comes last.
  const aLast = from.above > from.left || (from.above === from.left && a.at > b.at);
  return { score: gap, step: aLast ? ONLY_A : ONLY_B };
}

function bestSteps(as: readonly PlacedCharacter[], bs: readonly PlacedCharacter[]): Uint8Array {
  const columns = bs.length + 1;
  const scores = new Float64Array((as.length + 1) * columns);
  const steps = new Uint8Array(scores.length);
  const scoreAt = (at: number): number => scores[at] ?? 0;
  for (let at = 1; at < scores.length; at += 1) {
    const { score, step } = bestCell(as[Math.floor(at / columns) - 1], bs[(at % columns) - 1], {
      diagonal: scoreAt(at - columns - 1),
      above: scoreAt(at - columns),
      left: scoreAt(at - 1),
    });
    scores[at] = score;
    steps[at] = step;
  }
  return steps;
}

/**
 * Aligns two readings of one line, character by character (Needleman-Wunsch); both in order along the line.
 */
export function align<A extends PlacedCharacter, B extends PlacedCharacter>(
  as: readonly A[],
  bs: readonly B[],
): Column<A, B>[] {
  const steps = bestSteps(as, bs);
  const result: Column<A, B>[] = [];
  let [i, j] = [as.length, bs.length];
  while (i > 0 || j > 0) {
    const step = steps[i * (bs.length + 1) + j];
    if (step !== ONLY_B) i -= 1;
    if (step !== ONLY_A) j -= 1;
    result.push({
      a: step === ONLY_B ? null : (as[i] ?? null),
      b: step === ONLY_A ? null : (bs[j] ?? null),
    });
  }
  return result.reverse();
}
