import { formatDate } from '@rules/date';
import { lastLimaDays, limaDay } from '@rules/lima-day';

/** Both ends are days in Peru, inclusive; '' is open. */
export interface Days {
  from: string;
  to: string;
}

/** `15 – 16 mar 2026`, `28 feb – 2 mar 2026`, `desde 15 mar 2026`; null when both ends are open. */
export function daysInWords({ from, to }: Days): string | null {
  if (from === '' && to === '') return null;
  if (from === '') return `hasta ${formatDate(to)}`;
  if (to === '') return `desde ${formatDate(from)}`;
  if (from === to) return formatDate(from);
  return `${shortened(from, to)} – ${formatDate(to)}`;
}

/** The first day without what it shares with the last. */
function shortened(from: string, to: string): string {
  const words = formatDate(from).split(' ');
  if (from.slice(0, 7) === to.slice(0, 7)) return words[0] ?? '';
  return from.slice(0, 4) === to.slice(0, 4) ? words.slice(0, 2).join(' ') : words.join(' ');
}

const lastDays = (now: number, count: number): Days => ({
  from: lastLimaDays(new Date(now), count)[0] ?? '',
  to: limaDay(new Date(now)),
});

/** Spans that are asked for often. */
export const USUAL_DAYS: readonly { label: string; daysAt(now: number): Days }[] = [
  { label: 'Hoy', daysAt: (now) => lastDays(now, 1) },
  { label: 'Últimos 7 días', daysAt: (now) => lastDays(now, 7) },
  { label: 'Últimos 30 días', daysAt: (now) => lastDays(now, 30) },
];

export const isBackwards = ({ from, to }: Days): boolean => from !== '' && to !== '' && from > to;
