import type { FieldState } from '@contracts/evidence';

/** What the order of a review needs to know of a field. */
export interface ReviewedField {
  path: string;
  state: FieldState;
}

/** States that ask for a person's look before the document is confirmed. */
const ASKS: ReadonlySet<FieldState> = new Set(['dudoso', 'contradice']);

/** Paths still to be looked at, in the order of the table; `settled` are those whose answer is on its way. */
export const pendingPaths = (
  fields: readonly ReviewedField[],
  settled: ReadonlySet<string>,
): string[] =>
  fields.filter(({ path, state }) => ASKS.has(state) && !settled.has(path)).map(({ path }) => path);

/**
 * The pending field after (1) or before (-1) a place in the table, going round at the end;
 * null when nothing is pending any more. Without a place it is the first or the last.
 */
export function nextPending(
  order: readonly string[],
  pending: readonly string[],
  from: string | null,
  direction: 1 | -1,
): string | null {
  const others = pending.filter((path) => path !== from);
  const sorted = direction === 1 ? others : others.toReversed();
  if (from === null) return sorted[0] ?? null;
  const place = order.indexOf(from);
  const beyond = sorted.find((path) => (order.indexOf(path) - place) * direction > 0);
  return beyond ?? sorted[0] ?? null;
}
