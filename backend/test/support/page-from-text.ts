import type { Word } from '../../src/contracts/evidence';
import type { PageSet } from '../../src/extraction/domain/page-set';

/** Columns of a drawn page; a character is one column wide. */
export interface DrawnPage {
  columns?: number;
  source?: 'texto' | 'ocr';
  /** Of every word, 0..1. */
  confidence?: number;
  qr?: string[];
}

const LINE = 1.9;
const SIZES: Readonly<Record<string, number>> = { '#': 1.6, '##': 2.2, '~': 0.9 };

/**
 * Words with boxes from pages drawn with characters: one column a character, one line a line.
 * A line that begins with `#` is set 1.6 times as high, as titles and company names are; with `##`, 2.2 times;
 * one that begins with `~` is small print. One that begins with `^` stands half a line under the one before it.
 */
export function pageSetFromText(drawings: readonly string[], options: DrawnPage = {}): PageSet {
  const columns = options.columns ?? 100;
  const source = options.source ?? 'texto';
  const pages = drawings.map((drawing, index) => {
    const lines = drawing.replace(/^\n/, '').split('\n');
    const height = Math.max(columns * 1.41, lines.length * LINE + 4);
    const number = index + 1;
    let top = 1 - LINE;
    const words = lines.flatMap((line) => {
      top += line.startsWith('^') ? LINE / 2 : LINE;
      return wordsOfLine(line, top, number, columns, height);
    });
    const { confidence = 1 } = options;
    const sure = words.map((word) => ({ ...word, confidence }));
    return { number, width: columns * 10, height: height * 10, source, words: sure };
  });
  const box = { page: 1, x: 0.1, y: 0.8, w: 0.1, h: 0.1 };
  const qr = (options.qr ?? []).map((text) => ({ text, box }));
  return { pages, qr, totalPages: pages.length, pdf: null, notes: [] };
}

function wordsOfLine(
  line: string,
  top: number,
  page: number,
  columns: number,
  height: number,
): Word[] {
  const [marks = ''] = /^(?:#+|[~^])/.exec(line) ?? [];
  const size = SIZES[marks] ?? 1.2;
  const text = ' '.repeat(marks.length) + line.slice(marks.length);
  return [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    confidence: 1,
    box: {
      page,
      x: match.index / columns,
      y: top / height,
      w: match[0].length / columns,
      h: size / height,
    },
  }));
}
