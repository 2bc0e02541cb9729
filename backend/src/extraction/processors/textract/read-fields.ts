import { detectCurrency } from '../../../rules/currency';
import { rucDigits } from '../../../rules/ruc';
import type { SeenField } from './answer';
import { labelId } from './label-id';
import { partyDatumOf, pathOfLabel, type PartyDatum } from './label-path';
import { partyAnchors, partyBelow, partyNamed, type PartyAnchor } from './party-of';
import type { Reading } from './reading';
import { isFallbackType, partyDatumOfType, pathOfType } from './type-path';

/** The mark before an amount, as it is printed. */
const CURRENCY_MARK = /^(?:S\/\.?|US\$|U\$S|\$|€)/i;
/** Textract knows no soles: its own guess is worth little in Peru. */
const GUESSED_CURRENCY = 0.5;

interface Place {
  page: number;
  anchors: readonly PartyAnchor[];
  /** The company's own RUC is its own on every document. */
  companyRuc: string | null;
}

/**
 * The fields of a page that stand outside its lines -> readings. A label in Spanish tells more than the
 * type that Textract guesses: `Op. exonerada` is no subtotal, `Vuelto` no total.
 */
export function readFields(
  fields: readonly SeenField[],
  page: number,
  companyRuc: string | null,
): Reading[] {
  const place = { page, anchors: partyAnchors(fields), companyRuc };
  return fields.flatMap((field) => [
    ...pathOf(field, place).map((path) => reading(field, path, page)),
    ...currencyOf(field, page),
  ]);
}

function reading(field: SeenField, path: string, page: number): Reading {
  const isFallback =
    isFallbackType(field.type) || (field.label && labelId(field.label.text) === 'plainDate');
  return { ...field.value, path, page, ...(isFallback ? { isFallback } : {}) };
}

/** None, or one. */
function pathOf(field: SeenField, place: Place): string[] {
  const id = field.label ? labelId(field.label.text) : null;
  const datum = partyDatumOfType(field.type) ?? partyDatumOf(id);
  const typed = pathOfType(field.type);
  const labelled = pathOfLabel(id);
  if (labelled !== undefined) return labelled === null ? [] : [labelled];
  if (typed !== undefined) return [typed];
  return datum === undefined ? [] : partyPath(field, datum, place);
}

function partyPath(field: SeenField, datum: PartyDatum, place: Place): string[] {
  if (datum !== 'ruc') return [`${partyOf(field, place)}.${datum}`];
  const digits = rucDigits(field.value.text);
  if (digits === null) return [];
  const isOwn = digits === place.companyRuc;
  return [`${isOwn ? 'cliente' : partyOf(field, place)}.ruc`];
}

/** Above and beside the customer's block stands the letterhead. */
function partyOf(field: SeenField, { anchors }: Place) {
  const where = field.label?.box ?? field.value.box;
  return partyNamed(field) ?? partyBelow(where, anchors) ?? 'proveedor';
}

function currencyOf({ type, value, currency }: SeenField, page: number): Reading[] {
  if (type !== 'TOTAL' && type !== 'SUBTOTAL') return [];
  const path = 'documento.moneda';
  const mark = CURRENCY_MARK.exec(value.text)?.[0];
  if (mark) return [{ ...value, text: mark, path, page }];
  if (currency === null || detectCurrency(currency) === null) return [];
  const confidence = Math.min(value.confidence, GUESSED_CURRENCY);
  return [{ text: currency, confidence, box: value.box, path, page, isFallback: true }];
}
