import type { DocumentType } from '../../../contracts/extracted-data';
import type { Page } from './field-value';
import type { LabelId } from '../labels';
import type { LabelHit } from './label-match';
import type { NumberHit } from './document-number';
import type { RucHit } from './rucs';
import type { Title } from './title';
import type { KeyValue } from './key-value';
import { bestAnchor } from './party-anchor';
import { belongsTo } from './party-block';
import { heightOf, type Area } from './token';

/** Who is who on the page: the issuer stands in the letterhead, the other party under its label. */
export interface Parties {
  readonly issuerRuc: RucHit | null;
  readonly otherRuc: RucHit | null;
  /** The label that opens the other party's block. */
  readonly otherAnchor: LabelHit | null;
  /** A label that opens the issuer's own block, when there is one. */
  readonly issuerAnchor: LabelHit | null;
  /** True for orders: the one who issues is the customer. */
  readonly isIssuedByCustomer: boolean;
  readonly rows: readonly KeyValue[];
}

export interface PartyInput {
  page: Page;
  title: Title | null;
  number: NumberHit | null;
  rucs: readonly RucHit[];
  rows: readonly KeyValue[];
  companyRuc: string | null;
  qrRuc: string | null;
}

export function findParties(input: PartyInput): Parties {
  const isIssuedByCustomer = issuedByCustomer(input.title?.type);
  const { otherAnchor, issuerAnchor } = anchors(input, isIssuedByCustomer);
  const ranked = input.rucs
    .map((ruc) => ({
      ruc,
      score: issuerScore(ruc, input, otherAnchor, issuerAnchor, isIssuedByCustomer),
    }))
    .sort((a, b) => b.score - a.score);
  const best = ranked[0];
  const issuerRuc = best && best.score > -1.5 ? best.ruc : null;
  const otherRuc = findOther(input, issuerRuc, otherAnchor, isIssuedByCustomer);
  const { rows } = input;
  return { issuerRuc, otherRuc, otherAnchor, issuerAnchor, isIssuedByCustomer, rows };
}

function issuedByCustomer(type: DocumentType | undefined): boolean {
  return type === 'orden_compra' || type === 'orden_servicio';
}

/** Opening labels: orders open the supplier's block, other documents the customer's. */
function anchors(input: PartyInput, isIssuedByCustomer: boolean) {
  const best = (id: LabelId): LabelHit | null =>
    bestAnchor(
      input.page.hits.filter(
        (hit) => hit.id === id && hit.cell.page === 1 && !isOfTitle(hit, input.title),
      ),
      input,
    );
  const supplier = best('supplier');
  const customer = best('customer');
  if (isIssuedByCustomer) {
    return supplier
      ? { otherAnchor: supplier, issuerAnchor: customer }
      : { otherAnchor: customer ?? lowerName(input), issuerAnchor: null };
  }
  return { otherAnchor: customer ?? lowerName(input), issuerAnchor: supplier };
}

/** `GUÍA DE REMISIÓN` over `REMITENTE`: the second line of the title, not the label of a party. */
function isOfTitle(hit: LabelHit, title: Title | null): boolean {
  if (!title || hit.isFollowedByColon || title.cell.page !== hit.cell.page) return false;
  const gap = hit.y0 - title.cell.y1;
  const isUnder = gap > -heightOf(hit) && gap < heightOf(hit) * 1.2;
  return isUnder && hit.cell.x0 < title.cell.x1 && hit.cell.x1 > title.cell.x0;
}

/** `Razón social` names the other party when it stands below the letterhead; of equals the last. */
function lowerName(input: PartyInput): LabelHit | null {
  const top = Math.max(input.title?.cell.y1 ?? 0, 0);
  const names = input.page.hits.filter(
    (hit) => hit.id === 'partyName' && hit.cell.page === 1 && hit.y0 > top - heightOf(hit),
  );
  return bestAnchor([...names].reverse(), input);
}

function issuerScore(
  ruc: RucHit,
  input: PartyInput,
  other: LabelHit | null,
  own: LabelHit | null,
  isIssuedByCustomer: boolean,
): number {
  let score = 1 - ruc.y0 / 400 - (ruc.page - 1) * 3;
  if (input.title && ruc.page === 1 && isNear(ruc, input.title.cell)) score += 3;
  if (input.number && ruc.page === 1 && isNear(ruc, input.number)) score += 1.5;
  if (ruc.isLabelled) score += 0.5;
  if (other && belongsTo(ruc, other)) score -= 4;
  else if (other && ruc.y1 < other.y0) score += 2;
  if (own && belongsTo(ruc, own)) score += 4;
  if (input.qrRuc === ruc.digits) score += 2;
  if (input.companyRuc === ruc.digits) score += isIssuedByCustomer ? 2 : -2;
  return score;
}

function isNear(ruc: Area, area: Area): boolean {
  const height = heightOf(area);
  const dy = Math.max(area.y0 - ruc.y1, ruc.y0 - area.y1);
  return dy < height * 4 && ruc.x1 > area.x0 - 40 && ruc.x0 < area.x1 + 40;
}

function findOther(
  input: PartyInput,
  issuer: RucHit | null,
  anchor: LabelHit | null,
  isIssuedByCustomer: boolean,
): RucHit | null {
  const rest = input.rucs.filter((ruc) => ruc !== issuer && ruc.digits !== issuer?.digits);
  const ranked = rest
    .map((ruc) => ({ ruc, score: otherScore(ruc, input, anchor, isIssuedByCustomer) }))
    .sort((a, b) => b.score - a.score);
  return ranked[0] && ranked[0].score > 0.5 ? ranked[0].ruc : null;
}

function otherScore(
  ruc: RucHit,
  input: PartyInput,
  anchor: LabelHit | null,
  isIssuedByCustomer: boolean,
): number {
  let score = 0.5 - ruc.y0 / 1500 - (ruc.page - 1) * 2;
  if (ruc.isLabelled) score += 1;
  if (anchor && (ruc.cell === anchor.cell || belongsTo(ruc, anchor))) score += 3;
  if (input.companyRuc === ruc.digits && !isIssuedByCustomer) score += 3;
  return score;
}
