import { SUNAT_CODE, type DocumentType } from '../../../contracts/extracted-data';
import type { SunatQr } from '../../../rules/qr';
import type { NumberHit } from './document-number';
import { linesOfBlock, topOfBlock } from './envelope';
import type { Page } from './field-value';
import type { KeyValue } from './key-value';
import type { LabelHit } from './label-match';
import { bestAnchor, isAddressing, likelier } from './party-anchor';
import { belongsTo } from './party-block';
import { isRucInRow } from './party-row';
import { leaningOf, type Leaning } from './party-evidence';
import { NAME_KEY } from './party-name';
import type { RucHit } from './rucs';
import { hasCompanySuffix } from './text-kind';
import type { Title } from './title';
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
  /** The numbers that might as well be a party's; empty when it is plain whose is whose. */
  readonly rivals: readonly RucHit[];
  readonly rows: readonly KeyValue[];
  readonly title: Title | null;
}

export interface PartyInput {
  page: Page;
  title: Title | null;
  number: NumberHit | null;
  rucs: readonly RucHit[];
  rows: readonly KeyValue[];
  companyRuc: string | null;
  qr: SunatQr | null;
}

/** One way to give the numbers to the parties, and how much speaks for it. */
interface Assignment extends Omit<Parties, 'rivals' | 'rows' | 'title'> {
  readonly score: number;
}

/** As much more must speak for an assignment than for the next one that the roles are certain. */
const CERTAIN = 1.5;
/** What leaving a party without a number is worth: weaker evidence than that makes nobody's number a party's. */
const NO_ISSUER = -1.5;
const NO_OTHER = 0.5;

/**
 * Gives the numbers of the page to the two parties, in the way for which most speaks: where each stands, the
 * labels around it, the kind of document, its QR, the words of its sentences and what is left.
 */
export function findParties(input: PartyInput): Parties {
  const prints = new Map<string, RucHit[]>();
  for (const ruc of input.rucs) prints.set(ruc.digits, [...(prints.get(ruc.digits) ?? []), ruc]);
  const type = input.title?.type ?? null;
  const leanings = new Map(
    [...prints].map(([digits, hits]) => [digits, leaningOf(hits, { ...input, type })] as const),
  );
  const ranked = [false, true]
    .flatMap((isIssuedByCustomer) =>
      assignments(input, [...prints.values()], leanings, isIssuedByCustomer),
    )
    .sort((a, b) => b.score - a.score);
  const [best] = ranked;
  if (!best) throw new Error('there is always the assignment of no number to nobody');
  const { rows, title } = input;
  return { ...best, rivals: rivalsOf(best, ranked), rows, title };
}

function assignments(
  input: PartyInput,
  numbers: readonly (readonly RucHit[])[],
  leanings: ReadonlyMap<string, Leaning>,
  isIssuedByCustomer: boolean,
): Assignment[] {
  const places = anchors(input, isIssuedByCustomer);
  const ofIssuer = scored(numbers, (ruc) => {
    const { supplier, customer, issuer } = leanings.get(ruc.digits) ?? NO_LEANING;
    return issuerScore(ruc, input, places) + issuer + (isIssuedByCustomer ? customer : supplier);
  });
  const ofOther = scored(numbers, (ruc) => {
    const { supplier, customer } = leanings.get(ruc.digits) ?? NO_LEANING;
    return otherScore(ruc, places, input.page) + (isIssuedByCustomer ? supplier : customer);
  });
  const prior = priorOf(input.title?.type, isIssuedByCustomer);
  return [{ ruc: null, score: NO_ISSUER }, ...ofIssuer].flatMap((issuer) =>
    [{ ruc: null, score: NO_OTHER }, ...ofOther]
      .filter(({ ruc }) => ruc === null || ruc.digits !== issuer.ruc?.digits)
      .map((other) => ({
        ...places,
        issuerRuc: issuer.ruc,
        otherRuc: other.ruc,
        isIssuedByCustomer,
        score: prior + issuer.score + other.score,
      })),
  );
}

const NO_LEANING: Leaning = { supplier: 0, customer: 0, issuer: 0 };

/** For each number the place that says most for the role. */
function scored(
  numbers: readonly (readonly RucHit[])[],
  score: (ruc: RucHit) => number,
): { ruc: RucHit; score: number }[] {
  return numbers.flatMap((hits) => {
    const [best] = hits
      .map((ruc) => ({ ruc, score: score(ruc) }))
      .sort((a, b) => b.score - a.score);
    return best ? [best] : [];
  });
}

/** An order is issued by who buys, a comprobante by who sells; a page without a title mostly by who sells. */
function priorOf(type: DocumentType | undefined, isIssuedByCustomer: boolean): number {
  if (type === undefined) return isIssuedByCustomer ? -2 : 0;
  const isOrder = type === 'orden_compra' || type === 'orden_servicio';
  if (isOrder === isIssuedByCustomer) return 0;
  return SUNAT_CODE[type] === undefined && !isOrder ? -4 : -12;
}

