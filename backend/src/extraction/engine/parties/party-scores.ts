import { isCard, isUnderGreeting, linesOfBlock, topOfBlock, type RucHit } from './envelope';
import type { Page } from '../words/field-value';
import { beforeRuc } from './party-lines';
import { headsOf, isSoldFromAbroad, isUnderIdOfAbroad, TOP, type NamedBlock } from './named-blocks';
import { belongsTo, isBilled, isOfBlock, isSender } from './party-block';
import { hasCompanySuffix, upper } from '../page/text-kind';
import type { Title, NumberHit } from '../words/title';
import {
  heightOf,
  type Area,
  isBeside,
  isOnEdge,
  near,
  isNextLine,
  remembered,
} from '../page/place';
import type { SunatQr } from '../../../rules/qr';
import type { KeyValue } from './party-name';
import { lineOf, type Cell } from '../page/layout';
import { type LabelHit } from '../words/label-hit';
import type { DocumentType } from '../../../contracts/extracted-data';
import { isValidRuc } from '../../../rules/ruc';
import { anyNoun, BUYERS, SELLERS } from '../words/label-stream';
import { joinText, type Token } from '../page/token';

/** What speaks for a number's being of the one whose letterhead it is. */
export function issuerScore(
  ruc: RucHit,
  input: PartyInput,
  { otherAnchor: other, issuerAnchor: own, addressee }: Places,
): number {
  const { title, number } = input;
  let score = Math.max(AT_FOOT, 1 - lowness(ruc, input.page) / 400) - (ruc.page - 1) * 3;
  if (isCard(ruc)) score -= 20;
  if (!addressee && isOfLowerBlock(ruc, other, input)) score -= 6;
  if (title && ruc.page === 1 && isNear(ruc, title.cell)) score += 3;
  if (number && ruc.page === 1 && isNear(ruc, number)) score += 1.5;
  if (ruc.isLabelled) score += 0.5;
  if (other && isOfBlock(ruc, other, input)) score -= 4;
  else if (other && ruc.y1 < other.y0) score += 2;
  score += own && belongsTo(ruc, own) ? ownBlockScore(own, title) : 0;
  if (isUnderIdOfAbroad(ruc, input.page)) score -= 6;
  return score + footScore(ruc, input.page) - addresseeScore(ruc, addressee, input);
}

/** What speaks against a letterhead at the foot: less than against a comprobante that does not tell who issues it. */
const AT_FOOT = -1;

/** Layout units of a sheet that is as wide as a page: a roll is longer, and tells no less at its foot. */
const SHEET = 1414;

/** How far down a number stands, in units of a sheet. */
const lowness = ({ page, y0 }: RucHit, { layout }: Page): number =>
  (y0 * SHEET) / Math.max(SHEET, bottoms(layout).get(page) ?? 0);

const bottoms = remembered(({ cells }: Page['layout']) => {
  const found = new Map<number, number>();
  for (const { page, y1 } of cells) found.set(page, Math.max(y1, found.get(page) ?? 0));
  return found;
});

/** More than what the place at a foot, on a later page, speaks against. */
const LETTERHEAD_AT_FOOT = 8;
/** A foot that tells the issuer's number under the name that heads the first page. */
function footScore(ruc: RucHit, page: Page): number {
  const own = beforeRuc(ruc.cell);
  const names = [
    ...linesOfBlock(ruc, page).filter(({ y0 }) => y0 < ruc.y0),
    ...(own === ruc.cell ? [] : [own]),
    ...(lineOf(page.layout, ruc.cell)?.cells.filter(({ x1 }) => x1 < ruc.x0) ?? []),
  ].filter(({ text }) => hasCompanySuffix(text));
  const isRepeated = names.some(({ compact, y0 }) =>
    headsOf(page.layout).some(
      (one) => one.compact === compact && (ruc.page > 1 || one.y0 < y0 - TOP),
    ),
  );
  return isRepeated ? LETTERHEAD_AT_FOOT : 0;
}

