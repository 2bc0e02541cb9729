import type { FieldValue } from '../../contracts/evidence';

/** A row of a list with its values by key. */
export interface Row {
  index: number;
  cells: ReadonlyMap<string, FieldValue>;
}

type IsSame = (key: string, first: FieldValue, second: FieldValue) => boolean;

/** How far a cell that is the same tells a row from the others: half of a list may be «1» of «NIU». */
const TELLING: Readonly<Record<string, number>> = {
  codigo: 4,
  descripcion: 4,
  subtotal: 3,
  precio_unitario: 2,
};
const OTHERWISE = 0.5;
/** Less in common is chance. */
const LEAST = 2;

/**
 * Index of the second reading's row -> index of the same row in the first one: by what they say, wherever they
 * stand, the surest pairs first and of equal ones those that stand nearest. Rows of which nothing agrees are the
 * same only at the same place.
 */
export function matchRows(
  first: readonly Row[],
  second: readonly Row[],
  isSame: IsSame,
): Map<number, number> {
  const matches = new Map<number, number>();
  const taken = new Set<number>();
  const take = (one: Row, other: Row): void => {
    if (taken.has(one.index) || matches.has(other.index)) return;
    matches.set(other.index, one.index);
    taken.add(one.index);
  };
  for (const { one, other } of pairsBySureness(first, second, isSame)) take(one, other);
  for (const other of second) {
    const one = first.find(({ index }) => index === other.index);
    if (one) take(one, other);
  }
  return matches;
}

function pairsBySureness(first: readonly Row[], second: readonly Row[], isSame: IsSame) {
  const pairs = first.flatMap((one) =>
    second.map((other) => ({
      one,
      other,
      common: inCommon(one, other, isSame),
      away: Math.abs(one.index - other.index),
    })),
  );
  return pairs
    .filter(({ common }) => common >= LEAST)
    .sort((a, b) => b.common - a.common || a.away - b.away || a.one.index - b.one.index);
}

function inCommon(first: Row, second: Row, isSame: IsSame): number {
  let sum = 0;
  for (const [key, value] of first.cells) {
    const other = second.cells.get(key);
    if (other !== undefined && isSame(key, value, other)) sum += TELLING[key] ?? OTHERWISE;
  }
  return sum;
}
