import type { TextRun } from './parse-protocol';

/** Gap within a word, in font sizes: kerning cuts words into pieces that nearly touch. */
const TOUCHING = 0.12;
/** Overlap that still is kerning; more is another text drawn over it. */
const OVERLAPPING = -0.25;
/** Gap between the letters of a text that is set s p a c e d. */
const SPACED = 0.75;
/** Letters of it that stand alone: most do, kerning draws some together (`U S UA R I O`). */
const [SPACED_LETTERS, MOSTLY] = [4, 0.6];
const SPACED_PIECE = /^(?:.|\p{Lu}{2})$/u;

/** Distance from the end of `a` to the start of `b` along the baseline, in font sizes; null on other lines. */
function gap(a: TextRun, b: TextRun): number | null {
  const turned = Math.abs(a.dx - b.dx) + Math.abs(a.dy - b.dy) > 0.02;
  if (turned || Math.abs(a.size - b.size) > 0.2 * a.size) return null;
  const [x, y] = [b.x - a.x, b.y - a.y];
  const across = Math.abs(x * -a.dy + y * a.dx);
  if (across > 0.2 * a.size) return null;
  return (x * a.dx + y * a.dy - a.length) / a.size;
}

function joined(a: TextRun, b: TextRun): TextRun {
  const end = (b.x - a.x) * a.dx + (b.y - a.y) * a.dy + b.length;
  return { ...a, text: a.text + b.text, length: Math.max(a.length, end) };
}

function joinTouching(pieces: readonly TextRun[]): TextRun[] {
  const words: TextRun[] = [];
  for (const next of pieces) {
    const last = words.at(-1);
    const distance = last ? gap(last, next) : null;
    if (last && distance !== null && distance < TOUCHING && distance > OVERLAPPING) {
      words[words.length - 1] = joined(last, next);
    } else {
      words.push(next);
    }
  }
  return words;
}

/** Length of the row of single letters that begins at `start`, with even gaps. */
function spacedLength(words: readonly TextRun[], start: number): number {
  let end = start;
  while (SPACED_PIECE.test(words[end]?.text ?? '')) {
    const [letter, next] = [words[end], words[end + 1]];
    end += 1;
    const distance = letter && next ? gap(letter, next) : null;
    if (distance === null || distance > SPACED || distance < OVERLAPPING) break;
  }
  return end - start;
}

/** Joins "F A C T U R A" to one word; a row of single figures in a table has wider gaps. */
function joinSpaced(words: readonly TextRun[]): TextRun[] {
  const result: TextRun[] = [];
  for (let index = 0; index < words.length;) {
    const length = Math.max(1, spacedLength(words, index));
    const letters = words.slice(index, index + length);
    // `4 X 3 M` is a measure.
    const isMeasure = /\d[xX]\d/.test(letters.map(({ text }) => text).join(''));
    const alone = letters.filter(({ text }) => text.length === 1).length;
    const isSpaced = alone >= Math.max(SPACED_LETTERS, length * MOSTLY) && !isMeasure;
    result.push(...(isSpaced ? [letters.reduce(joined)] : letters));
    index += length;
  }
  return result;
}

/** Puts words together that a PDF draws in pieces. Pieces come in drawing order. */
export const joinPieces = (pieces: readonly TextRun[]): TextRun[] =>
  joinSpaced(joinTouching(pieces));

/** Helvetica's widths in thousandths of the size, as its font metrics give them; most invoices are set so. */
const WIDTHS: Readonly<Record<number, string>> = {
  191: "'",
  222: 'ijl',
  260: '|',
  278: ' !,./:;I[\\]ft',
  333: '()-`r{}',
  355: '"',
  389: '*',
  500: 'Jcksvxyz',
  584: '+<=>~',
  611: 'FTZ',
  667: '&ABEKPSVXY',
  722: 'CDHNRUw',
  778: 'GOQ',
  833: 'Mm',
  889: '%',
  944: 'W',
  1015: '@',
};
const OTHER = 556;

const BY_CHARACTER = new Map(
  Object.entries(WIDTHS).flatMap(([width, characters]) =>
    [...characters].map((character) => [character, Number(width)] as const),
  ),
);

/** Usual width of a character; an accent makes none wider. Only the ratios matter. */
function usualWidth(character: string): number {
  const [base = character] = character.normalize('NFD');
  return BY_CHARACTER.get(base) ?? OTHER;
}

/** Ligatures that fonts map to one character; a search for "oficina" must find them. */
const LIGATURES: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};
const SPACE = /[\s\u00a0\u2000-\u200b\u3000]/;
const INVISIBLE = /[\u0000-\u001f\u007f\u00ad\u200b-\u200f\u2060\ufeff\ufffd]/g;

/** Positions before each character and after the last, 0..1 of the run's length. */
function offsets({ text, isMonospace }: TextRun): number[] {
  const widths = [...text].map((character) => (isMonospace ? 1 : usualWidth(character)));
  const total = widths.reduce((sum, width) => sum + width, 0);
  let reached = 0;
  return [0, ...widths.map((width) => (reached += width) / total)];
}

function piece(run: TextRun, text: string, from: number, to: number): TextRun {
  const start = from * run.length;
  return {
    ...run,
    text: text.replace(/[ﬀ-ﬆ]/g, (ligature) => LIGATURES[ligature] ?? ligature),
    x: run.x + run.dx * start,
    y: run.y + run.dy * start,
    length: (to - from) * run.length,
  };
}

/**
 * Splits a run at its spaces; each word gets its own place. A PDF tells only the length of a run, so
 * places inside it follow the usual ratios of character widths.
 */
export function splitRun(run: TextRun): TextRun[] {
  const characters = [...run.text];
  const at = offsets(run);
  const words: TextRun[] = [];
  let start = 0;
  for (let end = 0; end <= characters.length; end += 1) {
    const character = characters[end];
    if (character !== undefined && !SPACE.test(character)) continue;
    const text = characters.slice(start, end).join('').replace(INVISIBLE, '');
    if (text) words.push(piece(run, text, at[start] ?? 0, at[end] ?? 1));
    start = end + 1;
  }
  return words;
}
