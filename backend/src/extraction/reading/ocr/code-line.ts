import type { Pixels } from '../image/geometry';
import { align } from './align';
import { glyphsOf, type InkLine } from './code-glyphs';
import { settleSigns, type SettledSign } from './code-signs';
import { lineCharacters, wordCharacters } from './join-line';
import { cropLine, LINE_HEIGHT, type ReadCharacter, type TextLine } from './line-crop';
import type { TesseractWord } from './tesseract-reader';

/** The digest of a signed file in base 64, SHA-1 or SHA-256, at the end of what may be glued to it. */
const DIGEST = /(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{27,}=/;
const LENGTHS = [44, 28];
/** Part of the lightest and of the darkest pixels of a line that paper and ink are measured by. */
const PAPER = 0.9;
const INK = 0.02;
/** How sure each reading is made of a code that is settled to its last character, and of one that is not. */
const SETTLED = 0.8;
const UNSETTLED = 0.4;

/** Where the digest stands among the line's characters; null where there is none. */
export function digestIn(characters: readonly { text: string }[]): [number, number] | null {
  if (characters.some(({ text }) => text.length !== 1)) return null;
  const found = DIGEST.exec(characters.map(({ text }) => text).join(''));
  const length = LENGTHS.find((one) => found && one <= found[0].length);
  if (!found || !length) return null;
  const end = found.index + found[0].length;
  const text = found[0].slice(-length);
  return /[a-z]/.test(text) && /[A-Z]/.test(text) ? [end - length, end] : null;
}

/** The green of a line as darkness between its own paper and its own ink. */
function inkOf(image: Pixels, { box }: TextLine): InkLine {
  const { values, width } = cropLine(image, box);
  const plane = width * LINE_HEIGHT;
  const grey = values.subarray(plane, 2 * plane);
  const sorted = Float32Array.from(grey).sort();
  const [paper = 1, ink = -1] = [
    sorted[Math.floor(PAPER * plane)],
    sorted[Math.floor(INK * plane)],
  ];
  const scale = 1 / Math.max(0.05, paper - ink);
  const data = grey.map((value) => Math.min(1, Math.max(0, (paper - value) * scale)));
  return { data, width, height: LINE_HEIGHT };
}

/** A code as a word of tesseract, so that both readings say the same of it. */
function wordOf(
  { box }: TextLine,
  characters: readonly ReadCharacter[],
  confidence: number,
): TesseractWord {
  const onPage = (at: number) => ({
    x: box.cx + (at - 0.5) * box.length * box.dx,
    y: box.cy + (at - 0.5) * box.length * box.dy,
  });
  const placed = characters.map(({ text, at }) => ({ text, ...onPage(at) }));
  const [first = 0, last = 0] = [characters[0]?.at, characters.at(-1)?.at];
  const half = (last - first) / Math.max(1, characters.length - 1) / 2;
  const [from, to] = [onPage(first - half), onPage(last + half)];
  return {
    text: characters.map(({ text }) => text).join(''),
    confidence,
    x0: Math.min(from.x, to.x),
    x1: Math.max(from.x, to.x),
    y0: Math.min(from.y, to.y) - box.thickness / 3,
    y1: Math.max(from.y, to.y) + box.thickness / 3,
    characters: placed,
  };
}

/** The line with its code as it was settled, a word of its own for both readers. */
export function withCode(
  line: TextLine,
  words: readonly TesseractWord[],
  [from, to]: [number, number],
  settled: readonly SettledSign[],
): [TextLine, TesseractWord[]] {
  const seen = line.characters.filter(({ text }) => text.trim() !== '');
  const run = seen.slice(from, to);
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return [line, [...words]];
  const confidence = settled.every(({ isSure }) => isSure) ? SETTLED : UNSETTLED;
  const code = run.map(({ text, at }, index) => ({
    text: settled[index]?.text ?? text,
    at,
    confidence,
  }));
  const space = { text: ' ', at: first.at, confidence };
  const before = line.characters.slice(0, line.characters.indexOf(first));
  const after = line.characters.slice(line.characters.indexOf(last) + 1);
  const characters = [...before, space, ...code, ...after];
  const { box } = line;
  const isBeside = ({ x0, x1, y0, y1 }: TesseractWord): boolean => {
    const along = ((x0 + x1) / 2 - box.cx) * box.dx + ((y0 + y1) / 2 - box.cy) * box.dy;
    const at = along / box.length + 0.5;
    return at < first.at || at > last.at;
  };
  const others = words.filter(isBeside);
  return [{ ...line, characters }, [...others, wordOf(line, code, confidence)]];
}

function settledOf(
  image: Pixels,
  line: TextLine,
  words: readonly TesseractWord[],
  [from, to]: [number, number],
): SettledSign[] {
  const characters = lineCharacters(line);
  const columns = align(characters, wordCharacters(line, words));
  const others = new Map(columns.map(({ a, b }) => [a, b?.text ?? null]));
  const ink = inkOf(image, line);
  const run = characters.slice(from, to);
  const perHeight = (line.box.thickness / line.box.length) * ink.width;
  const glyphs = glyphsOf(
    ink,
    run.map(({ at }) => at * perHeight + ink.width / 2),
  );
  return settleSigns(
    run.flatMap((character, index) => {
      const glyph = glyphs[index];
      return glyph ? [{ ...character, other: others.get(character) ?? null, glyph }] : [];
    }),
  );
}

/**
 * Settles the digests on a page by the measures of their print: no word, no sum and no check digit tells what their
 * characters are.
 * @returns the same lines and words but those of digests
 */
export function settleCodes(
  image: Pixels,
  byLine: ReadonlyMap<TextLine, TesseractWord[]>,
): Map<TextLine, TesseractWord[]> {
  return new Map(
    [...byLine].map(([line, words]) => {
      const place = digestIn(lineCharacters(line));
      return place
        ? withCode(line, words, place, settledOf(image, line, words, place))
        : [line, words];
    }),
  );
}
