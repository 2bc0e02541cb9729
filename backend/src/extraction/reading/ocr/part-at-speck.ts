import type { TesseractWord } from './tesseract-reader';

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
