import type { UsageDay } from '../../../contracts/admin';
import type { ProcessEnd } from '../../../contracts/document';
import type { ProcessorId } from '../../../contracts/processors';

/** Documents of a person or of all companies; `processingTime` in seconds. */
export interface DocumentTotals {
  documents: number;
  processingTime: number;
}

/** What documents know of a day (Lima) by the time of their upload. */
export type DocumentDay = Omit<UsageDay, 'creditsUsed'>;

/** An engine over the documents uploaded since a moment; the median in seconds. */
export interface EngineFigures {
  processor: ProcessorId;
  completed: number;
  failed: number;
  medianSeconds: number | null;
}

/** A document whose reading failed for good: who, when and why, never what it says. */
export interface FailedReading {
  id: string;
  tenantId: string;
  uploadedByName: string;
  processor: ProcessorId;
  model: string;
  attempt: number;
  code: string;
  message: string;
  setAside: ProcessEnd | null;
  createdAt: Date;
}
