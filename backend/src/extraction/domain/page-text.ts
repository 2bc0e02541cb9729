import type { Word } from '../../contracts/evidence';
import type { Page, PageSet } from './page-set';

/** Words of a page in reading order: lines from the top, words from the left. */
export function readingOrder(page: Page): Word[] {
  const sorted = [...page.words].sort((a, b) => centre(a) - centre(b));
  const lines: Word[][] = [];
  for (const word of sorted) {
    const line = lines[lines.length - 1];
    const last = line?.[line.length - 1];
    if (line && last && centre(word) - centre(last) < Math.min(word.box.h, last.box.h) * 0.5) {
      line.push(word);
    } else {
      lines.push([word]);
    }
  }
  return lines.flatMap((line) => line.sort((a, b) => a.box.x - b.box.x));
}

function centre(word: Word): number {
  return word.box.y + word.box.h / 2;
}

/** Text of all pages, a line break between pages. */
export function pageText(pageSet: PageSet): string {
  return pageSet.pages
    .map((page) =>
      readingOrder(page)
        .map((word) => word.text)
        .join(' '),
    )
    .join('\n');
}

/** Whether a value would come from a text layer or from OCR. */
export function mainSource(pageSet: PageSet): 'texto' | 'ocr' {
  return pageSet.pages.some((page) => page.source === 'ocr') ? 'ocr' : 'texto';
}
