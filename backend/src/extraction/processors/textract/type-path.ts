import type { PartyDatum } from './label-path';

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

export function pathOfType(type: string): string | undefined {
  return Object.hasOwn(PATHS, type) ? PATHS[type] : undefined;
}

export function partyDatumOfType(type: string): PartyDatum | undefined {
  if (TAX_NUMBER.test(type)) return 'ruc';
  return Object.hasOwn(PARTY_DATA, type) ? PARTY_DATA[type] : undefined;
}

/** What is due may be less than the total, after a payment or a retention. */
export const isFallbackType = (type: string): boolean => type === 'AMOUNT_DUE';
