import type { FieldSource } from '../../contracts/evidence';
import { pathSegments } from '../../rules/field-path';
import { cleanText } from '../../rules/text-clean';
import type { Draft, DraftField } from '../../rules/scoring/draft';
import { normaliseValue } from '../../rules/normalise-value';
import type { RawExtraction, RawField } from './raw-extraction';

const UNSURE_CONFIDENCE = 0.6;
const DEFAULT_CONFIDENCE = 0.85;

/**
 * An engine's answer -> typed fields; the printed text is kept.
 * A path that is not one of ours is left out; a value that cannot be read never drops the rest.
 */
export function normalise(raw: RawExtraction, defaultSource: FieldSource): Draft {
  const fields = raw.fields
    .filter((field) => pathSegments(field.path) !== null)
    .map((field) => normaliseField(field, defaultSource));
  return new Map(fields.map((field) => [field.path, field]));
}

function normaliseField(raw: RawField, defaultSource: FieldSource): DraftField {
  const { value, isUnsure } = normaliseValue(raw.path, raw.text);
  const confidence = raw.confidence ?? DEFAULT_CONFIDENCE;
  return {
    path: raw.path,
    value,
    rawText: cleanText(raw.text) || null,
    confidence: isUnsure ? Math.min(confidence, UNSURE_CONFIDENCE) : confidence,
    source: raw.source ?? defaultSource,
    boxes: raw.boxes ?? [],
    candidates: (raw.candidates ?? []).map(({ text, boxes, source }) => ({
      value: normaliseValue(raw.path, text).value,
      boxes,
      source,
    })),
    reasons: [
      ...(isUnsure && raw.text.trim() ? ['El texto impreso no se pudo leer con certeza.'] : []),
      ...(raw.reasons ?? []),
    ],
  };
}
