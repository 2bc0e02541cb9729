import type { Box } from '../../../contracts/evidence';
import { detectCurrency } from '../../../rules/currency';
import { rucDigits } from '../../../rules/ruc';
import type { Reading, SeenField } from './answer';
import { labelId, partyDatumOf, pathOfLabel, type PartyDatum } from './label-path';

/** What Textract's own types of an expense stand for; a type that is not here has no field of ours. */
const PATHS: Readonly<Record<string, string>> = {
  INVOICE_RECEIPT_ID: 'documento.numero',
  INVOICE_RECEIPT_DATE: 'documento.fecha_emision',
  DUE_DATE: 'documento.fecha_vencimiento',
  PO_NUMBER: 'informacion_adicional.orden_compra',
  PAYMENT_TERMS: 'informacion_adicional.terminos_pago',
  SUBTOTAL: 'totales.subtotal',
  TAX: 'totales.iva',
  TOTAL: 'totales.total',
  AMOUNT_DUE: 'totales.total',
  DISCOUNT: 'totales.descuentos',
  SERVICE_CHARGE: 'totales.otros_cargos',
  SHIPPING_HANDLING_CHARGE: 'totales.otros_cargos',
  VENDOR_NAME: 'proveedor.nombre',
  VENDOR_ADDRESS: 'proveedor.direccion',
  VENDOR_PHONE: 'proveedor.telefono',
  RECEIVER_NAME: 'cliente.nombre',
  RECEIVER_ADDRESS: 'cliente.direccion',
  RECEIVER_PHONE: 'cliente.telefono',
};

/** Types of a party that a group names. */
const PARTY_DATA: Readonly<Record<string, PartyDatum>> = {
  NAME: 'nombre',
  ADDRESS: 'direccion',
  TAX_PAYER_ID: 'ruc',
};

/** Tax numbers of other countries, which is what Textract takes a RUC for. */
const TAX_NUMBER = /^(?:VENDOR|RECEIVER)_(?:VAT|GST|ABN|PAN)_NUMBER$/;

const pathOfType = (type: string): string | undefined =>
  Object.hasOwn(PATHS, type) ? PATHS[type] : undefined;

function partyDatumOfType(type: string): PartyDatum | undefined {
  if (TAX_NUMBER.test(type)) return 'ruc';
  return Object.hasOwn(PARTY_DATA, type) ? PARTY_DATA[type] : undefined;
}

/** What is due may be less than the total, after a payment or a retention. */
const isFallbackType = (type: string): boolean => type === 'AMOUNT_DUE';

type Party = 'proveedor' | 'cliente';

/** A label that opens what the document says of a party. */
interface PartyAnchor {
  party: Party;
  box: Box;
}

/** As far down a page as such a block reaches, 0..1. */
const BLOCK_HEIGHT = 0.25;

/** The labels of a page that open a party's block (`Señores`, `Proveedor`). */
function partyAnchors(fields: readonly SeenField[]): PartyAnchor[] {
  return fields.flatMap(({ label }) => {
    const id = label && labelId(label.text);
    const party = id === 'customer' ? 'cliente' : id === 'supplier' ? 'proveedor' : null;
    return party && label?.box ? [{ party, box: label.box }] : [];
  });
}

/** Whose a datum is by the label it stands under; null when it stands under none. */
function partyBelow(box: Box | null, anchors: readonly PartyAnchor[]): Party | null {
  if (!box) return null;
  const [nearest] = anchors
    .map(({ party, box: anchor }) => ({
      party,
      down: box.y - anchor.y,
      far: Math.abs(box.y - anchor.y) + Math.abs(box.x - anchor.x),
      line: anchor.h,
    }))
    .filter(({ down, line }) => down > -line && down < BLOCK_HEIGHT)
    .sort((a, b) => a.far - b.far);
  return nearest?.party ?? null;
}

/** Whose a datum is by Textract's own words for it; null when they do not say. */
function partyNamed({ type, groups }: SeenField): Party | null {
  const names = [type, ...groups];
  if (names.some((name) => name.startsWith('VENDOR'))) return 'proveedor';
  return names.some((name) => name.startsWith('RECEIVER')) ? 'cliente' : null;
}

/** The mark before an amount, as it is printed. */
const CURRENCY_MARK = /^(?:S\/\.?|US\$|U\$S|\$|€)/i;
/** Textract knows no soles: its own guess is worth little in Peru. */
const GUESSED_CURRENCY = 0.5;

interface Place {
  page: number;
  anchors: readonly PartyAnchor[];
  /** The company's own RUC is its own on every document. */
  companyRuc: string | null;
}

/**
 * The fields of a page that stand outside its lines -> readings. A label in Spanish tells more than the
 * type that Textract guesses: `Op. exonerada` is no subtotal, `Vuelto` no total.
 */
export function readFields(
  fields: readonly SeenField[],
  page: number,
  companyRuc: string | null,
): Reading[] {
  const place = { page, anchors: partyAnchors(fields), companyRuc };
  return fields.flatMap((field) => [
    ...pathOf(field, place).map((path) => reading(field, path, page)),
    ...currencyOf(field, page),
  ]);
}

function reading(field: SeenField, path: string, page: number): Reading {
  const isFallback =
    isFallbackType(field.type) || (field.label && labelId(field.label.text) === 'plainDate');
  return { ...field.value, path, page, ...(isFallback ? { isFallback } : {}) };
}

/** None, or one. */
function pathOf(field: SeenField, place: Place): string[] {
  const id = field.label ? labelId(field.label.text) : null;
  const datum = partyDatumOfType(field.type) ?? partyDatumOf(id);
  const typed = pathOfType(field.type);
  const labelled = pathOfLabel(id);
  if (labelled !== undefined) return labelled === null ? [] : [labelled];
  if (typed !== undefined) return [typed];
  return datum === undefined ? [] : partyPath(field, datum, place);
}

function partyPath(field: SeenField, datum: PartyDatum, place: Place): string[] {
  if (datum !== 'ruc') return [`${partyOf(field, place)}.${datum}`];
  const digits = rucDigits(field.value.text);
  if (digits === null) return [];
  const isOwn = digits === place.companyRuc;
  return [`${isOwn ? 'cliente' : partyOf(field, place)}.ruc`];
}

/** Above and beside the customer's block stands the letterhead. */
function partyOf(field: SeenField, { anchors }: Place) {
  const where = field.label?.box ?? field.value.box;
  return partyNamed(field) ?? partyBelow(where, anchors) ?? 'proveedor';
}

function currencyOf({ type, value, currency }: SeenField, page: number): Reading[] {
  if (type !== 'TOTAL' && type !== 'SUBTOTAL') return [];
  const path = 'documento.moneda';
  const mark = CURRENCY_MARK.exec(value.text)?.[0];
  if (mark) return [{ ...value, text: mark, path, page }];
  if (currency === null || detectCurrency(currency) === null) return [];
  const confidence = Math.min(value.confidence, GUESSED_CURRENCY);
  return [{ text: currency, confidence, box: value.box, path, page, isFallback: true }];
}
