import type { DocumentType } from '../../../contracts/extracted-data';
import { isValidRuc } from '../../../rules/ruc';
import type { Page } from '../words/field-value';
import { near } from '../page/near';
import { anyNoun, BUYERS, SELLERS } from '../words/label-stream';
import type { RucHit } from './envelope';
import { upper } from '../page/text-kind';
import { joinText, type Token } from '../page/token';
import { type Area, isBeside, isNextLine, isOnEdge } from '../page/place';

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
  if (ruc.cell.tokens.length < FEWEST_WORDS) return {};
  const text = upper(joinText(wordsBefore(ruc, page))).replace(/[^\p{L}\d]+/gu, ' ');
  const said = CUES.flatMap(([pattern, part]) =>
    [...text.matchAll(pattern)].map((match) => ({ at: match.index, part })),
  );
  return said.sort((a, b) => b.at - a.at)[0]?.part ?? {};
}

/** The paragraph up to the number: its line, and the lines above that are set on the same edge. */
function wordsBefore(ruc: RucHit, { layout }: Page): readonly Token[] {
  const { cell } = ruc;
  const words = cell.tokens.slice(0, cell.tokens.indexOf(ruc.token));
  let [top, all]: [Area, readonly Token[]] = [cell, words];
  for (const above of [...layout.cells].reverse()) {
    if (all.length >= SENTENCE) break;
    const isOver = above.page === cell.page && isNextLine(top, above);
    if (!isOver || !isOnEdge(above, cell, 1)) continue;
    [top, all] = [above, [...above.tokens, ...all]];
  }
  return all.slice(-SENTENCE);
}

const THIRD_WORDS =
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