/** Numbers that another assignment gives to a party, for which almost as much speaks. */
function rivalsOf(best: Assignment, ranked: readonly Assignment[]): RucHit[] {
  const own = rolesOf(best);
  const rivals = ranked.filter((one) => {
    const other = rolesOf(one);
    const isOther = other.supplier !== own.supplier || other.customer !== own.customer;
    const isFull = one.issuerRuc !== null && (one.otherRuc !== null || best.otherRuc === null);
    return isOther && isFull && best.score - one.score < CERTAIN;
  });
  const numbers = rivals.flatMap(({ issuerRuc, otherRuc }) => [issuerRuc, otherRuc]);
  return [...new Set(numbers.filter((ruc) => ruc !== null))];
}

const rolesOf = ({ issuerRuc, otherRuc, isIssuedByCustomer }: Assignment) => {
  const [issuer, other] = [issuerRuc?.digits ?? null, otherRuc?.digits ?? null];
  return isIssuedByCustomer
    ? { supplier: other, customer: issuer }
    : { supplier: issuer, customer: other };
};

type Places = Pick<Parties, 'otherAnchor' | 'issuerAnchor'>;

/** Opening labels: orders open the supplier's block, other documents the customer's. */
function anchors(input: PartyInput, isIssuedByCustomer: boolean): Places {
  const best = (accepts: (hit: LabelHit) => boolean): LabelHit | null => {
    const hits = input.page.hits.filter((hit) => accepts(hit) && !isOfTitle(hit, input.title));
    const isFirst = ({ cell }: LabelHit): boolean => cell.page === 1;
    return bestAnchor(hits.filter(isFirst), input) ?? laterAnchor(hits, isIssuedByCustomer, input);
  };
  const isCustomers = (hit: LabelHit): boolean =>
    hit.id === 'customer' || (!isIssuedByCustomer && hit.label === 'COMPRADOR');
  const supplier = best(({ id }) => id === 'supplier');
  if (!isIssuedByCustomer)
    return {
      otherAnchor: likelier(best(isCustomers), lowerName(input), input) ?? besideDni(input),
      issuerAnchor: supplier,
    };
  const addressed = best((hit) => isCustomers(hit) && isAddressing(hit));
  const charged = best((hit) => isCustomers(hit) && !isAddressing(hit));
  const other = supplier ?? addressed;
  return other
    ? { otherAnchor: other, issuerAnchor: charged }
    : { otherAnchor: charged ?? lowerName(input), issuerAnchor: null };
}

/** `Facturar a nombre de:` under the rows of an order that takes more than one page. */
const laterAnchor = (
  hits: readonly LabelHit[],
  isOrder: boolean,
  input: PartyInput,
): LabelHit | null =>
  isOrder
    ? bestAnchor(
        hits.filter(({ cell, id }) => cell.page > 1 && id === 'customer'),
        input,
      )
    : null;

/**
 * `GUÍA DE REMISIÓN` over `REMITENTE`: the second line of the title, not the label of a party. Other documents' titles
 * end in no party's noun, and a block's label may stand right under them.
 */
function isOfTitle(hit: LabelHit, title: Title | null): boolean {
  if (!title || hit.isFollowedByColon || title.cell.page !== hit.cell.page) return false;
  if (title.type !== 'guia_remision') return false;
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

/** `Responsable   RODRÍGUEZ NÚÑEZ ÍÑIGO   D.N.I.   84617051`: who has the identity card, whatever it is called. */
function besideDni({ page }: PartyInput): LabelHit | null {
  const cards = page.hits.filter(({ id, cell }) => id === 'dni' && cell.page === 1);
  const keys = cards.flatMap(({ line, cell }) =>
    page.hits.filter(
      (hit) => hit.line === line && hit.x1 < cell.x0 && hit.start === 0 && hit.id === 'other',
    ),
  );
  return keys.find((hit) => NAME_KEY.test(hit.label)) ?? null;
}

/** What speaks for a number's being of the one whose letterhead it is. */
function issuerScore(
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

function otherScore(ruc: RucHit, { otherAnchor: anchor }: Places, page: Page): number {
  let score = 0.5 - ruc.y0 / 1500 - (ruc.page - 1) * 2;
  if (ruc.isLabelled) score += 1;
  if (anchor && isOfBlock(ruc, anchor, page)) score += 3;
  return score;
}

const isOfBlock = (ruc: RucHit, anchor: LabelHit, page: Page): boolean =>
  ruc.cell === anchor.cell || belongsTo(ruc, anchor) || isRucInRow(ruc, anchor, page);
