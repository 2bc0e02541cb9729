import type { DocumentRecord } from '../document/document.schema';

/** What of a record the list reads: whole top-level keys, which the embedded store cuts out fastest. */
export const LISTED_FIELDS = {
  tenantId: 1,
  filename: 1,
  fileSize: 1,
  fileType: 1,
  status: 1,
  paymentStatus: 1,
  createdAt: 1,
  uploadedBy: 1,
  uploadedByName: 1,
  processor: 1,
  model: 1,
  stage: 1,
  pageProgress: 1,
  extractedData: 1,
  confidence: 1,
  processingTime: 1,
  authenticity: 1,
  failure: 1,
  pageCount: 1,
  comprobanteKey: 1,
  duplicateOf: 1,
  sourceIds: 1,
  sourceMatch: 1,
  isConfirmed: 1,
  version: 1,
  workflowStatus: 1,
  paymentInfo: 1,
  observation: 1,
  duplicateAcceptance: 1,
  paymentApproval: 1,
  paidCents: 1,
} as const;

/** A record as lists have it: without the per-field map, edits, pages, words and outbox. */
export type ListedDocument = Pick<DocumentRecord, '_id' | keyof typeof LISTED_FIELDS>;
