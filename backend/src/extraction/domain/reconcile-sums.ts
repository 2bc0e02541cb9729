import type { FieldProof } from '../../contracts/evidence';
import { parseAmountInWords } from '../../rules/amount-in-words';
import { partsBeside } from '../../rules/checks/total-identity';
import { formatAmount, fromCents, toCents } from '../../rules/money';
import { agreesWithQr, type QrEvidence, type QrField } from '../../rules/scoring/qr-evidence';
import { editDistance } from '../../rules/text-clean';
import {
  draftData,
  isUnsure,
  numberAt,
  textAt,
  withFields,
  type Draft,
  type DraftField,
} from '../../rules/scoring/draft';

const QR_CONFIDENCE = 0.97;

/**
 * Brings the QR in: it fills what was not found on the page, replaces what OCR read unsurely or in part
 * (the reading stays as a candidate), and stands beside a sure reading as a candidate.
 */
export function reconcileQr(draft: Draft, evidence: QrEvidence): Draft {
  const changed = evidence.fields.flatMap(
    (coded) => reconciled(draft.get(coded.path), coded) ?? [],
  );
  return withFields(draft, changed);
}

function reconciled(field: DraftField | undefined, coded: QrField): DraftField | null {
  if (!field || field.value === null) return filled(coded, field);
  if (typeof field.value === 'boolean') return null;
  if (agreesWithQr(coded.path, field.value, coded.value)) return null;
  const { value, boxes } = coded;
  const reason = `La impresión se lee con dudas («${field.rawText ?? ''}»); se tomó el valor del QR.`;
  if (isUnsure(field) || isReadInPart(field, coded))
    return replaced(field, { value, source: 'qr', confidence: QR_CONFIDENCE, reasons: [reason] });
  if (field.candidates.some(({ source }) => source === 'qr')) return null;
  return { ...field, candidates: [{ value, source: 'qr', boxes }, ...field.candidates] };
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

/** The field with another value; its reading stays as a candidate. */
function replaced(field: DraftField, change: Partial<DraftField>): DraftField {
  const { value, source, boxes, candidates } = field;
  return { ...field, ...change, candidates: [{ value, source, boxes }, ...candidates] };
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
  words !== printed && String(words).length < String(Math.abs(toCents(printed))).length;

const THREE = ['subtotal', 'iva', 'total'] as const;

function bySum(draft: Draft): Draft {
  const cents = (key: string): number | null => {
    const value = numberAt(draft, `totales.${key}`);
    return value === null ? null : toCents(value);
  };
  const [subtotal, iva, total] = [cents('subtotal'), cents('iva'), cents('total')];
  if (subtotal === null || iva === null || total === null) return draft;
  const parts = partsBeside(draftData(draft).totales ?? {});
  const which = (isSo: (field: DraftField) => boolean) =>
    THREE.filter((key) => isSo(draft.get(`totales.${key}`) as DraftField));
  const cut = which(isWithoutCents);
  const [only, ...more] = cut.length > 0 ? cut : which(isUnsure);
  if (!only || more.length > 0 || (cut.length === 0 && parts.length > 1)) return draft;
  // Told before a discount or after it: which, the figures say of an amount that lost nothing but its point.
  const apart = parts.map((part) => total - subtotal - iva - part);
  if (apart.some((by) => Math.abs(by) <= 5)) return draft;
  const [own, sign] = only === 'total' ? [total, -1] : [{ subtotal, iva }[only], 1];
  const field = draft.get(`totales.${only}`) as DraftField;
  const demanded = apart
    .map((by) => own + sign * by)
    .find((one) => isSlip(field, fromCents(own), one));
  if (demanded === undefined) return draft;
  const reason = 'La impresión se lee con dudas; se tomó el valor con el que la suma cuadra.';
  // Where all is taxed one amount is printed, or read, for both.
  const isTaxed = only === 'subtotal' && cents('gravada') === subtotal;
  return [only, ...(isTaxed ? ['gravada'] : [])].reduce(
    (all, key) => settle(all, { path: `totales.${key}`, cents: demanded, reason, proof: 'Suma' }),
    draft,
  );
}

/** A value that another source demands, and which one does. */
interface Demand {
  path: string;
  cents: number;
  /** Spanish sentence. */
  reason: string;
  proof: FieldProof;
}

function settle(draft: Draft, { path, cents, reason, proof }: Demand): Draft {
  const field = draft.get(path);
  if (!field || typeof field.value !== 'number') return draft;
  if (toCents(field.value) === cents || !isSlip(field, field.value, cents)) return draft;
  const [value, confidence] = [fromCents(cents), REPAIRED_CONFIDENCE];
  const change = { value, confidence, settledBy: proof, reasons: [reason] };
  return withFields(draft, [replaced(field, change)]);
}

/** Sums are printed with cents: however sure its figures are, OCR lost the point or what stands behind it. */
const isWithoutCents = ({ source, rawText }: DraftField): boolean =>
  source === 'ocr' && rawText !== null && !/[.,]\d{2}\D*$/.test(rawText);

/** `7,096.13` read as `7,096.18`; `709613` and `7,096`, which have no figure that is not in it. */
function isSlip(field: DraftField, reading: number, cents: number): boolean {
  const isCut = reading === cents || reading === Math.trunc(cents / 100);
  if (isWithoutCents(field) && isCut) return true;
  const slips = editDistance(formatAmount(reading), formatAmount(fromCents(cents)));
  return isUnsure(field) && slips <= MAX_SLIPS;
}
