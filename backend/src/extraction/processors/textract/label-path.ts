import { compactText, trimEndOf } from '../../../rules/text-clean';
import { LABELS, type LabelId } from '../../engine/words/labels';
import { TOTAL_PATHS } from '../../engine/words/sums';
import { columnOfTitle, type ColumnId } from '../../engine/words/table-columns';

const BY_LABEL: ReadonlyMap<string, LabelId> = new Map(
  Object.entries(LABELS).flatMap(([id, list]) =>
    list.split(' ').map((label) => [label, id as LabelId] as const),
  ),
);

/** What a printed label announces, whatever its dots, accents, rate or currency (`I.G.V. (18%) S/`); null for others. */
export function labelId(text: string): LabelId | null {
  const compact = compactText(withoutCurrency(text));
  return BY_LABEL.get(compact) ?? BY_LABEL.get(trimEndOf(compact, /\d/)) ?? null;
}

/** The column of the item table that a title heads; null for others. */
export const columnId = (text: string): ColumnId | null =>
  columnOfTitle(compactText(withoutCurrency(text)));

const withoutCurrency = (text: string): string =>
  text.replace(/S\/\.?|US\$|\$|\((?:PEN|USD)\)/gi, ' ');

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
export const pathOfLabel = (id: LabelId | null): string | null | undefined =>
  id === null ? undefined : PATHS[id];

export const partyDatumOf = (id: LabelId | null): PartyDatum | undefined =>
  id === null ? undefined : PARTY_KEYS[id];
