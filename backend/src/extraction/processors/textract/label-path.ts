import { TOTAL_PATHS, type LabelId } from '../labels';

const INFO = 'informacion_adicional';

/** Where the value of a label goes; null: nowhere. What is said of a party is in `PARTY_KEYS`. */
const PATHS: Readonly<Partial<Record<LabelId, string | null>>> = {
  issueDate: 'documento.fecha_emision',
  plainDate: 'documento.fecha_emision',
  dueDate: 'documento.fecha_vencimiento',
  otherDate: null,
  currency: 'documento.moneda',
  affectedDocument: 'documento.documento_afectado',
  hash: 'documento.folio_fiscal',
  customer: 'cliente.nombre',
  supplier: 'proveedor.nombre',
  dni: null,
  otherAddress: null,
  other: null,
  paymentTerms: `${INFO}.terminos_pago`,
  paymentMethod: `${INFO}.metodo_pago`,
  purchaseOrder: `${INFO}.orden_compra`,
  guide: `${INFO}.guia_remision`,
  observations: `${INFO}.observaciones`,
  weight: `${INFO}.peso_total`,
  volume: `${INFO}.volumen_total`,
  words: `${INFO}.monto_en_letras`,
  detraccionCode: 'detraccion.codigo',
  detraccionAccount: 'detraccion.cuenta',
  detraccionPercent: 'detraccion.porcentaje',
  detraccionAmount: 'detraccion.monto',
  ...TOTAL_PATHS,
  subtotal: 'totales.subtotal',
  igv: 'totales.iva',
  total: 'totales.total',
  retencion: 'retencion.monto',
  netoHonorarios: 'retencion.neto',
  percepcion: 'percepcion.monto',
  totalConPercepcion: 'percepcion.total',
  notTotal: null,
};

/** What a label says of a party; of which one, its place tells. */
const PARTY_KEYS: Readonly<Partial<Record<LabelId, PartyDatum>>> = {
  partyName: 'nombre',
  ruc: 'ruc',
  address: 'direccion',
  phone: 'telefono',
  email: 'email',
};

export type PartyDatum = 'nombre' | 'ruc' | 'direccion' | 'telefono' | 'email';

/** The path of a label's value; null when it goes nowhere, undefined when the label does not say. */
export function pathOfLabel(id: LabelId | null): string | null | undefined {
  return id === null ? undefined : PATHS[id];
}

export function partyDatumOf(id: LabelId | null): PartyDatum | undefined {
  return id === null ? undefined : PARTY_KEYS[id];
}
