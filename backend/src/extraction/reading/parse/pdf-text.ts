import { dirname, join } from 'node:path';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { Word } from '../../../contracts/evidence';
import { CodedError } from '../../../platform/sandbox';
import type { TextRun } from './parse-protocol';
import { joinPieces, splitRun } from './split-runs';

type Matrix = [number, number, number, number, number, number];

function multiply(m: Matrix, n: readonly number[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = n;
  return [
    m[0] * a + m[2] * b,
    m[1] * a + m[3] * b,
    m[0] * c + m[2] * d,
    m[1] * c + m[3] * d,
    m[0] * e + m[2] * f + m[4],
    m[1] * e + m[3] * f + m[5],
  ];
}

/** What a page is drawn with, as pdfjs lists it. */
interface Drawing {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/** The operators that move what is drawn, and those that draw a picture into the unit square. */
export interface PictureOperators {
  readonly save: number;
  readonly restore: number;
  readonly transform: number;
  readonly paintFormXObjectBegin: number;
  readonly paintFormXObjectEnd: number;
  readonly paintImageXObject: number;
  readonly paintInlineImageXObject: number;
  readonly paintImageMaskXObject: number;
}

const WHOLE: Matrix = [1, 0, 0, 1, 0, 0];

const matrixOf = (args: unknown): Matrix =>
  Array.isArray(args) && args.length === 6 ? (args as Matrix) : WHOLE;

/** Area of the biggest picture on a page, in square units of the page. */
export function biggestPicture({ fnArray, argsArray }: Drawing, ops: PictureOperators): number {
  const kept: Matrix[] = [];
  let [matrix, biggest]: [Matrix, number] = [WHOLE, 0];
  fnArray.forEach((operator, at) => {
    const args = argsArray[at];
    if (operator === ops.save || operator === ops.paintFormXObjectBegin) kept.push(matrix);
    if (operator === ops.transform) matrix = multiply(matrix, matrixOf(args));
    if (operator === ops.paintFormXObjectBegin)
      matrix = multiply(matrix, matrixOf(Array.isArray(args) ? args[0] : null));
    if (operator === ops.restore || operator === ops.paintFormXObjectEnd)
      matrix = kept.pop() ?? WHOLE;
    if (!isPicture(operator, ops)) return;
    biggest = Math.max(biggest, Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
  });
  return biggest;
}

const isPicture = (operator: number, ops: PictureOperators): boolean =>
  operator === ops.paintImageXObject ||
  operator === ops.paintInlineImageXObject ||
  operator === ops.paintImageMaskXObject;

/** Of the font size, above and below the baseline. */
const ASCENT = 0.78;
const DESCENT = 0.22;

interface PageSize {
  number: number;
  width: number;
  height: number;
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** The word with its upright box on the page; null when it lies outside of it. */
export function wordOf(run: TextRun, page: PageSize): Word | null {
  const up = { x: run.dy * run.size, y: -run.dx * run.size };
  const corners = [0, run.length].flatMap((along) =>
    [ASCENT, -DESCENT].map((rise) => ({
      x: (run.x + run.dx * along + up.x * rise) / page.width,
      y: (run.y + run.dy * along + up.y * rise) / page.height,
    })),
  );
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  const [left, top] = [clamp(Math.min(...xs)), clamp(Math.min(...ys))];
  const [w, h] = [clamp(Math.max(...xs)) - left, clamp(Math.max(...ys)) - top];
  if (!(w > 0 && h > 0)) return null;
  return { text: run.text, confidence: 1, box: { page: page.number, x: left, y: top, w, h } };
}

/** Text of one page. */
export interface PageText {
  words: Word[];
  /** Words, about, of the text that was not looked at because there was no end of it. */
  unseen: number;
  /** Pieces of text that the PDF draws. */
  runs: number;
  /** Most of the text is not drawn (rendering mode 3), as under a scan that was made searchable. */
  isInvisible: boolean;
  /** How much of the page its biggest picture takes, 0..1. */
  picture: number;
}

const PACKAGE = dirname(require.resolve('pdfjs-dist/package.json'));
/** pdfjs wants folders with a slash at the end. */
const folder = (name: string): string => `${join(PACKAGE, name)}/`;

/** Runs of one page that are kept; a page of print holds a few thousand. */
const MAX_RUNS = 20_000;

function codeOf(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  return name === 'PasswordException' ? 'ARCHIVO_CIFRADO' : 'ARCHIVO_DANADO';
}

/**
 * Opens a PDF for its text. Throws `ARCHIVO_CIFRADO` or `ARCHIVO_DANADO`.
 * Nothing is fetched: fonts, maps and decoders are those of the package.
 */
export async function openPdf(data: Uint8Array): Promise<PDFDocumentProxy> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({
    data,
    standardFontDataUrl: folder('standard_fonts'),
    cMapUrl: folder('cmaps'),
    cMapPacked: true,
    wasmUrl: folder('wasm'),
    isEvalSupported: false,
    useSystemFonts: false,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    return await task.promise;
  } catch (error) {
    await task.destroy();
    throw new CodedError(codeOf(error), { cause: error });
  }
}

interface Item {
  str: string;
  transform: readonly number[];
  width: number;
  height: number;
  fontName: string;
}

type Styles = Readonly<Record<string, { fontFamily: string }>>;

function runOf(item: Item, view: Matrix, styles: Styles): TextRun {
  const [a, b, c, d, x, y] = multiply(view, item.transform);
  const along = Math.hypot(a, b) || 1;
  const scale = Math.hypot(view[0], view[1]);
  return {
    text: item.str,
    x,
    y,
    dx: a / along,
    dy: b / along,
    length: item.width * scale,
    size: Math.hypot(c, d),
    isMonospace: styles[item.fontName]?.fontFamily === 'monospace',
  };
}

const INVISIBLE_MODE = 3;

/** Only asked of pages that have text: it also decodes the page's images. */
async function drawingFacts(
  page: PDFPageProxy,
): Promise<Pick<PageText, 'isInvisible' | 'picture'>> {
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const { fnArray, argsArray } = await page.getOperatorList();
  let [mode, shown, hidden]: [unknown, number, number] = [0, 0, 0];
  fnArray.forEach((operator, index) => {
    if (operator === OPS.setTextRenderingMode) mode = (argsArray as unknown[][])[index]?.[0];
    if (operator !== OPS.showText) return;
    if (mode === INVISIBLE_MODE) hidden += 1;
    else shown += 1;
  });
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = page.view;
  const picture = biggestPicture({ fnArray, argsArray }, OPS) / ((x1 - x0) * (y1 - y0) || 1);
  return { isInvisible: hidden > shown, picture };
}

/** Words of a page in drawing order, with boxes on the page as it is seen (its /Rotate applied). */
export async function readPageText(page: PDFPageProxy): Promise<PageText> {
  const viewport = page.getViewport({ scale: 1 });
  const { items, styles } = await page.getTextContent({ disableNormalization: true });
  const texts = items.filter((item) => 'str' in item).filter((item) => item.str.trim() !== '');
  const runs = texts
    .slice(0, MAX_RUNS)
    .map((item) => runOf(item, viewport.transform as Matrix, styles));
  const unseen = texts.slice(MAX_RUNS).reduce((sum, { str }) => sum + countWords(str), 0);
  const size = { number: page.pageNumber, width: viewport.width, height: viewport.height };
  const words = joinPieces(runs.flatMap(splitRun)).flatMap((run) => wordOf(run, size) ?? []);
  const facts = words.length > 0 ? await drawingFacts(page) : { isInvisible: false, picture: 0 };
  return { words, unseen, runs: runs.length, ...facts };
}

const countWords = (text: string): number => text.split(' ').filter(Boolean).length;
