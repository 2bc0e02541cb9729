import { bracketOf, encodeKey } from './value-key';

/** From here on UTF-16 order and UTF-8 order may differ. */
const SURROGATES_AND_ABOVE = /[\ud800-\uffff]/;

function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  if (SURROGATES_AND_ABOVE.test(a) || SURROGATES_AND_ABOVE.test(b))
    return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return a < b ? -1 : 1;
}

/** MongoDB's order over values of all types: negative, zero or positive. */
export function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string') return compareStrings(a, b);
  if (typeof a === 'number' && typeof b === 'number' && a === a && b === b) return a - b || 0;
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime();
  const order = bracketOf(a) - bracketOf(b);
  return order === 0 ? Buffer.compare(encodeKey(a), encodeKey(b)) : order;
}

export function equalValues(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a === 'string' && typeof b === 'string') return false;
  return compareValues(a, b) === 0;
}
