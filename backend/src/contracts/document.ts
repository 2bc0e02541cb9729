import type { Authenticity } from './authenticity';
import type { FieldMap } from './evidence';
import type { ExtractedData } from './extracted-data';
import type { ProcessorId } from './processors';

export const DOCUMENT_STATUSES = ['pending', 'processing', 'completed', 'error'] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

export const PAYMENT_STATUSES = ['unpaid', 'partially_paid', 'paid'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Decided by the first bytes of the file, never by its name (reliability 6.4). */
export const FILE_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type FileType = (typeof FILE_TYPES)[number];

/** Stage of a reading, shown as stitches while the status is `processing`. */
export const READING_STAGES = ['abrir', 'leer', 'cotejar', 'guardar'] as const;
export type ReadingStage = (typeof READING_STAGES)[number];

/** Why a reading failed for good, for the person: code, cause and next step in Spanish. */
export interface DocumentFailure {
  code: string;
  message: string;
}

/** A document as lists give it: no file, no per-field map. Times are ISO with zone. */
export interface DocumentSummary {
  id: string;
  filename: string;
  /** Bytes. */
  fileSize: number;
  fileType: FileType;
  status: DocumentStatus;
  paymentStatus: PaymentStatus;
  createdAt: string;
  uploadedBy: string;
  uploadedByName: string;
  processor: ProcessorId;
  model: string;
  extractedData: ExtractedData | null;
  /** 0..1, null until read. */
  confidence: number | null;
  /** Seconds, null until read. */
  processingTime: number | null;
  authenticity: Authenticity | null;
  isConfirmed: boolean;
  isLocked: boolean;
  failure: DocumentFailure | null;
  stage: ReadingStage | null;
  pageCount: number | null;
  /** Id of the earliest other document of the company with the same content or comprobante. */
  duplicateOf: string | null;
}

/** Size of a rendered page image in pixels; `number` is 1-based. */
export interface PageInfo {
  number: number;
  width: number;
  height: number;
}

/** Answer of `GET /api/documents/{id}`. */
export interface DocumentDetail extends DocumentSummary {
  fields: FieldMap;
  pages: PageInfo[];
}

/** Answer of `POST /api/documents/upload`. */
export interface UploadResponse {
  documentId: string;
}
