import type { FieldValue } from '@contracts/evidence';
import type { ExtractedData } from '@contracts/extracted-data';
import { formatDate, isIsoDate, parseDate } from '@rules/date';
import { documentTypeOf } from '@rules/document-type';
import { valueAt } from '@rules/field-path';
import { parseAmount } from '@rules/money';
import { documentTypeLabel, isTypeField } from '../../ui/fields/format-value';

export type InputType = 'number' | 'text' | 'choice';

const keyOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/**
 * Number inputs (spec section 5, "Saving edits"): keys with precio or total, and the totales group;
 * text all the same when the present value is not a number (decisions, "Number inputs"). The type of
 * the document is chosen from a list.
 */
export function inputType(path: string, value: FieldValue): InputType {
  if (isTypeField(path)) return 'choice';
  const isNumeric = path.startsWith('totales.') || /precio|total/.test(keyOf(path));
  const isTextNow = value !== null && typeof value !== 'number';
  return isNumeric && !isTextNow ? 'number' : 'text';
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

/** What was typed as the value to send: an emptied field is null, dates are ISO, numbers numbers. */
export function typedValue(text: string, before: FieldValue, type: InputType): FieldValue {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  // What is no plain number goes as text: the server reads "1,180.00", or says that it cannot.
  if (type === 'number') return Number.isFinite(Number(trimmed)) ? Number(trimmed) : trimmed;
  if (typeof before === 'string' && isIsoDate(before)) return parseDate(trimmed) ?? trimmed;
  if (typeof before === 'boolean') return trimmed === 'true' || /^s[ií]$/i.test(trimmed);
  if (typeof before === 'number')
    return Number.isFinite(Number(trimmed)) ? Number(trimmed) : trimmed;
  return trimmed;
}

/** True when what was typed says something else than the value that was there. */
export const isChanged = (text: string, before: FieldValue, type: InputType): boolean =>
  typedValue(text, before, type) !== before;

/** The value to send for a text that stands in the input of a field. */
export function valueOfText(data: ExtractedData, path: string, text: string): FieldValue {
  const before = fieldValue(data, path);
  return typedValue(text, before, inputType(path, before));
}

/** True when a text says something else than the document does at this path. */
export function saysOther(data: ExtractedData, path: string, text: string): boolean {
  const before = fieldValue(data, path);
  return isChanged(text, before, inputType(path, before));
}

/** A value in a sentence: "antes: 1108". */
export function saidValue(path: string, value: FieldValue): string {
  if (value === null || value === '') return 'vacío';
  if (typeof value !== 'string') return String(value);
  if (isTypeField(path)) return documentTypeLabel(value);
  return isIsoDate(value) ? formatDate(value) : value;
}

/**
 * A text of the page as an input of this type can show it: one of numbers shows nothing for "1,180.00",
 * a list of types knows "FACTURA ELECTRÓNICA" by the type that it names. Empty when it cannot.
 */
export function fittedText(text: string, type: InputType): string {
  if (type === 'choice') return documentTypeOf(text) ?? '';
  return type === 'number' ? String(parseAmount(text) ?? '') : text;
}
