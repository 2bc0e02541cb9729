import type { Cell, Layout } from './layout';
import type { Parties } from './parties';
import { isName } from './party-name';
import { hasCompanySuffix, looksLikeContact } from './text-kind';
import { heightOf } from './token';

/**
 * The issuer's lines where they stand in a column of their own, as its RUC does: at the left of the whole document,
 * beside the other party's block, however far down, on one edge and with nothing set across; or at the right, line
 * under line. Null where there is none.
 */
export function railOf(
  { otherAnchor, issuerAnchor, issuerRuc }: Parties,
  { cells }: Layout,
): Cell[] | null {
  if (!otherAnchor || issuerRuc?.page !== 1 || otherAnchor.cell.page !== 1) return null;
  if (/REMITENTE/.test(issuerAnchor?.label ?? '')) return null;
  const ruc = issuerRuc.cell;
  if (ruc.y0 > otherAnchor.y1 && ruc.x0 > otherAnchor.x1 + SIDE) return rightRail(ruc, cells);
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

/** Layout units between two blocks that stand side by side. */
const SIDE = 100;
/** Widest gap between two lines of one block, in heights of a line. */
const LEADING = 1.1;

/** The lines that are set with a number on its right edge; on its left edge stands the other party's as well. */
function rightRail(ruc: Cell, cells: readonly Cell[]): Cell[] | null {
  const onEdge = cells
    .filter(({ page, x1 }) => page === ruc.page && Math.abs(x1 - ruc.x1) < heightOf(ruc) / 2)
    .sort((a, b) => a.y0 - b.y0);
  const at = onEdge.indexOf(ruc);
  const rail = [
    ...run(onEdge.slice(0, at).reverse(), ruc).reverse(),
    ruc,
    ...run(onEdge.slice(at + 1), ruc),
  ];
  const isNamed = rail.some(
    ({ y1, text }) => y1 < ruc.y0 + 1 && isName(text) && hasCompanySuffix(text),
  );
  return isNamed && rail.some(({ x0 }) => Math.abs(x0 - ruc.x0) > heightOf(ruc) * 2) ? rail : null;
}

/** The lines from a place on, each close to the one before. */
function run(lines: readonly Cell[], from: Cell): Cell[] {
  const end = lines.findIndex((cell, at) => {
    const before = lines[at - 1] ?? from;
    return Math.max(cell.y0 - before.y1, before.y0 - cell.y1) > heightOf(from) * LEADING;
  });
  return lines.slice(0, end === -1 ? lines.length : end);
}

/** On the left edge of another, or by its middle. */
function isOnEdge(cell: Cell, other: Cell): boolean {
  const height = heightOf(other);
  const middles = Math.abs(cell.x0 + cell.x1 - other.x0 - other.x1) / 2;
  return Math.abs(cell.x0 - other.x0) < height || middles < height;
}
