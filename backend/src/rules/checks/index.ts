import type { Finding } from '../../contracts/authenticity';
import { combine, type Check, type CheckOutcome, type CheckSubject } from './check';
import { checkCustomer } from './customer-check';
import { checkDates } from './date-check';
import { checkDetraccion } from './detraccion-check';
import { checkIgv } from './igv-check';
import { checkLines, checkLineSum } from './line-check';
import { checkMissingQr } from './missing-qr-check';
import { checkPayable } from './payable-check';
import { checkPdf } from './pdf-check';
import { checkQr } from './qr-check';
import { checkRuc } from './ruc-check';
import { checkSerie } from './serie-check';
import { checkSuspiciousText } from './suspicious-text-check';
import { checkTotal } from './total-check';
import { checkWords } from './words-check';

/** Every check; extraction runs them after reading, documents after an edit. */
export const CHECKS: readonly Check[] = [
  checkRuc,
  checkQr,
  checkTotal,
  checkWords,
  checkSuspiciousText,
  checkIgv,
  checkSerie,
  checkDates,
  checkLines,
  checkLineSum,
  checkDetraccion,
  checkMissingQr,
  checkPdf,
  checkPayable,
  checkCustomer,
];

export function runChecks(subject: CheckSubject): CheckOutcome {
  return combine(CHECKS.map((check) => check(subject)));
}

/** Findings that look at nothing but the data: what they say changes as soon as a value does. */
export const DATA_FINDINGS: ReadonlySet<string> = new Set<Finding['id']>([
  'RUC_INVALIDO',
  'TOTAL_NO_CUADRA',
  'MONTO_EN_LETRAS_NO_COINCIDE',
  'IGV_NO_CUADRA',
  'SERIE_INVALIDA',
  'FECHA_INVALIDA',
  'LINEA_NO_CUADRA',
  'LINEAS_NO_SUMAN',
]);

export { duplicateFinding } from './duplicate-finding';
export type { CheckOutcome, CheckSubject, SuspiciousPlace } from './check';
