import { readFile } from 'node:fs/promises';
import type { Pixels } from '../../backend/src/extraction/reading/image/geometry';
import { built } from './built';
import type { SampleFile } from './samples';

type PdfText = typeof import('../../backend/src/extraction/reading/parse/pdf-text');
type Renderer = typeof import('../../backend/src/extraction/reading/parse/pdf-renderer');
type ImageFile = typeof import('../../backend/src/extraction/reading/image/page-image');
type Qr = typeof import('../../backend/src/extraction/reading/image/qr-reader');
type Detector = typeof import('../../backend/src/extraction/reading/ocr/text-detector');
type Recogniser = typeof import('../../backend/src/extraction/reading/ocr/text-recogniser');
type Tesseract = typeof import('../../backend/src/extraction/reading/ocr/tesseract-reader');

/** Instances come from `load` alone: the constructors are private. */
type Loaded<Class extends { load(): Promise<unknown> }> = Awaited<ReturnType<Class['load']>>;

const reading = 'extraction/reading';
const { openPdf, readPageText } = built<PdfText>(`${reading}/parse/pdf-text`);
const { PdfRenderer } = built<Renderer>(`${reading}/parse/pdf-renderer`);
const { readImageFile } = built<ImageFile>(`${reading}/image/page-image`);
const { readQrCodes } = built<Qr>(`${reading}/image/qr-reader`);
const { TextDetector } = built<Detector>(`${reading}/ocr/text-detector`);
const { TextRecogniser } = built<Recogniser>(`${reading}/ocr/text-recogniser`);
const { pageForTesseract, TesseractReader } = built<Tesseract>(`${reading}/ocr/tesseract-reader`);

/**
 * The engines alone in this process: no sandbox, no page images for people, no joining, no rules.
 * What the product takes beyond this is its own work.
 */
export class RawEngines {
  private constructor(
    private readonly detector: Loaded<Detector['TextDetector']>,
    private readonly recogniser: Loaded<Recogniser['TextRecogniser']>,
    private readonly tesseract: Loaded<Tesseract['TesseractReader']>,
  ) {}

  static async load(): Promise<RawEngines> {
    const detector = await TextDetector.load();
    const recogniser = await TextRecogniser.load();
    return new RawEngines(detector, recogniser, await TesseractReader.load());
  }

  /** Milliseconds for a file: its text or OCR, its pixels, its QR codes. */
  async time(file: SampleFile, withOcr: boolean): Promise<number> {
    const bytes = await readFile(file.path);
    const begun = performance.now();
    if (file.fileType === 'application/pdf') await this.readPdf(bytes, withOcr);
    else await this.readPixels(await readImageFile(bytes), withOcr);
    return performance.now() - begun;
  }

  private async readPdf(bytes: Buffer, withOcr: boolean): Promise<void> {
    const pdf = await openPdf(Uint8Array.from(bytes));
    const renderer = await PdfRenderer.open(bytes);
    try {
      for (let number = 1; number <= pdf.numPages; number += 1) {
        await readPageText(await pdf.getPage(number));
        await this.readPixels(await renderer.render(number), withOcr);
      }
    } finally {
      renderer.close();
      await pdf.loadingTask.destroy();
    }
  }

  private async readPixels(pixels: Pixels, withOcr: boolean): Promise<void> {
    await readQrCodes(pixels, 1);
    if (!withOcr) return;
    const lines = this.detector.detect(pixels).then((boxes) => this.recogniser.read(pixels, boxes));
    const words = pageForTesseract(pixels).then((page) => this.tesseract.readPage(page));
    await Promise.all([lines, words]);
  }
}
