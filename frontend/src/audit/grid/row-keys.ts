import type { KeyboardEvent } from 'react';

const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The row that a key leads to from the one at `at`, or null when the key does not move. */
export function rowAfterKey(key: string, at: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEP[key];
  if (step === undefined) return null;
  return Math.min(Math.max(at + step, 0), count - 1);
}

/** Up, down, Home and End move between the rows, as in a list; Enter is the button's own. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-entry-row]')];
  const at = rows.findIndex((row) => row === document.activeElement);
  const next = at < 0 ? null : rowAfterKey(event.key, at, rows.length);
  if (next === null) return;
  event.preventDefault();
  rows[next]?.focus();
}
