import type { FieldProof } from '../../contracts/evidence';
import type { ExtractedData } from '../../contracts/extracted-data';
import type { SignatureVerdict } from '../../contracts/xml-source';
import { parseAmountInWords } from '../amount-in-words';
import { accountFindings, bankCode, isSameAccount, isValidCci } from '../bank-account';
import { totalIdentity } from '../checks/total-identity';
import { roundCents, sumAmounts, toCents } from '../money';
import { isValidRuc } from '../ruc';
import { isUnprinted, isUnsure, type Draft, type DraftField } from './draft';
import { agreesWithQr } from './qr-evidence';
import { isRoleTold, type RoleInput } from './ruc-role';

/** Two sources that say the same about a field, and how much that is worth (0..1). */
export interface Agreement {
  path: string;
  proof: FieldProof;
  strength: number;
  /** Spanish sentence. */
  reason: string;
}

const STRENGTH: Readonly<Record<FieldProof, number>> = {
  Firma: 0.95,
  QR: 0.95,
  Letras: 0.85,
  Suma: 0.8,
  RUC: 0.8,
  Empresa: 0.9,
  Persona: 0.95,
  CCI: 0.9,
  Motores: 0.6,
};

export interface AgreementInput extends RoleInput {
  /** What the signature of an XML says; null of a page. */
  signature: SignatureVerdict | null;
}

/**
 * Every agreement between independent sources; the strongest of a path comes first. What a model says
 * without its being printed agrees with nothing but the QR, which the model was not told.
 */
export function agreements(input: AgreementInput): Agreement[] {
  const { draft, signature } = input;
  // Whoever changed an XML, or wrote one, made its sums and its words fit.
  if (signature !== null && signature !== 'intacta') return [];
  return [
    ...signedAgreements(input),
    ...qrAgreements(input),
    ...[
      ...companyAgreement(input),
      ...wordsAgreement(input),
      ...totalAgreement(input),
      ...lineAgreements(input),
      ...rucAgreements(input),
      ...accountAgreements(input),
    ].filter(({ path }) => !isUnprinted(draft.get(path))),
  ];
}

export function agreement(path: string, proof: FieldProof, reason: string): Agreement {
  return { path, proof, strength: STRENGTH[proof], reason };
}

/** What was signed is what its issuer said. */
function signedAgreements({ draft, signature }: AgreementInput): Agreement[] {
  if (signature === null) return [];
  return [...draft.values()]
    .filter(({ source, value }) => source === 'xml' && value !== null)
    .map(({ path }) => agreement(path, 'Firma', 'Lo dice el XML firmado.'));
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
  if (draft.get('totales.total')?.settledBy === 'Letras') return [];
  const words = parseAmountInWords(data.informacion_adicional?.monto_en_letras ?? '');
  const total = data.totales?.total;
  if (!words || typeof total !== 'number' || Math.abs(toCents(total)) !== words.cents) return [];
  return [agreement('totales.total', 'Letras', 'Coincide con el monto en letras.')];
}

/**
 * Beside a printed rounding a sum is good for the amount before it and the amount after it: which of them is
 * the total it cannot tell.
 */
const isBesideRounding = (path: string, { totales }: ExtractedData): boolean =>
  path === 'totales.total' && Boolean(totales?.redondeo);

/** A sum proves something only when it adds at least two printed amounts that are not zero. */
function totalAgreement({ draft, data }: AgreementInput): Agreement[] {
  const identity = totalIdentity(data);
  if (!identity?.agrees || !data.totales?.iva) return [];
  const isRead = identity.paths.some((path) => isRecognised(draft.get(path)));
  if (isRead && !identity.isExact) return [];
  const isOpen = (field: DraftField | undefined): boolean =>
    isUnprinted(field) || field?.settledBy === 'Suma';
  if (identity.paths.some((path) => isOpen(draft.get(path)))) return [];
  return identity.paths
    .filter((path) => !isBesideRounding(path, data))
    .map((path) => agreement(path, 'Suma', 'Subtotal más impuestos da el total.'));
}

/** What rounding leaves between sums may in recognised characters as well be a misread digit, and proves nothing. */
const isRecognised = (cell: DraftField | undefined): boolean =>
  cell !== undefined && cell.source !== 'texto' && cell.source !== 'xml';

const ROW_KEYS = ['cantidad', 'precio_unitario', 'subtotal'] as const;

/**
 * Quantity and price make the amount: that holds of the numbers, not of the name beside them. Where a row
 * has no name the names and the numbers of the table have gone out of step, and none of its rows is proved.
 */
function lineAgreements({ draft, data }: AgreementInput): Agreement[] {
  const lines = data.productos ?? [];
  const pointed = pointedColumns(draft, lines.length);
  const areNamed = lines.every(({ descripcion }) => Boolean(descripcion));
  const proved = lines.flatMap((line, index) => {
    const { cantidad, precio_unitario: price, subtotal } = line;
    const cells = ROW_KEYS.map((key) => draft.get(`productos.${index}.${key}`));
    const isPointLost = cells.some((cell, at) => pointed[at] && isPointless(cell));
    const printed = areNamed && arePrintedApart(cells) && !isPointLost;
    if (!printed || !cantidad || !price || typeof subtotal !== 'number') return [];
    const gap = Math.abs(toCents(roundCents(cantidad * price)) - toCents(subtotal));
    if (gap > roundingOff(cantidad, cells)) return [];
    const reason = 'Cantidad por precio da el importe.';
    return ROW_KEYS.map((key) => agreement(`productos.${index}.${key}`, 'Suma', reason));
  });
  const isOpinion = lines.some((_, index) => isUnprinted(draft.get(`productos.${index}.subtotal`)));
  return [...proved, ...(isOpinion ? [] : lineSumAgreement(draft, data))];
}

