import type { JudgedDocument, PaymentSubject } from '../../src/contracts/payment-subject';

/** A document that was read, confirmed and prepared for payment, with nothing against it. */
export const aJudged = (over: Partial<JudgedDocument> = {}): JudgedDocument => ({
  id: 'd1',
  filename: 'a.pdf',
  status: 'completed',
  paymentStatus: 'unpaid',
  extractedData: null,
  paidCents: null,
  authenticity: null,
  isConfirmed: true,
  workflowStatus: 'payment_prepared',
  comprobanteKey: null,
  duplicateOf: null,
  paymentInfo: null,
  observation: null,
  duplicateAcceptance: null,
  paymentApproval: null,
  doubtfulAccounts: [],
  layout: null,
  ...over,
});

/** A payment of a document of which nothing else is known. */
export const aSubject = (
  document: JudgedDocument,
  over: Partial<PaymentSubject> = {},
): PaymentSubject => ({
  ...{ document, twins: [], similar: [], approvers: [], preparers: [], registered: [] },
  ...{ layouts: [], ownFiles: 0, orderedCents: null, ...over },
});
