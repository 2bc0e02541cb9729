/**
 * The data read from a document, in the keys of spec section 3.
 * Amounts are decimal numbers in the document's currency (cents are used inside, see rules/money);
 * dates are ISO `YYYY-MM-DD`; a value that is not printed is absent or null, never 0 or ''.
 */
export const DOCUMENT_TYPES = [
  'factura',
  'boleta',
  'nota_credito',
  'nota_debito',
  'recibo_honorarios',
  'guia_remision',
  'ticket',
  'recibo_servicios',
  'liquidacion_compra',
  'retencion',
  'percepcion',
  'orden_compra',
  'orden_servicio',
  'proforma',
  'estado_cuenta',
  'contrato',
  'otro',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** Spanish names of the types. */
export const DOCUMENT_TYPE_LABEL: Readonly<Record<DocumentType, string>> = {
  factura: 'Factura',
  boleta: 'Boleta de venta',
  nota_credito: 'Nota de crédito',
  nota_debito: 'Nota de débito',
  recibo_honorarios: 'Recibo por honorarios',
  guia_remision: 'Guía de remisión',
  ticket: 'Ticket',
  recibo_servicios: 'Recibo de servicios',
  liquidacion_compra: 'Liquidación de compra',
  retencion: 'Comprobante de retención',
  percepcion: 'Comprobante de percepción',
  orden_compra: 'Orden de compra',
  orden_servicio: 'Orden de servicio',
  proforma: 'Proforma',
  estado_cuenta: 'Estado de cuenta',
  contrato: 'Contrato',
  otro: 'Otro',
};

export type Maybe<T> = T | null | undefined;

export interface DocumentoData {
  tipo?: Maybe<DocumentType>;
  /** SUNAT catalogue 01 code, e.g. `01` for a factura. */
  codigo_sunat?: Maybe<string>;
  /** Series and number as printed, e.g. `F001-00000123`. */
  numero?: Maybe<string>;
  serie?: Maybe<string>;
  fecha?: Maybe<string>;
  fecha_emision?: Maybe<string>;
  fecha_vencimiento?: Maybe<string>;
  moneda?: Maybe<string>;
  /** In Peru the printed hash (valor resumen) of the signed XML, when there is one. */
  folio_fiscal?: Maybe<string>;
  /** For notes: the comprobante that the note changes. */
  documento_afectado?: Maybe<string>;
}

export interface PartyData {
  nombre?: Maybe<string>;
  ruc?: Maybe<string>;
  direccion?: Maybe<string>;
  telefono?: Maybe<string>;
  email?: Maybe<string>;
}

export interface TotalesData {
  subtotal?: Maybe<number>;
  /** The IGV (the key keeps the specification's name). */
  iva?: Maybe<number>;
  otros_impuestos?: Maybe<number>;
  descuentos?: Maybe<number>;
  total?: Maybe<number>;
  gravada?: Maybe<number>;
  exonerada?: Maybe<number>;
  inafecta?: Maybe<number>;
  gratuita?: Maybe<number>;
  exportacion?: Maybe<number>;
  isc?: Maybe<number>;
  icbper?: Maybe<number>;
  otros_cargos?: Maybe<number>;
  anticipos?: Maybe<number>;
  redondeo?: Maybe<number>;
}

export interface DetraccionData {
  codigo?: Maybe<string>;
  porcentaje?: Maybe<number>;
  monto?: Maybe<number>;
  cuenta?: Maybe<string>;
}

/** Taken off what is paid: 3 % of the IGV regime, 8 % of a fee. Amounts in soles, as printed. */
export interface RetencionData {
  porcentaje?: Maybe<number>;
  monto?: Maybe<number>;
  /** What is paid after it. */
  neto?: Maybe<number>;
}

/** Collected on top of the total, which stays without it. Amounts in soles, as printed. */
export interface PercepcionData {
  porcentaje?: Maybe<number>;
  monto?: Maybe<number>;
  /** What is collected with it. */
  total?: Maybe<number>;
}

/** An account that the document asks to be paid to, as read: nothing of it has been confirmed by that. */
export interface CuentaData {
  /** As printed, or as the CCI says. */
  banco?: Maybe<string>;
  /** Of the account, as printed: digits and dashes. */
  numero?: Maybe<string>;
  /** Código de cuenta interbancario: 20 digits. */
  cci?: Maybe<string>;
  moneda?: Maybe<string>;
  titular?: Maybe<string>;
}

export interface InformacionAdicionalData {
  terminos_pago?: Maybe<string>;
  metodo_pago?: Maybe<string>;
  observaciones?: Maybe<string>;
  peso_total?: Maybe<string>;
  volumen_total?: Maybe<string>;
  otros_datos?: Maybe<string>;
  orden_compra?: Maybe<string>;
  guia_remision?: Maybe<string>;
  monto_en_letras?: Maybe<string>;
  /** `Cuota 1: 2026-07-30 1,907.68; Cuota 2: ...`, in the order of their dates. */
  cuotas?: Maybe<string>;
}

export interface ProductoData {
  codigo?: Maybe<string>;
  descripcion?: Maybe<string>;
  unidad?: Maybe<string>;
  cantidad?: Maybe<number>;
  precio_unitario?: Maybe<number>;
  descuento?: Maybe<number>;
  subtotal?: Maybe<number>;
}

export interface ExtractedData {
  documento?: DocumentoData;
  proveedor?: PartyData;
  cliente?: PartyData;
  totales?: TotalesData;
  detraccion?: DetraccionData;
  retencion?: RetencionData;
  percepcion?: PercepcionData;
  informacion_adicional?: InformacionAdicionalData;
  cuentas?: CuentaData[];
  productos?: ProductoData[];
}

/** SUNAT catalogue 01 codes of the types that are comprobantes (peru.md 2.1). */
export const SUNAT_CODE: Readonly<Partial<Record<DocumentType, string>>> = {
  factura: '01',
  recibo_honorarios: 'R1',
  boleta: '03',
  liquidacion_compra: '04',
  nota_credito: '07',
  nota_debito: '08',
  guia_remision: '09',
  ticket: '12',
  recibo_servicios: '14',
  retencion: '20',
  percepcion: '40',
};
