import type { FieldProof } from '../../contracts/evidence';
import { type DocumentType, type ExtractedData, SUNAT_CODE } from '../../contracts/extracted-data';
import { parseAmountInWords } from '../amount-in-words';
import { totalIdentity } from '../checks/total-identity';
import { roundCents, sumAmounts, toCents } from '../money';
import { isValidRuc } from '../ruc';
import { isUnprinted, isUnsure, type Draft } from './draft';
import { agreesWithQr, type QrEvidence } from './qr-evidence';

/** Two sources that say the same about a field, and how much that is worth (0..1). */
export interface Agreement {
  path: string;
  proof: FieldProof;
  strength: number;
  /** Spanish sentence. */
  reason: string;
}

const STRENGTH: Readonly<Record<FieldProof, number>> = {
  QR: 0.95,
  Letras: 0.85,
  Suma: 0.8,
  RUC: 0.8,
  Empresa: 0.9,
  Persona: 0.95,
  Motores: 0.6,
};

export interface AgreementInput {
  draft: Draft;
  data: ExtractedData;
  evidence: QrEvidence;
  /** RUC of the company that uses the product. */
  companyRuc: string | null;
  /** How often each RUC is printed, over all pages. */
  printedRucs: ReadonlyMap<string, number>;
}

/**
 * Every agreement between independent sources; the strongest of a path comes first. What a model says
 * without its being printed agrees with nothing but the QR, which the model was not told.
 */
export function agreements(input: AgreementInput): Agreement[] {
  const { draft } = input;
  return [
    ...qrAgreements(input),
    ...[
      ...companyAgreement(input),
      ...wordsAgreement(input),
      ...totalAgreement(input),
      ...lineAgreements(input),
      ...rucAgreements(input),
    ].filter(({ path }) => !isUnprinted(draft.get(path))),
  ];
}

export function agreement(path: string, proof: FieldProof, reason: string): Agreement {
  return { path, proof, strength: STRENGTH[proof], reason };
}

function qrAgreements({ draft, evidence }: AgreementInput): Agreement[] {
  return evidence.fields.flatMap(({ path, value }) => {
    const field = draft.get(path);
    if (!field || field.value === null || typeof field.value === 'boolean') return [];
    if (field.source === 'qr' || !agreesWithQr(path, field.value, value)) return [];
    return [agreement(path, 'QR', 'Coincide con el código QR.')];
  });
}

function companyAgreement({ data, companyRuc }: AgreementInput): Agreement[] {
  const isOurs = companyRuc !== null && data.cliente?.ruc === companyRuc;
  return isOurs ? [agreement('cliente.ruc', 'Empresa', 'Es el RUC de su empresa.')] : [];
}

function wordsAgreement({ draft, data }: AgreementInput): Agreement[] {
  if (isUnprinted(draft.get('informacion_adicional.monto_en_letras'))) return [];
  const words = parseAmountInWords(data.informacion_adicional?.monto_en_letras ?? '');
  const total = data.totales?.total;
  if (!words || typeof total !== 'number' || Math.abs(toCents(total)) !== words.cents) return [];
  return [agreement('totales.total', 'Letras', 'Coincide con el monto en letras.')];
}

/** A sum proves something only when it adds at least two printed amounts that are not zero. */
function totalAgreement({ draft, data }: AgreementInput): Agreement[] {
  const identity = totalIdentity(data);
  if (!identity?.agrees || !data.totales?.iva) return [];
  if (identity.paths.some((path) => isUnprinted(draft.get(path)))) return [];
  return identity.paths.map((path) =>
    agreement(path, 'Suma', 'Subtotal más impuestos da el total.'),
  );
}

const ROW_KEYS = ['cantidad', 'precio_unitario', 'subtotal'] as const;

function lineAgreements({ draft, data }: AgreementInput): Agreement[] {
  const lines = data.productos ?? [];
  const proved = lines.flatMap((line, index) => {
    const { cantidad, precio_unitario: price, subtotal } = line;
    const cells = ROW_KEYS.map((key) => draft.get(`productos.${index}.${key}`));
    const printed = cells[2]?.source !== 'regla' && !cells.some(isUnprinted);
    if (!printed || !cantidad || !price || typeof subtotal !== 'number') return [];
    const gap = Math.abs(toCents(roundCents(cantidad * price)) - toCents(subtotal));
    if (gap > Math.max(2, Math.ceil(cantidad * 0.5))) return [];
    const reason = 'Cantidad por precio da el importe.';
    return ROW_KEYS.map((key) => agreement(`productos.${index}.${key}`, 'Suma', reason));
  });
  const isOpinion = lines.some((_, index) => isUnprinted(draft.get(`productos.${index}.subtotal`)));
  return [...proved, ...(isOpinion ? [] : lineSumAgreement(data))];
}

/** The lines add up to the subtotal (prices without IGV) or to the total (prices with it). */
function lineSumAgreement(data: ExtractedData): Agreement[] {
  const amounts = (data.productos ?? []).map((line) => line.subtotal);
  if (amounts.length === 0 || !amounts.every((amount) => typeof amount === 'number')) return [];
  const sum = toCents(sumAmounts(amounts));
  return (['subtotal', 'total'] as const)
    .filter((key) => Math.abs(toCents(data.totales?.[key] ?? NaN) - sum) <= amounts.length + 1)
    .map((key) => agreement(`totales.${key}`, 'Suma', 'Coincide con la suma de los productos.'));
}

/**
 * The check digit counts as a second source for a text layer; for OCR only when two engines read the
 * same digits, or they stand on the page twice (decisions, "RUC repair after OCR"). It tells nothing of
 * whose number it is: that follows from SUNAT's rules on what an issuer prints, which hold for
 * comprobantes alone. On an order or a statement either party may have printed it.
 */
function rucAgreements({ draft, data, printedRucs }: AgreementInput): Agreement[] {
  if (SUNAT_CODE[data.documento?.tipo as DocumentType] === undefined) return [];
  return ['proveedor.ruc', 'cliente.ruc'].flatMap((path) => {
    const field = draft.get(path);
    if (typeof field?.value !== 'string' || !isValidRuc(field.value)) return [];
    const readings = printedRucs.get(field.value) ?? 0;
    if (isUnsure(field) && readings < 2) return [];
    return [agreement(path, 'RUC', 'Su dígito verificador es correcto.')];
  });
}
