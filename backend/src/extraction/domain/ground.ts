import type { Box, FieldValue, Word } from '../../contracts/evidence';
import { parseDate } from '../../rules/date';
import { compactText, editDistance } from '../../rules/text-clean';
import { groundAmount } from './ground-amount';
import { readingOrder, type PageSet } from './page-set';

const MAX_DATE_WORDS = 6;

/**
 * Where a value stands on the pages, one box a line, for engines that give no boxes.
 * Amounts and dates are compared by what they mean, texts by their letters; empty when it is nowhere.
 */
export function ground(text: string | null, value: FieldValue, pageSet: PageSet): Box[] {
  if (value === null || typeof value === 'boolean') return [];
  if (typeof value === 'number') return groundAmount(value, pageSet).boxes;
  for (const page of pageSet.pages) {
    const words = readingOrder(page);
    const hit = findWords(words, text, value, page.source === 'ocr');
    if (hit.length > 0) return lineBoxes(hit);
  }
  return [];
}

function findWords(
  words: readonly Word[],
  text: string | null,
  value: string,
  isOcr: boolean,
): Word[] {
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(value);
  if (isDate) return dateWords(words, value);
  const found = letterRun(words, compactText(text ?? value), isOcr);
  return found.length > 0 ? found : letterRun(words, compactText(value), isOcr);
}

function dateWords(words: readonly Word[], iso: string): Word[] {
  for (let size = 1; size <= MAX_DATE_WORDS; size += 1) {
    for (let start = 0; start + size <= words.length; start += 1) {
      const run = words.slice(start, start + size);
      if (!/\d/.test(run[0]?.text ?? '')) continue;
      if (parseDate(run.map((word) => word.text).join(' ')) === iso) return run;
    }
  }
  return [];
}

/** The first run of words whose letters are the value's, with slips forgiven by length. */
function letterRun(words: readonly Word[], wanted: string, isOcr: boolean): Word[] {
  if (wanted.length < 2) return [];
  const compact = words.map((word) => compactText(word.text));
  const slips = slipsAllowed(wanted, isOcr);
  for (let start = 0; start < words.length; start += 1) {
    const end = runEnd(compact, start, wanted, slips);
    if (end !== -1) return words.slice(start, end);
  }
  return [];
}

/** One in twelve letters; in digits none, unless OCR read them and they are many. */
function slipsAllowed(wanted: string, isOcr: boolean): number {
  if (/^\d+$/.test(wanted) || wanted.length < 12) return isOcr && wanted.length >= 8 ? 1 : 0;
  return Math.floor(wanted.length / 12);
}

function runEnd(compact: readonly string[], start: number, wanted: string, slips: number): number {
  let joined = '';
  for (let index = start; index < compact.length && joined.length < wanted.length; index += 1) {
    joined += compact[index] ?? '';
    if (slips === 0 && !wanted.startsWith(joined) && !joined.includes(wanted)) return -1;
    if (joined === wanted || (index === start && joined.includes(wanted))) return index + 1;
    if (joined.length >= 4 && editDistance(joined.slice(0, 4), wanted.slice(0, 4)) > 1) return -1;
    if (slips > 0 && Math.abs(joined.length - wanted.length) <= slips) {
      if (editDistance(joined, wanted) <= slips) return index + 1;
    }
  }
  return -1;
}

/** One box around the words of each line. */
export function lineBoxes(words: readonly Word[]): Box[] {
  const boxes: Box[] = [];
  for (const { box } of words) {
    const last = boxes[boxes.length - 1];
    if (last && last.page === box.page && Math.abs(last.y - box.y) < box.h * 0.6) {
      boxes[boxes.length - 1] = union(last, box);
    } else {
      boxes.push({ ...box });
    }
  }
  return boxes;
}

export function union(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  const right = Math.max(a.x + a.w, b.x + b.w);
  const bottom = Math.max(a.y + a.h, b.y + b.h);
  return { page: a.page, x, y, w: right - x, h: bottom - y };
}
