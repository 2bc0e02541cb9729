import type { ExportedDocument } from '../contracts/exports';
import type { ListedDocument } from '../documents';
import { exportRow, type ExportRow } from '../rules/invoice-row';

/** Field by field, so that nothing stored leaks by accident (D8). */
export function toExported(record: ListedDocument): ExportedDocument {
  return {
    id: record._id,
    filename: record.filename,
    status: record.status,
    paymentStatus: record.paymentStatus,
    createdAt: record.createdAt.toISOString(),
    uploadedByName: record.uploadedByName,
    isConfirmed: record.isConfirmed,
    confidence: record.confidence,
    extractedData: record.extractedData,
    workflowStatus: record.workflowStatus ?? 'pending',
    paymentInfo: record.paymentInfo ?? null,
  };
}

export function toRow({ _id, extractedData, paymentStatus }: ListedDocument): ExportRow {
  return exportRow({ id: _id, extractedData, paymentStatus });
}
