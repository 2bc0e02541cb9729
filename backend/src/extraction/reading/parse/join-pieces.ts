import type { TextRun } from './pdf-text-run';

/** Gap within a word, in font sizes: kerning cuts words into pieces that nearly touch. */
const TOUCHING = 0.12;
/** Overlap that still is kerning; more is another text drawn over it. */
const OVERLAPPING = -0.25;
/** Gap between the letters of a text that is set s p a c e d. */
const SPACED = 0.75;
const SPACED_LETTERS = 4;

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
  while (words[end]?.text.length === 1) {
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
    if (length >= SPACED_LETTERS && !isMeasure) {
      result.push(letters.reduce(joined));
    } else {
      result.push(...letters);
    }
    index += length;
  }
  return result;
}

/** Puts words together that a PDF draws in pieces. Pieces come in drawing order. */
export function joinPieces(pieces: readonly TextRun[]): TextRun[] {
  return joinSpaced(joinTouching(pieces));
}
