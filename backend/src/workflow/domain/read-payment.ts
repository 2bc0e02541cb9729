import {
  LAST_PAYMENT_DAY,
  MAX_DETRACTION_INFO_CHARS,
  MAX_REFERENCE_CHARS,
  type PaymentField,
  type PaymentInfo,
} from '../../contracts/workflow';
import { formatDate, isIsoDate } from '../../rules/date';
import { isRateUnreadable } from '../../rules/detraction';
import { DomainError } from '../../rules/domain-error';
import { cleanText } from '../../rules/text-clean';

const EXPECTED = {
  requiresDetraction: 'Indique si el documento está sujeto a detracción.',
  detractionPercentage:
    'Escriba un porcentaje de detracción mayor que 0 y hasta 100, con dos decimales a lo más.',
  detractionInfo: `Describa la detracción con ${MAX_DETRACTION_INFO_CHARS} caracteres a lo más.`,
  paymentDate: `Indique la fecha del pago, entre hoy y el ${formatDate(LAST_PAYMENT_DAY)}, con la forma AAAA-MM-DD.`,
  telereditoReference: `Escriba la referencia de la transferencia, con ${MAX_REFERENCE_CHARS} caracteres a lo más.`,
  constanciaNumber: `Escriba el número de constancia de la detracción, con ${MAX_REFERENCE_CHARS} caracteres a lo más.`,
} as const satisfies Record<PaymentField, string>;

/** A value that is missing or illegal; the text says what is expected. */
export const illegal = (field: PaymentField): DomainError =>
  new DomainError('VALOR_INVALIDO', { expected: EXPECTED[field] });

/** The deposit is always in soles (peru.md 4.1). */
export const rateMissing = (): DomainError =>
  new DomainError('VALOR_INVALIDO', {
    expected:
      'Escriba el tipo de cambio en soles por unidad, como «tipo de cambio 3.755»: la detracción se deposita en soles.',
  });

/** A form sends '' for what it leaves open. */
const isOpen = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const isField = (key: string): key is PaymentField => Object.hasOwn(EXPECTED, key);

/**
 * What a step says of the payment: all six keys are taken at every step, empty ones are ignored, each
 * value is checked and brought into its own form. Throws CAMPO_INVALIDO for any other key, VALOR_INVALIDO
 * for an illegal value; what is missing only the state can tell (`decide`).
 */
export function readPayment(given: unknown): Partial<PaymentInfo> {
  const said = Object.entries(asRecord(given)).flatMap(([key, value]) => {
    if (!isField(key)) {
      throw new DomainError('CAMPO_INVALIDO', { field: `paymentInfo.${key}`.slice(0, 80) });
    }
    return isOpen(value) ? [] : [[key, READ[key](value)]];
  });
  return Object.fromEntries(said) as Partial<PaymentInfo>;
}

function asRecord(given: unknown): Readonly<Record<string, unknown>> {
  if (given === undefined || given === null) return {};
  if (typeof given !== 'object' || Array.isArray(given)) {
    throw new DomainError('CAMPO_INVALIDO', { field: 'paymentInfo' });
  }
  return given as Readonly<Record<string, unknown>>;
}

const READ: { readonly [F in PaymentField]: (value: unknown) => PaymentInfo[F] } = {
  requiresDetraction: (value) => {
    if (typeof value !== 'boolean') throw illegal('requiresDetraction');
    return value;
  },
  detractionPercentage: percentage,
  detractionInfo: (value) => {
    const info = line('detractionInfo', value, MAX_DETRACTION_INFO_CHARS);
    if (isRateUnreadable(info)) throw rateMissing();
    return info;
  },
  paymentDate: (value) => {
    if (typeof value !== 'string' || !isIsoDate(value.trim())) throw illegal('paymentDate');
    return value.trim();
  },
  telereditoReference: (value) => line('telereditoReference', value, MAX_REFERENCE_CHARS),
  constanciaNumber: (value) => line('constanciaNumber', value, MAX_REFERENCE_CHARS),
};

/** 12, "12" and "12,5" are numbers; above 0 and at most 100. */
function percentage(value: unknown): number {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  const number = /^\d{1,3}(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : NaN;
  if (!(number > 0 && number <= 100)) throw illegal('detractionPercentage');
  return number;
}

function line(field: PaymentField, value: unknown, maxChars: number): string {
  const text = typeof value === 'string' ? cleanText(value) : '';
  if (text === '' || text.length > maxChars) throw illegal(field);
  return text;
}
