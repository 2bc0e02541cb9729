import type { CivilDate } from './model';

export function addDays(date: CivilDate, days: number): CivilDate {
  const time = new Date(`${date}T00:00:00Z`);
  time.setUTCDate(time.getUTCDate() + days);
  return time.toISOString().slice(0, 10);
}
