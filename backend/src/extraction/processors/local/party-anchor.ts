import { hitsIn } from './label-hit';
import type { Page, PrintedValue } from './field-value';
import type { LabelHit } from './label-match';
import { nameInBlock } from './name-in-block';
import { belongsTo } from './party-block';
import { isNumberKey, nameAt, type NamePlace } from './party-name';
import { anyNoun, SERVED } from './party-nouns';
import type { RucHit } from './rucs';
import { hasCompanySuffix } from './text-kind';

export interface AnchorPlace extends NamePlace {
  readonly page: Page;
  readonly rucs: readonly RucHit[];
}

/** A party only where nobody else is named. */
const IS_SERVED = anyNoun(SERVED);
/** Who is charged. */
const CHARGED = /FACTUR|COBRAR|ADQUIR|BILL|PAGADOR|PAGO/;
/** How somebody is addressed, whoever that is. */
const ADDRESSED = /^(?:SENOR(?:A|ES|AES|ITA)?|SR|SRA|SRAS|SRES|SRTA)(?:O?RAZONSOCIAL|NOMBRE.*)?$/;

/** `Señores:` is whoever the document is addressed to: of an order the supplier. */
export const isAddressing = ({ label }: LabelHit): boolean => ADDRESSED.test(label);

/**
 * Of several labels that may open a party's block the one that has a name and a RUC beside or under it;
 * of equals the first. One that has nothing of a party opens no block: it is a word of another label.
 */
export function bestAnchor(hits: readonly LabelHit[], place: AnchorPlace): LabelHit | null {
  const scored = hits.map((hit, index) => ({ hit, score: anchorScore(hit, place) - index * 0.2 }));
  const [best] = scored.sort((a, b) => b.score - a.score);
  return best && isOpening(best.hit, place) ? best.hit : null;
}

/** As much more must speak for `Razón social` alone than for a label that says who is meant. */
const PLAINLY = 1;

/**
 * The customer's label, unless far more speaks for the block that `Razón social` opens: forms have `ADQUIRENTE O USUARIO`
 * at the foot, beside whatever stands there.
 */
export function likelier(
  customer: LabelHit | null,
  named: LabelHit | null,
  place: AnchorPlace,
): LabelHit | null {
  if (!customer || !named || isUnder(named, customer)) return customer ?? named;
  return anchorScore(named, place) > anchorScore(customer, place) + PLAINLY ? named : customer;
}

/** In the block that the other opens: its row for the name. */
const isUnder = (named: LabelHit, other: LabelHit): boolean =>
  named.cell.page === other.cell.page && named.y0 >= other.y0 && belongsTo(named, other);

/** `Usuario: OZAPATA | Impreso: 28/08/2026`: who printed the page. */
const isPrinter = ({ label, line }: LabelHit): boolean =>
  label === 'USUARIO' && line.tokens.some(({ compact }) => /^(?:IMPRES|IMPRIM|PAG)/.test(compact));

function isOpening(hit: LabelHit, place: AnchorPlace): boolean {
  const { page, rucs } = place;
  if (isPrinter(hit) || isNumberKey(hit.cell.text)) return false;
  const isAddress = hitsIn(page.hits, hit.cell).some(({ id }) => id === 'address');
  return isAddress || nameOf(hit, place) !== null || rucs.some((ruc) => isIn(ruc, hit));
}

/** Beside the label, under it, or in its block under a code. */
const nameOf = (hit: LabelHit, place: AnchorPlace): PrintedValue | null =>
  nameAt(hit, place.page, place) ?? nameInBlock(hit, null, place.page);

const isIn = (ruc: RucHit, hit: LabelHit): boolean =>
  ruc.page === hit.cell.page && belongsTo(ruc, hit);

function anchorScore(hit: LabelHit, place: AnchorPlace): number {
  const { rucs } = place;
  const name = nameOf(hit, place);
  const hasRuc = rucs.some((ruc) => isIn(ruc, hit));
  return (
    (name ? 2 : 0) +
    (name && hasCompanySuffix(name.text) ? 1 : 0) +
    (hasRuc ? 1.5 : 0) +
    (CHARGED.test(hit.label) ? 0.5 : 0) -
    (IS_SERVED.test(hit.label) ? 1 : 0)
  );
}
