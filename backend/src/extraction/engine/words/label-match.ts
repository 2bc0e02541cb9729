import type { LabelId } from './labels';
import { isCurrencyMark, amountsIn } from '../page/amounts';
import { withBlockSides, withStackedLabels } from './stacked-labels';
import { phraseAt } from './label-phrases';
import { isOfAnother, sumLabelAt, isAddedUp } from './sums';
import {
  afterNumberMark,
  endOfTail,
  isNumbered,
  withTranslationBefore,
  withoutNames,
} from './label-tail';
import { type LabelHit, type LabelMatch as Match, hitsIn } from './label-hit';
import { exactMatch, streamFrom, looseMatch } from './label-stream';
import type { Cell, Layout, Line } from '../page/layout';
import { type Token, joinText } from '../page/token';
import { areaOf, heightOf } from '../page/place';
import { isBare } from './field-value';

/** How a person is addressed: the label of the customer only where no other label stands before it. */
const ADDRESS = /^(?:SR|SRA|SRTA|SRES|SRAS|SENOR|SENORA|SENORITA)$/;
/** Heights of a line between a label and its value. */
const NEAR = 20;

/** Without what seems to be a label and is the value of one: `Contacto | Sr. Hugo Farfán`. */
function withoutAddressedPersons(hits: readonly LabelHit[]): LabelHit[] {
  return hits.filter(
    (hit) => !ADDRESS.test(hit.label) || hit.isFollowedByColon || !isValue(hit, hits),
  );
}

function isValue(hit: LabelHit, hits: readonly LabelHit[]): boolean {
  const before = hit.line.cells[hit.line.cells.indexOf(hit.cell) - 1];
  if (!before || hit.cell.x0 - before.x1 > heightOf(hit) * NEAR) return false;
  return hitsIn(hits, before).some((other) => isBare(other) || before.text === ':');
}

/** `18% IGV`, `(18 %) I.G.V.`: the rate is told before the tax. */
const isRateBefore = ({ id }: LabelHit, before: readonly Token[]): boolean =>
  id === 'igv' && /^\(?\d{1,2}(?:[.,]\d{1,2})? ?%\)?$/.test(joinText(before));

/** `Lugares de pago:`, `Atención al usuario:`: the last word of a name that is no label of ours. */
const isEndOfName = (before: readonly Token[]): boolean =>
  before.length > 1 && /^(?:DEL?|AL|SU|PARA)$/.test(before.at(-1)?.compact ?? '');

/** `Medio de pago  Efectivo`: a word that names a sum only where a sum follows it. */
function isPaymentWord({ id, label, line, end, cell }: LabelHit): boolean {
  if (id !== 'notTotal' || !/^(?:EFECTIVO|TARJETA|VISA|MASTERCARD|YAPE|PLIN)$/.test(label))
    return false;
  const after = line.cells.slice(line.cells.indexOf(cell) + 1).flatMap(({ tokens }) => tokens);
  return amountsIn([...cell.tokens.slice(end), ...after]).length === 0;
}

/**
 * `Señor de los Milagros`, `Contratistas Generales`, `Usuario o`, `Dirección de Compras`, `Condiciones de la compra`, `Referencia de cobro`: the word is part of a
 * name or of another text.
 */
function isOfAName({ id, label, cell, line, end }: LabelHit): boolean {
  // Alone on its line it is a title, and `Nota.` begins a remark.
  const isTitle = line.tokens.length === 1 || /^nota\.$/i.test(cell.tokens[0]?.text ?? '');
  if (/^(?:NOTA|PAGO|MENSAJE|TEXTO)$/.test(label)) return label !== 'NOTA' || !isTitle;
  if (/^(?:CONDICION|CONDICIONES|TERMINOS)$/.test(label))
    return /^(?:DEL?|GENERALES|PARTICULARES|ESPECIALES|TECNICAS|ENVIO|ENTREGA|DESPACHO)$/.test(
      cell.tokens[end]?.compact ?? '',
    );
  if (!/^(?:customer|supplier)$/.test(id) && !/^(?:DIRECCION|REFERENCIA)$/.test(label))
    return false;
  if (label === 'SENOR' && cell.tokens[end - 1]?.compact === 'DE') return true;
  return /^(?:DE|DEL|O|Y|U|QUE|EN|GENERAL(?:ES)?)$/.test(cell.tokens[end]?.compact ?? '');
}

/** Every label of the layout, in reading order. */
export function findLabels(layout: Layout): LabelHit[] {
  const fuzzy = layout.source === 'ocr';
  const found = layout.lines.flatMap((line) =>
    line.cells.flatMap((cell) => labelsOfCell(cell, line, fuzzy)),
  );
  const hits = withoutNames(found, layout);
  const stacked = withStackedLabels(layout, hits, (tokens) =>
    longest([exactMatch(streamFrom(tokens, 0)), spelt(tokens, 0), sumLabelAt(tokens, 0)]),
  );
  const told = withoutAddressedPersons(stacked);
  return withBlockSides(told, layout);
}

