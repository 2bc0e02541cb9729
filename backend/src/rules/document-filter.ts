import {
  AUTHENTICITY_FILTERS,
  CONFIRMED_FILTERS,
  DETRACTION_FILTERS,
  DOCUMENT_VIEWS,
  PAYMENT_FILTERS,
  STATUS_FILTERS,
  XML_FILTERS,
  type DocumentFilter,
} from '../contracts/list-query';
import { CURRENCIES } from './currency';
import { isIsoDate } from './date';
import { DomainError } from './domain-error';

/** Documents that `ids` can name. */
export const MAX_FILTER_IDS = 500;
const MAX_TEXT_CHARS = 200;
const MAX_ID_CHARS = 64;
/** Beyond it cents are no longer whole numbers. */
const MAX_AMOUNT = 1e13;

type Check = (value: unknown) => boolean;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_TEXT_CHARS;
const isId = (value: unknown): boolean =>
  typeof value === 'string' && value !== '' && value.length <= MAX_ID_CHARS;
const isDay = (value: unknown): boolean => typeof value === 'string' && isIsoDate(value);
const isAmount = (value: unknown): boolean =>
  typeof value === 'number' && Math.abs(value) <= MAX_AMOUNT;
const isOneOf =
  (values: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && values.includes(value);

const CHECKS: Readonly<Record<keyof DocumentFilter, Check>> = {
  q: isText,
  razonSocial: isText,
  ruc: isText,
  status: isOneOf(STATUS_FILTERS),
  paymentStatus: isOneOf(PAYMENT_FILTERS),
  emisionDesde: isDay,
  emisionHasta: isDay,
  vencimientoDesde: isDay,
  vencimientoHasta: isDay,
  totalDesde: isAmount,
  totalHasta: isAmount,
  uploadedBy: isId,
  detraccion: isOneOf(DETRACTION_FILTERS),
  moneda: isOneOf(CURRENCIES),
  confirmado: isOneOf(CONFIRMED_FILTERS),
  autenticidad: isOneOf(AUTHENTICITY_FILTERS),
  xml: isOneOf(XML_FILTERS),
  vista: isOneOf(DOCUMENT_VIEWS),
  ids: (value) => Array.isArray(value) && value.length <= MAX_FILTER_IDS && value.every(isId),
};

/**
 * A filter as a request gives it. Throws CAMPO_INVALIDO (`filter`, or the key of it) for an unknown
 * key, a wrong type, an operator or an impossible day.
 */
export function parseDocumentFilter(value: unknown): DocumentFilter {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid('filter');
  for (const [key, content] of Object.entries(value)) {
    if (!Object.hasOwn(CHECKS, key)) throw invalid('filter');
    if (!CHECKS[key as keyof DocumentFilter](content)) throw invalid(key);
  }
  return { ...value };
}

/** What of an object is such a filter; the rest is as if it were not there. */
export const knownFilter = (value: object): DocumentFilter =>
  Object.fromEntries(
    Object.entries(value).filter(
      ([key, content]) =>
        Object.hasOwn(CHECKS, key) && CHECKS[key as keyof DocumentFilter](content),
    ),
  );

const invalid = (field: string): DomainError => new DomainError('CAMPO_INVALIDO', { field });
