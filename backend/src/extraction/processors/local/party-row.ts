import { hitsIn } from './label-hit';
import type { LabelId } from '../labels';
import type { Page } from './field-value';
import type { LabelHit } from './label-match';
import { belongsTo } from './party-block';
import type { RucHit } from './rucs';
import { heightOf, verticalOverlap, type Area } from './token';

const CONTACTS: ReadonlySet<LabelId> = new Set<LabelId>(['phone', 'email']);
/** What tells that a row of a form is about a party. */
const OF_PARTY: ReadonlySet<LabelId> = new Set<LabelId>(['ruc', 'dni', 'address', 'partyName']);
/** Who is to be talked to there. */
const PERSON = /^\W*(?:CONTACTO|ATENCI[OÓ]N|ATN|ATTE)\b/i;

/**
 * A telephone or mail at the end of a row that begins with the party's RUC, address or contact, under the label that names
 * the party: such a form may be as wide as the page. Another party's label between them opens a block of its own.
 */
export function isContactInRow(hit: LabelHit, anchor: LabelHit, page: Page): boolean {
  if (!CONTACTS.has(hit.id) || hit.cell.page !== anchor.cell.page) return false;
  const [first] = hit.line.cells;
  const key = hitsIn(page.hits, first).find(({ start }) => start === 0);
  if (!first || !(PERSON.test(first.text) || OF_PARTY.has(key?.id ?? 'other'))) return false;
  if (!isUnder(first, anchor)) return false;
  return !page.hits.some(
    (other) =>
      (other.id === 'customer' || other.id === 'supplier') &&
      other.cell.page === hit.cell.page &&
      other.x0 > anchor.x1 &&
      other.x0 < hit.x0 + heightOf(hit) &&
      Math.abs(other.y0 - anchor.y0) < heightOf(anchor) * 9,
  );
}

/**
 * A number under a RUC label at the end of the row that the party's own label begins, however wide the form is;
 * another party's label between them makes it theirs.
 */
export function isRucInRow(ruc: RucHit, anchor: LabelHit, { hits }: Page): boolean {
  const isOfRow = (area: Area): boolean => verticalOverlap(area, anchor) > 0.5;
  if (!ruc.isLabelled || ruc.page !== anchor.cell.page) return false;
  if (!isOfRow(ruc) || ruc.x0 < anchor.x1) return false;
  return !hits.some(
    (other) =>
      (other.id === 'customer' || other.id === 'supplier') &&
      other.cell.page === ruc.page &&
      isOfRow(other) &&
      other.x0 > anchor.x1 &&
      other.x0 < ruc.x0,
  );
}

const isUnder = (key: Area, anchor: LabelHit): boolean =>
  Math.abs(key.x0 - anchor.x0) < heightOf(anchor) && key.y0 > anchor.y0 && belongsTo(key, anchor);
