import type { Cell, Layout } from './layout';
import type { Parties } from './parties';
import { isName } from './party-name';
import { looksLikeContact } from './text-kind';
import { heightOf } from './token';

/**
 * The issuer's lines where they stand in a column at the left of the whole document, as its RUC does: beside the
 * other party's block, however far down, on one edge and with nothing set across. Null where there is none.
 */
export function railOf({ otherAnchor, issuerRuc }: Parties, { cells }: Layout): Cell[] | null {
  if (!otherAnchor || issuerRuc?.page !== 1 || otherAnchor.cell.page !== 1) return null;
  const ruc = issuerRuc.cell;
  if (ruc.y0 < otherAnchor.y1 || ruc.x1 > otherAnchor.x0) return null;
  const onPage = cells.filter(({ page }) => page === 1);
  const across = onPage.filter((cell) => cell.x0 < ruc.x1 && cell.x1 > otherAnchor.x0);
  const top = Math.max(0, ...across.filter(({ y0 }) => y0 < ruc.y0).map(({ y1 }) => y1));
  const bottom = Math.min(...across.filter(({ y0 }) => y0 > ruc.y0).map(({ y0 }) => y0));
  const rail = onPage.filter(
    (cell) =>
      cell.x1 <= otherAnchor.x0 && cell.y0 > top - 1 && cell.y1 < bottom + 1 && isOnEdge(cell, ruc),
  );
  const isNamed = rail.some(
    ({ y1, text }) => y1 < ruc.y0 + 1 && isName(text) && !looksLikeContact(text),
  );
  return isNamed ? rail : null;
}

/** On the left edge of another, or by its middle. */
function isOnEdge(cell: Cell, other: Cell): boolean {
  const height = heightOf(other);
  const middles = Math.abs(cell.x0 + cell.x1 - other.x0 - other.x1) / 2;
  return Math.abs(cell.x0 - other.x0) < height || middles < height;
}
