import type { Authenticity, Finding } from './authenticity';
import type { FieldMap } from './evidence';
import type { ExtractedData } from './extracted-data';
import type { ProcessorId } from './processors';
import type { CdrFacts, SignatureVerdict, XmlSigner } from './xml-source';
import type { EditedFields, LockReason, ReviewLock } from './review';
import type { WorkflowState } from './workflow';

export const DOCUMENT_STATUSES = ['pending', 'processing', 'completed', 'error'] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

export const PAYMENT_STATUSES = ['unpaid', 'partially_paid', 'paid'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Decided by the first bytes of the file, never by its name (reliability 6.4). */
export const PAGE_FILE_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;
/** With the signed original of a comprobante, which has a door of its own. */
export const FILE_TYPES = [...PAGE_FILE_TYPES, 'application/xml'] as const;
export type FileType = (typeof FILE_TYPES)[number];

/** Stage of a reading, shown as stitches while the status is `processing`. */
export const READING_STAGES = ['abrir', 'leer', 'cotejar', 'guardar'] as const;
export type ReadingStage = (typeof READING_STAGES)[number];

/** Pages that are done, of those of the present stage. */
export interface PageProgress {
  done: number;
  total: number;
}

/**
 * How the process that read a document ended by its own doing: it took too long, or too much memory, it fell,
 * or the server fell with it.
 */
export const PROCESS_ENDS = ['tiempo', 'memoria', 'cierre', 'servidor'] as const;
export type ProcessEnd = (typeof PROCESS_ENDS)[number];

/** Why a reading failed for good, for the person: code, cause and next step in Spanish. */
export interface DocumentFailure {
  code: string;
  message: string;
  /** How the last process that read it ended; it is not read again unless a person asks for it. */
  setAside?: ProcessEnd;
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
  /** What has been paid of it so far, decimal; null unless it is `partially_paid`. */
  paidAmount: number | null;
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
  /** Of an `error`; of a `completed` one why it could not be read: then its data was typed in by hand. */
  failure: DocumentFailure | null;
  stage: ReadingStage | null;
  /** Of a stage that goes from page to page. */
  pageProgress: PageProgress | null;
  pageCount: number | null;
  /** Id of the earliest other document of the company with the same content or comprobante. */
  duplicateOf: string | null;
  /** Ids of the documents that its other originals came as; each of them answers this document. */
  sourceIds: string[];
  /** Whether its other original says the same; null for a page that has no XML. */
  sourceMatch: SourceMatch | null;
}

/** Size of a rendered page image in pixels; `number` is 1-based. */
export interface PageInfo {
  number: number;
  width: number;
  height: number;
}

/** Answer of `GET /api/documents/{id}`, and of every call that changes a document in review. */
export interface DocumentDetail extends DocumentSummary, WorkflowState {
  fields: FieldMap;
  pages: PageInfo[];
  /** ISO; when the retention of the original ended: its file and page images are gone. Null while they are kept. */
  originalDeletedAt: string | null;
  /** Grows with every change; also the `ETag`, and what `If-Match` takes. */
  version: number;
  editedFields: EditedFields;
  /** Account id of who confirmed; null like the three after it while the document is not confirmed. */
  confirmedBy: string | null;
  confirmedByName: string | null;
  confirmedAt: string | null;
  confirmationComment: string | null;
  /** Why `isLocked`; null when it is not. */
  lockReason: LockReason | null;
  /** Findings that are information and hold nothing against the document. */
  notes: Finding[];
  /** ISO; both null when the review is not put off. `postponedUntil` may have passed. */
  postponedUntil: string | null;
  postponedAt: string | null;
  /** Fields in state `dudoso`, and in state `contradice`: together what is left to verify. */
  doubtful: number;
  contradictions: number;
  /** Who is working on it now, oneself included. */
  reviewLock: ReviewLock | null;
  /** Where it comes from, when it was made of pages of another document's file; its own pages count from 1. */
  separatedFrom: SeparatedFrom | null;
  /** Other originals of the same comprobante, which were documents of their own before; oldest first. */
  sources: DocumentSource[];
}

/** Whether all values that both originals of a comprobante have are the same. */
/** What the XML of a comprobante is to its page: `solo` while there is no page beside it. */
export const SOURCE_MATCHES = ['solo', 'coincide', 'difiere'] as const;
export type SourceMatch = (typeof SOURCE_MATCHES)[number];

/** Another original of a document's comprobante: its signed XML, the page that is a picture of that, SUNAT's answer. */
export const SOURCE_KINDS = ['xml', 'pagina', 'cdr'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

export interface DocumentSource {
  /** Of the document that it came as; that id answers this document now. */
  id: string;
  kind: SourceKind;
  filename: string;
  /** Bytes. */
  fileSize: number;
  fileType: FileType;
  /** ISO; when it was uploaded, and by whom. */
  uploadedAt: string;
  uploadedByName: string;
  /** What the signature of an XML says; null of a page. */
  verdict: SignatureVerdict | null;
  signer: XmlSigner | null;
  /** Null of a comprobante. */
  cdr: CdrFacts | null;
}

/** Which pages of another document's file a document is made of. */
export interface SeparatedFrom {
  /** The document that held them; it may have been deleted since. */
  documentId: string;
  /** What the other document's reading called the comprobante on them. */
  number: string;
  /** Of the file, 1-based. */
  pages: number[];
}

/** Another comprobante in the file of a document. */
export interface OtherComprobante {
  number: string;
  /** Of the document, 1-based. */
  pages: number[];
  /** The document that was made of them; null while nobody has. */
  documentId: string | null;
}

/** Answer of `GET /api/documents/{id}/comprobantes`. */
export interface FileComprobantes {
  /** What else its reading found in the file. */
  others: OtherComprobante[];
  /** The document that it was separated from; null too when that is deleted. */
  originId: string | null;
}

/** Body of `POST /api/documents/{id}/comprobantes`; answers `UploadResponse`, the same for the same number. */
export interface ComprobanteRequest {
  number: string;
}

/** Why a document is deleted: with who and when all that remains of it. */
export const DELETION_REASON_LABEL = {
  subido_por_error: 'Se subió por error',
  duplicado: 'Está duplicado',
  pedido_del_titular: 'Lo pidió el titular de los datos',
  ya_no_se_necesita: 'Ya no se necesita',
} as const;
export type DeletionReason = keyof typeof DELETION_REASON_LABEL;

/** Body of `DELETE /api/documents/{id}`. Answers 204; the document and its files are gone for good. */
export interface DocumentDeletion {
  reason: DeletionReason;
}

/** Answer of `POST /api/documents/upload`. */
export interface UploadResponse {
  documentId: string;
  /** Spanish sentence, when the document is not read as soon as others. */
  notice?: string;
}

/** Answer of `POST /api/documents/sources`; the last two of an archive alone. */
export interface SourcesResponse extends UploadResponse {
  /** A document for each original, in the order of the archive; `documentId` is that of the first. */
  documents?: { documentId: string; filename: string }[];
  /** What became no document, each with a Spanish sentence. */
  refused?: RefusedOriginal[];
}

export interface RefusedOriginal {
  filename: string;
  code: string;
  message: string;
}

/** Where a document stands that waits to be read. */
export interface ReadingPlace {
  documentId: string;
  /** Documents of the company that are read before. */
  before: number;
  /** Other companies that wait; each takes its turn. */
  others: number;
}

/** Body of `POST /api/documents/{id}/retry`; without an engine the document's own. */
export interface RetryRequest {
  processor?: string;
  model?: string;
}

/** Answer of `POST /api/documents/{id}/retry`. `attempt` counts the readings of the document. */
export interface RetryResponse {
  documentId: string;
  attempt: number;
}
