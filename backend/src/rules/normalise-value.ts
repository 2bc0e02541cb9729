import { MAX_VALUE_CHARS } from '../contracts/limits';
import type { FieldValue } from '../contracts/evidence';
import { accountCurrency, currencyNamed } from './currency';
import { parseDate } from './date';
import { documentTypeOf } from './document-type';
import { readAmount, type AmountKind } from './money';
import { isDni, rucDigits } from './ruc';
import { cleanText } from './text-clean';

export interface NormalisedValue {
  value: FieldValue;
  /** True when the text could not be understood, or only by reading letters as digits. */
  isUnsure: boolean;
}

const AMOUNT_KIND: readonly (readonly [RegExp, AmountKind])[] = [
  [/^totales\.\w+$/, 'importe'],
  [/^(?:detraccion|retencion|percepcion)\.(?:monto|neto|total)$/, 'importe'],
  [/^(?:detraccion|retencion|percepcion)\.porcentaje$/, 'unitario'],
  [/^(?:productos|articulos|items)\.\d+\.(?:cantidad)$/, 'cantidad'],
  [/^(?:productos|articulos|items)\.\d+\.(?:precio\w*|valor_unitario)$/, 'unitario'],
  [/^(?:productos|articulos|items)\.\d+\.(?:subtotal|total|importe|descuento|igv)$/, 'importe'],
];

/** What kind of amount stands at a path; null when it is no amount. */
export function amountKindOf(path: string): AmountKind | null {
  return AMOUNT_KIND.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}

/** Text of a field -> typed value by its path (design, one-way line 7). */
export function normaliseValue(path: string, text: string): NormalisedValue {
  const clean = cleanText(text).slice(0, MAX_VALUE_CHARS);
  const kind = amountKindOf(path);
  if (kind) return amountValue(clean, kind);
  if (/^documento\.fecha/.test(path)) return orText(parseDate(clean), clean);
  if (/\.ruc$/.test(path)) return rucValue(clean);
  if (path === 'documento.tipo') return sure(documentTypeOf(clean) ?? 'otro');
  if (path === 'documento.moneda') return orText(currencyNamed(clean), null);
  if (/^cuentas\.\d\.moneda$/.test(path)) return orText(accountCurrency(clean), clean);
  if (/^cuentas\.\d\.cci$/.test(path)) return sure(bareDigits(clean) || null);
  if (path === 'documento.numero') return sure(documentNumber(clean) || null);
  return sure(clean || null);
}

function amountValue(text: string, kind: AmountKind): NormalisedValue {
  const reading = readAmount(text.replace(/%$/, ''), { kind });
  if (!reading) return { value: null, isUnsure: text !== '' };
  return { value: reading.value, isUnsure: reading.repaired };
}

/** A DNI is no RUC; another country's number stays as printed. */
function rucValue(text: string): NormalisedValue {
  const ruc = rucDigits(text);
  if (ruc) return sure(ruc);
  const bare = text.replace(/[\s.]/g, '');
  return isDni(bare) || bare === '' || bare === '-' ? sure(null) : { value: text, isUnsure: true };
}

/** `N° F001 - 123` -> `F001-123`; the padding stays as printed. */
function documentNumber(text: string): string {
  return text
    .toUpperCase()
    .replace(/^(?:N\s*[°ºO.]+\s*|NRO\.?\s*|N[UÚ]M(?:ERO)?\.?\s*|#\s*)[:\s]*/, '')
    .replace(/[-–—]\s*(?:N\s*[°º.]+\s*)?/g, '-')
    .split('-')
    .map((part) => part.trimEnd())
    .join('-')
    .trim();
}

/** The groups of a number as one; what is none stays as it is. */
const bareDigits = (text: string): string => {
  const bare = text.replace(/[\s.\-–—/]/g, '');
  return /^\d+$/.test(bare) ? bare : text;
};

function sure(value: FieldValue): NormalisedValue {
  return { value, isUnsure: false };
}

function orText(value: string | null, fallback: string | null): NormalisedValue {
  return value === null ? { value: fallback || null, isUnsure: true } : sure(value);
}
