import { DOCUMENT_TYPE_LABEL } from '@contracts/extracted-data';
import type { FieldValue } from '@contracts/evidence';
import type { AnyCurrency } from '@rules/currency';
import { formatDate, isIsoDate } from '@rules/date';
import { formatAmount, formatMoneySuffix } from '@rules/money';

export const EMPTY_MARK = '—';

/** Money fields by their name (spec section 5, display rules). */
const MONEY_KEY = /precio|subtotal|total|amount|igv|importe/;
/** What is deposited, taken off or collected beside the total. */
const AMOUNT_PATH = /^(?:detraccion|retencion|percepcion)\.(?:monto|neto|total)$/;
/** Values read sign by sign: series and numbers, tax ids, codes, hashes. */
const CODE_KEY =
  /^(numero|serie|ruc|folio_fiscal|codigo|codigo_sunat|cuenta|cci|documento_afectado|orden_compra|guia_remision)$/;

const keyOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

export function isMoneyField(path: string): boolean {
  const isAmountGroup = path.startsWith('totales.') || AMOUNT_PATH.test(path);
  return isAmountGroup || MONEY_KEY.test(keyOf(path));
}

export const isCodeField = (path: string): boolean => CODE_KEY.test(keyOf(path));

export const isEmptyValue = (value: unknown): boolean =>
  value === null || value === undefined || value === '';

const isDocumentType = (text: string): text is keyof typeof DOCUMENT_TYPE_LABEL =>
  Object.hasOwn(DOCUMENT_TYPE_LABEL, text);

/** `nota_credito` -> `Nota de crédito`; what is no type stays as it is. */
export const documentTypeLabel = (text: string): string =>
  isDocumentType(text) ? DOCUMENT_TYPE_LABEL[text] : text;

/** The one field whose values are a closed list. */
export const isTypeField = (path: string): boolean => path === 'documento.tipo';

function formatText(path: string, text: string): string {
  if (isTypeField(path)) return documentTypeLabel(text);
  return isIsoDate(text) ? formatDate(text) : text;
}

function formatNumber(path: string, value: number, currency: AnyCurrency): string {
  if (keyOf(path) === 'porcentaje') return `${value}\u00a0%`;
  return isMoneyField(path) ? formatMoneySuffix(value, currency) : String(value);
}

/** A value as the field table shows it: amounts with the currency behind, dates in words. */
export function formatValue(
  path: string,
  value: FieldValue | undefined,
  currency: AnyCurrency,
): string {
  if (value === null || value === undefined || value === '') return EMPTY_MARK;
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'number') return formatNumber(path, value, currency);
  return formatText(path, value);
}

/** An amount of a line item: the column says that it is money, so no currency. */
export const formatLineAmount = (value: number | null | undefined): string =>
  value === null || value === undefined ? EMPTY_MARK : formatAmount(value);
