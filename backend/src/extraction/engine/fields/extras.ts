import type { LabelHit } from '../words/label-hit';
import type { NumberHit } from '../words/title';
import type { DocumentType } from '../../../contracts/extracted-data';
import type { RawField } from '../../domain/raw-extraction';
import { withoutDate } from './dates';
import {
  EVIDENCE,
  field,
  printed,
  upToWord,
  valueOf,
  type Page,
  type PrintedValue,
} from '../words/field-value';
import { comprobanteIn } from './document-number';
import { ocrNumber } from './named-number';
import { joinText, type Token } from '../page/token';
import type { LabelId } from '../words/labels';
import { looksLikeAddress } from '../page/text-kind';
import { runOn } from '../words/run-on';
import {
  isOfFlight,
  numbersAlone,
  orderBeside,
  ofTheBuyer,
  ofTheSender,
  termAlone,
  termAndMethod,
  termGoesOn,
  paidByCard,
  TELLING,
  tellingValue,
  isBoilerplate,
  isMethod,
  isOtherPaper,
  isTerm,
  remarkAt,
  wholeRemark,
} from './extra-values';
import { valueInSentence } from '../words/sentence-value';

interface Extra {
  id: LabelId;
  path: string;
  accepts: RegExp;
  wraps?: boolean;
  /** In running text it ends with its sentence or clause. */
  isSaid?: boolean;
}

const INFO = 'informacion_adicional';

/** Fields that are one label and its text. */
const EXTRAS: readonly Extra[] = [
  {
    id: 'paymentTerms',
    path: `${INFO}.terminos_pago`,
    // Not the first clause of a list of conditions, nor the title of the amounts beside it, nor whether a bank is used.
    accepts:
      /^(?!\W*\d{1,2}[.)]\s|(?:Valor|Monto|Importe)$|.{0,20}\bUTILIZACI[OÓ]N DEL\b).*(?:\p{L}{2}|\d\s*D)/u,
    isSaid: true,
  },
  {
    id: 'paymentMethod',
    path: `${INFO}.metodo_pago`,
    // A code of catalogue 59 tells how a deposit of the detracción is paid; Mexico's PUE and PPD in how many parts.
    accepts:
      /^(?!\W*(?:\d{3}|PUE|PPD|cuotas?|partes)\b|.{0,12}(?:exhibici|parcialidad)).*\p{L}{3}/iu,
    isSaid: true,
  },
  // Not `PEDIDO: 130558 CAJA 05`, which is the till's own, nor `P.O. Box 840312`.
  { id: 'purchaseOrder', path: `${INFO}.orden_compra`, accepts: /^(?!.*\b(?:CAJA|BOX)\b).*\d{2}/i },
  { id: 'guide', path: `${INFO}.guia_remision`, accepts: /(?:\d\D*){4}/ },
  { id: 'observations', path: `${INFO}.observaciones`, accepts: /\p{L}{2}/u, wraps: true },
  {
    id: 'affectedDocument',
    path: 'documento.documento_afectado',
    accepts: /[A-Z]?\w{2,4}\s*-\s*\d|\b[FB]\w{3}\s+N\S*\s*\d/i,
  },
  { id: 'weight', path: `${INFO}.peso_total`, accepts: /\d/ },
  { id: 'volume', path: `${INFO}.volumen_total`, accepts: /\d/ },
];

/** Payment terms, order, guide, remarks and the like; never out of the item table. */
export function extraFields(
  page: Page,
  inTable: ReadonlySet<Token>,
  own: NumberHit | null,
  type: DocumentType | null,
): RawField[] {
  const isInTable = ({ cell, start }: LabelHit): boolean =>
    cell.tokens.slice(start, start + 1).some((token) => inTable.has(token));
  const fields = EXTRAS.filter(({ id }) => !isOfAnother(id, type)).flatMap((extra) => {
    const all = page.hits.filter((hit) => idOf(hit, type) === extra.id && !isInTable(hit));
    const hits = preferred(extra.id, all, page, type);
    if (extra.id === 'paymentTerms' || extra.id === 'paymentMethod')
      return hits
        .flatMap((hit) => termAndMethod(firstValue([hit], extra, page, inTable)))
        .flatMap((value) => field(extra.path, value, EVIDENCE.label, page));
    const value =
      firstValue(hits, extra, page, inTable) ??
      (extra.id === 'affectedDocument' ? affectedUnder(hits, page, own) : null);
    return value && isOwnNumber(value, own) ? [] : field(extra.path, value, EVIDENCE.label, page);
  });
  const told = byWhatTheySay(fields);
  return [
    ...told,
    ...unlabelled(TERMS, TELLING.terms, told, page, inTable),
    ...unlabelled(METHOD, TELLING.method, told, page, inTable),
    ...(told.some(({ path }) => path === ORDER) || isOfAnother('purchaseOrder', type)
      ? []
      : field(ORDER, orderBeside(page), EVIDENCE.place, page)),
  ];
}

