import type { LabelId } from './labels';
import { type Token, joinText } from '../page/token';
import { areaOf, heightOf, isClose, WHITE, remembered } from '../page/place';
import type { LabelHit } from './label-hit';
import type { Layout, Line } from '../page/layout';
import { amountsIn } from '../page/amounts';
import { hasCompanySuffix, letterCount, looksLikeAddress } from '../page/text-kind';

/** Labels after which `N°` announces the number itself. */
const NUMBERED: ReadonlySet<LabelId> = new Set<LabelId>([
  'ruc',
  'dni',
  'phone',
  'guide',
  'purchaseOrder',
  'affectedDocument',
  'detraccionAccount',
]);
const NUMBER_MARK = /^(?:N|NO|NRO|NROS|NUM|NUMERO)$/;
const MOST_WORDS = 4;

/**
 * Where a label ends with what belongs to it: a remark in brackets (`Peso bruto (KGM):`,
 * `Proveedor (código 10045)`), its name in English and the sign of a number (`Guía de remisión N°:`).
 */
export function endOfTail(tokens: readonly Token[], end: number, id: LabelId): number {
  const named = endOfTranslation(tokens, endOfBrackets(tokens, endOfTranslation(tokens, end)));
  const mark = tokens[named];
  const isMark = mark !== undefined && NUMBERED.has(id) && NUMBER_MARK.test(mark.compact);
  const whole = endOfOtherName(tokens, isMark ? named + 1 : named, id);
  return endOfSpecies(tokens, afterDangling(tokens, whole), id);
}

const NAMING: ReadonlySet<LabelId> = new Set<LabelId>(['customer', 'supplier', 'partyName']);

/** `Señor(es) / Asociado`: what members or patients are called by stands behind a stroke, up to the end of the title. */
function endOfOtherName(tokens: readonly Token[], end: number, id: LabelId): number {
  const [mark, ...words] = tokens.slice(end);
  if (!NAMING.has(id) || mark?.text !== '/' || tokens[end - 1]?.text.endsWith(':')) return end;
  const isName = words.length > 0 && words.length <= 2;
  return isName && words.every(({ text }) => /^\p{L}+(?:\(.{1,3}\))?:?$/u.test(text))
    ? tokens.length
    : end;
}

/** `CONDICIÓN DE` over `VENTA :`: a joining word that ends its cell goes with the label, not with the value. */
function afterDangling(tokens: readonly Token[], end: number): number {
  const isLast = end > 0 && end === tokens.length - 1;
  return isLast && /^DEL?$/.test(tokens[end]?.compact ?? '') ? end + 1 : end;
}

/**
 * Where what is numbered is named after its sign (`N° G/R`, `Nro. de O/C`); null where no sign stands at `start`.
 */
export function afterNumberMark(tokens: readonly Token[], start: number): number | null {
  if (!NUMBER_MARK.test(tokens[start]?.compact ?? '')) return null;
  return JOINT.test(tokens[start + 1]?.compact ?? '') ? start + 2 : start + 1;
}

export const isNumbered = (id: LabelId): boolean => NUMBERED.has(id);

/** Labels whose kind is often said more closely, and whose value never begins with the words that say it. */
const OF_SPECIES: ReadonlySet<LabelId> = new Set<LabelId>([
  'observations',
  'currency',
  'paymentTerms',
  'paymentMethod',
  'issueDate',
  'dueDate',
]);
const JOINT = /^(?:AL?|DEL?|U|O|Y|E|OR|AND|PARA)$/;
const MORE = /^(?:ADICIONAL|GENERAL)(?:ES)?$/;

/**
 * `Comentarios u observaciones:`, `Moneda de la cotización:`, `Notas adicionales:`: a joining word leads on to
 * the colon, or of a title to the end, and all before that is the label.
 */
function endOfSpecies(tokens: readonly Token[], end: number, id: LabelId): number {
  if (!OF_SPECIES.has(id) || tokens[end - 1]?.text.endsWith(':')) return end;
  const first = tokens[end]?.compact ?? '';
  if (!JOINT.test(first) && !MORE.test(first)) return end;
  const rest = tokens.slice(end, end + MOST_WORDS);
  const colon = rest.findIndex(({ text }) => text.endsWith(':'));
  // Over a remark its title may end without one.
  const isTitle = id === 'observations' && colon === -1 && end + rest.length === tokens.length;
  const words = isTitle && !/[.]$/.test(rest.at(-1)?.text ?? '') ? rest : rest.slice(0, colon + 1);
  return words.every(({ text }) => /^(?:\p{L}+\.?:?|:)$/u.test(text)) ? end + words.length : end;
}

function endOfBrackets(tokens: readonly Token[], end: number): number {
  if (tokens[end]?.text[0] !== '(' || /:$/.test(tokens[end - 1]?.text ?? '')) return end;
  const rest = tokens.slice(end, end + MOST_WORDS);
  const size = rest.findIndex(({ text }) => /\):?$/.test(text)) + 1;
  const text = rest
    .slice(0, size)
    .map((token) => token.text)
    .join(' ');
  const isAmount = /%|\d[.,]\d{2}/.test(text) || !/\p{L}{2}|\$|S\//u.test(text);
  return size === 0 || isAmount ? end : end + size;
}