/** A block of the issuer's own outweighs some signs of the letterhead; the sender's and the billed one's all of them. */
const ownBlockScore = (own: LabelHit, title: Title | null): number =>
  isSender(own, title) || isBilled(own) ? 10 : 4;

/** A label of a party that has no number beside or under it: of a stub at the foot. */
const isStub = (anchor: LabelHit, { page, rucs }: PartyInput): boolean =>
  !rucs.some((ruc) => ruc.y1 > anchor.y0 || isOfBlock(ruc, anchor, { page, rucs }));

/**
 * In a block of lines with its name, under a number of another: of two parties without labels the upper one has
 * the letterhead, though the title stands next to the lower one.
 */
function isOfLowerBlock(ruc: RucHit, other: LabelHit | null, input: PartyInput): boolean {
  if (other && !isStub(other, input)) return false;
  const { page, rucs } = input;
  const top = topOfBlock(ruc, page) ?? 0;
  // A person, who has an identity card, has no letterhead.
  const others = rucs.filter((one) => one.digits !== ruc.digits && !isCard(one));
  return others.some((one) => one.page === ruc.page && one.y1 < top);
}

/** The number of the company that is read for stands in the box of the title: it sells. */
export const isIssuedByUs = ({ rucs, title, companyRuc }: PartyInput): boolean =>
  title !== null && rucs.some((ruc) => ruc.digits === companyRuc && isNear(ruc, title.cell));

function isNear(ruc: Area, area: Area): boolean {
  const height = heightOf(area);
  const dy = Math.max(area.y0 - ruc.y1, ruc.y0 - area.y1);
  return dy < height * 4 && ruc.x1 > area.x0 - 40 && ruc.x0 < area.x1 + 40;
}

/** What speaks for a number's being of the party under the label. */
export function otherScore(
  ruc: RucHit,
  { otherAnchor: anchor, addressee }: Places,
  input: PartyInput,
): number {
  let score = 0.5 - lowness(ruc, input.page) / 1500 - (ruc.page - 1) * 2;
  if (ruc.isLabelled || (!anchor && topOfBlock(ruc, input.page) !== null)) score += 1;
  if (anchor && isOfBlock(ruc, anchor, input)) score += isOnEdge(ruc.cell, anchor) ? 4 : 3;
  return score + addresseeScore(ruc, addressee, input);
}

/** What it speaks for the party without a label that its lines hold the number, or that who sells cannot have one. */
const addresseeScore = (ruc: RucHit, block: NamedBlock | null, input: PartyInput): number =>
  block && (block.cells.includes(ruc.cell) || isSoldFromAbroad(input, block)) ? 4 : 0;

/** What the parties are told apart by. */
export interface PartyInput {
  page: Page;
  title: Title | null;
  number: NumberHit | null;
  rucs: readonly RucHit[];
  rows: readonly KeyValue[];
  companyRuc: string | null;
  companyName: string | null;
  qr: SunatQr | null;
}

/** The labels that open the parties' blocks. */
export interface Places {
  /** The other party's. */
  readonly otherAnchor: LabelHit | null;
  /** The issuer's own, when there is one. */
  readonly issuerAnchor: LabelHit | null;
  /** The other party where no label tells of it. */
  readonly addressee: NamedBlock | null;
}

/** How much speaks for a number's being the supplier's, the customer's, and the one's who issues. */
export interface Leaning {
  readonly supplier: number;
  readonly customer: number;
  /** Whoever issues the document: of an order it is the customer. */
  readonly issuer: number;
}

export interface EvidenceInput {
  readonly page: Page;
  readonly type: DocumentType | null;
  readonly companyRuc: string | null;
  readonly qr: { readonly ruc: string; readonly customerId: string | null } | null;
}

type Part = Partial<Leaning>;

