import type { DocumentType, ExtractedData } from '../../contracts/extracted-data';

/** Integer cents of the document's currency. */
export type Cents = number;

export type DemoKind = Extract<
  DocumentType,
  'factura' | 'boleta' | 'nota_credito' | 'orden_compra' | 'recibo_honorarios'
>;
export type DemoForm = 'texto' | 'escaneado' | 'foto';
export type DemoCurrency = 'PEN' | 'USD';
export type DemoLayout = 'erp' | 'moderno' | 'ticket' | 'portal' | 'orden' | 'honorarios';

export interface DemoParty {
  nombre: string;
  ruc: string;
  /** Empty where the layout prints none, as for the customer of a ticket. */
  direccion: string;
  telefono?: string;
  email?: string;
  giro?: string;
}

/** `cantidad` is in hundredths of a unit; `unitario` and `importe` are as printed. */
export interface DemoLine {
  codigo: string;
  descripcion: string;
  unidad: string;
  cantidad: number;
  unitario: Cents;
  importe: Cents;
}

/** `total` = gravada + igv + icbper - retencion (the net of a fee receipt). */
export interface DemoTotals {
  gravada: Cents;
  igv: Cents;
  icbper: Cents;
  retencion: Cents;
  total: Cents;
}

export interface DemoDetraccion {
  codigo: string;
  nombre: string;
  porcentaje: number;
  /** Whole soles, in cents (peru.md section 4: rounded half up to the sol). */
  monto: Cents;
  cuenta: string;
}

export interface DemoInstalment {
  fecha: string;
  monto: Cents;
}

export interface DemoAffected {
  numero: string;
  fecha: string;
  motivo: string;
}

/** Everything that is printed. Dates are ISO `YYYY-MM-DD`. */
export interface DemoData {
  tipo: DemoKind;
  /** SUNAT catalogue 01; empty for a purchase order, which is no comprobante. */
  codigoSunat: string;
  serie: string;
  correlativo: string;
  /** Series and number exactly as printed. */
  numero: string;
  fechaEmision: string;
  fechaVencimiento?: string;
  hora: string;
  moneda: DemoCurrency;
  emisor: DemoParty;
  cliente: DemoParty;
  lineas: DemoLine[];
  totales: DemoTotals;
  detraccion?: DemoDetraccion;
  formaPago: string;
  cuotas: DemoInstalment[];
  ordenCompra?: string;
  observacion?: string;
  afectado?: DemoAffected;
  hash: string;
  /** Amount in words as printed after "SON:". */
  letras: string;
}

/** A print that contradicts its own QR and words. */
export interface DemoForgery {
  reason: string;
  /** What the altered print shows as total; `data.totales` keeps the honest one. */
  printedTotal: Cents;
}

export interface DemoBrand {
  color: string;
  /** Pale tint of the colour, for bands. */
  tint: string;
  logo: string;
}

export interface DemoDocument {
  kind: DemoKind;
  form: DemoForm;
  layout: DemoLayout;
  brand: DemoBrand;
  seed: number;
  data: DemoData;
  /** What a perfect reader answers: the values as printed, forged ones included. */
  truth: ExtractedData;
  forged?: DemoForgery;
  /** Reception stamp drawn over the page. */
  stamp?: { fecha: string; area: string };
}
