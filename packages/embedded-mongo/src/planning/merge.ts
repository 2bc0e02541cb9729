import type { Entry } from '../storage/range-scan';

/** A walk over entries that ends without a value. */
type Scan = Iterator<Entry, void>;

/**
 * Reads several ordered scans side by side, in the order of the bytes from each scan's offset on.
 */
export function mergeByKey(
  scans: readonly Scan[],
  offsets: readonly number[],
  reverse: boolean,
): Generator<Entry> {
  const keyed = scans.map((scan, at) => withKeys(scan, offsets[at] ?? 0));
  return entriesOf(merged(keyed, reverse));
}

/** Something with the bytes by which it is ordered. */
export interface Keyed {
  key: Buffer;
}

/** Reads several scans side by side, each of them ordered by its keys, in the order of all keys. */
export function* merged<T extends Keyed>(
  scans: readonly Iterator<T, void>[],
  reverse: boolean,
): Generator<T, void> {
  const heads = scans.map((scan) => next(scan));
  for (;;) {
    const first = lowest(heads, reverse);
    const head = first === null ? undefined : heads[first];
    const scan = first === null ? undefined : scans[first];
    if (first === null || !head || !scan) return;
    yield head;
    heads[first] = next(scan);
  }
}

interface KeyedEntry extends Keyed {
  entry: Entry;
}

function* withKeys(scan: Scan, offset: number): Generator<KeyedEntry, void> {
  for (let entry = next(scan); entry; entry = next(scan))
    yield { key: entry.key.subarray(offset), entry };
}

function* entriesOf(all: Iterable<KeyedEntry>): Generator<Entry> {
  for (const { entry } of all) yield entry;
}

function next<T>(scan: Iterator<T, void>): T | undefined {
  const result = scan.next();
  return result.done ? undefined : result.value;
}

function lowest(heads: readonly (Keyed | undefined)[], reverse: boolean): number | null {
  let best: number | null = null;
  for (const [at, head] of heads.entries()) {
    const other = best === null ? undefined : heads[best];
    if (!head) continue;
    if (!other || Buffer.compare(head.key, other.key) * (reverse ? -1 : 1) < 0) best = at;
  }
  return best;
}
