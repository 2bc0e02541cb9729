import { isValidRuc, repairRuc } from '../../rules/ruc';
import { withFields, type Draft, type DraftField } from '../../rules/scoring/draft';

/**
 * Offers the only valid RUC that a bad OCR reading can stand for. It is a candidate for the person,
 * never the value, and never for a text layer (decisions, "RUC repair after OCR").
 */
export function offerRucRepairs(draft: Draft): Draft {
  const offered = ['proveedor.ruc', 'cliente.ruc'].map((path) => withRepair(draft.get(path)));
  return withFields(
    draft,
    offered.filter((field) => field !== null),
  );
}

function withRepair(field: DraftField | undefined): DraftField | null {
  if (field?.source !== 'ocr' || typeof field.value !== 'string' || isValidRuc(field.value))
    return null;
  const ruc = repairRuc(field.rawText ?? field.value) ?? repairRuc(field.value);
  if (!ruc) return null;
  const candidate = { value: ruc, source: 'regla' as const, boxes: field.boxes };
  return { ...field, candidates: [...field.candidates, candidate] };
}
