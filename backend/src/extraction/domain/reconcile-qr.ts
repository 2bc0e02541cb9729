import { isUnsure, withFields, type Draft, type DraftField } from '../../rules/scoring/draft';
import { agreesWithQr, type QrEvidence, type QrField } from '../../rules/scoring/qr-evidence';

const QR_CONFIDENCE = 0.97;

/**
 * Brings the QR in: it fills what was not found on the page, replaces what OCR read unsurely
 * (the reading stays as a candidate), and stands beside a sure reading as a candidate.
 */
export function reconcileQr(draft: Draft, evidence: QrEvidence): Draft {
  const changed = evidence.fields.map((coded) => reconciled(draft.get(coded.path), coded));
  return withFields(
    draft,
    changed.filter((field) => field !== null),
  );
}

function reconciled(field: DraftField | undefined, coded: QrField): DraftField | null {
  if (!field || field.value === null) return filled(coded, field);
  if (typeof field.value === 'boolean') return null;
  if (agreesWithQr(coded.path, field.value, coded.value)) return null;
  if (isUnsure(field)) return replaced(field, coded);
  if (field.candidates.some(({ source }) => source === 'qr')) return null;
  const candidate = { value: coded.value, source: 'qr' as const, boxes: coded.boxes };
  return { ...field, candidates: [candidate, ...field.candidates] };
}

function filled(coded: QrField, field: DraftField | undefined): DraftField {
  return {
    path: coded.path,
    value: coded.value,
    rawText: null,
    confidence: QR_CONFIDENCE,
    source: 'qr',
    boxes: coded.boxes,
    candidates: field?.candidates ?? [],
    reasons: ['Tomado del código QR; no se pudo leer impreso.'],
  };
}

function replaced(field: DraftField, coded: QrField): DraftField {
  const reading = { value: field.value, source: field.source, boxes: field.boxes };
  return {
    ...field,
    value: coded.value,
    source: 'qr',
    confidence: QR_CONFIDENCE,
    candidates: [reading, ...field.candidates],
    reasons: [`La impresión se lee con dudas («${field.rawText ?? ''}»); se tomó el valor del QR.`],
  };
}
