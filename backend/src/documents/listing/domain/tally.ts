import { COUNT_MAX, type DocumentCount } from '../../../contracts/list-query';
import { fromCents } from '../../../rules/money';

/** What a count reads of a document. */
export interface Counted {
  _id: string;
  createdAt: Date;
  status: string;
  currency?: string | null;
  totalCents?: number | null;
}

/** Documents that a count reads at a time. */
export const COUNT_BATCH = 2_000;
/** A count that takes longer ends where it is. */
const MAX_MS = 2_000;

/**
 * Adds up batch after batch, so that the store is never busy with one count for long, up to `COUNT_MAX`
 * documents or two seconds: then `isCapped`, with what was counted so far.
 * @param batch the documents after the last one of the batch before
 * @param now milliseconds
 */
export async function countWithin(
  batch: (after: Counted | null) => Promise<readonly Counted[]>,
  now: () => number,
): Promise<DocumentCount> {
  const end = now() + MAX_MS;
  const cents = new Map<string, number>();
  let total = 0;
  for (let after: Counted | null = null; ;) {
    const counted: readonly Counted[] = await batch(after);
    total += counted.length;
    counted.forEach((one) => add(cents, one));
    after = counted.at(-1) ?? null;
    const isCapped = total >= COUNT_MAX || now() > end;
    if (isCapped || after === null || counted.length < COUNT_BATCH) {
      return {
        total,
        isCapped: isCapped && counted.length >= COUNT_BATCH,
        amounts: amounts(cents),
      };
    }
  }
}

function add(
  cents: Map<string, number>,
  { status, currency, totalCents }: Pick<Counted, 'status' | 'currency' | 'totalCents'>,
): void {
  if (status !== 'completed' || !currency || typeof totalCents !== 'number') return;
  cents.set(currency, (cents.get(currency) ?? 0) + totalCents);
}

function amounts(cents: ReadonlyMap<string, number>): Record<string, number> {
  return Object.fromEntries([...cents].map(([currency, amount]) => [currency, fromCents(amount)]));
}
