import { PAID_KINDS, type Deadline, type DueSum, type DueWindow } from '../../contracts/due-dates';
import { DUE_SOON_DAYS } from '../../contracts/workflow';
import { daysAfter } from '../date';
import { deadlinesOf, isPassing, type DeadlineSubject } from './deadlines';

/** ISO days, both included; null has no end. */
export interface Days {
  from: string | null;
  to: string | null;
}

/** @param today ISO day in Peru */
export function daysOf(window: DueWindow, today: string): Days {
  if (window === 'vencidos') return { from: null, to: daysAfter(today, -1) };
  if (window === 'hoy') return { from: today, to: today };
  if (window === 'semana') return { from: today, to: daysAfter(today, DUE_SOON_DAYS) };
  return { from: null, to: null };
}

/** What has no day is in windows without an end. */
export function isWithin({ from, to }: Days, day: string | null): boolean {
  if (day === null) return to === null;
  return (from === null || day >= from) && (to === null || day <= to);
}

/** Monday of a day's week. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return daysAfter(day, -((weekday + 6) % 7));
}

/** By currency, soles first: exact, or null when an amount is not known (docs/decisions/037). */
export function dueSums(
  items: readonly Pick<Deadline, 'kind' | 'currency' | 'amountCents'>[],
): DueSum[] {
  const sums = new Map<string, DueSum>();
  for (const { kind, currency, amountCents } of items) {
    if (!PAID_KINDS.has(kind)) continue;
    const sum = sums.get(currency) ?? { currency, amountCents: 0, unknown: 0 };
    const { amountCents: before, unknown } = sum;
    sums.set(currency, {
      currency,
      amountCents: before === null || amountCents === null ? null : before + amountCents,
      unknown: unknown + (amountCents === null ? 1 : 0),
    });
  }
  const rank = ({ currency }: DueSum): string => (currency === 'PEN' ? '' : currency);
  return [...sums.values()].sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

const NO_DAY = '9999-12-31';
const PASSING_KEY = 'p';

/**
 * What an index finds a document by before it is paid: the days of what it still has to do, those of passing
 * kinds behind a `p`, since nobody asks for them once they are over.
 */
export function dueKeysOf(
  document: Pick<DeadlineSubject, 'extractedData' | 'paymentInfo' | 'arrivedAt'>,
): string[] {
  const unpaid = { paymentStatus: 'unpaid', paidCents: null, workflowStatus: 'pending' } as const;
  const all = deadlinesOf({ ...document, ...unpaid }, '');
  const keys = all.map(({ kind, day }) => `${isPassing(kind) ? PASSING_KEY : ''}${day ?? NO_DAY}`);
  return [...new Set(keys)].sort();
}

/** Ranges of these keys in which documents of some days are; both ends are included. */
export function keyRangesOf({ from, to }: Days, today: string): { $gte: string; $lte: string }[] {
  const lasting = { $gte: from ?? '', $lte: to ?? NO_DAY };
  if (to !== null && to < today) return [lasting];
  const passing = { $gte: PASSING_KEY + (from ?? today), $lte: PASSING_KEY + (to ?? NO_DAY) };
  return [lasting, passing];
}
