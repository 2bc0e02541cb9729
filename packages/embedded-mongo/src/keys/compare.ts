import { isDoc, isList, type Doc } from '../bson/bson-types';
import type { Collation } from './collation';
import { BRACKET, bracketOf, encodeKey } from './value-key';

/** From here on UTF-16 order and UTF-8 order may differ. */
const SURROGATES_AND_ABOVE = /[\ud800-\uffff]/;

function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  if (SURROGATES_AND_ABOVE.test(a) || SURROGATES_AND_ABOVE.test(b))
    return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return a < b ? -1 : 1;
}

/** MongoDB's order over values of all types: negative, zero or positive. */
export function compareValues(a: unknown, b: unknown, collation: Collation | null = null): number {
  if (collation) return compareCollated(a, b, collation);
  if (typeof a === 'string' && typeof b === 'string') return compareStrings(a, b);
  if (typeof a === 'number' && typeof b === 'number' && a === a && b === b) return a - b || 0;
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime();
  const order = bracketOf(a) - bracketOf(b);
  return order === 0 ? Buffer.compare(encodeKey(a), encodeKey(b)) : order;
}

export function equalValues(a: unknown, b: unknown, collation: Collation | null = null): boolean {
  if (a === b) return true;
  if (!collation && typeof a === 'string' && typeof b === 'string') return false;
  return compareValues(a, b, collation) === 0;
}

/** A collation speaks of texts wherever they stand, and never of the names of fields. */
function compareCollated(a: unknown, b: unknown, collation: Collation): number {
  const order = bracketOf(a) - bracketOf(b);
  if (order !== 0) return order;
  if (bracketOf(a) === BRACKET.string) return collation.compare(String(a), String(b));
  if (isList(a) && isList(b)) return compareLists(a, b, collation);
  if (isDoc(a) && isDoc(b)) return compareDocs(a, b, collation);
  return compareValues(a, b);
}

function compareLists(a: readonly unknown[], b: readonly unknown[], collation: Collation): number {
  for (let at = 0; at < Math.min(a.length, b.length); at += 1) {
    const order = compareCollated(a[at], b[at], collation);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** Field by field: type, name, value. */
function compareDocs(a: Doc, b: Doc, collation: Collation): number {
  const [left, right] = [fieldsOf(a), fieldsOf(b)];
  for (const [at, [name, value]] of left.entries()) {
    const [otherName, otherValue] = right[at] ?? [];
    if (otherName === undefined) return 1;
    const order =
      bracketOf(value) - bracketOf(otherValue) ||
      compareStrings(name, otherName) ||
      compareCollated(value, otherValue, collation);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

function fieldsOf(doc: Doc): [name: string, value: unknown][] {
  return Object.entries(doc).filter(([, value]) => value !== undefined);
}
