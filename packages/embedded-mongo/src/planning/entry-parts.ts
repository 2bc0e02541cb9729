import { BRACKET } from '../keys/value-key';
import type { SortField } from '../query/sort';
import type { Index } from '../storage/index-definition';
import { PREFIX_BYTES } from '../storage/records';
import { givesOrder, withId } from './index-order';

/** Bytes of a key with its first one, for values that all have the same length. */
const FIXED: Readonly<Record<number, number>> = {
  [BRACKET.undefined]: 1,
  [BRACKET.null]: 1,
  [BRACKET.objectId]: 13,
  [BRACKET.bool]: 2,
  [BRACKET.date]: 9,
};
const NUMBER_BYTES = 10;
const REMAINDER_BYTES = 8;
/** A number that is a double exactly, or lies outside the doubles, ends in one of these. */
const WHOLE_NUMBER: ReadonlySet<number> = new Set([0x00, 0x80, 0xff]);
const TEXT_END = 0x01;

/**
 * The position after the value whose key begins at `at`; null for a value of a rarer kind.
 * @param direction -1: every byte is inverted
 */
export function endOfValue(key: Buffer, at: number, direction: 1 | -1): number | null {
  const mask = direction === 1 ? 0 : 0xff;
  const bracket = (key[at] ?? 0) ^ mask;
  const fixed = FIXED[bracket];
  if (fixed !== undefined) return at + fixed;
  if (bracket === BRACKET.string) return endOfText(key, at + 1, mask);
  if (bracket !== BRACKET.number) return null;
  const last = (key[at + NUMBER_BYTES - 1] ?? 0) ^ mask;
  return at + NUMBER_BYTES + (WHOLE_NUMBER.has(last) ? 0 : REMAINDER_BYTES);
}

/** A zero byte inside a text is followed by another byte than the one at its end. */
function endOfText(key: Buffer, from: number, mask: number): number | null {
  for (let at = from; ; at += 2) {
    at = key.indexOf(mask, at);
    if (at < 0) return null;
    if (((key[at + 1] ?? mask) ^ mask) === TEXT_END) return at + 2;
  }
}

/** The key by which the document of an entry sorts, out of the entry alone; null when it is not in there. */
export type EntrySortKey = (entry: Buffer) => Buffer | null;

/** How entries of an index tell the order of their documents; null when they do not. */
export function entrySortKey(index: Index | null, sort: readonly SortField[]): EntrySortKey | null {
  if (!index || !givesOrder(index, sort)) return null;
  const fields = withId(index.fields);
  const places = sort.map(({ path }) => fields.findIndex((field) => field.path === path));
  if (places.includes(-1)) return null;
  const depth = Math.max(...places) + 1;
  const turned = sort.map(({ direction }, at) => direction !== fields[places[at] ?? 0]?.direction);
  return (entry) => {
    const ends = partEnds(entry, fields, depth);
    if (!ends) return null;
    const part = (place: number): Buffer => entry.subarray(ends[place], ends[place + 1]);
    return Buffer.concat(places.map((place, at) => turn(part(place), turned[at] === true)));
  };
}

/**
 * Where the first `depth` parts of an entry lie: part n from the position n of the answer to the next
 * one. Null when one of them is of a rarer kind.
 */
export function partEnds(
  entry: Buffer,
  fields: readonly SortField[],
  depth: number,
): readonly number[] | null {
  const ends = [PREFIX_BYTES];
  let at = PREFIX_BYTES;
  for (let place = 0; place < depth; place += 1) {
    const end = endOfValue(entry, at, fields[place]?.direction ?? 1);
    if (end === null || end > entry.length) return null;
    ends.push(end);
    at = end;
  }
  return ends;
}

function turn(part: Buffer, isTurned: boolean): Buffer {
  return isTurned ? Buffer.from(part.map((byte) => 0xff - byte)) : part;
}
