import type { FieldValue } from '../../contracts/evidence';
import { isIsoDate, parseDate } from '../date';
import { parseAmount, toCents } from '../money';
import { compactText } from '../text-clean';
import type { PageFacts } from './page-facts';

/** Whether a value stands anywhere on the pages, in whatever way it is printed, but not in words to the machine. */
export function isPrinted(value: FieldValue, { pages, clean }: PageFacts): boolean {
  const lines = (clean ?? pages).flat();
  if (typeof value === 'number') {
    const words = lines.flatMap((line) => line.split(/\s+/));
    return words.some((word) => sameAmount(parseAmount(word), value));
  }
  if (typeof value !== 'string' || value === '') return false;
  if (isIsoDate(value)) return lines.some((line) => parseDate(line) === value);
  const wanted = compactText(value);
  return wanted !== '' && lines.some((line) => compactText(line).includes(wanted));
}

function sameAmount(read: number | null, value: number): boolean {
  return read !== null && Math.abs(toCents(read)) === Math.abs(toCents(value));
}
