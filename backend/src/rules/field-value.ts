import type { FieldValue } from '../contracts/evidence';
import { DOCUMENT_TYPES, type DocumentType } from '../contracts/extracted-data';
import { MAX_EDIT_CHARS } from '../contracts/review';
import { currencyNamed } from './currency';
import { parseDate } from './date';
import { documentTypeOf } from './document-type';
import { readAmount, roundCents, type AmountKind } from './money';
import { amountKindOf, normaliseValue } from './normalise-value';
import { cleanText } from './text-clean';

/** Groups whose values are texts, also when a number is typed. */
const TEXT_GROUP = /^(?:documento|proveedor|cliente|informacion_adicional)\.\w+$/;
const UNSTORABLE = /\u0000|\p{Surrogate}/u;
const MAX_AMOUNT = Number.MAX_SAFE_INTEGER / 100;

/** A value as it is stored, or that it was refused (null is a legal value: the field is emptied). */
export type ReadValue = { value: FieldValue } | 'refused';

const REFUSED = 'refused';

/**
 * What a person typed -> the value of the field (reliability I2). Amounts and dates are read by the
 * house's parsers: `"1.180,00"` in `totales.total` is 1180, `"15/03/2026"` in a date `2026-03-15`; what
 * they cannot read is refused, never guessed. Blank text is null.
 * @param present what stands in the field now: a number in a free section stays a number
 */
export function readFieldValue(path: string, typed: unknown, present: FieldValue): ReadValue {
  if (typed === null) return { value: null };
  const kind = amountKindOf(path);
  if (typeof typed === 'number') return numberValue(path, typed, kind);
  if (typeof typed === 'boolean') {
    return kind || TEXT_GROUP.test(path) ? REFUSED : { value: typed };
  }
  if (typeof typed !== 'string') return REFUSED;
  if (typed.length > MAX_EDIT_CHARS || UNSTORABLE.test(typed)) return REFUSED;
  const text = cleanText(typed);
  if (text === '') return { value: null };
  return kind ? amountValue(text, kind) : textValue(path, text, present);
}

function numberValue(path: string, typed: number, kind: AmountKind | null): ReadValue {
  if (!Number.isFinite(typed) || Math.abs(typed) > MAX_AMOUNT) return REFUSED;
  if (kind) return { value: kind === 'importe' ? roundCents(typed) : typed };
  return TEXT_GROUP.test(path) ? textValue(path, String(typed), null) : { value: typed };
}

/** What a field takes, as the sentence that follows a refusal. */
export function expectedValue(path: string): string {
  if (amountKindOf(path)) return 'Escriba un número, por ejemplo 1180.00.';
  if (/^documento\.fecha/.test(path))
    return 'Escriba una fecha que exista, por ejemplo 31/12/2026.';
  if (path === 'documento.tipo')
    return 'Escriba un tipo de documento, por ejemplo factura o boleta.';
  if (path === 'documento.moneda')
    return 'Escriba PEN, USD o EUR; de otra moneda, su código de tres letras, por ejemplo BRL.';
  return `Escriba un texto de hasta ${MAX_EDIT_CHARS.toLocaleString('en-US')} caracteres.`;
}

/** A person types digits: letters that would have to be read as digits are refused. */
function amountValue(text: string, kind: AmountKind): ReadValue {
  const reading = readAmount(text.replace(/%$/, '').trimEnd(), { kind });
  return reading && !reading.repaired ? { value: reading.value } : REFUSED;
}

function textValue(path: string, text: string, present: FieldValue): ReadValue {
  if (/^documento\.fecha/.test(path)) return orRefused(parseDate(text));
  if (path === 'documento.tipo') return orRefused(typeNamed(text));
  if (path === 'documento.moneda') return orRefused(currencyNamed(text));
  if (typeof present === 'number') return amountValue(text, 'unitario');
  if (/\.ruc$/.test(path)) return { value: normaliseValue(path, text).value ?? text };
  return { value: normaliseValue(path, text).value };
}

function typeNamed(text: string): DocumentType | null {
  const id = text.toLowerCase().replace(/\s+/g, '_');
  return DOCUMENT_TYPES.find((type) => type === id) ?? documentTypeOf(text);
}

function orRefused(value: string | null): ReadValue {
  return value === null ? REFUSED : { value };
}