function labelsOfCell(cell: Cell, line: Line, fuzzy: boolean): LabelHit[] {
  const hits: LabelHit[] = [];
  let index = 0;
  while (index < cell.tokens.length) {
    const found = labelAt(cell, line, index, fuzzy);
    const hit = found && withTranslationBefore(found);
    const last = hits.at(-1);
    const isAfterLabel = last?.isFollowedByColon === true && last.end === index;
    if (hit && (isPlausible(hit) || (isAfterLabel && AFTER_LABEL.has(hit.id)))) {
      while ((hits.at(-1)?.start ?? -1) >= hit.start) hits.pop();
      hits.push(hit);
    }
    index = hit ? Math.max(hit.end, index + 1) : index + 1;
  }
  return withoutTwins(hits);
}

/** `Apellidos y nombres / Razón social :`: two names of one thing are one label. */
function withoutTwins(hits: readonly LabelHit[]): LabelHit[] {
  return hits.reduce<LabelHit[]>((kept, hit) => {
    const last = kept.at(-1);
    const between = hit.cell.tokens.slice(last?.end, hit.start);
    const isTwin = last?.id === hit.id && !last.isFollowedByColon && between.every(isMark);
    if (!isTwin) return [...kept, hit];
    return [...kept.slice(0, -1), { ...hit, ...areaOf([last, hit]), start: last.start }];
  }, []);
}

/** A label stands at the start of its cell, or is marked by a colon; what stands behind one alone is a value. */
function isPlausible(hit: LabelHit): boolean {
  const before = hit.cell.tokens.slice(0, hit.start);
  if (isOfAValue(hit, before) || (SHORT.test(hit.label) && !TITLED.test(hit.cell.text)))
    return false;
  if (hit.isFollowedByColon || isSumInSentence(hit) || IN_SENTENCES.test(hit.label)) return true;
  if (isBesideAmount(hit, before) || isPhone(hit)) return true;
  if (AT_LINE_END.test(hit.label) && hit.end === hit.cell.tokens.length) return true;
  if (!before.every(isMark) && !isRateBefore(hit, before)) return false;
  if (isPaymentWord(hit) || isOfAName(hit)) return false;
  if (ALONE.test(hit.label)) return hit.end === hit.cell.tokens.length;
  return !(COMMON_WORDS.has(hit.id) && goesOnInWords(hit));
}

/** Behind what the hit is a word of a value, and no label. */
function isOfAValue(hit: LabelHit, before: readonly Token[]): boolean {
  if (before.length === 1 && before[0]?.text === ':' && !hit.isFollowedByColon) return true;
  if (isEndOfName(before) || (hit.label === 'PRINCIPAL' && !before.every(isMark))) return true;
  return ALONE.test(hit.label) && isWord(before.at(-1));
}

/** Words that names of companies begin with, or sentences: labels only where they stand alone. */
const ALONE = /^(?:EMPRESA|ENTIDAD|INSTITUCION|MEDIO|HONORARIOS?|TERMINOS|TERMS)$/;

/** `Dúo Empresa: Internet 500 Mbps`: the last word of what is sold. */
const isWord = (token: Token | undefined): boolean => /^\p{L}{3,}$/u.test(token?.text ?? '');

/** `From`, `To`, `De:`, `Para:` over the parties; elsewhere they are a unit (`TO`) or within a sentence. */
const SHORT = /^(?:FROM|TO|BUYER|SELLER|DE|PARA)$/;
const TITLED =
  /^(?:From|To(?! go\b)|Buyer|Seller)\b:?|^(?:FROM|TO|BUYER|SELLER):?$(?<!^TO)|^(?:DE|PARA)\s?:$/i;

/** What may follow another label at once: `Referencia: O/C 4500012345`. */
const AFTER_LABEL: ReadonlySet<LabelId> = new Set<LabelId>(['address', 'purchaseOrder', 'guide']);

/** What announces a value in running text as well. */
const IN_SENTENCES =
  /^(?:DOMICILIAD[OA]EN|Y?(?:CON)?DOMICILIO(?:FISCAL|LEGAL)?EN|SITOEN|IDENTIFICAD[OA]CONRUC(?:NUMERO)?|CONRUC|(?:H[AE]|HABER|HEMOS)?RECIB(?:I|IDO|IMOS)DE)$/;

/** The same where the line ends before its last word: `... domiciliado` over `en Av. ...`. */
const AT_LINE_END = /^Y?(?:DOMICILIAD[OA]|(?:CON)?DOMICILIO(?:FISCAL|LEGAL)?)$/;

