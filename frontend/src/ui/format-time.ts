import { formatDate } from '@rules/date';

const LIMA = 'America/Lima';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From here on the date says more than the distance. */
const RELATIVE_DAYS = 30;

const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: LIMA });
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: LIMA,
  hour: '2-digit',
  minute: '2-digit',
});
const words = new Intl.RelativeTimeFormat('es-PE', { numeric: 'auto' });

/** The day of an instant in Lima: `15 mar 2026`. */
export const dayInPeru = (instant: string): string => formatDate(isoDay.format(new Date(instant)));

/** Day and time of an instant in Lima: `16 mar 2026, 15:04`. */
export const timeInPeru = (instant: string): string =>
  `${dayInPeru(instant)}, ${clock.format(new Date(instant))}`;

/** Days of the calendar between two instants, as Lima counts them. */
function daysBetween(from: number, to: number): number {
  const dayOf = (time: number): number => Date.parse(isoDay.format(new Date(time)));
  return Math.round((dayOf(to) - dayOf(from)) / DAY);
}

/** How long ago, or how long still: `hace 5 minutos`, `ayer`, `en 6 días`; far away, the date. */
export function relativeTime(instant: string, now: number): string {
  const time = Date.parse(instant);
  const distance = time - now;
  const size = Math.abs(distance);
  if (size < MINUTE) return 'hace un momento';
  if (size < HOUR) return words.format(Math.trunc(distance / MINUTE), 'minute');
  const days = daysBetween(now, time);
  if (days === 0 || size < 6 * HOUR) return words.format(Math.trunc(distance / HOUR), 'hour');
  return Math.abs(days) < RELATIVE_DAYS ? words.format(days, 'day') : dayInPeru(instant);
}
