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
  /** Decimal with two places, in the document's currency; with `partially_paid`, above 0 and below the total. */
  amount?: number;
  /** Needed where less is paid afterwards than before. */
  reason?: string;
  /** Credit notes that are set off with it, at most `MAX_SET_OFF`; what they take off is part of `amount`. */
  creditNotes?: string[];
}

export const MAX_SET_OFF = 20;

/** A part of the price with its own day, as it was read. */
export interface Instalment {
  /** ISO day. */
  date: string;
  /** Decimal. */
  amount: number;
}

/** A credit note of the supplier that names the document. */
export interface SetOffNote {
  id: string;
  number: string;
  /** Decimal, above 0. */
  total: number;
  isSetOff: boolean;
}

/** Answer of `GET /api/documents/{id}/payment`: how far a document is paid, in decimals of its currency. */
export interface PaymentView {
  /** Of the document, for `If-Match` of the change that is reckoned from this. */
  version: number;
  paymentStatus: PaymentStatus;
  currency: string;
  /** Null when none was read. */
  total: number | null;
  paid: number | null;
  rest: number | null;
  instalments: Instalment[];
  creditNotes: SetOffNote[];
}

/** Its answer: the document as it stands, and what was recorded with the payment. */
export interface PaymentAnswer extends DocumentDetail {
  message: string;
}
