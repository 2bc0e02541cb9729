import type { JudgedDocument } from '../contracts/payment-subject';

/** A record as it is judged, at one version of it; what older records lack is left out. */
export interface JudgedRecord
  extends Omit<JudgedDocument, 'id' | LateKey>, Partial<Pick<JudgedDocument, LateKey>> {
  _id: string;
  version?: number;
  /** Ids of the credit notes that are set off in it. */
  setOffNotes?: string[];
}

/** Keys that came after the first records. */
type LateKey =
  | 'paidCents'
  | 'workflowStatus'
  | 'paymentInfo'
  | 'observation'
  | 'duplicateAcceptance'
  | 'paymentApproval'
  | 'doubtfulAccounts'
  | 'layout';

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
    paymentApproval: record.paymentApproval ?? null,
    doubtfulAccounts: record.doubtfulAccounts ?? [],
    layout: record.layout ?? null,
    comprobanteKey: record.comprobanteKey,
    duplicateOf: record.duplicateOf,
  };
}
