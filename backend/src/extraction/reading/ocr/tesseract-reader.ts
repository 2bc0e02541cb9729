import sharp from 'sharp';
import {
  createWorker,
  OEM,
  PSM,
  type Word as TesseractResultWord,
  type Worker,
} from 'tesseract.js';
import { evenLight } from '../image/even-light';
import type { Pixels } from '../image/geometry';
import { TESSERACT_DATA } from './models';

/** A word as tesseract read it; pixels, confidence 0..1. */
export interface TesseractWord {
  text: string;
  confidence: number;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  /** Middle of each character, in the order of the text. */
  characters: { text: string; x: number; y: number }[];
}

/** Grain of scanners and cameras is taken for serifs and dots; more blur would close small letters. */
const BLUR = 0.6;
const DPI = '200';

/** A whole page as tesseract reads it best (PNG). */
export async function pageForTesseract(image: Pixels): Promise<Buffer> {
  const { data, width, height } = await evenLight(image);
  const page = sharp(data, { raw: { width, height, channels: 1 } });
  return page.blur(BLUR).png({ compressionLevel: 1 }).toBuffer();
}

/** Reads words with their accents (tesseract, Spanish data from disk). */
export class TesseractReader {
  private constructor(private readonly worker: Worker) {}

  static async load(): Promise<TesseractReader> {
    const options = { langPath: TESSERACT_DATA, cacheMethod: 'none', gzip: true };
    const worker = await createWorker('spa', OEM.LSTM_ONLY, options);
    await worker.setParameters({ user_defined_dpi: DPI });
    return new TesseractReader(worker);
  }

  /** Words of a whole page, as `pageForTesseract` shows it, in reading order. */
  readPage(png: Buffer): Promise<TesseractWord[]> {
    return this.recognise(png, PSM.AUTO);
  }

  /** Words of an image (PNG) that shows a single line. */
  readLine(png: Buffer): Promise<TesseractWord[]> {
    return this.recognise(png, PSM.SINGLE_LINE);
  }

  private async recognise(png: Buffer, mode: PSM): Promise<TesseractWord[]> {
    // Sent in one breath: before the first is answered, PP-OCR may hold this thread for seconds.
    const [, { data }] = await Promise.all([
      this.worker.setParameters({ tessedit_pageseg_mode: mode }),
      this.worker.recognize(png, {}, { text: true, blocks: true }),
    ]);
    return (data.blocks ?? [])
      .flatMap((block) => block.paragraphs)
      .flatMap((paragraph) => paragraph.lines)
      .flatMap((line) => line.words)
      .filter((word) => word.text.trim() !== '')
      .map(toWord);
  }
}

function toWord({ text, confidence, bbox, symbols }: TesseractResultWord): TesseractWord {
  return {
    text,
    confidence: confidence / 100,
    ...bbox,
    characters: symbols.map((symbol) => ({
      text: symbol.text,
      x: (symbol.bbox.x0 + symbol.bbox.x1) / 2,
      y: (symbol.bbox.y0 + symbol.bbox.y1) / 2,
    })),
  };
}
