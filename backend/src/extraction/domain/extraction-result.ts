import type { Authenticity } from '../../contracts/authenticity';
import type { FieldMap } from '../../contracts/evidence';
import type { ExtractedData } from '../../contracts/extracted-data';

/** The end of the pure part of a reading: normalised, grounded, checked and scored. */
export interface ExtractionResult {
  extractedData: ExtractedData;
  fields: FieldMap;
  authenticity: Authenticity;
  /** Mean confidence of the fields that have a value, 0..1. */
  confidence: number;
}

/** What a check may know beside the document: never read from the clock inside. */
export interface ReadingContext {
  /** RUC of the company that uses the product, the usual customer; null when it has none. */
  companyRuc: string | null;
  /** ISO date in Peru. */
  today: string;
}
