import sharp from 'sharp';
import type { Pixels } from '../image/geometry';
import { cropLine, LINE_HEIGHT, type LineBox, type LineCrop, type TextLine } from './line-crop';
import type { TesseractReader, TesseractWord } from './tesseract-reader';

/** Lines of one page that are read again at most; each takes some 50 ms. */
const MAX_LINES = 30;
/** White around a line, in pixels of the crop. */
const MARGIN = 12;
const MIN_LETTERS = 3;
/** Signs that a line lacks, though most of it was seen: a word or two, with the spaces that PP-OCR misses. */
const MANY_UNSEEN = 10;
/** Part of the darkest and lightest pixels that is cut off when the contrast is stretched. */
const TAIL = 0.02;

/** Signs of words that tesseract is not merely guessing. */
const seenIn = (words: readonly TesseractWord[]): number =>
  words.reduce(
    (sum, { confidence, characters }) => sum + (confidence > 0.5 ? characters.length : 0),
    0,
  );

const unseenIn = (line: TextLine, words: readonly TesseractWord[]): number =>
  line.characters.length - seenIn(words);

function needsWords(line: TextLine, words: readonly TesseractWord[]): boolean {
  const letters = line.characters.filter(({ text }) => /\p{L}/u.test(text)).length;
  if (letters < MIN_LETTERS) return false;
  return seenIn(words) < line.characters.length / 2 || unseenIn(line, words) >= MANY_UNSEEN;
}

/** The lines that lack words, the one that lacks most first: a page with many of them has no time for all. */
export function poorLines(
  byLine: ReadonlyMap<TextLine, TesseractWord[]>,
): (readonly [TextLine, TesseractWord[]])[] {
  return [...byLine]
    .filter(([line, words]) => needsWords(line, words))
    .sort(([a, onA], [b, onB]) => unseenIn(b, onB) - unseenIn(a, onA))
    .slice(0, MAX_LINES);
}

/** The crop in grey with its own light and contrast evened out. */
function greyOf({ values, width }: LineCrop): Uint8Array {
  const plane = width * LINE_HEIGHT;
  const grey = values.subarray(plane, 2 * plane);
  const sorted = Float32Array.from(grey).sort();
  const low = sorted[Math.floor(TAIL * plane)] ?? -1;
  const high = sorted[Math.floor((1 - TAIL) * plane)] ?? 1;
  const scale = 255 / Math.max(0.05, high - low);
  return new Uint8Array(grey.map((value) => Math.min(255, Math.max(0, (value - low) * scale))));
}

/** Takes a word from the crop back to its place on the page. */
function placed(word: TesseractWord, box: LineBox, width: number): TesseractWord {
  const onPage = (x: number, y: number) => {
    const along = ((x - MARGIN) / width - 0.5) * box.length;
    const across = ((y - MARGIN) / LINE_HEIGHT - 0.5) * box.thickness;
    return {
      x: box.cx + along * box.dx - across * box.dy,
      y: box.cy + along * box.dy + across * box.dx,
    };
  };
  const corners = [
    onPage(word.x0, word.y0),
    onPage(word.x1, word.y0),
    onPage(word.x1, word.y1),
    onPage(word.x0, word.y1),
  ];
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return {
    ...word,
    x0: Math.min(...xs),
    x1: Math.max(...xs),
    y0: Math.min(...ys),
    y1: Math.max(...ys),
    characters: word.characters.map(({ text, x, y }) => ({ text, ...onPage(x, y) })),
  };
}

async function rereadLine(
  image: Pixels,
  box: LineBox,
  tesseract: TesseractReader,
): Promise<TesseractWord[]> {
  const crop = cropLine(image, box);
  const raw = { width: crop.width, height: LINE_HEIGHT, channels: 1 } as const;
  const png = await sharp(greyOf(crop), { raw })
    .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: '#fff' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const words = await tesseract.readLine(png);
  return words.map((word) => placed(word, box, crop.width));
}

/**
 * Lines that tesseract missed when it looked at the whole page are shown to it one by one: it finds text
 * worse than PP-OCR does, but reads its words better.
 * @returns the words of each line, read again where there were too few
 */
export async function rereadLines(
  image: Pixels,
  byLine: ReadonlyMap<TextLine, TesseractWord[]>,
  tesseract: TesseractReader,
): Promise<Map<TextLine, TesseractWord[]>> {
  const result = new Map(byLine);
  for (const [line, before] of poorLines(byLine)) {
    const words = await rereadLine(image, line.box, tesseract);
    if (words.length > 0 && seenIn(words) >= seenIn(before)) result.set(line, words);
  }
  return result;
}
