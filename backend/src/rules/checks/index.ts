import { combine, type Check, type CheckOutcome, type CheckSubject } from './check';
import { checkCustomer } from './customer-check';
import { checkDates } from './date-check';
import { checkDetraccion } from './detraccion-check';
import { checkIgv } from './igv-check';
import { checkMissingQr } from './missing-qr-check';
import { checkPayable } from './payable-check';
import { checkPdf } from './pdf-check';
import { checkQr } from './qr-check';
import { checkRuc } from './ruc-check';
import { checkSerie } from './serie-check';
import { checkSuspiciousText } from './suspicious-text-check';
import { checkTotal } from './total-check';
import { checkWords } from './words-check';

/** Every check, strongest first; extraction runs them after reading, documents after an edit. */
export const CHECKS: readonly Check[] = [
  checkRuc,
  checkQr,
  checkTotal,
  checkWords,
  checkSuspiciousText,
  checkIgv,
  checkSerie,
  checkDates,
  checkDetraccion,
  checkMissingQr,
  checkPdf,
  checkPayable,
  checkCustomer,
];

export function runChecks(subject: CheckSubject): CheckOutcome {
  return combine(CHECKS.map((check) => check(subject)));
}

export { duplicateFinding } from './duplicate-finding';
export type { CheckOutcome, CheckSubject, SuspiciousPlace } from './check';
