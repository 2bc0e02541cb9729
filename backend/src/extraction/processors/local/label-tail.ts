import type { LabelId } from '../labels';
import { endOfTranslation } from './label-translation';
import type { Token } from './token';

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
const JOINT = /^(?:DEL?|U|O|Y|E|PARA)$/;
const MORE = /^(?:ADICIONAL|GENERAL)(?:ES)?$/;

/**
 * `Comentarios u observaciones:`, `Moneda de la cotización:`, `Notas adicionales:`: a joining word leads on to
 * the colon, and all before that is the label.
 */
function endOfSpecies(tokens: readonly Token[], end: number, id: LabelId): number {
  if (!OF_SPECIES.has(id) || tokens[end - 1]?.text.endsWith(':')) return end;
  const first = tokens[end]?.compact ?? '';
  if (!JOINT.test(first) && !MORE.test(first)) return end;
  const rest = tokens.slice(end, end + MOST_WORDS);
  const colon = rest.findIndex(({ text }) => text.endsWith(':'));
  const words = rest.slice(0, colon + 1);
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
