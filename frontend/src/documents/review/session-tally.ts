/** How many documents were confirmed in this tab, and how long each was open, in milliseconds. */
export interface SessionTally {
  durations: readonly number[];
}

export const EMPTY_TALLY: SessionTally = { durations: [] };

export const counted = (tally: SessionTally, openedAt: number, now: number): SessionTally => ({
  durations: [...tally.durations, Math.max(0, now - openedAt)],
});

/** The middle value; of an even number the lower of the two in the middle. Null of none. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}

/** "Sesión: 6 docs · mediana 21 s"; empty before the first. */
export function tallyText({ durations }: SessionTally): string {
  const middle = median(durations);
  if (middle === null) return '';
  const docs = durations.length === 1 ? '1 doc' : `${durations.length} docs`;
  return `Sesión: ${docs} · mediana ${Math.round(middle / 1000)} s`;
}
