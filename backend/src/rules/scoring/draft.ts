import type {
  Box,
  FieldCandidate,
  FieldProof,
  FieldSource,
  FieldValue,
} from '../../contracts/evidence';
import type { ExtractedData } from '../../contracts/extracted-data';
import { withValueAt } from '../field-path';

/** A field between the engine's answer and its score. */
export interface DraftField {
  path: string;
  value: FieldValue;
  /** As printed, null when the value was not read but derived. */
  rawText: string | null;
  /** How sure the reading is, 0..1. */
  confidence: number;
  source: FieldSource;
  boxes: Box[];
  candidates: FieldCandidate[];
  /** Spanish sentences that hold whatever the checks say. */
  reasons: string[];
  /** What the value was taken from where its print is read unsurely: that proves it no more. */
  settledBy?: FieldProof;
}

/** Fields by path; the order is the order of reading. */
export type Draft = ReadonlyMap<string, DraftField>;

/** The draft with more fields; an entry that exists is replaced. */
export function withFields(draft: Draft, fields: readonly DraftField[]): Draft {
  return new Map([...draft, ...fields.map((field) => [field.path, field] as const)]);
}

export function numberAt(draft: Draft, path: string): number | null {
  const value = draft.get(path)?.value;
  return typeof value === 'number' ? value : null;
}

export function textAt(draft: Draft, path: string): string | null {
  const value = draft.get(path)?.value;
  return typeof value === 'string' ? value : null;
}

/** The values alone, in the specification's groups. */
export function draftData(draft: Draft): ExtractedData {
  let data: ExtractedData = {};
  for (const { path, value } of draft.values()) data = withValueAt(data, path, value);
  return data;
}

/**
 * From this reading confidence on, a printed value is never replaced (a replacement could hide a
 * forgery), but where OCR gave only a part of it. Words that two OCR engines read alike are above it wherever they stand.
 */
export const SURE_READING = 0.83;

export function isUnsure(field: Pick<DraftField, 'source' | 'confidence'>): boolean {
  return field.source === 'ocr' && field.confidence < SURE_READING;
}

/** A model gave it and it stands nowhere on the pages: an opinion, which proves nothing. */
export function isUnprinted(field: Pick<DraftField, 'source' | 'boxes'> | undefined): boolean {
  return field?.source === 'llm' && field.boxes.length === 0;
}
