import type { Parties } from './parties';
import { belongsTo } from './party-block';
import { heightOf, type Area } from './token';

/**
 * The other party's block stands beside the letterhead, not under it; a RUC in a sentence is in no column, and one
 * under a label of the issuer's own (`Facturar a`) in no letterhead.
 */
export function isInSidebar({ otherAnchor, issuerAnchor, issuerRuc }: Parties): boolean {
  if (!otherAnchor || !issuerRuc || issuerRuc.page !== otherAnchor.cell.page) return false;
  if (issuerAnchor && belongsTo(issuerRuc, issuerAnchor)) return false;
  const isBeside = otherAnchor.y0 < issuerRuc.y0 + heightOf(otherAnchor) / 2;
  return isBeside && issuerRuc.cell.x0 > otherAnchor.x1;
}

/** In the column of the other party's block. */
export const isInColumn = (area: Area, { otherAnchor }: Parties): boolean =>
  otherAnchor !== null && Math.abs(area.x0 - otherAnchor.x0) < heightOf(otherAnchor) * 2;
