import { MAX_ACCOUNTS, MAX_ITEMS } from '../../contracts/limits';
import type {
  CuentaData,
  DetraccionData,
  DocumentoData,
  InformacionAdicionalData,
  PartyData,
  PercepcionData,
  ProductoData,
  RetencionData,
  TotalesData,
} from '../../contracts/extracted-data';

type Described<T> = Readonly<Partial<Record<keyof T, string>>>;

const PARTY: Described<PartyData> = {
  nombre: 'razón social o nombre',
  ruc: 'RUC u otro número de identidad',
  direccion: 'dirección completa',
  telefono: 'teléfono',
  email: 'correo electrónico',
};

/**
 * What a language model is asked for, by group and key, with what each means: the one table behind the
 * schema, the prompt and the reading of the answer. What follows from others (series, SUNAT code) is not asked.
 */
export const ANSWER_GROUPS = {
  documento: {
    tipo: 'título del documento, como «FACTURA ELECTRÓNICA»',
    numero: 'serie y número, como «F001-00000123»',
    fecha_emision: 'fecha de emisión',
    fecha_vencimiento: 'fecha de vencimiento',
    moneda: 'moneda, como «SOLES» o «US$»',
    folio_fiscal: 'valor resumen o hash impreso',
    documento_afectado: 'en una nota, el comprobante que modifica',
  } satisfies Described<DocumentoData>,
  proveedor: PARTY,
  cliente: PARTY,
  totales: {
    subtotal: 'subtotal o valor de venta, sin impuestos',
    iva: 'monto del IGV',
    otros_impuestos: 'otros impuestos',
    descuentos: 'descuentos',
    total: 'importe total a pagar',
    gravada: 'operaciones gravadas',
    exonerada: 'operaciones exoneradas',
    inafecta: 'operaciones inafectas',
    gratuita: 'operaciones gratuitas',
    exportacion: 'operaciones de exportación',
    isc: 'monto del ISC',
    icbper: 'monto del ICBPER',
    otros_cargos: 'otros cargos',
    anticipos: 'anticipos',
    redondeo: 'redondeo',
  } satisfies Described<TotalesData>,
  detraccion: {
    codigo: 'código del bien o servicio sujeto a detracción',
    porcentaje: 'porcentaje de la detracción',
    monto: 'monto de la detracción',
    cuenta: 'cuenta del Banco de la Nación',
  } satisfies Described<DetraccionData>,
  retencion: {
    porcentaje: 'porcentaje de la retención',
    monto: 'monto de la retención, sin signo',
    neto: 'importe neto después de la retención',
  } satisfies Described<RetencionData>,
  percepcion: {
    porcentaje: 'porcentaje de la percepción',
    monto: 'monto de la percepción',
    total: 'importe total con la percepción',
  } satisfies Described<PercepcionData>,
  informacion_adicional: {
    terminos_pago: 'condición de pago, como «CONTADO» o «CRÉDITO 30 DÍAS»',
    metodo_pago: 'medio de pago',
    observaciones: 'observaciones',
    peso_total: 'peso total con su unidad',
    volumen_total: 'volumen total con su unidad',
    otros_datos: 'otros datos de importancia',
    orden_compra: 'número de la orden de compra',
    guia_remision: 'número de la guía de remisión',
    monto_en_letras: 'importe total en letras',
    cuotas: 'cuotas del crédito, como «Cuota 1: 2026-07-30 1,907.68; Cuota 2: ...»',
  } satisfies Described<InformacionAdicionalData>,
} as const;

/** Of every account that is to be paid to. */
const ACCOUNT = {
  banco: 'banco',
  numero: 'número de cuenta, con sus guiones',
  cci: 'código de cuenta interbancario (CCI), con sus 20 dígitos',
  moneda: 'moneda de la cuenta',
  titular: 'a nombre de quién está',
} satisfies Described<CuentaData>;

/** Of every line of the table of goods and services. */
const ITEM = {
  codigo: 'código',
  descripcion: 'descripción',
  unidad: 'unidad de medida',
  cantidad: 'cantidad',
  precio_unitario: 'precio o valor unitario',
  descuento: 'descuento de la línea',
  subtotal: 'importe de la línea',
} satisfies Described<ProductoData>;

/** Lists of the answer, and how many rows are taken of each. */
export const ANSWER_LISTS = {
  cuentas: { row: ACCOUNT, most: MAX_ACCOUNTS },
  productos: { row: ITEM, most: MAX_ITEMS },
} as const;

export const ANSWER_AUTHENTICITY_KEY = 'autenticidad';
export const AUTHENTICITY_MEANING =
  'de 0 a 1, qué tan auténtico parece el documento a la vista; null si no se puede saber';
