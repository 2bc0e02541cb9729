import { SUNAT_CODE, type DocumentType } from '../../../contracts/extracted-data';
import { type KeyValue, NAME_KEY } from './party-name';
import { hitsOn, type LabelHit } from '../words/label-hit';
import { addresseeOf, type NamedBlock } from './named-blocks';
import { belongsTo, bestAnchor, isAddressing, isBilled, isOfBlock, likelier } from './party-block';
import {
  leaningOf,
  type Leaning,
  type PartyInput,
  type Places,
  isIssuedByUs,
  issuerScore,
  otherScore,
} from './party-scores';
import { isCard, type RucHit } from './envelope';
import type { Title } from '../words/title';
import { heightOf } from '../page/place';
import type { RawField } from '../../domain/raw-extraction';
import { lineBoxes } from '../../domain/ground';
import { isHeading, type Page } from '../words/field-value';

/** Who is who on the page: the issuer stands in the letterhead, the other party under its label. */
export interface Parties extends Places {
  readonly issuerRuc: RucHit | null;
  readonly otherRuc: RucHit | null;
  /** True for orders: the one who issues is the customer. */
  readonly isIssuedByCustomer: boolean;
  /** The numbers that might as well be a party's; empty when it is plain whose is whose. */
  readonly rivals: readonly RucHit[];
  readonly rows: readonly KeyValue[];
  readonly title: Title | null;
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
  for (const ruc of withoutCards(input.rucs))
    prints.set(ruc.digits, [...(prints.get(ruc.digits) ?? []), ruc]);
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

/** Of a page that tells two companies by their numbers an identity card is whoever's that signs or takes the goods. */
function withoutCards(all: readonly RucHit[]): readonly RucHit[] {
  const companies = all.filter((one) => !isCard(one));
  return new Set(companies.map(({ digits }) => digits)).size > 1 ? companies : all;
}

function assignments(
  input: PartyInput,
  numbers: readonly (readonly RucHit[])[],
  leanings: ReadonlyMap<string, Leaning>,
  isIssuedByCustomer: boolean,
): Assignment[] {
  const places = placesOf(input, isIssuedByCustomer);
  const ofIssuer = scored(numbers, (ruc) => {
    const { supplier, customer, issuer } = leanings.get(ruc.digits) ?? NO_LEANING;
    return issuerScore(ruc, input, places) + issuer + (isIssuedByCustomer ? customer : supplier);
  });
  const ofOther = scored(numbers, (ruc) => {
    const { supplier, customer } = leanings.get(ruc.digits) ?? NO_LEANING;
    return otherScore(ruc, places, input) + (isIssuedByCustomer ? supplier : customer);
  });
  const prior = priorOf(input.title?.type, isIssuedByCustomer);
  const [likelyIssuers, likelyOthers] = [likeliest(ofIssuer), likeliest(ofOther)];
  // Whoever is neither is no party, and its best partner is a likely one: not every pair has to be looked at.
  return [{ ruc: null, score: NO_ISSUER }, ...ofIssuer].flatMap((issuer) => {
    const isLikely = issuer.ruc === null || likelyIssuers.includes(issuer);
    return [{ ruc: null, score: NO_OTHER }, ...(isLikely ? ofOther : likelyOthers)]
      .filter(({ ruc }) => ruc === null || ruc.digits !== issuer.ruc?.digits)
      .map((other) => ({
        ...places,
        issuerRuc: issuer.ruc,
        otherRuc: other.ruc,
        isIssuedByCustomer,
        score: prior + issuer.score + other.score,
      }));
  });
}

interface Scored {
  ruc: RucHit;
  score: number;
}

/** One more than can be of the assignment and its own number. */
const LIKELIEST = 3;

/** The best ones, in the order of the page. */
function likeliest(numbers: readonly Scored[]): readonly Scored[] {
  const best = [...numbers].sort((a, b) => b.score - a.score).slice(0, LIKELIEST);
  return numbers.length <= LIKELIEST ? numbers : numbers.filter((one) => best.includes(one));
}

const NO_LEANING: Leaning = { supplier: 0, customer: 0, issuer: 0 };

/** For each number the place that says most for the role. */
function scored(numbers: readonly (readonly RucHit[])[], score: (ruc: RucHit) => number): Scored[] {
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

/** The labels that open the blocks; where none tells of the other party, the block that is told by lines alone. */
function placesOf(input: PartyInput, isIssuedByCustomer: boolean): Places {
  const opened = anchors(input, isIssuedByCustomer);
  const told = isIssuedByCustomer || isIssuedByUs(input) ? null : addresseeOf(input);
  const { otherAnchor: anchor } = opened;
  if (!told || (anchor && !(told.isOwn && isElsewhere(told.block, anchor, input))))
    return { ...opened, addressee: null };
  return { ...opened, otherAnchor: null, addressee: told.block };
}

/** Our name stands away from a label that has no number of another: the label opens no block of the customer. */
const isElsewhere = ({ cells: [line] }: NamedBlock, anchor: LabelHit, input: PartyInput): boolean =>
  line !== undefined &&
  !belongsTo(line, anchor) &&
  !input.rucs.some((ruc) => ruc.digits !== input.companyRuc && isOfBlock(ruc, anchor, input));

/** Opening labels: orders open the supplier's block, other documents the customer's. */
function anchors(input: PartyInput, isIssuedByCustomer: boolean): Omit<Places, 'addressee'> {
  const sides = isIssuedByCustomer ? input.page.hits.map(turned) : input.page.hits;
  const best = (accepts: (hit: LabelHit) => boolean): LabelHit | null => {
    const hits = sides.filter((hit) => accepts(hit));
    const isFirst = ({ cell }: LabelHit): boolean => cell.page === 1;
    return bestAnchor(hits.filter(isFirst), input);
  };
  const isCustomers = (hit: LabelHit): boolean =>
    isIssuedByCustomer
      ? hit.id === 'customer' && hit.label !== 'TITULAR'
      : hit.id === 'customer' || hit.label === 'COMPRADOR';
  const supplier = best(({ id }) => id === 'supplier');
  if (!isIssuedByCustomer)
    return {
      otherAnchor:
        likelier(best(isCustomers), lowerName(input), input) ??
        best((hit) => isBilledThere(hit) && isHeading(hit, input.page)) ??
        besideDni(input),
      issuerAnchor: supplier,
    };
  const addressed = best((hit) => isCustomers(hit) && isAddressing(hit));
  const charged = best((hit) => isCustomers(hit) && !isAddressing(hit));
  const other = likelier(supplier, addressed, input);
  return other || (charged && isBilled(charged))
    ? { otherAnchor: other, issuerAnchor: charged }
    : { otherAnchor: charged ?? lowerName(input), issuerAnchor: null };
}

/** `De:` is whoever issues and `Para:` whom it goes to: of an order the customer and the supplier. */
const DIRECTION = /^(?:DE|PARA|FROM|TO)$/;

function turned(hit: LabelHit): LabelHit {
  if (!DIRECTION.test(hit.label)) return hit;
  return { ...hit, id: hit.id === 'supplier' ? 'customer' : 'supplier' };
}

/** `Razón social` names the other party when it stands below the letterhead; of equals the last. */
function lowerName(input: PartyInput): LabelHit | null {
  const top = Math.max(input.title?.cell.y1 ?? 0, 0);
  const names = input.page.hits.filter(
    (hit) => hit.id === 'partyName' && hit.cell.page === 1 && hit.y0 > top - heightOf(hit),
  );
  return bestAnchor([...names].reverse(), input);
}

/** `Dirección de facturación` over a name: the customer's block in a web shop. */
const isBilledThere = ({ id, label }: LabelHit): boolean =>
  id === 'address' && /FACTURACION|BILLING/.test(label);

/** `Responsable   RODRÍGUEZ NÚÑEZ ÍÑIGO   D.N.I.   84617051`: who has the identity card, whatever it is called. */
function besideDni({ page }: PartyInput): LabelHit | null {
  const cards = page.hits.filter(({ id, cell }) => id === 'dni' && cell.page === 1);
  const keys = cards.flatMap(({ line, cell }) =>
    hitsOn(page.hits, line).filter(
      (hit) => hit.x1 < cell.x0 && hit.start === 0 && hit.id === 'other',
    ),
  );
  return keys.find((hit) => NAME_KEY.test(hit.label)) ?? null;
}

/** Below what a check digit proves anything from (`OPEN_ROLE` of the rules): it tells nothing of whose number it is. */
const OPEN_RUC = 0.45;
/** Doubtful: a name goes with its number. */
const OPEN_TEXT = 0.6;

const REASON =
  'No está claro cuál de los RUC impresos es del proveedor y cuál del cliente: compruébelo en el documento.';

/**
 * Fields of the parties as sure as their roles are: where another way of giving the numbers of the page to the two
 * is almost as likely, both are doubtful, with the other numbers to choose from.
 */
export function withOpenRoles(
  fields: readonly RawField[],
  { rivals }: Parties,
  { layout: { source } }: Page,
): RawField[] {
  if (rivals.length === 0) return [...fields];
  return fields.map((field) => {
    const isRuc = field.path.endsWith('.ruc');
    const confidence = Math.min(field.confidence ?? 1, isRuc ? OPEN_RUC : OPEN_TEXT);
    const candidates = rivals
      .filter(({ digits }) => isRuc && digits !== field.text)
      .map(({ digits, token }) => ({ text: digits, boxes: lineBoxes([token]), source }));
    return { ...field, confidence, reasons: [REASON], ...(isRuc && { candidates }) };
  });
}