/** A value that says what it is, where no label of ours led to one. */
function unlabelled(
  path: string,
  pattern: RegExp,
  fields: readonly RawField[],
  page: Page,
  inTable: ReadonlySet<Token>,
): RawField[] {
  if (fields.some((one) => one.path === path)) return [];
  const value = tellingValue(pattern, page, inTable) ?? (path === METHOD ? paidByCard(page) : null);
  return field(path, value, EVIDENCE.place, page);
}

/**
 * A guía names the comprobante that its goods were sold by; it changes none. An order has no other order. The
 * volume of a bill for water or gas is what was used of it, not that of goods.
 */
const isOfAnother = (id: LabelId, type: DocumentType | null): boolean =>
  (id === 'affectedDocument' && type === 'guia_remision') ||
  (id === 'purchaseOrder' && (type === 'orden_compra' || type === 'orden_servicio')) ||
  ((id === 'volume' || id === 'weight') && type === 'recibo_servicios');

/** `Referencia` of a sale is the order of the buyer; only a note refers to another comprobante. */
function idOf({ id, label }: LabelHit, type: DocumentType | null): LabelId {
  const isSale = type === 'factura' || type === 'boleta';
  return isSale && label === 'REFERENCIA' ? 'purchaseOrder' : id;
}

function preferred(
  id: LabelId,
  hits: readonly LabelHit[],
  page: Page,
  type: DocumentType | null,
): readonly LabelHit[] {
  if (id === 'purchaseOrder') return ofTheBuyer(hits, page, type);
  if (id === 'paymentTerms') return saidInFullFirst(hits);
  return id === 'guide' ? ofTheSender(hits.filter((hit) => !isOfFlight(hit))) : hits;
}

/** `CONDICIONES` may head a block of any terms: those of the payment that have their own label come first. */
function saidInFullFirst(hits: readonly LabelHit[]): readonly LabelHit[] {
  const isBroad = ({ label }: LabelHit): boolean => /^(?:CONDICION(?:ES)?|TERMINOS)$/.test(label);
  return [...hits.filter((hit) => !isBroad(hit)), ...hits.filter(isBroad)];
}

const TERMS = `${INFO}.terminos_pago`;
const METHOD = `${INFO}.metodo_pago`;
const ORDER = `${INFO}.orden_compra`;
const pathSaid = ({ path, text }: RawField): string =>
  isMethod(text) ? METHOD : isTerm(text) ? TERMS : path;

/** `Forma de pago: Transferencia` says how, `Tipo de pago: Contado` says when, whatever the label. */
function byWhatTheySay(fields: readonly RawField[]): RawField[] {
  const paid = fields.filter(({ path }) => path === TERMS || path === METHOD);
  const moved = [TERMS, METHOD].flatMap((path) => {
    const said = paid.filter((one) => pathSaid(one) === path);
    const own = said.find((one) => one.path === path) ?? said[0];
    return own ? [{ ...own, path }] : [];
  });
  const isUsed = (one: RawField): boolean =>
    moved.some(({ path, text }) => path === one.path || text === one.text);
  return [...moved, ...fields.filter((one) => !paid.includes(one) || !isUsed(one))];
}

/** The title of an order or a guía is a label of the document's own number. */
const isOwnNumber = ({ tokens }: PrintedValue, own: NumberHit | null): boolean =>
  own !== null && tokens.some((token) => own.tokens.includes(token));

