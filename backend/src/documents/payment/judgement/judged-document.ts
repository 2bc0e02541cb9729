import type {
  JudgedDocument,
  JudgedPayment,
  PaymentFinding,
} from '../../../contracts/payment-judgement';
import { invoiceRow } from '../../../rules/invoice-row';
import type { DocumentRecord } from '../../document/document.schema';

/** What of a record is judged: whole top-level keys. */
export const JUDGED_FIELDS = {
  filename: 1,
  status: 1,
  paymentStatus: 1,
  paidCents: 1,
  setOffNotes: 1,
  extractedData: 1,
  authenticity: 1,
  isConfirmed: 1,
  workflowStatus: 1,
  paymentInfo: 1,
  observation: 1,
  duplicateAcceptance: 1,
  comprobanteKey: 1,
  duplicateOf: 1,
  version: 1,
} as const;

/** A record as it is judged, at one version of it. */
export type JudgedRecord = Pick<DocumentRecord, '_id' | keyof typeof JUDGED_FIELDS>;

/** Field by field: nothing else of a record is any business of the judgement. */
export function toJudged(record: JudgedRecord): JudgedDocument {
  return {
    id: record._id,
    filename: record.filename,
    status: record.status,
    paymentStatus: record.paymentStatus,
    paidCents: record.paidCents ?? null,
    extractedData: record.extractedData,
    authenticity: record.authenticity,
    isConfirmed: record.isConfirmed,
    workflowStatus: record.workflowStatus ?? 'pending',
    paymentInfo: record.paymentInfo ?? null,
    observation: record.observation ?? null,
    duplicateAcceptance: record.duplicateAcceptance ?? null,
    comprobanteKey: record.comprobanteKey,
    duplicateOf: record.duplicateOf,
  };
}

/** A document by what a person knows it by, with what was found in it. */
export function toJudgedPayment(record: JudgedRecord, findings: PaymentFinding[]): JudgedPayment {
  const { _id: documentId, filename } = record;
  const { number, supplierName, totalCents, currency } = invoiceRow({ id: documentId, ...record });
  return { documentId, filename, number, supplierName, totalCents, currency, findings };
}
