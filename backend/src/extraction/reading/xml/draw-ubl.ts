import { MAX_ACCOUNTS } from '../../../contracts/limits';
import { DOCUMENT_TYPE_LABEL } from '../../../contracts/extracted-data';
import type { UblReading } from './read-ubl';

/** Points of an A4 page. */
const LEFT = 40;
const RIGHT = 555;
const BOTTOM = 800;
const LABEL_WIDTH = 150;
const LINE = 15;
const BODY = 9;
const INK = '#1f2430';
const FAINT = '#5d6472';
const RULE = '#c9cdd6';

/** Groups of a page, each with what is printed before its values. */
const GROUPS: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
  [
    'Emisor',
    [
      ['RUC', 'proveedor.ruc'],
      ['Razón social', 'proveedor.nombre'],
      ['Dirección', 'proveedor.direccion'],
      ['Teléfono', 'proveedor.telefono'],
      ['Correo', 'proveedor.email'],
    ],
  ],
  [
    'Cliente',
    [
      ['RUC', 'cliente.ruc'],
      ['Razón social', 'cliente.nombre'],
      ['Dirección', 'cliente.direccion'],
      ['Teléfono', 'cliente.telefono'],
      ['Correo', 'cliente.email'],
    ],
  ],
  [
    'Comprobante',
    [
      ['Fecha de emisión', 'documento.fecha_emision'],
      ['Fecha de vencimiento', 'documento.fecha_vencimiento'],
      ['Moneda', 'documento.moneda'],
      ['Valor resumen', 'documento.folio_fiscal'],
      ['Documento que modifica', 'documento.documento_afectado'],
      ['Forma de pago', 'informacion_adicional.terminos_pago'],
      ['Cuotas', 'informacion_adicional.cuotas'],
      ['Orden de compra', 'informacion_adicional.orden_compra'],
      ['Guía de remisión', 'informacion_adicional.guia_remision'],
      ['Peso total', 'informacion_adicional.peso_total'],
      ['Observaciones', 'informacion_adicional.observaciones'],
    ],
  ],
];
const TOTALS: readonly (readonly [string, string])[] = [
  ['Op. gravada', 'totales.gravada'],
  ['Op. exonerada', 'totales.exonerada'],
  ['Op. inafecta', 'totales.inafecta'],
  ['Op. gratuita', 'totales.gratuita'],
  ['Exportación', 'totales.exportacion'],
  ['Valor de venta', 'totales.subtotal'],
  ['Descuentos', 'totales.descuentos'],
  ['Anticipos', 'totales.anticipos'],
  ['Otros cargos', 'totales.otros_cargos'],
  ['ISC', 'totales.isc'],
  ['ICBPER', 'totales.icbper'],
  ['Otros impuestos', 'totales.otros_impuestos'],
  ['IGV', 'totales.iva'],
  ['Redondeo', 'totales.redondeo'],
  ['Importe total', 'totales.total'],
  ['Detracción: código', 'detraccion.codigo'],
  ['Detracción: %', 'detraccion.porcentaje'],
  ['Detracción: monto', 'detraccion.monto'],
  ['Detracción: cuenta', 'detraccion.cuenta'],
  ['Retención: %', 'retencion.porcentaje'],
  ['Retención: monto', 'retencion.monto'],
  ['Retención: neto', 'retencion.neto'],
  ['Percepción: %', 'percepcion.porcentaje'],
  ['Percepción: monto', 'percepcion.monto'],
  ['Percepción: total', 'percepcion.total'],
  ['Son', 'informacion_adicional.monto_en_letras'],
];
/** Each account below the one before it. */
const ACCOUNTS = Array.from({ length: MAX_ACCOUNTS }, (_, at) => `cuentas.${at}`).flatMap(
  (account): [string, string][] => [
    ['Banco', `${account}.banco`],
    ['Cuenta', `${account}.numero`],
    ['CCI', `${account}.cci`],
    ['Moneda', `${account}.moneda`],
    ['Titular', `${account}.titular`],
  ],
);
/** Of the table of lines: left edge and width in points; figures stand at the right. */
const COLUMNS = [
  { key: 'codigo', title: 'Código', x: 40, width: 62, isRight: false },
  { key: 'descripcion', title: 'Descripción', x: 104, width: 206, isRight: false },
  { key: 'unidad', title: 'Und.', x: 314, width: 32, isRight: false },
  { key: 'cantidad', title: 'Cant.', x: 348, width: 48, isRight: true },
  { key: 'precio_unitario', title: 'P. unit.', x: 398, width: 58, isRight: true },
  { key: 'descuento', title: 'Dscto.', x: 458, width: 40, isRight: true },
  { key: 'subtotal', title: 'Importe', x: 500, width: 55, isRight: true },
];

