import { under, isOnEdge } from '../page/place';
import type { DocumentType } from '../../../contracts/extracted-data';
import {
  printed,
  type Page,
  type PrintedValue,
  ofCells,
  isBare,
  isHeading,
  startsWithLabel,
  upToWord,
} from '../words/field-value';
import { amountsIn } from '../page/amounts';
import type { Token } from '../page/token';
import { currencyNamed } from '../../../rules/currency';
import { trimEndOf, trimmedOf } from '../../../rules/text-clean';
import { hitsIn, type LabelHit } from '../words/label-hit';
import { runOn } from '../words/run-on';
import { letterCount } from '../page/text-kind';
import type { Cell } from '../page/layout';

/** `Guía aérea`, `Guía madre`: the contract of a flight or a courier. */
export const isOfFlight = ({ cell, end }: LabelHit): boolean =>
  /^(?:AEREA|MADRE|MASTER|HIJA|HOUSE|COURIER)$/.test(cell.tokens[end]?.compact ?? '');

/** The carrier's guía tells who moved the goods; the sender's is the one that was sold by. */
export function ofTheSender(hits: readonly LabelHit[]): readonly LabelHit[] {
  const own = hits.filter(({ label }) => !/TRANS|^GRT$/.test(label));
  return own.length > 0 ? own : hits;
}

/**
 * What the emitter calls its own order is none of the buyer's, where the page has a place for both; an order of
 * service may be the emitter's, one of purchase is not.
 */
export function ofTheBuyer(
  hits: readonly LabelHit[],
  page: Page,
  type: DocumentType | null,
): readonly LabelHit[] {
  const bought = hits.filter((hit) => !isOfSale(hit) && !isOfDelivery(hit, page));
  const own = bought.filter(
    ({ label }) => !/^(?:(?:N|NRO|NUMERO)(?:DE)?)?(?:PEDIDO|ORDEN)$/.test(label),
  );
  // Who buys in a shop sends no order: what the till calls one is its own.
  if (type === 'boleta' || type === 'ticket') return own;
  const chosen = own.length > 0 ? own : bought;
  const ofGoods = chosen.filter(({ label }) => !OF_SERVICE.test(label));
  return ofGoods.length > 0 ? ofGoods : chosen;
}

/**
 * `Pedido : 11471326` over or under `Entrega : 80634599`, or beside `Ruta` and `Carga`: what the seller's system calls
 * a sale.
 */
function isOfDelivery({ label, cell, line }: LabelHit, { layout }: Page): boolean {
  if (!/^(?:(?:N|NRO|NUMERO)(?:DE)?)?PEDIDO$/.test(label)) return false;
  const ofRoute = line.cells.filter(({ compact }) =>
    /^(?:RUTA|CARGA|REPARTO|CANAL|PLACA)/.test(compact),
  );
  if (ofRoute.length >= 2) return true;
  return layout.lines.some(({ cells }) => {
    const at = cells.findIndex(
      (one) => /^(?:N(?:RO)?(?:DE)?)?ENTREGA/.test(one.compact) && isOnEdge(one, cell),
    );
    const [key, value] = cells.slice(at, at + 2);
    const said = `${key?.text ?? ''} ${value?.text ?? ''}`;
    return at !== -1 && /^\D*\d{6,}\W*$/.test(said);
  });
}

const OF_SERVICE = /^(?!.*COMPRA).*SERVICIO$|^(?:N|NRO)?(?:DE)?OS$/;

/** `Pedido de venta`, `Orden interna`, `Pedido JDE`, `N/Orden` (nuestra): the number under which the emitter keeps the sale. */
const isOfSale = ({ cell, start, end }: LabelHit): boolean =>
  /^N\/\s?(?:O|P)/i.test(cell.tokens[start]?.text ?? '') ||
  /^(?:DE)?(?:VENTAS?|TRABAJO|PRODUCCION|DESPACHO|INTERN[AO]|JDE|SAP|ERP)(?:N|NRO|NO)?\d*/.test(
    cell.tokens
      .slice(end, end + 2)
      .map(({ compact }) => compact)
      .join(''),
  );

const GUIDE = /^[TV0-9E][A-Z0-9]{2,3}-\d{2,8}[,;]?$/i;

