import type { Authenticity } from '../../contracts/authenticity';
import type { FieldEvidence } from '../../contracts/evidence';
import type { ExtractedData } from '../../contracts/extracted-data';
import type { DocumentRecord, PageRecord } from '../document.schema';

/** What a reading may know of its document. */
export type ReadingTask = Pick<
  DocumentRecord,
  | '_id'
  | 'tenantId'
  | 'attempt'
  | 'filename'
  | 'blobKey'
  | 'fileType'
  | 'processor'
  | 'model'
  | 'sha256'
  | 'createdAt'
>;

/** The result of a reading as it is saved. */
export interface ReadingOutcome {
  extractedData: ExtractedData;
  fields: FieldEvidence[];
  confidence: number;
  /** Seconds. */
  processingTime: number;
  authenticity: Authenticity;
  pages: PageRecord[];
  pageCount: number;
  comprobanteKey: string | null;
  duplicateOf: string | null;
}

export interface DuplicateChange {
  duplicateOf: string;
  authenticity: Authenticity;
}
