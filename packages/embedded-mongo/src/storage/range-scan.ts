import type { Table } from './environment';

/** Keys from `start` (included) to `end` (excluded); an end of null is the end of the table. */
export interface KeyRange {
  start: Buffer;
  end: Buffer | null;
}

export interface Entry {
  key: Buffer;
  value: Buffer;
}

const FIRST_CHUNK = 32;
const LARGEST_CHUNK = 512;

/**
 * Walks a range in chunks and takes up again after the last key, so that a cursor that waits for
 * its client holds no read transaction (which would keep old pages from being used again).
 * @param firstChunk entries that are read at once at the beginning; less where few will be asked for
 * @param skip entries that are passed where they are and not brought out
 */
export function* scanRange(
  table: Table,
  range: KeyRange,
  reverse: boolean,
  { firstChunk = FIRST_CHUNK, skip = 0 } = {},
): Generator<Entry> {
  let last: Buffer | null = null;
  for (let size = firstChunk; ; size = Math.min(size * 2, LARGEST_CHUNK)) {
    const chunk = readChunk(table, range, reverse, last, { limit: size, offset: last ? 0 : skip });
    yield* chunk;
    last = chunk.at(-1)?.key ?? null;
    if (chunk.length < size || last === null) return;
  }
}

/** The keys of a range alone, forwards, as {@link scanRange} walks it. */
export function* scanKeys(table: Table, range: KeyRange): Generator<Buffer> {
  let last: Buffer | null = null;
  for (let limit = FIRST_CHUNK; ; limit = Math.min(limit * 2, LARGEST_CHUNK)) {
    const chunk: Buffer[] = Array.from(table.getKeys({ ...forwardBounds(range, last), limit }));
    yield* chunk;
    last = chunk.at(-1) ?? null;
    if (chunk.length < limit) return;
  }
}

/** How many keys a range has; they are counted where they are and not brought out. */
export function countRange(table: Table, range: KeyRange): number {
  return table.getKeysCount(forwardBounds(range, null));
}

/** Keys over which is stepped before it is known that the range has so many. */
const FIRST_STEP = 32;

/**
 * As {@link countRange}, but when there are more than `most` only that: `most + 1`. LMDB steps on without asking
 * where the range ends, so it takes small steps first.
 */
export function countUpTo(table: Table, range: KeyRange, most: number): number {
  for (let offset = Math.min(FIRST_STEP, most); ; offset = Math.min(offset * 8, most)) {
    const [beyond] = table.getKeys({ ...forwardBounds(range, null), offset, limit: 1 });
    if (beyond === undefined) return countRange(table, range);
    if (offset === most) return most + 1;
  }
}

export function firstEntry(table: Table, range: KeyRange): Entry | undefined {
  return readChunk(table, range, false, null, { limit: 1, offset: 0 })[0];
}

function readChunk(
  table: Table,
  range: KeyRange,
  reverse: boolean,
  last: Buffer | null,
  part: { limit: number; offset: number },
): Entry[] {
  const bounds = reverse ? reverseBounds(range, last) : forwardBounds(range, last);
  const chunk: Entry[] = [];
  // lmdb brings keys out as copies of their own.
  for (const { key, value } of table.getRange({ ...bounds, ...part })) chunk.push({ key, value });
  return chunk;
}

interface Bounds {
  start?: Buffer;
  end?: Buffer;
  reverse?: boolean;
  exclusiveStart?: boolean;
  inclusiveEnd?: boolean;
}

function forwardBounds(range: KeyRange, last: Buffer | null): Bounds {
  const end = range.end ? { end: range.end } : {};
  return last ? { start: last, exclusiveStart: true, ...end } : { start: range.start, ...end };
}

/** Backwards LMDB begins at the higher key, which our range excludes, and ends at the lower one. */
function reverseBounds(range: KeyRange, last: Buffer | null): Bounds {
  const from = last ?? range.end;
  return {
    ...(from ? { start: from, exclusiveStart: true } : {}),
    end: range.start,
    inclusiveEnd: true,
    reverse: true,
  };
}