/** `O/C OC185440`, `T001-00002294 CIF Piura`: what is told before or behind the number is no part of it; further numbers are. */
export function numbersAlone({ tokens: all, text: whole }: PrintedValue): PrintedValue {
  const tokens =
    all.length > 1 && /^(?:OC|OS|NOC|NRO|N|NO)$/.test(all[0]?.compact ?? '') ? all.slice(1) : all;
  const value =
    tokens === all ? { tokens, text: whole } : (printed(tokens) ?? { tokens: all, text: whole });
  const end = tokens.findIndex(
    ({ text }, at) => at > 0 && /^\p{L}{3,}/u.test(text) && GUIDE.test(tokens[at - 1]?.text ?? ''),
  );
  const isFollowed = tokens.slice(Math.max(0, end)).some(({ text }) => /\d/.test(text));
  return end === -1 || isFollowed ? value : (printed(tokens.slice(0, end)) ?? value);
}

/** When is paid, and how: values that say what they are, whatever stands before them. */
export const TELLING = {
  terms:
    /^(?:al )?(?:contado|cr[eé]dito(?:\s+(?:a\s+)?\d{1,3}\s*d[ií]as)?|\d{1,3} d[ií]as(?: f\.? ?f\.?| fecha (?:de )?factura)?)$/i,
  method:
    /^(?:transferencia(?: bancaria)?|dep[oó]sito en (?:cuenta|cta)\.?(?: corriente)?|abono en cuenta|efectivo|tarjeta de (?:cr[eé]dito|d[eé]bito)|cheque(?: de gerencia| no negociable| diferido| certificado)?|giro bancario|yape|plin)$/i,
} as const;

/** What a card or a purse is called by: on its own a sign on the door, behind it the amount that was paid with it. */
const CARD =
  /^(?:tarjeta )?(?:visa|mastercard|american express|amex|diners(?: club)?)(?: (?:d[eé]bito|cr[eé]dito))?$|^yape\s?\/\s?plin$/i;

/** `VISA   119.40` under the sums of a ticket. */
export function paidByCard(page: Page): PrintedValue | null {
  for (const { cells } of page.layout.lines) {
    const [card, ...rest] = cells;
    const name = printed(card?.tokens ?? []);
    if (!name || !CARD.test(name.text)) continue;
    if (amountsIn(rest.flatMap(({ tokens }) => tokens)).length === 1) return name;
  }
  return null;
}

/** The first cell, or what stands behind a colon in one, that is such a value from end to end. */
export function tellingValue(
  pattern: RegExp,
  page: Page,
  inTable: ReadonlySet<Token>,
): PrintedValue | null {
  for (const { tokens } of page.layout.cells) {
    if (tokens.some((token) => inTable.has(token))) continue;
    const colon = tokens.findLastIndex(({ text }) => text.endsWith(':'));
    const rest = withoutSale(tokens.slice(colon + 1));
    const text = rest.map((token) => token.text).join(' ');
    if (pattern.test(text)) return { tokens: rest, text };
  }
  return null;
}

/** `Venta al contado`: what is sold so is told by the last word. */
function withoutSale(tokens: readonly Token[]): readonly Token[] {
  const [sale, at] = tokens;
  const isSale =
    /^(?:VENTA|PAGO|FACTURA)$/.test(sale?.compact ?? '') && /^AL?$/.test(at?.compact ?? '');
  return isSale ? tokens.slice(2) : tokens;
}

/** `CONTADO CONTRA` over `ENTREGA`, `FACTURA A 30` over `DÍAS`: a term that ends so is not at its end. */
export function restOfTerm({ tokens, text }: PrintedValue, { layout }: Page): PrintedValue | null {
  const wanted = CUT_TERMS.find(([cut]) => cut.test(text))?.[1];
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!wanted || !first || !last) return null;
  const rest = under(layout.cells, last, last.box.page).find(
    (cell) => isInColumn(cell, first, last) && wanted.test(cell.text),
  );
  return rest ? ofCells([{ ...rest, tokens: [...tokens, ...rest.tokens] }]) : null;
}

/** Begins where the line over it begins, or is centred under it. */
function isInColumn(cell: Pick<Token, 'x0' | 'x1'>, first: Token, last: Token): boolean {
  const reach = (last.y1 - last.y0) * 1.2;
  const off = (cell.x0 + cell.x1 - first.x0 - last.x1) / 2;
  return Math.abs(cell.x0 - first.x0) < reach || Math.abs(off) < reach / 2;
}

/** How a term is cut by its column, and what it then goes on with. */
const CUT_TERMS: readonly (readonly [RegExp, RegExp])[] = [
  [/\bcontra$/i, /^entrega\b/i],
  [/\ben cuenta$/i, /^(?:corriente|de ahorros)\b/i],
  [/\b\d{1,3}$/, /^d[ií]as\b/i],
];

/** So many other values at the same edge make a column of them. */
const FEWEST = 2;

