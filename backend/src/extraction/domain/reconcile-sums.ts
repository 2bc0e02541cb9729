import { parseAmountInWords } from '../../rules/amount-in-words';
import { formatAmount, fromCents, toCents } from '../../rules/money';
import { editDistance } from '../../rules/text-clean';
import {
  numberAt,
  textAt,
  withFields,
  type Draft,
  type DraftField,
} from '../../rules/scoring/draft';
import { isUnsure } from '../../rules/scoring/draft';

const MAX_SLIPS = 2;
const REPAIRED_CONFIDENCE = 0.72;

/**
 * Settles digits that OCR read unsurely by what the other amounts demand: the amount in words for
 * the total, subtotal + IGV = total for the one of the three that is unsure. Only a value that
 * differs from the reading by a slip is taken, and the reading stays as a candidate.
 */
export function reconcileSums(draft: Draft): Draft {
  return bySum(byWords(draft));
}

function byWords(draft: Draft): Draft {
  const words = parseAmountInWords(textAt(draft, 'informacion_adicional.monto_en_letras') ?? '');
  const reason = 'La impresión se lee con dudas; se tomó el monto en letras.';
  return words ? settle(draft, 'totales.total', words.cents, reason) : draft;
}

function bySum(draft: Draft): Draft {
  const cents = (key: string): number | null => {
    const value = numberAt(draft, `totales.${key}`);
    return value === null ? null : toCents(value);
  };
  const [subtotal, iva, total] = [cents('subtotal'), cents('iva'), cents('total')];
  if (subtotal === null || iva === null || total === null) return draft;
  if (Math.abs(subtotal + iva - total) <= 5) return draft;
  const reason = 'La impresión se lee con dudas; se tomó el valor con el que la suma cuadra.';
  const unsure = ['subtotal', 'iva', 'total'].filter((key) => {
    const field = draft.get(`totales.${key}`);
    return field !== undefined && isUnsure(field);
  });
  const demanded = { subtotal: total - iva, iva: total - subtotal, total: subtotal + iva };
  const [only] = unsure;
  if (unsure.length !== 1 || !only) return draft;
  return settle(draft, `totales.${only}`, demanded[only as keyof typeof demanded], reason);
}

function settle(draft: Draft, path: string, cents: number, reason: string): Draft {
  const field = draft.get(path);
  if (!field || typeof field.value !== 'number' || !isUnsure(field)) return draft;
  if (toCents(field.value) === cents || !isSlip(field.value, cents)) return draft;
  return withFields(draft, [settled(field, fromCents(cents), reason)]);
}

function isSlip(reading: number, cents: number): boolean {
  return editDistance(formatAmount(reading), formatAmount(fromCents(cents))) <= MAX_SLIPS;
}

function settled(field: DraftField, value: number, reason: string): DraftField {
  const reading = { value: field.value, source: field.source, boxes: field.boxes };
  return {
    ...field,
    value,
    confidence: REPAIRED_CONFIDENCE,
    candidates: [reading, ...field.candidates],
    reasons: [reason],
  };
}
