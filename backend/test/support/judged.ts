import type { ExtractedData } from '../../src/contracts/extracted-data';
import type { JudgedDocument, PaymentSubject } from '../../src/contracts/payment-subject';

/** A factura that can be paid, and the key of its comprobante. */
export const INVOICE: ExtractedData = {
  documento: { tipo: 'factura', numero: 'F001-123', fecha_emision: '2026-11-02', moneda: 'PEN' },
  proveedor: { ruc: '20999999027', nombre: 'Andina S.A.C.' },
  totales: { total: 1_180 },
};
export const INVOICE_KEY = '20999999027|factura|F001|123';

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
