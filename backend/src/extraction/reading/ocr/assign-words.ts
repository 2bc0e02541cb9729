import type { TextLine } from './line-crop';
import { fold } from './same-shape';
import type { TesseractWord } from './tesseract-reader';

/** How far beside a line, in its heights, a word's middle may lie and still be on it. */
const END_MARGIN = 0.5;
const SIDE_MARGIN = 0.45;

function isOn({ box }: TextLine, { x0, y0, x1, y1 }: TesseractWord): boolean {
  const [x, y] = [(x0 + x1) / 2 - box.cx, (y0 + y1) / 2 - box.cy];
  const along = Math.abs(x * box.dx + y * box.dy);
  const across = Math.abs(y * box.dx - x * box.dy);
  return (
    along < box.length / 2 + END_MARGIN * box.thickness && across < SIDE_MARGIN * box.thickness
  );
}

const distance = ({ box }: TextLine, { x0, y0, x1, y1 }: TesseractWord): number =>
  Math.hypot((x0 + x1) / 2 - box.cx, (y0 + y1) / 2 - box.cy);

/** The line that a word belongs to, if any. */
function lineOf(lines: readonly TextLine[], word: TesseractWord): TextLine | null {
  const near = lines.filter((line) => isOn(line, word));
  return near.sort((a, b) => distance(a, word) - distance(b, word))[0] ?? null;
}

/** Whether two words are two readings of one print: they say the same and stand over each other. */
function isDouble(word: TesseractWord, other: TesseractWord): boolean {
  const shared = Math.min(word.x1, other.x1) - Math.max(word.x0, other.x0);
  return shared > 0 && fold(word.text) === fold(other.text);
}

/**
 * The words of a level line, each once: on a bent page tesseract now and then reads the end of a line twice, as two
 * lines. Of two the surer stays. That boxes overlap does not tell by itself: it draws many too wide.
 */
function withoutDoubles({ box }: TextLine, words: readonly TesseractWord[]): TesseractWord[] {
  if (Math.abs(box.dx) < Math.abs(box.dy)) return [...words];
  const single: TesseractWord[] = [];
  for (const word of words) {
    const at = single.findIndex((other) => isDouble(word, other));
    const known = single[at];
    if (!known) single.push(word);
    else if (word.confidence > known.confidence) single[at] = word;
  }
  return single;
}

export interface Assignment {
  /** Every line, with the words that lie on it. */
  byLine: Map<TextLine, TesseractWord[]>;
  /** Words where PP-OCR found no line. */
  alone: TesseractWord[];
}

/** Puts each word of tesseract on the line of PP-OCR where it stands. */
export function assignWords(
  lines: readonly TextLine[],
  words: readonly TesseractWord[],
): Assignment {
  const byLine = new Map<TextLine, TesseractWord[]>(lines.map((line) => [line, []]));
  const alone: TesseractWord[] = [];
  for (const word of words) {
    const line = lineOf(lines, word);
    (line ? byLine.get(line) : alone)?.push(word);
  }
  const single = [...byLine].map(([line, on]) => [line, withoutDoubles(line, on)] as const);
  return { byLine: new Map(single), alone };
}
