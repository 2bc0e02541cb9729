import type { PaymentStatus } from './document';
import type { ExtractedData } from './extracted-data';
import type { WorkflowStatus } from './workflow';

/** Another document that a finding is about. */
export interface FindingRef {
  id: string;
  /** Its number, else its file name. */
  label: string;
}

/** Another document of the same comprobante, or of the same file. */
export interface PaymentTwin extends FindingRef {
  filename: string;
  paymentStatus: PaymentStatus;
  workflowStatus: WorkflowStatus;
  /** In a recorded payment file. */
  isInFile: boolean;
  /** The same call pays it before. */
  isInCall?: boolean;
}

/** Another document of the supplier with the same total. */
export interface SimilarDocument extends FindingRef {
  comprobanteKey: string | null;
  extractedData: ExtractedData | null;
}
