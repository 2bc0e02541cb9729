import { near } from './near';
import { hitsIn, type LabelHit } from './label-hit';
import type { Cell, Layout } from './layout';
import { heightOf } from './token';

/** Heights of its letters from a title down to the first row of its block. */
const NEAR = 2.4;

/**
 * Titles of the parties' blocks with the left side of what they head: a title may be set in the middle over a
 * block whose keys begin far to its left.
 */
export function withBlockSides(hits: readonly LabelHit[], layout: Layout): LabelHit[] {
  return hits.map((hit) => {
    const isTitle = (hit.id === 'supplier' || hit.id === 'customer') && isAlone(hit);
    const side = isTitle ? keySide(hit, hits, layout) : null;
    return side === null ? hit : { ...hit, blockX0: side };
  });
}

const isAlone = ({ cell, start, end, isFollowedByColon }: LabelHit): boolean =>
  start === 0 && end === cell.tokens.length && !isFollowedByColon;

/** Where the key begins to which the value under the title belongs. */
function keySide(title: LabelHit, hits: readonly LabelHit[], { cells }: Layout): number | null {
  const height = heightOf(title);
  const under = near(cells, title.y0, title.y1 + height * NEAR).filter(
    (cell) =>
      cell.page === title.cell.page &&
      cell.y0 > title.y0 + height / 2 &&
      cell.y0 - title.y1 < height * NEAR,
  );
  const top = Math.min(...under.map(({ y0 }) => y0));
  const row = under.filter((cell) => cell.y0 - top < height / 2);
  const value = row.find((cell) => cell.x0 < title.x1 && cell.x1 > title.x0);
  if (!value || row.some((cell) => isKey(cell, hits) && overlaps(cell, title))) return null;
  const keys = row.filter((cell) => cell.x1 <= value.x0 && isKey(cell, hits));
  return keys.length === 0 ? null : Math.max(...keys.map(({ x0 }) => x0));
}

const isKey = (cell: Cell, hits: readonly LabelHit[]): boolean =>
  hitsIn(hits, cell).some(({ start }) => start === 0);

const overlaps = (cell: Cell, title: LabelHit): boolean => cell.x0 < title.x1 && cell.x1 > title.x0;
