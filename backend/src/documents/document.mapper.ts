import type { DocumentDetail, DocumentSummary } from '../contracts/document';
import type { FieldMap } from '../contracts/evidence';
import type { DocumentRecord } from './document.schema';

/** A document as lists give it; field by field, so that nothing stored leaks by accident (D8). */
export function toSummary(record: DocumentRecord): DocumentSummary {
  return {
    id: record._id,
    filename: record.filename,
    fileSize: record.fileSize,
    fileType: record.fileType,
    status: record.status,
    paymentStatus: record.paymentStatus,
    createdAt: record.createdAt.toISOString(),
    uploadedBy: record.uploadedBy,
    uploadedByName: record.uploadedByName,
    processor: record.processor,
    model: record.model,
    extractedData: record.extractedData,
    confidence: record.confidence,
    processingTime: record.processingTime,
    authenticity: record.authenticity,
    isConfirmed: record.isConfirmed,
    isLocked: record.isConfirmed || record.paymentStatus === 'paid',
    failure: record.failure,
    stage: record.stage,
    pageCount: record.pageCount,
    duplicateOf: record.duplicateOf,
  };
}

export function toDetail(record: DocumentRecord): DocumentDetail {
  const fields: FieldMap = Object.fromEntries(record.fields.map((field) => [field.path, field]));
  const pages = record.pages.map(({ number, width, height }) => ({ number, width, height }));
  return { ...toSummary(record), fields, pages };
}