/** What tells whose a number is wherever it stands on the page: all that does, added up. */
export function leaningOf(prints: readonly RucHit[], input: EvidenceInput): Leaning {
  const digits = prints[0]?.digits ?? '';
  const told = prints.map((ruc) => [ownLabel(ruc), sentence(ruc, input.page), third(ruc, input)]);
  const parts = [
    byLaw(prints, input.type),
    byCode(digits, input),
    strongest(told.map(([label = {}]) => label)),
    strongest(told.map(([, cue = {}]) => cue)),
    strongest(told.map(([, , other = {}]) => other)),
  ];
  const sum = (key: keyof Leaning): number =>
    parts.reduce((total, part) => total + (part[key] ?? 0), 0);
  return { supplier: sum('supplier'), customer: sum('customer'), issuer: sum('issuer') };
}

/** Of the places where a number is printed the one that says most: a footer says the same again. */
function strongest(parts: readonly Part[]): Part {
  const weight = (part: Part): number =>
    Math.max(0, ...Object.values(part).map((value) => Math.abs(value)));
  return parts.reduce((best, part) => (weight(part) > weight(best) ? part : best), {});
}

/**
 * A receipt for fees is of a natural person (R.S. 007-99/SUNAT, art. 4.2; income tax law, art. 33), whose
 * RUC begins with 10 or, with other papers than a DNI, with 15 to 17; 20 is a company's.
 */
function byLaw(prints: readonly RucHit[], type: DocumentType | null): Part {
  const doubt = doubtOf(prints);
  if (type !== 'recibo_honorarios') return { supplier: doubt, customer: doubt };
  return prints[0]?.digits.startsWith('20')
    ? { supplier: -6, customer: doubt }
    : { supplier: 1.5 + doubt, customer: doubt };
}

/** A number that is no RUC by its check digit; one under a RUC label is meant for one, and has to be shown. */
function doubtOf(prints: readonly RucHit[]): number {
  if (isValidRuc(prints[0]?.digits ?? '')) return 0;
  return prints.some(({ isLabelled }) => isLabelled) ? -0.5 : -1;
}

/** SUNAT's QR names both parties; what we read is bought by the company that we read for. */
function byCode(digits: string, { qr, companyRuc }: EvidenceInput): Part {
  const isOurs = companyRuc === digits;
  const isCustomers = qr?.customerId === digits;
  return {
    supplier: (qr?.ruc === digits ? 4 : 0) - (isOurs ? 3 : 0) - (isCustomers ? 2 : 0),
    customer: (isCustomers ? 4 : 0) + (isOurs ? 3 : 0) - (qr?.ruc === digits ? 2 : 0),
  };
}

const CUSTOMERS = anyNoun(BUYERS);
const SUPPLIERS = anyNoun(SELLERS);

/** `RUC del cliente`: the label itself says whose it is. */
function ownLabel({ label }: RucHit): Part {
  if (label === null) return {};
  if (SUPPLIERS.test(label)) return { supplier: 5 };
  return CUSTOMERS.test(label) ? { customer: 5 } : {};
}

/** The first person of a receipt or a letter, and the parties by their names in law. */
const CUES: readonly (readonly [RegExp, Part])[] = [
  [
    /\b(?:QUIEN|QUE|EL|LA|LOS) SUSCRI(?:BE|BIMOS|T[OA]S?)\b|\bABAJO FIRMANTE\b|\bYO\b|\b(?:MI|NUESTRO) (?:RUC|R U C|NUMERO)\b|\bEMITID[OA]S? POR\b/g,
    { issuer: 5 },
  ],
  [
    /\b(?:EL|LA|AL|DEL) (?:EMISOR|PRESTADOR|PROVEEDOR|LOCADOR|ARRENDADOR|CONTRATISTA|VENDEDOR)A?\b|\bA FAVOR DE\b|\bA LA ORDEN DE\b/g,
    { supplier: 5 },
  ],
  [
    /\b(?:RECIB(?:I|IDO|IMOS)|PERCIBIDO|COBRADO) DE\b|\b(?:EL|LA|AL|DEL) (?:CLIENTE|ADQUIRI?ENTE|COMITENTE|ARRENDATARI[OA]|COMPRADORA?|USUARI[OA])\b|\b(?:PRESTAD|EMITID|GIRAD|FACTURAD|VENDID)[OA]S? A\b|\bA CARGO DE\b/g,
    { customer: 5 },
  ],
];
/** Words of a sentence that a number's owner is looked for in. */
const SENTENCE = 26;
/** Fewer words beside a number are a label and its value. */
const FEWEST_WORDS = 7;

