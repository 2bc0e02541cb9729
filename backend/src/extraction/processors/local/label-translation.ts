import type { LabelHit } from './label-hit';
import type { Cell, Layout, Line } from './layout';
import { areaOf, heightOf, horizontalOverlap, type Token } from './token';

/** Words that English names of fields are made of, folded; exporters print them beside or under the Spanish ones. */
const ENGLISH = new Set(
  (
    'SOLD BILL BILLED SHIP SHIPPED BUYER CUSTOMER CLIENT CONSIGNEE CONSIGNEES SELLER VENDOR SUPPLIER SHIPPER NAME COMPANY ' +
    'TAX ID TIN VAT ADDRESS PHONE TELEPHONE MAIL EMAIL FAX CONTACT COUNTRY CITY ' +
    'INVOICE ISSUE ISSUED DATE DUE EXPIRY EXPIRATION CURRENCY NUMBER NO NR PO ORDER PURCHASE REFERENCE REF YOUR OUR ' +
    'PAYMENT TERMS TERM CONDITIONS METHOD MEANS PAY DELIVERY NOTE WAYBILL PACKING LIST SHIPMENT CARRIER ' +
    'SALES SALE REP REPRESENTATIVE SALESPERSON SELLER PACKAGES PIECES GROSS NET WEIGHT VOLUME INCOTERM INCOTERMS ORIGIN DESTINATION ' +
    'REMARKS NOTES COMMENTS OBSERVATIONS DESCRIPTION ITEM QUANTITY QTY UNIT UNITS UOM PRICE AMOUNT DISCOUNT DISCOUNTS RATE EXCHANGE ' +
    'SUBTOTAL TOTAL GRAND TAXABLE TAXED EXEMPT NON EXPORT FREE CHARGE CHARGES OTHER VALUE BASE PLASTIC BAG ' +
    'SAY SAYS WORDS IN OF TO FROM BY FOR THE AND AT DIGEST HASH PERCEPTION WITHHOLDING INSTALLMENT INSTALMENT BANK DETAILS ACCOUNT ACCT'
  ).split(' '),
);
const MOST_WORDS = 5;
/** What stands between the two names of a field. */
const SEPARATOR = /^[/|–—-]$/;

const isEnglish = ({ compact, text }: Token): boolean =>
  ENGLISH.has(compact) || (compact === '' && /^[.®]+:?$/.test(text));

/**
 * Index after the English half of a label in two languages (`Señores / Sold to`, `Fecha (Date):`); `end`
 * itself where there is none.
 * @param end the first word after the Spanish half
 */
export function endOfTranslation(tokens: readonly Token[], end: number): number {
  const last = tokens[end - 1]?.text ?? '';
  if (last.endsWith(':')) return end;
  const mark = tokens[end]?.text ?? '';
  const isGlued = /^[/|]\p{L}/u.test(mark);
  const isParted = SEPARATOR.test(mark) || /\/$/.test(last);
  if (!isGlued && !isParted) return end;
  const start = SEPARATOR.test(mark) ? end + 1 : end;
  let at = start;
  for (const token of tokens.slice(start, start + MOST_WORDS)) {
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
  if (!isTranslated || names.length === 0 || names.length > MOST_WORDS) return hit;
  if (!names.every((token) => isEnglish(token) || /^\p{L}+\/$/u.test(token.text))) return hit;
  return { ...hit, ...areaOf(hit.cell.tokens.slice(0, hit.end)), start: 0 };
}

/** Spanish words too, or cut short like them: they do not tell the language. */
const EITHER = new Set(
  'TOTAL SUBTOTAL NO NR PO REF A CLIENT TIN TERM ORIGIN TO BASE VOLUME IN'.split(' '),
);

/** A cell that is nothing but the English name of a field. */
export function isTranslation({ tokens }: Pick<Cell, 'tokens'>): boolean {
  if (tokens.length > MOST_WORDS || !tokens.every(isEnglish)) return false;
  return tokens.some(({ compact }) => compact !== '' && !EITHER.has(compact));
}

/** Widest gap between the two lines of a label, in heights of a line. */
const TIGHT = 0.6;
/** Lines of a page that may stand between, of other columns. */
const LINES_BELOW = 3;

/** Labels with the English name in a line of its own under them: their value stands beside or under both. */
export function withTranslationsBelow(hits: readonly LabelHit[], layout: Layout): LabelHit[] {
  const order = new Map(layout.lines.map((line, index) => [line, index]));
  const taken = new Map<Cell, LabelHit>();
  for (const hit of hits) {
    const from = (order.get(hit.line) ?? 0) + 1;
    const wider = hitWithBelow(hit, layout.lines.slice(from, from + LINES_BELOW));
    if (wider) taken.set(hit.cell, wider);
  }
  const lowers = new Set([...taken.values()].map(({ cell }) => cell));
  return hits.filter(({ cell }) => !lowers.has(cell)).map((hit) => taken.get(hit.cell) ?? hit);
}

const isTranslated = ({ tokens }: Cell): boolean =>
  tokens.some(({ compact }) => ENGLISH.has(compact) && !EITHER.has(compact));

/** `PO Number : 4500771122` under `Tipo de venta : Crédito` is a field of its own, `Tax $4.00` under `Subtotal $50.00` a sum. */
const hasOwnValue = (cell: Cell, { cells }: Line): boolean => {
  const [next, ...more] = cells.slice(cells.indexOf(cell) + 1);
  return next?.text.startsWith(':') === true || [next, ...more].some(isAmount);
};

const isAmount = (cell: Cell | undefined): boolean => /\d[.,]\d{2}\)?$/.test(cell?.text ?? '');

function hitWithBelow(hit: LabelHit, lines: readonly Line[]): LabelHit | null {
  const { cell } = hit;
  const isWhole = hit.start === 0 && hit.end === cell.tokens.length;
  if (hit.isFollowedByColon || !isWhole || isTranslated(cell)) return null;
  const isLower = (one: Cell): boolean =>
    one.page === cell.page &&
    one.y0 - cell.y1 < heightOf(cell) * TIGHT &&
    horizontalOverlap(one, cell) > 0 &&
    isTranslation(one);
  const line = lines.find(({ cells }) => cells.some(isLower));
  const lower = line?.cells.find(isLower);
  if (!line || !lower || (hasOwnValue(cell, hit.line) && hasOwnValue(lower, line))) return null;
  const isFollowedByColon = lower.text.endsWith(':');
  const place = { cell: lower, upper: cell, line, start: 0, end: lower.tokens.length };
  return { ...hit, ...areaOf([hit, lower]), ...place, isFollowedByColon };
}