interface Style {
  isBold?: boolean;
  isFaint?: boolean;
  isRight?: boolean;
}

/** Writes from the top down, on a new page where one is full. */
class Drawing {
  private readonly chunks: Buffer[] = [];
  y = 40;

  constructor(
    private readonly pdf: PDFKit.PDFDocument,
    private readonly values: ReadonlyMap<string, string>,
  ) {
    this.pdf.on('data', (chunk: Buffer) => void this.chunks.push(chunk));
  }

  async end(): Promise<Buffer> {
    const ended = new Promise((resolve) => this.pdf.on('end', resolve));
    this.pdf.end();
    await ended;
    return Buffer.concat(this.chunks);
  }

  /** Room for so many points; true when it takes a new page. */
  private reserve(points: number): boolean {
    if (this.y + points <= BOTTOM) return false;
    this.pdf.addPage({ size: 'A4', margin: 0 });
    this.y = 40;
    return true;
  }

  private heightOf(text: string, width: number): number {
    return this.pdf.font('Helvetica').fontSize(BODY).heightOfString(text, { width });
  }

  private write(text: string, x: number, width: number, style: Style = {}): void {
    this.pdf
      .font(style.isBold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(BODY)
      .fillColor(style.isFaint ? FAINT : INK)
      .text(text, x, this.y, { width, align: style.isRight ? 'right' : 'left' });
  }

  head(title: string): void {
    const number = this.values.get('documento.numero') ?? '';
    this.pdf.font('Helvetica-Bold').fontSize(14).fillColor(INK);
    this.pdf.text(title, LEFT, this.y, { width: 320 });
    this.pdf.text(number, LEFT, this.y, { width: RIGHT - LEFT, align: 'right' });
    this.y += 22;
    this.write('Representación de su XML, hecha por Foliado', LEFT, 400, { isFaint: true });
    this.y += LINE;
  }

  private title(text: string): void {
    this.reserve(3 * LINE);
    this.y += 8;
    const { pdf, y } = this;
    pdf.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).strokeColor(RULE).stroke();
    this.y += 7;
    this.write(text, LEFT, 300, { isBold: true });
    this.y += LINE;
  }

  /** Those of the values that are there, each behind its label. */
  group(name: string, pairs: readonly (readonly [string, string])[]): void {
    const width = RIGHT - LEFT - LABEL_WIDTH;
    const there = pairs.flatMap(([label, path]) => {
      const text = this.values.get(path);
      return text === undefined ? [] : [{ label, text }];
    });
    if (there.length > 0) this.title(name);
    for (const { label, text } of there) {
      const height = Math.max(LINE, this.heightOf(text, width) + 4);
      this.reserve(height);
      this.write(label, LEFT, LABEL_WIDTH - 8, { isFaint: true });
      this.write(text, LEFT + LABEL_WIDTH, width);
      this.y += height;
    }
  }

  lines(): void {
    const textOf = (row: number, key: string): string =>
      this.values.get(`productos.${row}.${key}`) ?? '';
    const isThere = (row: number): boolean => COLUMNS.some(({ key }) => textOf(row, key) !== '');
    if (!isThere(0)) return;
    this.title('Detalle');
    this.columnTitles();
    for (let row = 0; isThere(row); row++) {
      const heights = COLUMNS.map(({ key, width }) => this.heightOf(textOf(row, key), width));
      const height = Math.max(LINE, Math.max(...heights) + 4);
      if (this.reserve(height)) this.columnTitles();
      for (const { key, x, width, isRight } of COLUMNS)
        this.write(textOf(row, key), x, width, { isRight });
      this.y += height;
    }
  }

  private columnTitles(): void {
    for (const { title, x, width, isRight } of COLUMNS)
      this.write(title, x, width, { isBold: true, isRight });
    this.y += LINE;
  }
}

/**
 * A plain printed representation of a comprobante, as a PDF: what the XML says and nothing else, so that each value
 * has a place that a person can look at. Most documents are none: the package is loaded with the first that is.
 */
export async function drawUbl({ type, fields }: UblReading): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const values = new Map(fields.map(({ path, text }) => [path, text]));
  const drawing = new Drawing(new PDFDocument({ size: 'A4', margin: 0 }), values);
  // No comprobante is of no type: what else is drawn is an answer to one.
  const title = type === 'otro' ? 'Constancia de recepción (CDR)' : DOCUMENT_TYPE_LABEL[type];
  drawing.head(title.toUpperCase());
  for (const [name, pairs] of GROUPS) drawing.group(name, pairs);
  drawing.lines();
  drawing.group('Importes', TOTALS);
  drawing.group('Cuentas para el pago', ACCOUNTS);
  return drawing.end();
}
