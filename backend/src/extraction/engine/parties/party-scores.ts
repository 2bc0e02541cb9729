import { linesOfBlock, topOfBlock, type RucHit } from './envelope';
import type { Page } from '../words/field-value';
import type { LabelHit } from '../words/label-match';
import { belongsTo } from './party-block';
import { hasCompanySuffix } from '../page/text-kind';
import type { Title, NumberHit } from '../words/title';
import { heightOf, type Area, isBeside, isOnEdge } from '../page/place';
import type { SunatQr } from '../../../rules/qr';
import type { KeyValue } from './party-name';
import { hitsIn } from '../words/label-hit';
import type { LabelId } from '../words/labels';

/** What speaks for a number's being of the one whose letterhead it is. */
export function issuerScore(
  ruc: RucHit,
  input: PartyInput,
  { otherAnchor: other, issuerAnchor: own }: Places,
): number {
  const { title, number } = input;
  let score = 1 - ruc.y0 / 400 - (ruc.page - 1) * 3;
  if ((!other || isStub(other, input)) && isOfLowerBlock(ruc, input)) score -= 6;
  if (title && ruc.page === 1 && isNear(ruc, title.cell)) score += 3;
  if (number && ruc.page === 1 && isNear(ruc, number)) score += 1.5;
  if (ruc.isLabelled) score += 0.5;
  if (other && (belongsTo(ruc, other) || isRucInRow(ruc, other, input.page))) score -= 4;
  else if (other && ruc.y1 < other.y0) score += 2;
  score += own && belongsTo(ruc, own) ? ownBlockScore(own, title) : 0;
  return score + footScore(ruc, input.page);
}

/** More than what the place at a foot, on a later page, speaks against. */
const LETTERHEAD_AT_FOOT = 8;
/** Layout units from the top of the first page within which a letterhead begins. */
const TOP = 250;

/** A foot that tells the issuer's number under the name that heads the first page. */
function footScore(ruc: RucHit, page: Page): number {
  const names = linesOfBlock(ruc, page).filter(
    ({ text, y0 }) => y0 < ruc.y0 && hasCompanySuffix(text),
  );
  const isRepeated = names.some(({ compact, y0 }) =>
    page.layout.cells.some(
      (cell) => cell.page === 1 && cell.y0 < TOP && cell.y0 < y0 - TOP && cell.compact === compact,
    ),
  );
  return isRepeated ? LETTERHEAD_AT_FOOT : 0;
}

/** On a carrier's guía the letterhead is the carrier's: who sends is told under a label. */
export const isSender = ({ label }: LabelHit, title: Title | null): boolean =>
  title?.type === 'guia_remision' && /REMITENTE/.test(label);

/** A block of the issuer's own outweighs some signs of the letterhead; the sender's block all of them. */
const ownBlockScore = (own: LabelHit, title: Title | null): number =>
  isSender(own, title) ? 10 : 4;

/** A label of a party that has no number beside or under it: of a stub at the foot. */
const isStub = (anchor: LabelHit, { page, rucs }: PartyInput): boolean =>
  !rucs.some((ruc) => ruc.y1 > anchor.y0 || isOfBlock(ruc, anchor, page));

/**
 * In a block of lines with its name, under a number of another: of two parties without labels the upper one has
 * the letterhead, though the title stands next to the lower one.
 */
function isOfLowerBlock(ruc: RucHit, { page, rucs }: PartyInput): boolean {
  const top = topOfBlock(ruc, page);
  return (
    top !== null &&
    rucs.some((other) => other.digits !== ruc.digits && other.page === ruc.page && other.y1 < top)
  );
}

function isNear(ruc: Area, area: Area): boolean {
  const height = heightOf(area);
  const dy = Math.max(area.y0 - ruc.y1, ruc.y0 - area.y1);
  return dy < height * 4 && ruc.x1 > area.x0 - 40 && ruc.x0 < area.x1 + 40;
}

/** What speaks for a number's being of the party under the label. */
export function otherScore(ruc: RucHit, { otherAnchor: anchor }: Places, page: Page): number {
  let score = 0.5 - ruc.y0 / 1500 - (ruc.page - 1) * 2;
  if (ruc.isLabelled) score += 1;
  if (anchor && isOfBlock(ruc, anchor, page)) score += 3;
  return score;
}

const isOfBlock = (ruc: RucHit, anchor: LabelHit, page: Page): boolean =>
  ruc.cell === anchor.cell || belongsTo(ruc.cell, anchor) || isRucInRow(ruc, anchor, page);

/** What the parties are told apart by. */
export interface PartyInput {
  page: Page;
  title: Title | null;
  number: NumberHit | null;
  rucs: readonly RucHit[];
  rows: readonly KeyValue[];
  companyRuc: string | null;
  qr: SunatQr | null;
}

/** The labels that open the parties' blocks. */
export interface Places {
  /** The other party's. */
  readonly otherAnchor: LabelHit | null;
  /** The issuer's own, when there is one. */
  readonly issuerAnchor: LabelHit | null;
}

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
function isRucInRow(ruc: RucHit, anchor: LabelHit, { hits }: Page): boolean {
  if (!ruc.isLabelled || ruc.page !== anchor.cell.page) return false;
  if (!isBeside(ruc, anchor) || ruc.x0 < anchor.x1) return false;
  return !hits.some(
    (other) =>
      (other.id === 'customer' || other.id === 'supplier') &&
      other.cell.page === ruc.page &&
      isBeside(other, anchor) &&
      other.x0 > anchor.x1 &&
      other.x0 < ruc.x0,
  );
}

const isUnder = (key: Area, anchor: LabelHit): boolean =>
  isOnEdge(key, anchor, 1) && key.y0 > anchor.y0 && belongsTo(key, anchor);
