import type { Entry } from '../storage/range-scan';

/** A walk over entries that ends without a value. */
type Scan = Iterator<Entry, void>;

/**
 * Reads several ordered scans side by side, in the order of the bytes from each scan's offset on.
 */
export function* mergeByKey(
  scans: readonly Scan[],
  offsets: readonly number[],
  reverse: boolean,
): Generator<Entry> {
  const heads = scans.map((scan) => next(scan));
  const tail = (at: number): Buffer | undefined => heads[at]?.key.subarray(offsets[at] ?? 0);
  for (;;) {
    const first = lowest(heads.length, tail, reverse);
    const entry = first === null ? undefined : heads[first];
    const scan = first === null ? undefined : scans[first];
    if (first === null || !entry || !scan) return;
    yield entry;
    heads[first] = next(scan);
  }
}

function next(scan: Scan): Entry | undefined {
  const result = scan.next();
  return result.done ? undefined : result.value;
}

function lowest(
  count: number,
  tail: (at: number) => Buffer | undefined,
  reverse: boolean,
): number | null {
  let best: number | null = null;
  for (let at = 0; at < count; at += 1) {
    const key = tail(at);
    const other = best === null ? undefined : tail(best);
    if (!key) continue;
    if (!other || Buffer.compare(key, other) * (reverse ? -1 : 1) < 0) best = at;
  }
  return best;
}
