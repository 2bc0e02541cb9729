import type { DocumentDetail } from '@contracts/document';

/** Where a row of products stands after a change of its document; null when it was taken out. */
export type Places = (row: number) => number | null;

/** What is said of a row or of a cell, or of the gap before a row; it goes where its row goes. */
export interface Follower {
  path: string;
  /** Where a row is put in: stays when the row behind it is taken out. */
  isGap?: boolean;
  /** Its row was taken out: it says nothing any more. */
  isGone?: boolean;
}

const IN_ROW = /^productos\.(\d+)(?=\.|$)/;

export const rowPath = (row: number): string => `productos.${row}`;

/** The row that a path is in; -1 for a field outside the products. */
export const rowIn = (path: string): number => Number(IN_ROW.exec(path)?.[1] ?? -1);

/** The path afterwards; null when its row was taken out. */
export function movedTo(path: string, places: Places): string | null {
  const row = rowIn(path);
  const place = row < 0 ? row : places(row);
  return place === null ? null : path.replace(IN_ROW, rowPath(place));
}

/** What is kept by path, by the paths afterwards; what is of a row that was taken out is gone. */
export const followed = <T>(
  record: Readonly<Record<string, T>>,
  places: Places,
): Record<string, T> =>
  Object.fromEntries(
    Object.entries(record).flatMap(([path, one]) => {
      const to = movedTo(path, places);
      return to === null ? [] : [[to, one]];
    }),
  );

export function follow(one: Follower, places: Places): void {
  let row = rowIn(one.path);
  if (one.isGap) while (places(row) === null) row += 1;
  const to = movedTo(one.isGap ? rowPath(row) : one.path, places);
  if (to === null) one.isGone = true;
  else one.path = to;
}

export const afterAdding =
  (index: number): Places =>
  (row) =>
    row < index ? row : row + 1;

export const afterRemoving =
  (index: number): Places =>
  (row) =>
    row === index ? null : row - Number(row > index);

export const unmoved: Places = (row) => row;

/** A number for each row, which it keeps wherever it stands; the same list while it says the same. */
export function rowIds(
  ids: readonly number[],
  document: DocumentDetail,
  places: Places,
): readonly number[] {
  const own = new Map(ids.map((id, row) => [places(row), id]));
  const next = Math.max(-1, ...ids) + 1;
  const now = rowsOf(document).map((_, row) => own.get(row) ?? next + row);
  return now.length === ids.length && now.every((id, row) => id === ids[row]) ? ids : now;
}

/** A row by what it says: keys without a value, and the order of the others, say nothing. */
const textOf = (row: object): string =>
  JSON.stringify(
    Object.entries(row)
      .filter(([, value]) => value !== null && value !== undefined)
      .sort(([left], [right]) => (left < right ? -1 : 1)),
  );

type Pair = readonly [row: number, place: number];

/**
 * The rows that two lists have in common in their order, as many as there can be; last their ends. Most changes are
 * of one row among hundreds: what is alike before and behind it is not compared with all others.
 */
function commonRows(old: readonly string[], now: readonly string[]): Pair[] {
  const most = Math.min(old.length, now.length);
  let head = 0;
  while (head < most && old[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < most - head && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const between = (all: readonly string[]) => all.slice(head, all.length - tail);
  const alike = (size: number, row: number, place: number): Pair[] =>
    Array.from({ length: size }, (_, at) => [row + at, place + at]);
  return [
    ...alike(head, 0, 0),
    ...mostInCommon(between(old), between(now)).map(([row, place]): Pair => [
      row + head,
      place + head,
    ]),
    ...alike(tail, old.length - tail, now.length - tail),
    [old.length, now.length],
  ];
}

function mostInCommon(old: readonly string[], now: readonly string[]): Pair[] {
  /** How many are in common from a pair of places on. */
  const counts = new Map<number, number>();
  const key = (row: number, place: number): number => row * (now.length + 1) + place;
  const count = (row: number, place: number): number => counts.get(key(row, place)) ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let place = now.length - 1; place >= 0; place -= 1) {
      const isSame = old[row] === now[place];
      const most = Math.max(count(row + 1, place), count(row, place + 1));
      counts.set(key(row, place), isSame ? count(row + 1, place + 1) + 1 : most);
    }
  }
  const pairs: Pair[] = [];
  let [row, place] = [0, 0];
  while (row < old.length && place < now.length) {
    if (old[row] === now[place]) pairs.push([row++, place++]);
    else if (count(row + 1, place) >= count(row, place + 1)) row += 1;
    else place += 1;
  }
  return pairs;
}

const rowsOf = ({ extractedData }: DocumentDetail): readonly object[] =>
  extractedData?.productos ?? [];

/**
 * Where the rows of a document stand in a newer version of it; null when all stand where they stood. Rows that say
 * something else are the same ones where there are as many of them between two that do not.
 */
export function placesIn(before: DocumentDetail, after: DocumentDetail): Places | null {
  if (rowsOf(before) === rowsOf(after)) return null;
  const [old, now] = [rowsOf(before).map(textOf), rowsOf(after).map(textOf)];
  const places: (number | null)[] = [];
  let from: Pair = [0, 0];
  for (const [row, place] of commonRows(old, now)) {
    const isInPlace = row - from[0] === place - from[1];
    for (let at = from[0]; at < row; at += 1)
      places[at] = isInPlace ? from[1] + at - from[0] : null;
    places[row] = place;
    from = [row + 1, place + 1];
  }
  if (places.every((place, row) => place === row)) return null;
  const more = now.length - old.length;
  return (row) => (row < old.length ? (places[row] ?? null) : row + more);
}