/** `..., IGV (18 %) S/ 18.00 e importe total S/ 118.00`: a sum with its currency, in running text. */
function isSumInSentence({ id, cell, line, end }: LabelHit): boolean {
  if (!isAddedUp(id)) return false;
  // Some names of a sum take the sign with them (`IMPORTE TOTAL S/`).
  const rest = cell.tokens.slice(isCurrencyMark(cell.tokens[end - 1]?.text ?? '') ? end - 1 : end);
  const hasRate = /^\(?\d/.test(rest[0]?.text ?? '');
  const rate = hasRate ? rest.findIndex(({ text }) => /%\)?$/.test(text)) : -1;
  const [mark, amount] = rest.slice(rate + 1);
  if (!isCurrencyMark(mark?.text ?? '')) return false;
  const goesOnBelow = amount === undefined && cell === line.cells[line.cells.length - 1];
  return goesOnBelow || /^\d[\d.,]*[.,]\d{2}\W?$/.test(amount?.text ?? '');
}

/** `CIF: B13468134 Tel. 91 475 85 43`: figures behind it, not fewer than a telephone has. */
const isPhone = ({ id, cell, end }: LabelHit): boolean =>
  id === 'phone' && /^[(+]?\d(?:[ ()-]{0,2}\d){6}/.test(joinText(cell.tokens.slice(end)));

const RATE = /^\(?\d{1,2}(?:[.,]\d{1,2})?%?\)?$|^%\)?$/;

/** `320.07 SUBTOTAL`: the sums stand close beside the amounts of what they add. */
function isBesideAmount({ id, cell, end }: LabelHit, before: readonly Token[]): boolean {
  const isLast = cell.tokens.slice(end).every((token) => isMark(token) || RATE.test(token.text));
  return isAddedUp(id) && isLast && /^\d[\d.,']*[.,]\d{2}$/.test(before.at(-1)?.text ?? '');
}

/** Labels that are everyday words: `Hora técnica`, `Cambio de filtro`, `Caja de 12` are no labels. */
const COMMON_WORDS: ReadonlySet<LabelId> = new Set<LabelId>([
  'other',
  'otherDate',
  'otherAddress',
  'notTotal',
  'phone',
]);

function goesOnInWords(hit: LabelHit): boolean {
  return /^\p{L}{2}/u.test(hit.cell.tokens[hit.end]?.text ?? '');
}

function isMark(token: Token): boolean {
  return token.compact === '' || /^\([+\-=]\)$/.test(token.text);
}

function labelAt(cell: Cell, line: Line, start: number, fuzzy: boolean): LabelHit | null {
  const stream = streamFrom(cell.tokens, start);
  const match =
    longest([
      exactMatch(stream),
      spelt(cell.tokens, start),
      sumLabelAt(cell.tokens, start),
      numbered(cell.tokens, start),
    ]) ?? (fuzzy && mayBegin(cell, start) ? looseMatch(cell.tokens, start, stream) : null);
  if (!match) return null;
  const id = isOfAnother(match, cell.tokens.slice(start + match.tokens)) ? 'notTotal' : match.id;
  const end = endOfTail(cell.tokens, start + match.tokens, id);
  const used = cell.tokens.slice(start, end);
  const rest = cell.tokens[end] ?? line.cells[line.cells.indexOf(cell) + 1]?.tokens[0];
  return {
    ...areaOf(used),
    id,
    label: match.label,
    cell,
    line,
    start,
    end,
    isFollowedByColon: /:\s*$/.test(used[used.length - 1]?.text ?? '') || rest?.text[0] === ':',
    isFuzzy: match.isFuzzy,
  };
}

function spelt(tokens: readonly Token[], start: number): Match | null {
  const match = phraseAt(tokens, start);
  return match && { ...match, isFuzzy: false };
}

/** `N° G/R`: what is numbered may be named after the sign of a number. */
function numbered(tokens: readonly Token[], start: number): Match | null {
  const at = afterNumberMark(tokens, start);
  const match = at === null ? null : exactMatch(streamFrom(tokens, at));
  return at !== null && match && isNumbered(match.id)
    ? { ...match, tokens: match.tokens + at - start }
    : null;
}

/** Of several readings that take as many words the first. */
function longest(matches: readonly (Match | null)[]): Match | null {
  return matches.reduce(
    (best, match) => ((match?.tokens ?? 0) > (best?.tokens ?? 0) ? match : best),
    null,
  );
}

/** Where a misread label is looked for: at the start of a cell, or before a colon. */
function mayBegin(cell: Cell, start: number): boolean {
  const isFirst = cell.tokens.slice(0, start).every(isMark);
  return isFirst || cell.tokens.slice(start, start + 4).some((token) => token.text.includes(':'));
}
