import type { Word } from '../../contracts/evidence';
import { compactText } from '../../rules/text-clean';

/** Words that are looked up, evenly out of all. */
const SAMPLE = 80;
/** Fewer of a kind tell nothing. */
const FEWEST = 5;
/** Share of a kind that is found again where a layer is true; OCR misses some, and glues others. */
const FOUND = 0.4;
const LETTERS = /^[A-Z]{4,}$/;
const FIGURES = /^\d{4,}$/;

/**
 * Whether the text layer of a page says what was recognised on it: of a sample of its words, and of its numbers,
 * enough are found there.
 */
export function saysTheSame(layer: readonly Word[], recognised: readonly Word[]): boolean {
  const seen = recognised.map(({ text }) => compactText(text)).join('');
  const texts = layer.map(({ text }) => compactText(text));
  return [LETTERS, FIGURES].every((kind) => {
    const all = texts.filter((text) => kind.test(text));
    const step = Math.max(1, Math.floor(all.length / SAMPLE));
    const sample = all.filter((_, at) => at % step === 0);
    const found = sample.filter((text) => seen.includes(text)).length;
    return sample.length < FEWEST || found >= sample.length * FOUND;
  });
}
