import { firstEntry, type KeyRange } from '../storage/range-scan';
import { successor } from '../storage/records';
import type { Store } from '../storage/store';
import { endOfValue } from './entry-parts';
import type { Candidate, Plan } from './planner';

/** More different values than this are not walked side by side. */
const MAX_VALUES = 64;

/**
 * A candidate whose range holds few different values, as a plan that walks each of them and so gives
 * the order asked for; null when there are too many. Finds the values by jumping from one to the next.
 */
export function spreadPlan(store: Store, { plan, spread }: Candidate): Plan | null {
  if (!spread || !plan.index) return null;
  const heads: Buffer[] = [];
  for (const [at, range] of plan.ranges.entries()) {
    const found = headsIn(store, range, spread.offsets[at] ?? 0, {
      direction: spread.direction,
      room: MAX_VALUES - heads.length,
    });
    if (!found) return null;
    heads.push(...found);
  }
  return {
    ...plan,
    ranges: heads.map((head) => ({ start: head, end: successor(head) })),
    reverse: spread.reverse,
    isSorted: true,
    isExact: false,
    mergeFrom: heads.map((head) => head.length),
  };
}

/** The beginnings of keys up to and with each different value; null when there are more than fit. */
function headsIn(
  store: Store,
  range: KeyRange,
  offset: number,
  { direction, room }: { direction: 1 | -1; room: number },
): Buffer[] | null {
  const heads: Buffer[] = [];
  let start: Buffer | null = range.start;
  while (start) {
    const key = firstEntry(store.environment.entries, { start, end: range.end })?.key;
    if (!key) break;
    const end = endOfValue(key, offset, direction);
    if (end === null || heads.length === room) return null;
    const head = key.subarray(0, end);
    heads.push(head);
    start = successor(head);
  }
  return heads;
}
