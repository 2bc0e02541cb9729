import { DomainError } from '../../rules/domain-error';

/** Rows `from` to `to`, inclusive, from 0. */
export interface RowRange {
  from: number;
  to: number;
}

const isIndex = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * react-admin's `range=[0,24]`; the first `max` rows without it.
 * Throws CAMPO_INVALIDO for anything but two rising indexes of at most `max` rows.
 */
export function rangeOf(query: unknown, max: number): RowRange {
  if (query === undefined) return { from: 0, to: max - 1 };
  const range = typeof query === 'string' && query.length <= 200 ? parse(query) : null;
  const [from, to] = Array.isArray(range) && range.length === 2 ? (range as unknown[]) : [];
  if (!isIndex(from) || !isIndex(to) || to < from || to - from >= max) {
    throw new DomainError('CAMPO_INVALIDO', { field: 'range' });
  }
  return { from, to };
}

/** `Content-Range` of a page with so many rows. */
export function contentRange(
  unit: string,
  { from }: RowRange,
  rows: number,
  total: number,
): string {
  return `${unit} ${from}-${Math.max(from + rows - 1, from)}/${total}`;
}
