import type { ExtractedData } from '../../contracts/extracted-data';
import type { Assessment } from '../../rules/scoring/assess';
import type { PageFacts } from '../../rules/scoring/page-facts';
import type { FieldRecord } from '../../rules/scoring/reading';

/** The end of the pure part of a reading: normalised, grounded, checked and scored. */
export interface ExtractionResult extends Assessment {
  extractedData: ExtractedData;
  /** `fields` with what each of them rests on. */
  records: FieldRecord[];
  facts: PageFacts;
}
