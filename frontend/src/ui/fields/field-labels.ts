/** Groups of spec section 3 in the order of reading; `productos` is a table of its own. */
export const GROUP_TITLE: Readonly<Record<string, string>> = {
  documento: 'Documento',
  proveedor: 'Proveedor',
  cliente: 'Cliente',
  totales: 'Totales',
  detraccion: 'Detracción',
  retencion: 'Retención',
  percepcion: 'Percepción',
  cuentas: 'Cuentas para el pago',
  informacion_adicional: 'Información adicional',
};

/** For programs, not for people: told of the document, and shown last. */
export const TECHNICAL = 'tecnicos';
const TECHNICAL_FIELDS: readonly string[] = ['documento.codigo_sunat', 'documento.folio_fiscal'];

/** The group that a field is shown in. */
export const groupOf = (path: string): string =>
  TECHNICAL_FIELDS.includes(path) ? TECHNICAL : (path.split('.', 1)[0] ?? path);

/** Lists of lines that engines give under other names, and what is technical; they come after the groups. */
const LIST_TITLE: Readonly<Record<string, string>> = {
  [TECHNICAL]: 'Datos técnicos',
  productos: 'Productos',
  articulos: 'Artículos',
  items: 'Ítems',
};

export const GROUP_ORDER: readonly string[] = Object.keys(GROUP_TITLE);

/** Names of the fields, in the order in which a group shows them. */
export const FIELD_LABEL: Readonly<Record<string, string>> = {
  'documento.tipo': 'Tipo',
  'documento.numero': 'Número',
  'documento.serie': 'Serie',
  'documento.fecha': 'Fecha',
  'documento.fecha_emision': 'Fecha emisión',
  'documento.fecha_vencimiento': 'Vencimiento',
  'documento.moneda': 'Moneda',
  'documento.documento_afectado': 'Doc. afectado',
  'documento.codigo_sunat': 'Código SUNAT',
  'documento.folio_fiscal': 'Resumen',
  nombre: 'Razón social',
  razon_social: 'Razón social',
  ruc: 'RUC',
  direccion: 'Dirección',
  telefono: 'Teléfono',
  email: 'Correo',
  'totales.gravada': 'Op. gravada',
  'totales.exonerada': 'Op. exonerada',
  'totales.inafecta': 'Op. inafecta',
  'totales.gratuita': 'Op. gratuita',
  'totales.exportacion': 'Exportación',
  'totales.subtotal': 'Subtotal',
  'totales.descuentos': 'Descuentos',
  'totales.anticipos': 'Anticipos',
  'totales.iva': 'IGV',
  'totales.isc': 'ISC',
  'totales.icbper': 'ICBPER',
  'totales.otros_impuestos': 'Otros impuestos',
  'totales.otros_cargos': 'Otros cargos',
  'totales.redondeo': 'Redondeo',
  'totales.total': 'Total',
  'detraccion.codigo': 'Código',
  'detraccion.porcentaje': 'Porcentaje',
  'detraccion.monto': 'Monto',
  'detraccion.cuenta': 'Cuenta',
  porcentaje: 'Porcentaje',
  monto: 'Monto',
  'retencion.neto': 'Neto',
  'percepcion.total': 'Total con percepción',
  banco: 'Banco',
  'cuentas.numero': 'Cuenta',
  cci: 'CCI',
  'cuentas.moneda': 'Moneda',
  titular: 'Titular',
  codigo: 'Código',
  descripcion: 'Descripción',
  unidad: 'Unidad',
  cantidad: 'Cantidad',
  precio_unitario: 'P. unit.',
  descuento: 'Descuento',
  subtotal: 'Subtotal',
  terminos_pago: 'Términos de pago',
  metodo_pago: 'Método de pago',
  cuotas: 'Cuotas',
  orden_compra: 'Orden de compra',
  guia_remision: 'Guía de remisión',
  monto_en_letras: 'Monto en letras',
  peso_total: 'Peso total',
  volumen_total: 'Volumen total',
  observaciones: 'Observaciones',
  otros_datos: 'Otros datos',
  numero: 'Número',
  separacionFunciones: 'Segregación de funciones',
  dobleControl: 'Doble control del pago',
  limitePEN: 'Límite de aprobación en soles',
  limiteUSD: 'Límite de aprobación en dólares',
  limiteEUR: 'Límite de aprobación en euros',
  cuentasCargo: 'Cuentas de cargo',
  fileRetentionDays: 'Conservación de originales (días)',
  estado_pago: 'Estado de pago',
  monto_pagado: 'Monto pagado',
  notas_descontadas: 'Notas de crédito descontadas',
  'paymentInfo.requiresDetraction': 'Detracción',
  'paymentInfo.detractionPercentage': 'Porcentaje de detracción',
  'paymentInfo.detractionInfo': 'Detalle de la detracción',
  'paymentInfo.paymentDate': 'Fecha de pago',
  'paymentInfo.telereditoReference': 'Referencia de transferencia',
  'paymentInfo.constanciaNumber': 'Número de constancia',
};

const ORDER = new Map(Object.keys(FIELD_LABEL).map((key, index) => [key, index]));

/** `tipo_de_cambio` -> `Tipo de cambio`: for keys that no list knows. */
export function humanise(key: string): string {
  const words = key.replaceAll('_', ' ').trim();
  return words.charAt(0).toLocaleUpperCase('es-PE') + words.slice(1);
}

const keyOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

const isIndex = (segment: string): boolean => /^\d+$/.test(segment);

/** `cuentas.0.numero` -> `cuentas.numero`. */
const ofAnyRow = (path: string): string => path.replace(/\.\d+(?=\.)/, '');

/** Rows of an array are numbered from 1: `placas.0` -> `1`, `guias.0.numero` -> `1 · Numero`. */
export function fieldLabel(path: string): string {
  const [parent = '', key = path] = path.split('.').slice(-2);
  if (isIndex(key)) return String(Number(key) + 1);
  const name = FIELD_LABEL[ofAnyRow(path)] ?? FIELD_LABEL[key] ?? humanise(key);
  return isIndex(parent) ? `${Number(parent) + 1} · ${name}` : name;
}

/** Groups that have fields of the same name. */
const SHARED: readonly string[] = ['proveedor', 'cliente', 'detraccion', 'retencion', 'percepcion'];

/** A field with whose it is, or in which row: `Proveedor · RUC`, `Productos · 3 · Cantidad`. */
export function placedLabel(path: string): string {
  const [group = '', row = ''] = path.split('.');
  const needsPlace = SHARED.includes(group) || isIndex(row);
  return needsPlace ? `${groupTitle(group)} · ${fieldLabel(path)}` : fieldLabel(path);
}

export const groupTitle = (group: string): string =>
  GROUP_TITLE[group] ?? LIST_TITLE[group] ?? humanise(group);

/** Place of a field in its group; unknown ones come last. */
export const fieldOrder = (path: string): number =>
  ORDER.get(ofAnyRow(path)) ?? ORDER.get(keyOf(path)) ?? Number.MAX_SAFE_INTEGER;
