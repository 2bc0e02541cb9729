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
  return isMark ? named + 1 : named;
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
