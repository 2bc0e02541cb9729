import { isIsoDate } from '../../rules/date';
import { DomainError } from '../../rules/domain-error';
import { limaDay } from '../../rules/lima-day';

const DAY_MS = 24 * 3_600_000;

/**
 * Lets a removal be ordered for a Peruvian day from `minDays` to `maxDays` after the one of `now`. Throws
 * FECHA_BAJA, with both ends.
 */
export function removalDay(
  on: string,
  now: Date,
  { minDays, maxDays }: { minDays: number; maxDays: number },
): void {
  const first = limaDay(new Date(now.getTime() + minDays * DAY_MS));
  const last = limaDay(new Date(now.getTime() + maxDays * DAY_MS));
  if (!isIsoDate(on) || on < first || on > last)
    throw new DomainError('FECHA_BAJA', { first, last });
}