/** Words that English names of fields are made of, folded; exporters print them beside or under the Spanish ones. */
const ENGLISH = new Set(
  (
    'SOLD BILL BILLED SHIP SHIPPED BUYER CUSTOMER CLIENT CONSIGNEE CONSIGNEES SELLER VENDOR SUPPLIER SHIPPER NAME COMPANY ' +
    'TAX ID TIN VAT ADDRESS PHONE TELEPHONE MAIL EMAIL FAX CONTACT COUNTRY CITY ' +
    'INVOICE ISSUE ISSUED DATE DUE EXPIRY EXPIRATION CURRENCY NUMBER NO NR PO ORDER PURCHASE REFERENCE REF YOUR OUR ' +
    'PAYMENT TERMS TERM CONDITIONS METHOD MEANS PAY DELIVERY NOTE WAYBILL PACKING LIST SHIPMENT CARRIER ' +
    'SALES SALE REP REPRESENTATIVE SALESPERSON SELLER PACKAGES PIECES GROSS NET WEIGHT VOLUME INCOTERM INCOTERMS ORIGIN DESTINATION ' +
    'REMARK REMARKS NOTES COMMENT COMMENTS OBSERVATIONS DESCRIPTION ITEM QUANTITY QTY UNIT UNITS UOM PRICE AMOUNT DISCOUNT DISCOUNTS RATE EXCHANGE ' +
    'SUBTOTAL TOTAL GRAND TAXABLE TAXED EXEMPT NON EXPORT FREE CHARGE CHARGES OTHER VALUE BASE PLASTIC BAG ' +
    'SAY SAYS WORDS IN OF TO FROM BY FOR THE AND AT DIGEST HASH PERCEPTION WITHHOLDING INSTALLMENT INSTALMENT BANK DETAILS ACCOUNT ACCT'
  ).split(' '),
);
const MOST_TRANSLATED = 5;
/** What stands between the two names of a field. */
const SEPARATOR = /^[/|–—-]$/;

const isEnglish = ({ compact, text }: Token): boolean =>
  ENGLISH.has(compact) || (compact === '' && /^[.®]+:?$/.test(text));

/**
 * Index after the English half of a label in two languages (`Señores / Sold to`, `Fecha (Date):`); `end`
 * itself where there is none.
 * @param end the first word after the Spanish half
 */
function endOfTranslation(tokens: readonly Token[], end: number): number {
  const last = tokens[end - 1]?.text ?? '';
  if (last.endsWith(':')) return end;
  const mark = tokens[end]?.text ?? '';
  const isGlued = /^[/|]\p{L}/u.test(mark);
  const isParted = SEPARATOR.test(mark) || /\/$/.test(last);
  if (!isGlued && !isParted) return end;
  const start = SEPARATOR.test(mark) ? end + 1 : end;
  let at = start;
  for (const token of tokens.slice(start, start + MOST_TRANSLATED)) {
    if (!isEnglish(token)) break;
    at += 1;
    if (token.text.endsWith(':')) break;
  }
  return at > start ? at : end;
}

/** `Sold to / Cliente`, `Waybill / Guía de remisión`: the label with the English name of the field before it in its cell. */
export function withTranslationBefore(hit: LabelHit): LabelHit {
  const before = hit.cell.tokens.slice(0, hit.start);
  const mark = before.at(-1)?.text ?? '';
  const names = SEPARATOR.test(mark) ? before.slice(0, -1) : before;
  const isTranslated = SEPARATOR.test(mark) || /^\p{L}+\/$/u.test(mark);
  if (!isTranslated || names.length === 0 || names.length > MOST_TRANSLATED) return hit;
  if (!names.every((token) => isEnglish(token) || /^\p{L}+\/$/u.test(token.text))) return hit;
  return { ...hit, ...areaOf(hit.cell.tokens.slice(0, hit.end)), start: 0 };
}

/** What a party is named behind, and its numbers: a company's name beside it is the value of the label. */
const OF_PARTIES: ReadonlySet<LabelId> = new Set<LabelId>([
  'customer',
  'supplier',
  'partyName',
  'ruc',
  'dni',
]);
/** Words that a name has at most. */
const MOST_OF_NAME = 9;
/** Times the letters of the page from which on a text is set as a name, not as a label with its value. */
const BIG = 1.25;

/**
 * Without the labels that are the first word of a name: `TOTAL ARTEFACTOS S.A.`, `GRUPO R & D`. A label without a
 * colon is followed by its value, and a company is no value of a sum, a number or a date; neither is what is set in
 * large letters, or over an address.
 */
export function withoutNames(hits: readonly LabelHit[], layout: Layout): LabelHit[] {
  return hits.filter((hit) => !isOfName(hit, layout));
}

function isOfName(hit: LabelHit, layout: Layout): boolean {
  const { id, cell, start, end, isFollowedByColon } = hit;
  const rest = joinText(cell.tokens.slice(end));
  const isFirst = cell.tokens.slice(0, start).every(({ compact }) => compact === '');
  if (!isFirst || isFollowedByColon || cell.tokens.length > MOST_OF_NAME || letterCount(rest) < 1)
    return false;
  if (looksLikeAddress(rest) || amountsIn(hit.line.tokens).length > 0) return false;
  if (!OF_PARTIES.has(id) && hasCompanySuffix(cell.text)) return true;
  if (cell.page !== 1 || /\d/.test(cell.text)) return false;
  return isBig(hit, layout) || (!OF_PARTIES.has(id) && isOverAddress(hit, layout));
}

const isBig = ({ cell }: LabelHit, { lineHeight }: Layout): boolean =>
  heightOf(cell) > lineHeight * BIG;

const nextLines = remembered(
  (lines: readonly Line[]) => new Map(lines.map((line, at) => [line, lines[at + 1]])),
);

function isOverAddress({ cell, line }: LabelHit, { lines }: Layout): boolean {
  const below = nextLines(lines).get(line);
  const under = below?.cells.find((one) => one.x0 < cell.x1 && one.x1 > cell.x0);
  if (!under || under.page !== cell.page || !isClose(under, cell, WHITE.text)) return false;
  return looksLikeAddress(under.text);
}