/** `Recibí de EMPRESA S.A., con RUC ...`: the last that is said before the number. */
function sentence(ruc: RucHit, page: Page): Part {
  return isUnderGreeting(ruc, page)
    ? { customer: 5, supplier: -4 }
    : saidBefore(ruc.cell, ruc.cell.tokens.indexOf(ruc.token), page);
}

/** Whose it is by the sentence that it stands in: what was said last before it. */
function saidBefore(cell: Cell, at: number, page: Page): Part {
  if (cell.tokens.length < FEWEST_WORDS) return {};
  const text = upper(joinText(wordsBefore(cell, at, page))).replace(/[^\p{L}\d]+/gu, ' ');
  const said = CUES.flatMap(([pattern, part]) =>
    [...text.matchAll(pattern)].map((match) => ({ at: match.index, part })),
  );
  return said.sort((a, b) => b.at - a.at)[0]?.part ?? {};
}

/** `Recibí de EMPRESA S.A., domiciliada en ...`: a label within a sentence about one of the parties. */
export const isToldOf = (role: keyof Part, { cell, start }: LabelHit, page: Page): boolean =>
  start > 0 && (saidBefore(cell, start, page)[role] ?? 0) > 0;

/** The paragraph up to a word of it: its line, and the lines above that are set on the same edge. */
function wordsBefore(cell: Cell, at: number, { layout }: Page): readonly Token[] {
  const words = cell.tokens.slice(0, at);
  let [top, all]: [Area, readonly Token[]] = [cell, words];
  const reach = heightOf(cell) * SENTENCE;
  for (const above of [...near(layout.cells, cell.y0 - reach, cell.y1)].reverse()) {
    if (all.length >= SENTENCE) break;
    const isOver = above.page === cell.page && isNextLine(top, above);
    if (!isOver || !isOnEdge(above, cell, 1)) continue;
    [top, all] = [above, [...above.tokens, ...all]];
  }
  return all.slice(-SENTENCE);
}

export const THIRD_WORDS =
  /\bIMPRENTA\b|\bIMPRESO (?:POR|EN)\b|\bAUT(?:ORIZACION)?\W{1,3}(?:DE )?IMP|\bTIRAJE\b|\bTRANSPORTISTA\b|\bSUBCONTRATA\w|\bCONSORCIAD[OA]\b|\bASEGURADORA?\b|\bCORREDOR(?:ES)? DE SEGUROS\b|\bOPERADOR DE SERVICIOS\b|\b(?:PSE|OSE)\b|\bPROVEEDOR DE (?:SERVICIOS|FACTURACION) ELECTRONIC|\b(?:DESARROLLADO|GENERADO|EMITIDO) (?:POR|CON|DESDE) (?:EL )?(?:SISTEMA|SOFTWARE)\b/;

/** A carrier that issues its own document stands in the letterhead, and outweighs this. */
function third(ruc: RucHit, { page }: EvidenceInput): Part {
  const line = near(page.layout.cells, ruc.y0, ruc.y1)
    .filter((cell) => cell.page === ruc.page && cell.x0 < ruc.x0)
    .filter((cell) => isBeside(cell, ruc));
  const said = upper(line.map(({ text }) => text).join(' '));
  const isThird = THIRD_WORDS.test(said);
  return isThird ? { supplier: -4, customer: -4 } : {};
}
