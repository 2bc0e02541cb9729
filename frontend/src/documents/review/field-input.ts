import type { FieldValue } from '@contracts/evidence';
import type { ExtractedData } from '@contracts/extracted-data';
import { formatDate, isIsoDate, parseDate } from '@rules/date';
import { documentTypeOf } from '@rules/document-type';
import { valueAt } from '@rules/field-path';
import { expectedValue, readFieldValue } from '@rules/field-value';
import { type AmountKind, parseAmount, readAmount } from '@rules/money';
import { amountKindOf } from '@rules/normalise-value';
import { documentTypeLabel, isTypeField } from '../../ui/fields/format-value';

export type InputType = 'number' | 'text' | 'choice';

const keyOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/**
 * Inputs of amounts: what the rules read as one, keys with precio or total, and the totales group; text all the same
 * when the present value is not a number (decisions, "Number inputs"). The type of the document is chosen from a list.
 */
export function inputType(path: string, value: FieldValue): InputType {
  if (isTypeField(path)) return 'choice';
  const isNamed = /precio|total/.test(keyOf(path)) && !path.startsWith('informacion_adicional.');
  const isTextNow = value !== null && typeof value !== 'number';
  return (amountKindOf(path) || isNamed) && !isTextNow ? 'number' : 'text';
}

/** The value at a path as edit-field knows it: what is not there is null. */
export function fieldValue(data: ExtractedData, path: string): FieldValue {
  const value = valueAt(data, path);
  const isPlain =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isPlain ? value : null;
}

/** A value as its input shows it: dates as they are written in Peru, amounts plain. */
export function inputText(value: FieldValue): string {
  if (value === null) return '';
  if (typeof value === 'string' && isIsoDate(value)) return value.split('-').reverse().join('/');
  return String(value);
}

/** The amount in a text, with a point or a comma; what is none stays text, and is refused by its field. */
function typedAmount(text: string, kind: AmountKind): number | string {
  const reading = readAmount(text.replace(/%$/, ''), { kind });
  return reading && !reading.repaired ? reading.value : text;
}

/** What was typed as the value to send: an emptied field is null, dates are ISO, amounts numbers. */
export function typedValue(
  text: string,
  before: FieldValue,
  type: InputType,
  kind: AmountKind = 'unitario',
): FieldValue {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  // A point that its own input has shown is none of thousands.
  if (trimmed === inputText(before)) return before;
  if (type === 'number' || typeof before === 'number') return typedAmount(trimmed, kind);
  if (typeof before === 'string' && isIsoDate(before)) return parseDate(trimmed) ?? trimmed;
  if (typeof before === 'boolean') return trimmed === 'true' || /^s[ií]$/i.test(trimmed);
  return trimmed;
}

/** The value to send for a text that stands in the input of a field. */
export function valueOfText(data: ExtractedData, path: string, text: string): FieldValue {
  const before = fieldValue(data, path);
  return typedValue(text, before, inputType(path, before), amountKindOf(path) ?? undefined);
}

/** True when a text says something else than the document does at this path. */
export const saysOther = (data: ExtractedData, path: string, text: string): boolean =>
  valueOfText(data, path, text) !== fieldValue(data, path);

/** What to type instead of a value that its field cannot take; null when it can. */
export function refusalOf(data: ExtractedData, path: string, value: FieldValue): string | null {
  const before = fieldValue(data, path);
  const isNoAmount = inputType(path, before) === 'number' && typeof value === 'string';
  if (isNoAmount) return expectedValue('totales.total');
  return readFieldValue(path, value, before) === 'refused' ? expectedValue(path) : null;
}

/** A value in a sentence: "antes: 1108". */
export function saidValue(path: string, value: FieldValue): string {
  if (value === null || value === '') return 'vacío';
  if (typeof value !== 'string') return String(value);
  if (isTypeField(path)) return documentTypeLabel(value);
  return isIsoDate(value) ? formatDate(value) : value;
}

/**
 * A text of the page as an input of this type shows it: one of amounts takes "1,180.00" plain, a list of types knows "FACTURA ELECTRÓNICA" by the type that it names. Empty when it cannot.
 */
export function fittedText(text: string, type: InputType): string {
  if (type === 'choice') return documentTypeOf(text) ?? '';
  return type === 'number' ? String(parseAmount(text) ?? '') : text;
}