function firstValue(
  hits: readonly LabelHit[],
  extra: Extra,
  page: Page,
  inTable: ReadonlySet<Token>,
): PrintedValue | null {
  for (const hit of hits) {
    const remarked = extra.wraps ? remarkAt(hit, page, inTable) : null;
    if (remarked && extra.accepts.test(remarked.text) && !isBoilerplate(remarked.text))
      return wholeRemark(remarked, page, hit);
    // `Condición  Crédito`: a label and its value, as close as words.
    if (hit.label === 'CONDICIONCREDITO' && hit.start + 2 === hit.cell.tokens.length)
      return printed(hit.cell.tokens.slice(-1));
    const said = extra.isSaid ? valueInSentence(hit, page) : null;
    if (said && extra.accepts.test(said.text)) return termAlone(said);
    const value = valueOf(
      hit,
      page,
      ({ text, tokens }) =>
        extra.accepts.test(text) &&
        !(extra.id === 'purchaseOrder' && isOtherPaper(tokens)) &&
        !(DATED.has(extra.id) && looksLikeAddress(text)) &&
        !(extra.wraps && isBoilerplate(text)) &&
        !tokens.some((token) => inTable.has(token)),
    );
    if (value) return wholeOf(value, extra, page, hit);
  }
  return null;
}

/** What was found at a label, with what belongs to it and without what does not. */
function wholeOf(
  value: PrintedValue,
  { id, isSaid, wraps }: Extra,
  page: Page,
  hit: LabelHit,
): PrintedValue {
  // The number alone, without the name of the document (`FACTURA F001-123`).
  if (id === 'affectedDocument') return comprobanteIn(value.tokens) ?? value;
  if (DATED.has(id)) return asNumber(numbersAlone(withoutDate(value)), page);
  if (id === 'weight' || id === 'volume') return measureAlone(value);
  if (isSaid) return wholeTerm(termAlone(withoutOperation(value)), page, hit);
  return wraps ? wholeRemark(value, page, hit) : value;
}

/** `YAPE  N° Op.: 39827527`: the number of the operation is no part of how something is paid. */
const withoutOperation = (value: PrintedValue): PrintedValue =>
  upToWord(
    value,
    value.tokens.findIndex(
      ({ compact }, at, all) =>
        at > 0 && /^N(?:RO|O)?$/.test(compact) && OPERATION.test(all[at + 1]?.compact ?? ''),
    ),
  );

const OPERATION = /^(?:DE)?(?:OP|OPER|OPERACION|TRANSACCION|VOUCHER)$/;

/** `DEPÓSITO EN CUENTA` over `CORRIENTE`: over the end of a line only where both say one such thing. */
function wholeTerm(value: PrintedValue, page: Page, hit: LabelHit): PrintedValue {
  // `ENTREGA` alone is how such a term ends.
  const hits = page.hits.filter((one) => one.label !== 'ENTREGA' || one.isFollowedByColon);
  return runOn(value, { ...page, hits }, hit.cell.page, {
    maxLines: 1,
    isComplete: () => false,
    rejects: (next) => !termGoesOn(value.text, next),
    mayBeShort: termGoesOn,
  });
}

const AFFECTED_LINES = 5;

/** The number in a box under its title, with a row of titles between. */
function affectedUnder(
  hits: readonly LabelHit[],
  page: Page,
  own: NumberHit | null,
): PrintedValue | null {
  for (const hit of hits) {
    const reach = hit.y1 + page.layout.lineHeight * AFFECTED_LINES;
    const lines = page.layout.lines.filter(
      (line) => line.page === hit.cell.page && line.y0 > hit.y0 && line.y0 < reach,
    );
    const number = lines
      .flatMap((line) => line.cells)
      .map((cell) => comprobanteIn(cell.tokens))
      .find((run) => run && !run.tokens.some((token) => own?.tokens.includes(token)));
    if (number) return number;
  }
  return null;
}

/** Numbers behind which emitters print when the document was made. */
const DATED: ReadonlySet<LabelId> = new Set<LabelId>(['purchaseOrder', 'guide']);

const isTitle = (text: string): boolean =>
  text.endsWith(':') && /^\p{L}{3,}(?:[^\w\p{L}]\W*)?$/u.test(text);

/** `1834.96 KG  BULTOS: 6`: what is told behind the number and its unit is another thing. */
function measureAlone(value: PrintedValue): PrintedValue {
  return upToWord(
    value,
    value.tokens.findIndex(({ text }, at) => at > 0 && isTitle(text)),
  );
}

/** OCR takes the zeros of a series for letters. */
function asNumber(value: PrintedValue, { layout }: Page): PrintedValue {
  if (layout.source !== 'ocr') return value;
  const tokens = value.tokens.map((token) => ocrNumber(token, null));
  const isRead = tokens.every((token, at) => token === value.tokens[at]);
  return isRead ? value : { tokens, text: joinText(tokens) };
}
