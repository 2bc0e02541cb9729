import type { FieldProof } from '../../contracts/evidence';
import { parseAmountInWords } from '../../rules/amount-in-words';
import { formatAmount, fromCents, toCents } from '../../rules/money';
import { agreesWithQr, type QrEvidence, type QrField } from '../../rules/scoring/qr-evidence';
import { editDistance } from '../../rules/text-clean';
import {
  numberAt,
  textAt,
  withFields,
  type Draft,
  type DraftField,
} from '../../rules/scoring/draft';
import { isUnsure } from '../../rules/scoring/draft';

const QR_CONFIDENCE = 0.97;

/**
 * Brings the QR in: it fills what was not found on the page, replaces what OCR read unsurely or in part
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
  if (isUnsure(field) || isReadInPart(field, coded)) return replaced(field, coded);
  if (field.candidates.some(({ source }) => source === 'qr')) return null;
  const candidate = { value: coded.value, source: 'qr' as const, boxes: coded.boxes };
  return { ...field, candidates: [candidate, ...field.candidates] };
}

/** Digests of 28 or 44 characters that differ in so few are one, read with other letters: `l` for `I`, `0` for `O`. */
const MAX_DIGEST_SLIPS = 4;

/** However sure its letters are, OCR gave only a part of what is coded: it contradicts nothing. */
function isReadInPart({ path, source, value }: DraftField, coded: QrField): boolean {
  if (source !== 'ocr') return false;
  const [read, whole] = [String(value), String(coded.value)];
  if (path === 'documento.numero') return whole.startsWith(`${read}-`);
  return path === 'documento.folio_fiscal' && editDistance(read, whole) <= MAX_DIGEST_SLIPS;
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

const MAX_SLIPS = 2;
const REPAIRED_CONFIDENCE = 0.72;

/**
 * Settles digits that OCR read unsurely by what the other amounts demand: the amount in words for
 * the total, subtotal + IGV = total for the one of the three that is unsure. Only a value that
 * differs from the reading by a slip is taken, and the reading stays as a candidate.
 */
export const reconcileSums = (draft: Draft): Draft => bySum(byWords(draft));

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

const isSlip = (reading: number, cents: number): boolean =>
  editDistance(formatAmount(reading), formatAmount(fromCents(cents))) <= MAX_SLIPS;

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
