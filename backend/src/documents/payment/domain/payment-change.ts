import type { DocumentStatus, PaymentStatus } from '../../../contracts/document';
import type { ExtractedData } from '../../../contracts/extracted-data';
import type { PaymentChange } from '../../../contracts/payment';
import { permits, POLICY } from '../../../contracts/policy';
import type { PaymentFinding } from '../../../contracts/payment-judgement';
import type { Role } from '../../../contracts/user';
import { PAYMENT_STEP, WORKFLOW_STATUSES, type WorkflowStatus } from '../../../contracts/workflow';
import { DomainError } from '../../../rules/domain-error';
import { centsOf, formatAmount, fromCents, toCents } from '../../../rules/money';

/** What of a document decides about its payment. */
export interface Payable {
  status: DocumentStatus;
  paymentStatus: PaymentStatus;
  /** Missing before the first step. */
  workflowStatus?: WorkflowStatus | undefined;
  /** Cents, while it is paid in part. */
  paidCents?: number | null | undefined;
  extractedData: ExtractedData | null;
}

/** How far a payment is after a change; `paidCents` is null unless it is paid in part. */
export interface PaymentState {
  paymentStatus: PaymentStatus;
  paidCents: number | null;
}

/** From nothing to everything; going back needs a company_admin. */
const ORDER: readonly PaymentStatus[] = ['unpaid', 'partially_paid', 'paid'];

/** Cents that have been paid; null where nobody knows. */
export function paidCentsOf({ paymentStatus, paidCents, extractedData }: Payable): number | null {
  if (paymentStatus === 'unpaid') return 0;
  return paymentStatus === 'paid' ? centsOf(extractedData?.totales?.total) : (paidCents ?? null);
}

/** True while the workflow has not executed the payment. */
export function isBeforePayment({ workflowStatus = 'pending' }: Pick<Payable, 'workflowStatus'>) {
  return WORKFLOW_STATUSES.indexOf(workflowStatus) < PAYMENT_STEP;
}

/**
 * The payment after the change (decisions, "Paid"); null when it is so already. Throws ESTADO_NO_PERMITE
 * (not read), SIN_PERMISO (only a company_admin makes it less), CAMPO_INVALIDO (`reason`, `amount`),
 * VALOR_INVALIDO (an amount that is not between nothing and the total).
 */
export function decidePayment(
  document: Payable,
  change: PaymentChange,
  role: Role,
): PaymentState | null {
  if (document.status !== 'completed') throw new DomainError('ESTADO_NO_PERMITE');
  const { paymentStatus } = change;
  if (change.amount !== undefined && paymentStatus !== 'partially_paid') throw invalid('amount');
  const next: PaymentState = {
    paymentStatus,
    paidCents: paymentStatus === 'partially_paid' ? partOf(document, change.amount) : null,
  };
  if (isLess(next, document)) {
    if (!permits(POLICY['documents.correct-payment'], { role, teams: [] }))
      throw new DomainError('SIN_PERMISO');
    if (change.reason === undefined) throw invalid('reason');
  }
  const isSame =
    next.paymentStatus === document.paymentStatus &&
    next.paidCents === (document.paidCents ?? null);
  return isSame ? null : next;
}

function isLess(next: PaymentState, { paymentStatus, paidCents }: Payable): boolean {
  const steps = ORDER.indexOf(next.paymentStatus) - ORDER.indexOf(paymentStatus);
  return steps < 0 || (steps === 0 && (next.paidCents ?? 0) < (paidCents ?? 0));
}

const invalid = (field: string): DomainError => new DomainError('CAMPO_INVALIDO', { field });

function partOf({ extractedData }: Payable, amount: number | undefined): number {
  if (amount === undefined) throw invalid('amount');
  const total = extractedData?.totales?.total;
  if (typeof total !== 'number') {
    const expected =
      'El documento no tiene un total: corríjalo antes de registrar un pago parcial.';
    throw new DomainError('VALOR_INVALIDO', { expected });
  }
  const cents = toCents(amount);
  if (fromCents(cents) !== amount) {
    const expected = 'Escriba el monto con dos decimales como máximo.';
    throw new DomainError('VALOR_INVALIDO', { expected });
  }
  if (cents <= 0 || cents >= toCents(total)) {
    const expected = `El pago parcial debe ser mayor que 0 y menor que el total, ${formatAmount(total)}.`;
    throw new DomainError('VALOR_INVALIDO', { expected });
  }
  return cents;
}

/** What goes into the event beside the change; credit notes by their numbers. */
interface Said {
  reason: string | null;
  findings: readonly PaymentFinding[];
  creditNotes?: readonly string[];
}

/**
 * What the event `PaymentStatusChanged` says; amounts are decimal and what is paid in all before and after,
 * findings by their codes.
 */
export function paymentEventData(
  document: Payable,
  next: PaymentState,
  { reason, findings, creditNotes = [] }: Said,
) {
  const after = paidCentsOf({ ...document, ...next });
  const before = paidCentsOf(document);
  return {
    from: document.paymentStatus,
    to: next.paymentStatus,
    beforeStep6: isBeforePayment(document),
    ...(before === null ? {} : { oldAmount: fromCents(before) }),
    ...(after === null ? {} : { amount: fromCents(after) }),
    ...(creditNotes.length === 0 ? {} : { creditNotes }),
    ...(reason === null ? {} : { reason }),
    ...(findings.length === 0 ? {} : { findings: findings.map(({ code }) => code) }),
  };
}
