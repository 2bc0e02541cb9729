import { DUE_SOON_DAYS } from '@contracts/workflow';
import { formatDate, isIsoDate } from '@rules/date';
import { limaDay } from '@rules/lima-day';

export type DueTone = 'bad' | 'warn' | null;

export interface Due {
  text: string;
  /** Null while the date is far away, or does not matter any more. */
  tone: DueTone;
}

const DAY = 24 * 3_600_000;
const words = new Intl.RelativeTimeFormat('es-PE', { numeric: 'auto' });

/**
 * How near a due date (`YYYY-MM-DD`) is, seen from Lima: overdue, within the days of the early warning,
 * or far away. What is settled has no urgency.
 */
export function dueOf(date: string | null | undefined, now: number, isSettled: boolean): Due {
  if (!date || !isIsoDate(date)) return { text: 'Sin vencimiento', tone: null };
  const days = Math.round((Date.parse(date) - Date.parse(limaDay(new Date(now)))) / DAY);
  if (isSettled) return { text: `vencía el ${formatDate(date)}`, tone: null };
  if (days > DUE_SOON_DAYS) return { text: `vence ${formatDate(date)}`, tone: null };
  if (days < 0) return { text: `Venció ${words.format(days, 'day')}`, tone: 'bad' };
  return { text: `Vence ${words.format(days, 'day')}`, tone: 'warn' };
}
