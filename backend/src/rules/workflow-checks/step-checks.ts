import {
  currency,
  customer,
  documentNumber,
  duplicate,
  purchaseOrder,
  supplierRuc,
  total,
} from './data-checks';
import {
  constancia,
  deposit,
  detraction,
  detractionDeadline,
  locked,
  paymentDate,
  transferReference,
} from './payment-checks';
import { authenticity, documentType } from './review-checks';
import type { CheckedDocument, MakeStepCheck, StepCheck } from './step-check';

/** "Automatic check to show" of each step, the most telling first (peru.md 13). */
const CHECKS_OF_STEP: Readonly<Record<number, readonly MakeStepCheck[]>> = {
  1: [total, customer, duplicate, purchaseOrder, supplierRuc],
  2: [supplierRuc, documentNumber, total, currency],
  3: [authenticity, documentType, duplicate, supplierRuc],
  4: [supplierRuc, total, purchaseOrder, duplicate, detraction, deposit],
  5: [paymentDate, detractionDeadline, deposit, duplicate],
  6: [transferReference, paymentDate, deposit],
  7: [constancia, deposit],
  8: [locked],
};

/**
 * The small cells above the form of a step.
 * @param step 1..8; any other has none
 * @param today ISO date in Peru
 */
export function stepChecks(
  document: CheckedDocument,
  step: number,
  today: string,
  companyRuc: string | null = null,
): StepCheck[] {
  const subject = { document, data: document.extractedData ?? {}, today, companyRuc };
  return (CHECKS_OF_STEP[step] ?? []).map((check) => check(subject));
}
