import type { LabelHit } from './label-match';
import { heightOf, type Area } from './token';

/** Layout units that a line of a block is taken to be high at least. */
export const LEAST = 6;

/** In the label's block: beside it or up to some lines under it, in its columns. */
export function belongsTo(area: Area, anchor: LabelHit, lines = 9): boolean {
  const height = Math.max(LEAST, heightOf(anchor));
  const dy = area.y0 - anchor.y0;
  return (
    dy > -height * 2.2 &&
    dy < height * lines &&
    area.x0 > (anchor.blockX0 ?? anchor.x0) - 60 &&
    area.x0 < anchor.x0 + 520
  );
}

/** In the column of the issuer's own block, which is set to the right of the other party's. */
export function isBeyond(area: Area, other: LabelHit, own: LabelHit | null): boolean {
  const isRight = own !== null && own.x0 > other.x0 + SIDE && own.cell.page === other.cell.page;
  return isRight && area.x0 > own.x0 - SIDE / 4 && area.y0 > own.y0 - heightOf(own);
}

/** Layout units between two blocks that stand side by side. */
const SIDE = 100;
