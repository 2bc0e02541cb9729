import type { PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import { CodedError } from '../../../platform/sandbox';
import sharp from 'sharp';
import { fromSharp, MAX_SIDE, type Pixels } from '../image/geometry';

const POINTS_PER_INCH = 72;
const DPI = 200;
/** Points beyond which a side is not a size that anybody printed (PDF's own limit is 14,400). */
const MAX_POINTS = 1_000_000;

let library: Promise<PDFiumLibrary> | null = null;

function loadLibrary(): Promise<PDFiumLibrary> {
  library ??= import('@hyzyla/pdfium').then(({ PDFiumLibrary: loader }) => loader.init());
  return library;
}

/** Pixels of a page of that many points, scaled down so that no side exceeds `MAX_SIDE`. */
export function renderSize(
  widthPoints: number,
  heightPoints: number,
  dpi = DPI,
): { width: number; height: number } {
  const longest = Math.max(widthPoints, heightPoints);
  if (!(Math.min(widthPoints, heightPoints) > 0) || longest > MAX_POINTS) {
    throw new CodedError('ARCHIVO_DANADO');
  }
  const scale = Math.min(dpi / POINTS_PER_INCH, MAX_SIDE / longest);
  const side = (points: number): number => Math.max(1, Math.round(points * scale));
  return { width: side(widthPoints), height: side(heightPoints) };
}

/** An open PDF that gives its pages as pixels. */
export class PdfRenderer {
  private constructor(private readonly document: PDFiumDocument) {}

  static async open(bytes: Buffer): Promise<PdfRenderer> {
    const pdfium = await loadLibrary();
    try {
      return new PdfRenderer(await pdfium.loadDocument(bytes));
    } catch (error) {
      throw new CodedError('ARCHIVO_DANADO', { cause: error });
    }
  }

  /** @param number 1-based */
  async render(number: number, dpi = DPI): Promise<Pixels> {
    const page = this.document.getPage(number - 1);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const size = renderSize(originalWidth, originalHeight, dpi);
    const { data } = await page.render({ ...size, scale: 1, render: 'bitmap' });
    return fromSharp(sharp(data, { raw: { ...size, channels: 4 } }));
  }

  close(): void {
    this.document.destroy();
  }
}
