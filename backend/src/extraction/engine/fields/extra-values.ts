import { under, isOnEdge, WHITE } from '../page/place';
import type { DocumentType } from '../../../contracts/extracted-data';
import {
  printed,
  type Page,
  type PrintedValue,
  isBare,
  isHeading,
  startsWithLabel,
  upToWord,
} from '../words/field-value';
import { amountsIn } from '../page/amounts';
import { joinText, type Token } from '../page/token';
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

/** `Referencia: Carta de aceptación 031`: the paper is named before its number, and is no order. */
export const isOtherPaper = (tokens: readonly Token[]): boolean =>
  /^(?:CARTA|CONTRATO|CONVENIO|ACTA|COTIZACION|PRESUPUESTO|PROFORMA|EXPEDIENTE|VALORIZACION|QUOTE|CONTRACT)/.test(
    tokens[0]?.compact ?? '',
  );

const GUIDE = /^[TV0-9E][A-Z0-9]{2,3}-\d{2,8}[,;]?$/i;

/** `O/C OC185440`, `T001-00002294 CIF Piura`: what is told before or behind the number is no part of it; further numbers are. */
export function numbersAlone({ tokens: all, text: whole }: PrintedValue): PrintedValue {
  const tokens =
    all.length > 1 && /^(?:OC|OS|NOC|NRO|N|NO|REF)?$/.test(all[0]?.compact ?? '')
      ? all.slice(1)
      : all;
  const value =
    tokens === all ? { tokens, text: whole } : (printed(tokens) ?? { tokens: all, text: whole });
  const end = tokens.findIndex(
    ({ text }, at) => at > 0 && /^\p{L}{3,}/u.test(text) && GUIDE.test(tokens[at - 1]?.text ?? ''),
  );
  const isFollowed = tokens.slice(Math.max(0, end)).some(({ text }) => /\d/.test(text));
  return end === -1 || isFollowed ? value : (printed(tokens.slice(0, end)) ?? value);
}

/** `OC-2026-09029`, `4500021673`: numbers that say that they are of an order. */
const OF_ORDER = /^(?:O[CS][-\s]?\d{4}[\d-]*|45\d{8})$/;

/** `Orden | OC-2026-09029`: the word alone may lead to any number, but not to one that says what it is. */
export function orderBeside({ layout }: Page): PrintedValue | null {
  for (const { cells } of layout.lines) {
    const at = cells.findIndex(({ compact }) => compact === 'ORDEN');
    const next = at === -1 ? undefined : cells[at + 1];
    if (next && OF_ORDER.test(next.text)) return printed(next.tokens);
  }
  return null;
}

/** When is paid, and how: values that say what they are, whatever stands before them. */
export const TELLING = {
  terms:
    /^(?:al )?(?:contado|cr[eé]dito(?:\s+(?:a\s+)?\d{1,3}\s*d[ií]as)?|\d{1,3} d[ií]as(?: f\.? ?f\.?| fecha (?:de )?factura)?|net \d{1,3}(?: days)?|\d{1,3} days(?: net)?|due (?:up)?on receipt|payable on receipt|cash on delivery)$/i,
  method:
    /^(?:transferencia(?: bancaria)?|dep[oó]sito en (?:cuenta|cta)\.?(?: corriente)?|abono en cuenta|efectivo|tarjeta de (?:cr[eé]dito|d[eé]bito)|cheque(?: de gerencia| no negociable| diferido| certificado)?|giro bancario|yape|plin|(?:bank|wire) transfer|direct debit)$/i,
} as const;
const TERM =
  /^\W*(?:al? )?(?:contado|cr[eé]dito|factura a \d+|letras? a \d+|\d+ (?:d[ií]as|days)|net \d+|due )/i;
const METHOD =
  /^(?:transferencia|dep[oó]sito|abono en cuenta|efectivo|tarjeta|cheque|yape|plin|giro|domiciliaci[oó]n|recibo domiciliado|por definir|compensaci[oó]n|bank|wire|ach\b|bacs\b|direct debit|credit card|debit card|cash\b(?! on)|check\b|paypal|visa\b|mastercard|american express|amex|diners)/i;

export const isTerm = (text: string): boolean => TERM.test(text);
export const isMethod = (text: string): boolean => METHOD.test(trimmedOf(text, /\W/));

