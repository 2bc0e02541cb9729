/** What an approval is of: while all of it is the same the approval holds. */
export interface ApprovedPayment {
  /** Cents of the total. */
  amountCents: number;
  /** Code, or what it is called by. */
  currency: string;
  /** Of the supplier; '' where none is known. */
  ruc: string;
  /** Number of the comprobante as it is printed; '' where there is none. */
  number: string;
  comprobanteKey: string | null;
}

/** Another person than who pays has approved the payment of a document. */
export interface PaymentApproval extends ApprovedPayment {
  by: string;
  byName: string;
  /** Who had delegated it to him; null where a company_admin approved by himself. */
  delegatedBy: string | null;
  /** ISO. */
  at: string;
  comment: string;
}

/** Who may approve payments beside the company_admins, on which days in Peru, both ends inclusive. */
export interface ApprovalDelegation {
  id: string;
  userId: string;
  userName: string;
  /** ISO days. */
  from: string;
  to: string;
  reason: string;
  /** Who has delegated it. */
  byName: string;
  /** ISO. */
  at: string;
}

/** Body of `POST /api/company/delegations`; company_admin. */
export type DelegationRequest = Pick<ApprovalDelegation, 'userId' | 'from' | 'to' | 'reason'>;

/** Body of `POST /api/documents/{id}/approve-payment`. */
export interface ApprovalRequest {
  comment?: string;
}

/** What stands of a document's approval, for the person who asks. */
export interface ApprovalView {
  /** Why it is missing; null while it holds. */
  missing: string | null;
  /** The one that was given last. */
  given: Pick<PaymentApproval, 'byName' | 'delegatedBy' | 'at' | 'comment'> | null;
  /** Why the person may not approve it; null when he may. */
  refusal: string | null;
}
