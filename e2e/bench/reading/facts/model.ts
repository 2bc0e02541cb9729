import type { DocumentType } from '../../../../backend/src/contracts/extracted-data';

/** Other than Peru, where a seller may be. */
export type Country = 'us' | 'ec' | 'es' | 'gb' | 'mx' | 'cl' | 'cn';

/** Integer cents of the document's currency. */
export type Cents = number;
/** What a Peruvian business sells in. */
export type HomeCurrency = 'PEN' | 'USD' | 'EUR';
export type BenchCurrency = HomeCurrency | 'GBP' | 'MXN';
/** ISO civil date, `YYYY-MM-DD`. */
export type CivilDate = string;

export const BENCH_KINDS = [
  'factura',
  'boleta',
  'nota_credito',
  'nota_debito',
  'recibo_honorarios',
  'recibo_servicios',
  'orden_compra',
  'orden_servicio',
  'guia_remision',
  'ticket',
] as const satisfies readonly DocumentType[];
export type BenchKind = (typeof BENCH_KINDS)[number];

export interface BenchParty {
  nombre: string;
  /** RUC of 11 digits, or the DNI of 8 of a boleta's customer; empty when none is printed. */
  documento: string;
  direccion: string;
  telefono: string;
  email: string;
}

/** `importe` is what the row shows; `unitario` is before tax unless `precioConIgv`. */
export interface BenchLine {
  codigo: string;
  descripcion: string;
  unidad: string;
  /** Thousandths of a unit. */
  cantidad: number;
  unitario: Cents;
  descuento: Cents;
  importe: Cents;
}

/**
 * What a comprobante adds up to; 0 where a kind has none of it. `gravada` is after `descuentos`, which are
 * of the whole document. Of a fee receipt both `inafecta` and `total` are the gross fee: the retention
 * is an amount of its own. `total` is without percepción. `letras` are of `total`.
 */
export interface BenchSums {
  gravada: Cents;
  exonerada: Cents;
  inafecta: Cents;
  gratuita: Cents;
  descuentos: Cents;
  igv: Cents;
  icbper: Cents;
  otrosCargos: Cents;
  total: Cents;
}

/**
 * All that may be printed. A layout prints a part of it, in words and places of its own.
 * `emisor` is always who sells (`proveedor` of the truth) and `cliente` who pays: an order has the
 * letterhead of its `cliente`.
 */
export interface BenchFacts {
  kind: BenchKind;
  /** Of the seller, when it is not Peru: its number has no series, and its id is no RUC. */
  country?: Country;
  serie: string;
  /** Eight digits, with leading zeros; a layout may print fewer. */
  correlativo: string;
  emision: CivilDate;
  vencimiento: CivilDate | null;
  moneda: BenchCurrency;
  emisor: BenchParty;
  cliente: BenchParty;
  lineas: readonly BenchLine[];
  /** Whether `unitario` and `importe` of the rows contain the IGV. */
  precioConIgv: boolean;
  sumas: BenchSums;
  detraccion: { codigo: string; porcentaje: number; monto: Cents; cuenta: string } | null;
  /** Of 3 % (IGV, of the total; it is not taken off) or 8 % (of the gross fee). */
  retencion: { porcentaje: number; monto: Cents } | null;
  percepcion: { porcentaje: number; monto: Cents; totalConPercepcion: Cents } | null;
  cuotas: readonly { numero: number; fecha: CivilDate; monto: Cents }[];
  formaPago: 'Contado' | 'Crédito' | 'Net 30' | '30 days net';
  metodoPago: string;
  ordenCompra: string;
  guiaRemision: string;
  observaciones: string;
  /** Series and number of the comprobante that a note changes, and why. */
  afectado: { numero: string; motivo: string } | null;
  letras: string;
  hash: string;
  /** `RUC|TIPO|SERIE|NUMERO|IGV|TOTAL|FECHA|TIPODOC|NRODOC|HASH`; null: the document has no QR. */
  qr: string | null;
}
