const MINUTES_BEHIND_UTC = 5 * 60;
const DAY_MS = 24 * 3_600_000;

/** Civil day in Peru (UTC-5 all year) of an instant, `YYYY-MM-DD`. */
export function limaDay(at: Date): string {
  return limaTime(at).slice(0, 10);
}

/** Civil day and time in Peru of an instant, `YYYY-MM-DDTHH:MM:SS`. */
export function limaTime(at: Date): string {
  return new Date(at.getTime() - MINUTES_BEHIND_UTC * 60_000).toISOString().slice(0, 19);
}

/** The instant at which a Peruvian day (`YYYY-MM-DD`) begins. */
export function startOfLimaDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + MINUTES_BEHIND_UTC * 60_000);
}

/** The last `count` Peruvian days up to the one of `at`, oldest first. */
export function lastLimaDays(at: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    limaDay(new Date(at.getTime() - (count - 1 - index) * DAY_MS)),
  );
}

/** First days of the Peruvian months from the one of `from` to the one after `to`, oldest first. */
export function limaMonthBounds(from: Date, to: Date): Date[] {
  const bounds: Date[] = [];
  let [year = 0, month = 0] = limaDay(from).split('-').map(Number);
  const last = limaDay(to).slice(0, 7);
  for (;;) {
    const name = `${year}-${String(month).padStart(2, '0')}`;
    bounds.push(startOfLimaDay(`${name}-01`));
    if (name > last) return bounds;
    month += 1;
    if (month > 12) [year, month] = [year + 1, 1];
  }
}
