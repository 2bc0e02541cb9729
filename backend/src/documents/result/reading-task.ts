import type { Authenticity } from '../../contracts/authenticity';
import type { SourceMatch } from '../../contracts/document';
import type { ExtractedData } from '../../contracts/extracted-data';
import type { FieldRecord } from '../../rules/scoring/reading';
import type { DocumentRecord, PageRecord } from '../document/document.schema';

/** What a reading may know of its document. */
export type ReadingTask = Pick<
  DocumentRecord,
  | '_id'
  | 'tenantId'
  | 'attempt'
  | 'filename'
  | 'blobKey'
  | 'fileType'
  | 'separatedFrom'
  | 'processor'
  | 'model'
  | 'sha256'
  | 'createdAt'
  | 'extractedData'
  | 'fields'
  | 'edits'
  | 'sources'
  | 'words'
  | 'paymentInfo'
>;

/** The pages of a file as pictures in the work folder of a reading. */
export interface PagePictures {
  images: readonly {
    page: number;
    path: string;
    width: number;
    height: number;
    contentType: string;
  }[];
  totalPages: number;
}

/** The result of a reading as it is saved. */
export interface ReadingOutcome {
  extractedData: ExtractedData;
  fields: FieldRecord[];
  confidence: number;
  /** Seconds. */
  processingTime: number;
  authenticity: Authenticity;
  sourceMatch: SourceMatch | null;
  pages: PageRecord[];
  pageCount: number;
  comprobanteKey: string | null;
  digest: string | null;
  duplicateOf: string | null;
}
