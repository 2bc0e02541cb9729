import type { DocumentType, ExtractedData } from '../../../backend/src/contracts/extracted-data';

/** Integer cents of the document's currency. */
export type Cents = number;
export type BenchCurrency = 'PEN' | 'USD' | 'EUR';
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
 * `emisor` is always who sells (`proveedor` of the truth) and `cliente` who pays: an orden_compra has the
 * letterhead of its `cliente`.
 */
export interface BenchFacts {
  kind: BenchKind;
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
  formaPago: 'Contado' | 'Crédito';
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

/** How values are written; each document draws one at random, a layout may insist on its own. */
export interface BenchStyle {
  date(date: CivilDate): string;
  /** Without currency sign. */
  amount(cents: Cents): string;
  quantity(thousandths: number): string;
  currencySign: string;
  currencyName: string;
  /** `F001-00000123`, `F001 - 123`, `F001 Nº 00000123`, ... */
  number(serie: string, correlativo: string): string;
}

/** What is altered in a forged document: the print lies, the QR, the words and the other sums stay honest. */
export type BenchForgery = 'total' | 'ruc' | 'igv';

export interface DrawnPage {
  /**
   * A whole HTML document, UTF-8, without anything from elsewhere; the browser breaks it into pages.
   * Where the QR stands there is an empty `<i data-qr style="width:26mm;height:26mm"></i>`: the symbol of
   * `facts.qr` is put into it before printing. Without `facts.qr` no such element is drawn.
   */
  html: string;
  /** CSS lengths; a height of `auto` is a roll: one page as long as its content. */
  paper: { width: string; height: string };
  /** What a perfect reader answers: every value that is printed, and no other. */
  truth: ExtractedData;
}

/** The engine may be tuned on `construido`; `comprobado` are only ever measured. */
export type BenchRole = 'construido' | 'comprobado';

export interface BenchLayout {
  id: string;
  role: BenchRole;
  kinds: readonly BenchKind[];
  draw(facts: BenchFacts, style: BenchStyle, random: () => number): DrawnPage;
}

/** A document as it is printed, with what a perfect reader answers of it. */
export interface BenchDocument {
  /** `layout-kind-index`, and what is forged in it. */
  id: string;
  kind: BenchKind;
  /** What the symbol of the page says; null: it has none. */
  qr: string | null;
  drawn: DrawnPage;
  forgery: BenchForgery | null;
}

/** The documents of one layout. */
export interface BenchSet {
  id: string;
  role: BenchRole;
  /** The document of a number from 0 and, where the page gives it away, its forged twin; empty behind the last one. */
  documents(index: number): readonly BenchDocument[];
}

export type BenchForm = 'texto' | 'escaneado' | 'foto';
export type BenchLevel = 'suave' | 'normal' | 'fuerte';
