import type { FieldValue } from '../../contracts/evidence';

/** A row of a list with its values by key. */
export interface Row {
  index: number;
  cells: ReadonlyMap<string, FieldValue>;
}

type IsSame = (key: string, first: FieldValue, second: FieldValue) => boolean;

/** What two rows at the same place have in common when nothing in them agrees: a little, for its place. */
const SAME_PLACE = 0.01;

/**
 * Index of the second reading's row -> index of the same row in the first one, both in their order: the
 * pairs that have the most cells in common, as in the comparison of two texts by lines.
 */
export function matchRows(
  first: readonly Row[],
  second: readonly Row[],
  isSame: IsSame,
): Map<number, number> {
  const common = first.map((one) => second.map((other) => inCommon(one, other, isSame)));
  const best = bestSums(common, second.length);
  const matches = new Map<number, number>();
  let [i, j] = [0, 0];
  while (i < first.length && j < second.length) {
    const [one, other] = [first[i], second[j]];
    const paired = at(common, i, j) + at(best, i + 1, j + 1);
    if (one && other && at(common, i, j) > 0 && paired >= at(best, i, j)) {
      matches.set(other.index, one.index);
      [i, j] = [i + 1, j + 1];
    } else if (at(best, i + 1, j) >= at(best, i, j + 1)) i += 1;
    else j += 1;
  }
  return matches;
}

function inCommon(first: Row, second: Row, isSame: IsSame): number {
  const agreeing = [...first.cells].filter(([key, value]) => {
    const other = second.cells.get(key);
    return other !== undefined && isSame(key, value, other);
  });
  return agreeing.length > 0 ? agreeing.length : first.index === second.index ? SAME_PLACE : 0;
}

/** From each pair of rows on to the end, the most that can be had in common. */
function bestSums(common: readonly (readonly number[])[], width: number): number[][] {
  const best = Array.from({ length: common.length + 1 }, () =>
    new Array<number>(width + 1).fill(0),
  );
  for (let i = common.length - 1; i >= 0; i -= 1) {
    for (let j = width - 1; j >= 0; j -= 1) {
      const skipped = Math.max(at(best, i + 1, j), at(best, i, j + 1));
      const row = best[i];
      if (row) row[j] = Math.max(skipped, at(common, i, j) + at(best, i + 1, j + 1));
    }
  }
  return best;
}

const at = (table: readonly (readonly number[])[], i: number, j: number): number =>
  table[i]?.[j] ?? 0;
