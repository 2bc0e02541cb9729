import type { FieldEvidence, FieldMap } from '../../contracts/evidence';
import type { Draft, DraftField } from './draft';
import type { SecondOpinion } from './second-opinion';

/** What the reading gave, before checks and people: kept, so that a field can be scored again. */
export type FieldReading = Pick<
  DraftField,
  'value' | 'source' | 'confidence' | 'reasons' | 'candidates'
>;

/** A field as it is stored. `read` is absent only in documents older than itself. */
export interface FieldRecord extends FieldEvidence {
  read?: FieldReading;
  /** What another engine read there, once one was asked. */
  second?: SecondOpinion;
}

/** The scored fields, each with its reading. */
export function withReadings(fields: FieldMap, draft: Draft): FieldRecord[] {
  return Object.values(fields).map((field) => {
    const drafted = draft.get(field.path);
    return { ...field, read: readingOf(drafted ?? { ...field, confidence: 0, reasons: [] }) };
  });
}

/** The reading of a stored field; for an old one its evidence has to do. */
export function readingOf(field: FieldReading & { read?: FieldReading }): FieldReading {
  if (field.read) return field.read;
  const { value, source, confidence, reasons, candidates } = field;
  return { value, source, confidence, reasons, candidates };
}
