import {
  CONSTANCIA_PATTERN,
  MAX_DETRACTION_INFO_CHARS,
  MAX_REFERENCE_CHARS,
  type PaymentField,
  type PaymentInfo,
  type WorkflowStep,
} from '../../contracts/workflow';
import { isIsoDate } from '../../rules/date';
import { DomainError } from '../../rules/domain-error';
import { cleanText } from '../../rules/text-clean';

const EXPECTED = {
  requiresDetraction: 'Indique si el documento está sujeto a detracción.',
  detractionPercentage:
    'Escriba un porcentaje mayor que 0 y hasta 100, con dos decimales a lo más.',
  detractionInfo: `Describa la detracción con ${MAX_DETRACTION_INFO_CHARS} caracteres a lo más.`,
  paymentDate: 'Indique una fecha que exista, como 2026-03-15.',
  telereditoReference: `Escriba la referencia de la transferencia, con ${MAX_REFERENCE_CHARS} caracteres a lo más.`,
  constanciaNumber: 'Escriba el número de constancia: hasta 24 letras, dígitos y guiones.',
} as const satisfies Record<PaymentField, string>;

/** Needed only where detracción is required; the decider knows whether it is. */
const CONDITIONAL: readonly PaymentField[] = ['detractionPercentage', 'constanciaNumber'];

const illegal = (field: PaymentField): DomainError =>
  new DomainError('VALOR_INVALIDO', { expected: EXPECTED[field] });

/** A form sends '' for what it leaves open. */
const isOpen = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/**
 * What a step takes of `paymentInfo`, each value checked and brought into its own form. Throws
 * CAMPO_INVALIDO for a key that the step does not take, VALOR_INVALIDO for a value that is illegal or
 * missing.
 */
export function readPayment(given: unknown, step: WorkflowStep): Partial<PaymentInfo> {
  const values = asRecord(given);
  const stranger = Object.keys(values).find((key) => !step.fields.some((field) => field === key));
  if (stranger !== undefined) {
    throw new DomainError('CAMPO_INVALIDO', { field: `paymentInfo.${stranger}`.slice(0, 80) });
  }
  const payment = Object.fromEntries(
    step.fields.flatMap((field) => {
      const value = values[field];
      return isOpen(value) ? [] : [[field, READ[field](value)]];
    }),
  ) as Partial<PaymentInfo>;
  assertComplete(payment, step);
  return payment;
}

function assertComplete(payment: Partial<PaymentInfo>, { required }: WorkflowStep): void {
  const missing = required.find((field) => !CONDITIONAL.includes(field) && !(field in payment));
  if (missing) throw illegal(missing);
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
  detractionInfo: (value) => line('detractionInfo', value, MAX_DETRACTION_INFO_CHARS),
  paymentDate: (value) => {
    if (typeof value !== 'string' || !isIsoDate(value.trim())) throw illegal('paymentDate');
    return value.trim();
  },
  telereditoReference: (value) => line('telereditoReference', value, MAX_REFERENCE_CHARS),
  constanciaNumber: (value) => {
    const text = line('constanciaNumber', value, MAX_REFERENCE_CHARS);
    if (!CONSTANCIA_PATTERN.test(text)) throw illegal('constanciaNumber');
    return text;
  },
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
