import type { Pixels } from '../image/geometry';
import { isBlank } from '../image/page-image';
import { textOf } from './parse-pdf';
import { wantedPages, type PagesWanted } from './pages-wanted';
import { PdfRenderer } from './pdf-renderer';
import { openPdf, type PageText } from './pdf-text';
import { hasUsableText, isDoubtful, isGoodTextLayer, saysEnough } from './text-layer';

/** Enough to see that a page is not blank, at a fraction of the time; an average hides spots, and adds none. */
const GLANCE_DPI = 36;

/** Opens the file for rendering when the first page is asked for: most PDFs tell by their text alone. */
class PagesOnDemand {
  private renderer: Promise<PdfRenderer> | null = null;

  constructor(private readonly bytes: Buffer) {}

  async render(number: number, dpi?: number): Promise<Pixels> {
    this.renderer ??= PdfRenderer.open(this.bytes);
    return (await this.renderer).render(number, dpi);
  }

  async close(): Promise<void> {
    const opened = await this.renderer?.catch(() => null);
    opened?.close();
  }
}

type PageKind = 'text' | 'blank' | 'picture';

/** The same answer as the reading's, with as little rendering as it takes. */
async function kindOf(
  text: PageText,
  number: number,
  pages: PagesOnDemand,
  isAmongText: boolean,
): Promise<PageKind> {
  const isUsable = hasUsableText(text);
  if (isUsable && isDoubtful(text)) return 'picture';
  if (isUsable && saysEnough(text, isAmongText)) return 'text';
  if (!isUsable && !(await isBlank(await pages.render(number, GLANCE_DPI)))) return 'picture';
  const pixels = await pages.render(number);
  if (await isGoodTextLayer(text, pixels, isAmongText)) return 'text';
  return (await isBlank(pixels)) ? 'blank' : 'picture';
}

/** Whether a page of the PDF has to be recognised, among those that are read. */
export async function lookAtPdf(bytes: Buffer, asked: PagesWanted): Promise<boolean> {
  const pdf = await openPdf(Uint8Array.from(bytes));
  const pages = new PagesOnDemand(bytes);
  let isAmongText = false;
  try {
    for (const { inFile: number } of wantedPages(pdf.numPages, asked).wanted) {
      const kind = await kindOf(await textOf(pdf, number), number, pages, isAmongText);
      if (kind === 'picture') return true;
      isAmongText ||= kind === 'text';
    }
    return false;
  } finally {
    await pages.close();
    await pdf.loadingTask.destroy();
  }
}
