import type { Finding } from '../../contracts/authenticity';
import { combine, type Check, type CheckOutcome, type CheckSubject } from './check';
import { checkRuc, checkCustomer } from './party-checks';
import {
  checkDates,
  checkSerie,
  checkPayable,
  checkDetraccion,
  checkPdf,
  checkSuspiciousText,
} from './document-checks';
import { checkLines, checkLineSum, checkWords, checkTotal, checkIgv } from './sum-checks';
import { checkAccounts } from './account-checks';
import { checkSignature } from './xml-checks';
import { checkQr, checkMissingQr } from './qr-checks';

/** Every check; extraction runs them after reading, documents after an edit. */
export const CHECKS: readonly Check[] = [
  checkSignature,
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
  checkAccounts,
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

export { duplicateFinding } from './document-checks';
export type { CheckOutcome, CheckSubject, SuspiciousPlace } from './check';