/** `Contado, mediante Transferencia bancaria`, `03 - Transferencia`: when and how told by one label, or how with its code. */
export function termAndMethod(value: PrintedValue | null): PrintedValue[] {
  if (!value) return [];
  const { tokens } = value;
  const at = tokens.findIndex(
    ({ compact }, index) => index > 0 && compact !== '' && isMethod(joinText(tokens.slice(index))),
  );
  const before = tokens.slice(0, at);
  const isCode = /^\d{1,2}\W*$/.test(joinText(before));
  const end = before.findLastIndex(({ text }) => !JOINING.test(text));
  if (at === -1 || isMethod(value.text) || !(isCode || isTerm(joinText(before)))) return [value];
  const parts = [isCode ? null : printed(before.slice(0, end + 1)), printed(tokens.slice(at))];
  return parts.filter((part) => part !== null);
}

const JOINING = /^(?:[-–—/,|]|mediante|con|por|v[ií]a|en|by|via)$/i;

/** What a card or a purse is called by: on its own a sign on the door, behind it the amount that was paid with it. */
const CARD =
  /^(?:tarjeta )?(?:visa|mastercard|american express|amex|diners(?: club)?)(?: (?:d[eé]bito|cr[eé]dito|debit|credit))?$|^yape\s?\/\s?plin$|^(?:cash|debit|credit|check)$/i;
/** `XXXXXXXXXXXX1169`, `ending 2253`: of the number of a card only the end is printed. */
const MASKED = /^(?:[X*•]{4,}\d{2,6}|\d{4}|ending|terminada|in|en)$/i;

/** `VISA   119.40` under the sums of a ticket, `XXXXXXXXXXXX1169 DEBIT`. */
export function paidByCard(page: Page): PrintedValue | null {
  for (const { cells } of page.layout.lines) {
    const [card, ...rest] = cells;
    const own = card?.tokens.filter(({ text }) => !MASKED.test(text)) ?? [];
    const name = printed(own);
    if (!name || !CARD.test(name.text)) continue;
    if (own.length < (card?.tokens.length ?? 0)) return name;
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
    const term = trimEndOf(joinText(tokens.slice(0, colon + 1)), /:/);
    // `Crédito: cuota 1 $ 8,623.11 al 24/02/2026`.
    if (tokens[colon + 1]?.compact === 'CUOTA' && pattern.test(term))
      return { tokens: tokens.slice(0, colon + 1), text: term };
    const rest = withoutSale(tokens.slice(colon + 1));
    const text = joinText(rest);
    if (pattern.test(text)) return { tokens: rest, text };
  }
  return null;
}

/** `Venta al contado`, `Pago con tarjeta de crédito`: how it is paid is told by the last words. */
function withoutSale(tokens: readonly Token[]): readonly Token[] {
  const [sale, at] = tokens;
  const isSale =
    /^(?:VENTA|PAGO|FACTURA)$/.test(sale?.compact ?? '') && /^(?:AL?|CON)$/.test(at?.compact ?? '');
  return isSale ? tokens.slice(2) : tokens;
}

/** How a term is cut by its column: `CONTADO CONTRA` over `ENTREGA`, `FACTURA A 30` over `DÍAS`. */
const CUT = /\b(?:contra\|entrega|en cuenta\|(?:corriente|de ahorros)|\d{1,3}\|d[ií]as)\b/i;

/** Whether a term goes on on the next line: it is cut there, or both say one such thing. */
export const termGoesOn = (text: string, next: string): boolean =>
  CUT.test(`${text}|${next}`) || Object.values(TELLING).some((one) => one.test(`${text} ${next}`));

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
    return (
      isLabelled &&
      value &&
      isBare(other) &&
      isOnEdge(value, next) &&
      isOnEdge(other.cell, hit.cell)
    );
  });
  return isBare(hit) && others.length >= FEWEST;
}

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
  const cell = under(page.layout.cells, hit, hit.cell.page, WHITE.rows).find((one) =>
    isOnEdge(one, hit, 1),
  );
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

/** `Sin observaciones`, `No hay comentarios en la cabecera`, `N/A`: what says that there is none. */
const NOTHING =
  /^\W*(?:(?:sin|no hay|no se registran?|ning[uú]na?|no) (?:observaci|comentari|nota|novedad|remark|comment|note)|(?:ningun[oa]s?|n\s?\/?\s?a|none|nil|no aplica)\W*$)/i;

/** What nobody wrote for this sale. */
export const isBoilerplate = (text: string): boolean =>
  BOILERPLATE.test(text) || NOTHING.test(text);

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
