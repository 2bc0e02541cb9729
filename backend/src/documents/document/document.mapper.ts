import type { DocumentDetail, DocumentSummary } from '../../contracts/document';
import type { FieldMap } from '../../contracts/evidence';
import { GROUPS } from '../../rules/field-path';
import { fromCents } from '../../rules/money';
import type { DocumentRecord } from './document.schema';
import type { ListedDocument } from '../lists/listed-document';
import { toSource } from '../sources/domain/pairing';
import { lockReason, toReviewDetail } from '../review/review.mapper';

/** A document as lists give it; field by field, so that nothing stored leaks by accident (D8). */
export function toSummary(record: ListedDocument): DocumentSummary {
  return {
    id: record._id,
    filename: record.filename,
    fileSize: record.fileSize,
    fileType: record.fileType,
    status: record.status,
    paymentStatus: record.paymentStatus,
    paidAmount: typeof record.paidCents === 'number' ? fromCents(record.paidCents) : null,
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
    isLocked: lockReason(record) !== null,
    failure: record.failure,
    stage: record.stage,
    pageProgress: record.stage === null ? null : (record.pageProgress ?? null),
    pageCount: record.pageCount,
    duplicateOf: record.duplicateOf,
    sourceIds: record.sourceIds ?? [],
    sourceMatch: record.sourceMatch ?? null,
  };
}

/** A row of a table: without what no table shows, the sections that a reading found besides and the analysis. */
export function toRow(summary: DocumentSummary): DocumentSummary {
  const { extractedData, authenticity } = summary;
  const sections = Object.entries(extractedData ?? {}).filter(
    ([name]) => GROUPS.has(name) || name === 'productos',
  );
  return {
    ...summary,
    extractedData: extractedData && Object.fromEntries(sections),
    authenticity: authenticity && { ...authenticity, analysis: undefined },
  };
}

/** @param now decides whether somebody still works on it */
export function toDetail(record: DocumentRecord, now: Date): DocumentDetail {
  const fields: FieldMap = Object.fromEntries(
    record.fields.map(({ read: _read, second: _second, ...field }) => [field.path, field]),
  );
  const pages = record.pages.map(({ number, width, height }) => ({ number, width, height }));
  const originalDeletedAt = record.originalDeletedAt?.toISOString() ?? null;
  const separatedFrom = record.separatedFrom ?? null;
  const review = toReviewDetail(record, now);
  const sources = (record.sources ?? []).map(toSource);
  return {
    ...toSummary(record),
    fields,
    pages,
    originalDeletedAt,
    separatedFrom,
    sources,
    ...review,
  };
}
