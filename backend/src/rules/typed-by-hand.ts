import type { DocumentSummary } from '../contracts/document';
import type { FieldEvidence } from '../contracts/evidence';

/** What a person is asked for who types in a document that could not be read (spec section 3). */
export const TYPED_FIELDS: readonly string[] = [
  'documento.tipo',
  'documento.numero',
  'documento.serie',
  'documento.fecha_emision',
  'documento.fecha_vencimiento',
  'documento.moneda',
  'proveedor.nombre',
  'proveedor.ruc',
  'proveedor.direccion',
  'proveedor.telefono',
  'proveedor.email',
  'cliente.nombre',
  'cliente.ruc',
  'cliente.direccion',
  'cliente.telefono',
  'cliente.email',
  'totales.subtotal',
  'totales.descuentos',
  'totales.iva',
  'totales.otros_impuestos',
  'totales.total',
  'detraccion.porcentaje',
  'detraccion.monto',
  'informacion_adicional.terminos_pago',
  'informacion_adicional.metodo_pago',
  'informacion_adicional.orden_compra',
  'informacion_adicional.guia_remision',
  'informacion_adicional.observaciones',
];

/** Such a field before anything is typed: nobody looked for it on the page. */
export const blankField = (path: string): FieldEvidence => ({
  path,
  value: null,
  rawText: null,
  confidence: 0,
  state: 'vacio',
  reasons: [],
  source: 'usuario',
  boxes: [],
  candidates: [],
});

/** True for a document that has its data from a person alone, because its reading failed. */
export const isTypedByHand = ({
  status,
  failure,
}: Pick<DocumentSummary, 'status' | 'failure'>): boolean =>
  status === 'completed' && failure !== null;
