import type { DocumentDetail, PaymentStatus } from './document';
import type { PaymentReason } from './exports';

/** Spec section 4, "Payment status". */
export const PAYMENT_STATUS_LABEL: Readonly<Record<PaymentStatus, string>> = {
  unpaid: 'Pendiente Pago',
  partially_paid: 'Parcial',
  paid: 'Pagado',
};

/** Ids that one bulk call takes; all are checked before the first write (decisions, "Bulk"). */
export const BULK_MAX_IDS = 500;

/** Body of `POST /api/documents/bulk/mark-paid` (spec section 7). All or none. */
export interface MarkPaidRequest {
  documentIds: string[];
  paymentStatus: 'paid';
  /** Why, where the screen asks for it; the call passes without. */
  reasons?: PaymentReason[];
}

/** Its answer. `beforeStep6` counts those whose payment the workflow has not executed. */
export interface MarkPaidAnswer {
  message: string;
  changed: number;
  beforeStep6: number;
}

/**
 * Body of `POST /api/documents/{id}/payment`: treasury sets `paid`, or `partially_paid` with what has been
 * paid so far; only a company_admin goes back to `unpaid`, with a reason (decisions, "Paid").
 */
export interface PaymentChange {
  paymentStatus: PaymentStatus;
  /** Decimal, in the document's currency; with `partially_paid`, above 0 and below the total. */
  amount?: number;
  reason?: string;
}

/** Its answer: the document as it stands, and what was recorded with the payment. */
export interface PaymentAnswer extends DocumentDetail {
  message: string;
}