/**
 * Whether what stands beside a label stands in a column of values: others there begin at the same edge, each beside
 * a label. Then it is this label's value, whatever words it begins with (`Observaciones | Atención: Sr. ...`).
 */
function isBesideInColumn(hit: LabelHit, next: Cell, { hits }: Page): boolean {
  const others = hits.filter((other) => {
    const value = other.line.cells[other.line.cells.indexOf(other.cell) + 1];
    const isLabelled = other.line !== hit.line && other.cell.page === hit.cell.page;
    return isLabelled && value && isBare(other) && isAt(value, next) && isAt(other.cell, hit.cell);
  });
  return isBare(hit) && others.length >= FEWEST;
}

const isAt = (one: Cell, other: Cell): boolean => isOnEdge(one, other);

/** All of a remark at its label, though words of it look like labels (`Atención: Sr. ...`): beside it, or under its title. */
export function remarkAt(
  hit: LabelHit,
  page: Page,
  inTable: ReadonlySet<Token>,
): PrintedValue | null {
  return remarkBeside(hit, page, inTable) ?? remarkUnder(hit, page);
}

/** Under a title a line that begins like another label, and says at once what of. */
function remarkUnder(hit: LabelHit, page: Page): PrintedValue | null {
  if (!isBare(hit) || hit.isFollowedByColon) return null;
  const cell = under(page.layout.cells, hit, hit.cell.page).find((one) => isOnEdge(one, hit, 1));
  const label = hitsIn(page.hits, cell).find((one) => one.start === 0);
  const isSaid =
    label?.id === 'other' && label.isFollowedByColon && label.end < label.cell.tokens.length;
  return cell && isSaid && startsWithLabel(cell, page.hits) ? printed(cell.tokens) : null;
}

function remarkBeside(hit: LabelHit, page: Page, inTable: ReadonlySet<Token>): PrintedValue | null {
  if (isHeading(hit, page)) return null;
  const inside = printed(hit.cell.tokens.slice(hit.end));
  const next = hit.line.cells[hit.line.cells.indexOf(hit.cell) + 1];
  if (inside || !next || !(hit.isFollowedByColon || isBesideInColumn(hit, next, page)))
    return inside;
  const isNear = next.x0 - hit.cell.x1 < page.layout.lineHeight * NEAR;
  return isNear && !next.tokens.some((token) => inTable.has(token)) ? printed(next.tokens) : null;
}

/** What stands on every document of its kind; nobody remarked it. */
const BOILERPLATE =
  /^\W*(?:inciso|n[°º]? ?cuotas?\b|representaci[oó]n impresa|consulte|autorizado mediante|cancelado|este documento|esta es una|gracias|son\b|recib[ií] conforme|emitido a trav[eé]s|documento emitido)/i;
/** What the law takes off or has deposited is told on a line of its own, under whatever stands above. */
const WITHHELD =
  /^(?:(?:operaci[oó]n|servicio|bien)(?:es)? (?:sujet|afect)|(?:sujet|afect)[oa]s? a|(?:monto|importe|porcentaje|tasa) (?:de )?(?:la )?(?:detra|reten|perce)|detracci[oó]n|retenci[oó]n|percepci[oó]n|s\.?p\.?o\.?t\b|comprobante de (?:percep|reten))/i;
const NEAR = 14;

/** What nobody wrote for this sale. */
export const isBoilerplate = (text: string): boolean => BOILERPLATE.test(text);

/** With the lines that it goes on over. */
export function wholeRemark(value: PrintedValue, page: Page, hit: LabelHit): PrintedValue {
  return runOn(value, page, hit.cell.page, {
    maxLines: 3,
    isComplete: () => false,
    rejects: (text) =>
      letterCount(text) < 3 || WITHHELD.test(trimmedOf(text, /\W/)) || BOILERPLATE.test(text),
    // A sentence that goes on in small letters was cut by its column.
    mayBeShort: (text, next) => /[\p{L},]$/u.test(text) && /^\p{Ll}/u.test(next),
  });
}

/** `CRÉDITO EUR`, `Net 30. A finance charge ...`: without the currency or the sentence that a term goes on with. */
export function termAlone(value: PrintedValue): PrintedValue {
  const { tokens } = value;
  const end = tokens.findIndex(
    ({ text }, at) =>
      at > 0 &&
      ((/^\p{Lu}/u.test(text) && /\d\.$/.test(tokens[at - 1]?.text ?? '')) ||
        (!/^en$/i.test(tokens[at - 1]?.text ?? '') &&
          tokens.slice(at).every((word) => currencyNamed(word.text) !== null))),
  );
  const { text, ...rest } = upToWord(value, end);
  return { ...rest, text: trimEndOf(text, /[.]/) };
}
