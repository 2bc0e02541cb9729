import sharp from 'sharp';
import type { Word } from '../../../contracts/evidence';
import { MAX_IMAGE_PIXELS } from '../../../contracts/limits';
import { takeWords } from '../../domain/word-limits';
import { denoise } from '../image/denoise';
import { fromSharp, type Pixels } from '../image/geometry';
import { greyOf } from '../image/grey';
import { writeView } from '../image/page-image';
import { measurePage } from '../quality/measure-page';
import { assignWords } from './assign-words';
import { settleCodes } from './code-line';
import { joinReadings } from './join-readings';
import type { PixelWord } from './join-line';
import type { OcrPage, OcrRequest } from './ocr-protocol';
import { rereadLines } from './reread-lines';
import { pageForTesseract, TesseractReader } from './tesseract-reader';
import { TextDetector } from './text-detector';
import { TextRecogniser } from './text-recogniser';
import { readUpright, turned } from './upright';

interface Engines {
  detector: TextDetector;
  recogniser: TextRecogniser;
  tesseract: TesseractReader;
}

let engines: Promise<Engines> | null = null;

async function loadEngines(): Promise<Engines> {
  const [detector, recogniser, tesseract] = await Promise.all([
    TextDetector.load(),
    TextRecogniser.load(),
    TesseractReader.load(),
  ]);
  return { detector, recogniser, tesseract };
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

function wordOf(word: PixelWord, page: number, { width, height }: Pixels): Word {
  const [x, y] = [clamp(word.x0 / width), clamp(word.y0 / height)];
  const box = { page, x, y, w: clamp(word.x1 / width) - x, h: clamp(word.y1 / height) - y };
  return { text: word.text, confidence: word.confidence, box };
}

/**
 * Reads a page image with both engines; they are loaded on first use and stay. A page that lies on its side
 * or upside down is turned, and so is its image for people.
 */
export async function ocrPage({
  number,
  path,
  image,
}: OcrRequest['pages'][number]): Promise<OcrPage> {
  const { detector, recogniser, tesseract } = await (engines ??= loadEngines());
  const asStored = await fromSharp(sharp(path, { limitInputPixels: MAX_IMAGE_PIXELS }));
  const { soft: seen, clean: cleaning } = await denoise(asStored);
  // Tesseract takes its own care of noise; the median that helps PP-OCR eats its thin strokes.
  const [evened, clean] = await Promise.all([pageForTesseract(seen), cleaning]);
  const [words, { turn, lines }] = await Promise.all([
    // First, as it has a thread of its own and PP-OCR holds this one; a turned page is rare and read again.
    tesseract.readPage(evened),
    readUpright(clean, detector, recogniser),
  ]);
  const upright = await turned(seen, turn);
  if (turn !== 0) await writeView(await turned(asStored, turn), image);
  const boxes = lines.map(({ box }) => box);
  const figures = measurePage(await greyOf(await turned(clean, turn)), boxes);
  const asRead = turn === 0 ? words : await tesseract.readPage(await pageForTesseract(upright));
  const { byLine, alone } = assignWords(lines, asRead);
  const complete = await rereadLines(upright, byLine, tesseract);
  const joined = joinReadings({ byLine: settleCodes(upright, complete), alone });
  const all = joined.map((word) => wordOf(word, number, upright));
  return { number, turn, ...takeWords(all), figures };
}
