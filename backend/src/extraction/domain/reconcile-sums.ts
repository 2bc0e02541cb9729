import type { FieldProof } from '../../contracts/evidence';
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
  const total = numberAt(draft, 'totales.total');
  if (!words || total === null || haveLostTheirHead(words.cents, total)) return draft;
  return settle(draft, { path: 'totales.total', cents: words.cents, reason, proof: 'Letras' });
}

/** `(MIL) NOVECIENTOS OCHENTA Y OCHO` beside 1,988.32: OCR loses words at the start of a line, and adds no figure. */
const haveLostTheirHead = (words: number, printed: number): boolean =>
  String(words).length < String(Math.abs(toCents(printed))).length;

/** What a document adds or takes off beside its operations and their IGV. */
const OTHER_PARTS = [
  'otros_impuestos',
  'isc',
  'icbper',
  'otros_cargos',
  'descuentos',
  'anticipos',
  'redondeo',
] as const;

function bySum(draft: Draft): Draft {
  const cents = (key: string): number | null => {
    const value = numberAt(draft, `totales.${key}`);
    return value === null ? null : toCents(value);
  };
  const [subtotal, iva, total] = [cents('subtotal'), cents('iva'), cents('total')];
  if (subtotal === null || iva === null || total === null) return draft;
  if (OTHER_PARTS.some((key) => Boolean(cents(key)))) return draft;
  if (Math.abs(subtotal + iva - total) <= 5) return draft;
  const reason = 'La impresión se lee con dudas; se tomó el valor con el que la suma cuadra.';
  const unsure = ['subtotal', 'iva', 'total'].filter((key) => {
    const field = draft.get(`totales.${key}`);
    return field !== undefined && isUnsure(field);
  });
  const demanded = { subtotal: total - iva, iva: total - subtotal, total: subtotal + iva };
  const [only] = unsure;
  if (unsure.length !== 1 || !only) return draft;
  const demandedCents = demanded[only as keyof typeof demanded];
  return settle(draft, { path: `totales.${only}`, cents: demandedCents, reason, proof: 'Suma' });
}

/** A value that another source demands, and which one does. */
interface Demand {
  path: string;
  cents: number;
  /** Spanish sentence. */
  reason: string;
  proof: FieldProof;
}

function settle(draft: Draft, demand: Demand): Draft {
  const { path, cents } = demand;
  const field = draft.get(path);
  if (!field || typeof field.value !== 'number' || !isUnsure(field)) return draft;
  if (toCents(field.value) === cents || !isSlip(field.value, cents)) return draft;
  return withFields(draft, [settled(field, demand)]);
}

function isSlip(reading: number, cents: number): boolean {
  return editDistance(formatAmount(reading), formatAmount(fromCents(cents))) <= MAX_SLIPS;
}

function settled(field: DraftField, { cents, reason, proof }: Demand): DraftField {
  const reading = { value: field.value, source: field.source, boxes: field.boxes };
  return {
    ...field,
    value: fromCents(cents),
    settledBy: proof,
    confidence: REPAIRED_CONFIDENCE,
    candidates: [reading, ...field.candidates],
    reasons: [reason],
  };
}