const isPointless = (cell: DraftField | undefined): boolean =>
  cell?.source === 'ocr' && !/\d[.,]\d{1,4}(?!\d)/.test(cell.rawText ?? '');

/**
 * The columns of which at least every other number has decimals, amounts beside the total: one without has lost its
 * point in being recognised. Where price and amount have both lost it (`1316 x 10 = 13160`), they make each other right.
 */
function pointedColumns(draft: Draft, rows: number): boolean[] {
  return ROW_KEYS.map((key) => {
    const paths = Array.from({ length: rows }, (_, at) => `productos.${at}.${key}`);
    const sums = key === 'subtotal' ? ['totales.subtotal', 'totales.total'] : [];
    const cells = [...paths, ...sums].flatMap((path) => draft.get(path) ?? []);
    return cells.filter(isPointless).length * 2 <= cells.length;
  });
}

/** Cents that the amount may be off: a printed price is rounded, by half a cent a unit. */
const roundingOff = (quantity: number, cells: readonly (DraftField | undefined)[]): number =>
  cells.some(isRecognised) ? 0 : Math.max(2, Math.ceil(quantity * 0.5));

/** Each is a print of its own: the same words read as two fields are one source, and so is what follows from the others. */
function arePrintedApart(cells: readonly (DraftField | undefined)[]): boolean {
  const fields = cells.filter((cell) => cell !== undefined);
  if (fields.some((field) => field.source === 'regla' || isUnprinted(field))) return false;
  return !haveSharedWords(fields);
}

function haveSharedWords(fields: readonly DraftField[]): boolean {
  const prints = fields.flatMap(({ value, boxes: [box] }) =>
    box ? [`${value} ${box.page} ${box.x} ${box.y}`] : [],
  );
  return new Set(prints).size < prints.length;
}

/** Where one line is sold, its amount may be the very words that were read as the sum. */
function isOnlyLine(draft: Draft, key: 'subtotal' | 'total'): boolean {
  const both = [draft.get(`totales.${key}`), draft.get('productos.0.subtotal')];
  return haveSharedWords(both.filter((field) => field !== undefined));
}

/** The lines add up to the subtotal (prices without IGV) or to the total (prices with it). */
function lineSumAgreement(draft: Draft, data: ExtractedData): Agreement[] {
  const amounts = (data.productos ?? []).map((line) => line.subtotal);
  if (amounts.length === 0 || !amounts.every((amount) => typeof amount === 'number')) return [];
  const sum = toCents(sumAmounts(amounts));
  const areRead = amounts.some((_, at) => isRecognised(draft.get(`productos.${at}.subtotal`)));
  const off = (key: string): number =>
    areRead || isRecognised(draft.get(`totales.${key}`)) ? 0 : amounts.length + 1;
  return (['subtotal', 'total'] as const)
    .filter((key) => Math.abs(toCents(data.totales?.[key] ?? NaN) - sum) <= off(key))
    .filter((key) => !isOnlyLine(draft, key) && !isBesideRounding(`totales.${key}`, data))
    .map((key) => agreement(`totales.${key}`, 'Suma', 'Coincide con la suma de los productos.'));
}

/** Less sure than this of whose number it is, an engine has found no party's. */
const OPEN_ROLE = 0.5;

/**
 * The check digit counts as a second source for what is printed: a number that the QR alone tells may stand for
 * another one on the page. For a text layer it does so at once; for OCR only when two engines read the
 * same digits, or they stand on the page twice (decisions, "RUC repair after OCR"). It proves the number,
 * and whose it is must be told by something else; an engine that does not know it is less than half sure.
 */
function rucAgreements(input: AgreementInput): Agreement[] {
  const { draft, printedRucs } = input;
  return (['proveedor.ruc', 'cliente.ruc'] as const).flatMap((path) => {
    const field = draft.get(path);
    if (typeof field?.value !== 'string' || !isValidRuc(field.value)) return [];
    if (field.confidence < OPEN_ROLE || field.source === 'qr') return [];
    const readings = printedRucs.get(field.value) ?? 0;
    if ((isUnsure(field) && readings < 2) || !isRoleTold(path, input)) return [];
    return [agreement(path, 'RUC', 'Su dígito verificador es correcto.')];
  });
}

/**
 * Two check digits prove a CCI that was read surely; one that was not, only where the account printed beside it leads
 * to the same digits. Account and bank are proved by a CCI that is.
 */
function accountAgreements({ draft, data }: AgreementInput): Agreement[] {
  return (data.cuentas ?? []).flatMap((account, at) => {
    const { banco, numero, cci } = account;
    const fieldOf = (key: string): DraftField | undefined => draft.get(`cuentas.${at}.${key}`);
    const read = [fieldOf('numero'), fieldOf('cci')];
    if (!isValidCci(cci) || accountFindings(account).length > 0 || isUnprinted(read[1])) return [];
    const isSame =
      !isUnprinted(read[0]) && isSameAccount({ banco, numero }, { banco, cci }) && Boolean(numero);
    if (!isSame && (!read[1] || isUnsure(read[1]))) return [];
    const proved = (key: string, reason: string): Agreement =>
      agreement(`cuentas.${at}.${key}`, 'CCI', reason);
    const isOfBank = fieldOf('banco')?.source !== 'regla' && bankCode({ banco }) !== null;
    return [
      proved('cci', 'Sus dígitos de control son correctos.'),
      ...(isSame ? [proved('numero', 'Coincide con el CCI.')] : []),
      ...(isOfBank ? [proved('banco', 'Coincide con el CCI.')] : []),
    ];
  });
}
