import type { Title } from '../words/title';
import { heightOf, type Area, isBeside, isOnEdge, near } from '../page/place';
import { hitsIn, type LabelHit } from '../words/label-hit';
import { type Page, type PrintedValue, startsWithLabel } from '../words/field-value';
import { isNumberKey, nameAt, type NamePlace, isName } from './party-name';
import type { LabelId } from '../words/labels';
import { anyNoun, SERVED } from '../words/label-stream';
import { isSetWith, linesOfBlock, topOfBlock, type RucHit } from './envelope';
import { personAt } from '../words/contacts';
import { hasCompanySuffix, looksLikeContact } from '../page/text-kind';
import type { Cell } from '../page/layout';
import { withName } from './party-lines';

/** Layout units that a line of a block is taken to be high at least. */
const LEAST = 6;

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

/** What opens the blocks of the parties. */
interface Blocks {
  readonly otherAnchor: LabelHit | null;
  readonly issuerAnchor: LabelHit | null;
  readonly issuerRuc: RucHit | null;
}

/** In the issuer's own block: its label's, to the right of the other party's, or that of its number, under it. */
export function isBeyond(area: Cell | LabelHit, parties: Blocks, page: Page): boolean {
  const { otherAnchor: other, issuerAnchor: own, issuerRuc: ruc } = parties;
  if (!other) return false;
  const isRight = own !== null && own.x0 > other.x0 + SIDE && own.cell.page === other.cell.page;
  if (isRight && area.x0 > own.x0 - SIDE / 4 && area.y0 > own.y0 - heightOf(own)) return true;
  const top = ruc?.page === other.cell.page ? topOfBlock(ruc, page) : null;
  return (
    ruc !== null &&
    top !== null &&
    top > other.y1 &&
    area.y0 >= top &&
    (isOnEdge(area, ruc.cell) || isSetWith('cell' in area ? area.cell : area, ruc, page))
  );
}

/** Layout units between two blocks that stand side by side. */
const SIDE = 100;

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
  if (hitsIn(page.hits, hit.cell).some(({ id }) => id === 'address')) return true;
  if (rucs.some((ruc) => isIn(ruc, hit))) return true;
  const name = nameOf(hit, place);
  // Who is served and has no name of a company or a person is somebody at the desk (`Usuario: JCACERES`).
  const isWhole = !IS_SERVED.test(hit.label) || hasCompanySuffix(name?.text ?? '');
  return name !== null && (isWhole || personAt(name.tokens) !== null);
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

/** Lines under the label within which a block names its party. */
const MOST_LINES = 5;

/**
 * The name in a party's block that has something else beside or under its label, a code or the RUC: on an edge of the
 * block, the first line that is a company's name.
 */
export function nameInBlock(anchor: LabelHit, ruc: RucHit | null, page: Page): PrintedValue | null {
  const edges = edgesOf(anchor, ruc, page);
  const reach = Math.max(LEAST, heightOf(anchor)) * MOST_LINES;
  const lines = near(page.layout.cells, anchor.y0, anchor.y0 + reach)
    .filter((cell) => cell.page === anchor.cell.page && cell.y0 > anchor.y0)
    .filter((cell) => belongsTo(cell, anchor, MOST_LINES) && mayBeName(cell, page))
    .filter(({ x0 }) => edges.some((edge) => Math.abs(x0 - edge) < page.layout.lineHeight))
    .sort((a, b) => a.y0 - b.y0);
  const names = lines.map((cell) =>
    withName({ tokens: cell.tokens, text: cell.text }, page, cell.page),
  );
  return names.find(({ text }) => hasCompanySuffix(text)) ?? null;
}

const mayBeName = (cell: Cell, page: Page): boolean =>
  isName(cell.text) && !looksLikeContact(cell.text) && !startsWithLabel(cell, page.hits);

/** Where the lines of the block begin: under its label, under what stands beside the label, under its RUC. */
function edgesOf(anchor: LabelHit, ruc: RucHit | null, { layout }: Page): number[] {
  const beside = near(layout.cells, anchor.y0, anchor.y1)
    .filter(({ page, x0 }) => page === anchor.cell.page && x0 > anchor.x1)
    .filter((cell) => isBeside(cell, anchor))
    .sort((a, b) => a.x0 - b.x0)[0];
  const own = ruc && belongsTo(ruc, anchor) ? [ruc.cell.x0] : [];
  return [anchor.x0, ...(beside ? [beside.x0] : []), ...own];
}

const CONTACTS: ReadonlySet<LabelId> = new Set<LabelId>(['phone', 'email']);
/** What tells that a row of a form is about a party. */
const OF_PARTY = new Set<LabelId>(['ruc', 'dni', 'address', 'partyName', 'phone']);
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
  if (!isOnEdge(first, anchor, 1) || first.y0 <= anchor.y0 || !belongsTo(first, anchor))
    return false;
  return !page.hits.some(
    (other) =>
      (other.id === 'customer' || other.id === 'supplier') &&
      other.cell.page === hit.cell.page &&
      other.x0 > anchor.x1 &&
      other.x0 < hit.x0 + heightOf(hit) &&
      Math.abs(other.y0 - anchor.y0) < heightOf(anchor) * 9,
  );
}

/** The numbers of a page. */
type Numbers = Pick<AnchorPlace, 'page' | 'rucs'>;

/** Whether a number is told in the block of a label. */
export const isOfBlock = (ruc: RucHit, anchor: LabelHit, { page, rucs }: Numbers): boolean =>
  ruc.cell === anchor.cell ||
  (linesOfBlock(ruc, page).some(
    (cell) => cell.page === anchor.cell.page && belongsTo(cell, anchor),
  ) &&
    !isBehindAnother(ruc, anchor, { page, rucs })) ||
  isRucInRow(ruc, anchor, page);

/** Under its own name, below the number that the label's block told already. */
function isBehindAnother(ruc: RucHit, anchor: LabelHit, { page, rucs }: Numbers): boolean {
  const top = topOfBlock(ruc, page) ?? 0;
  return rucs.some(
    (one) =>
      one.digits !== ruc.digits &&
      one.page === anchor.cell.page &&
      one.y0 > anchor.y0 &&
      one.y1 < top &&
      belongsTo(one, anchor),
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

/** Whom the seller's invoice is to name: on an order who buys, wherever the supplier stands. */
export const isBilled = ({ label }: LabelHit): boolean =>
  /^(?:EMITIR|FACTURA).*NOMBREDE$|^FACTURAR(?:SE)?A$/.test(label);

/** On a carrier's guía the letterhead is the carrier's: who sends is told under a label. */
export const isSender = ({ label }: LabelHit, title: Title | null): boolean =>
  title?.type === 'guia_remision' && /REMITENTE/.test(label);
