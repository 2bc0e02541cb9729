import PDFDocument from 'pdfkit';
import type { MadeDocument } from './documents';

/** Money in cents; every other value as it is printed. */
export interface DrawnInvoice {
  /** Series and number, unique in a server: two alike are duplicates of each other. */
  number: string;
  supplier?: string;
  supplierRuc?: string;
  customerRuc?: string;
  /** `DD/MM/AAAA`; today by default. */
  issued?: string;
  address?: string;
  /** An electronic one is expected to carry a QR, which the drawn ones do not. */
  isElectronic?: boolean;
  /** A sheet of paper with a line of text that is no invoice at all. */
  isBlank?: boolean;
  lines?: readonly DrawnLine[];
  /** Soles a dollar, printed; the amounts are dollars then. */
  exchangeRate?: string;
  /** A line at the foot that says where to pay. */
  account?: string;
  filename?: string;
}

export interface DrawnLine {
  quantity: number;
  unit: string;
  text: string;
  unitPrice: number;
}

/** RUC of the demo company. */
export const COMPANY_RUC = '20999999043';
export const SUPPLIER_RUC = '20999999019';

const LEFT = 42;
const RIGHT = 553;
const INK = '#1d2430';
const SOFT = '#5d6068';
const BRAND = '#1f5f8b';
const ROW = 17;
/** Last baseline of a row: below it a new sheet begins. */
const BOTTOM = 770;
const COLUMNS = [
  { title: 'Cant.', x: LEFT + 6, width: 40, align: 'right' },
  { title: 'U.M.', x: 100, width: 34, align: 'left' },
  { title: 'Descripción', x: 140, width: 240, align: 'left' },
  { title: 'P. unitario', x: 390, width: 70, align: 'right' },
  { title: 'Importe', x: 470, width: 76, align: 'right' },
] as const;

const LINES: readonly DrawnLine[] = [
  { quantity: 4, unit: 'UND', text: 'Cemento gris bolsa 42.5 kg', unitPrice: 2850 },
  { quantity: 120, unit: 'UND', text: 'Ladrillo de techo 15 x 30 x 30', unitPrice: 310 },
  { quantity: 2, unit: 'KGM', text: 'Alambre negro recocido', unitPrice: 640 },
];

const GOODS = ['Perno hexagonal', 'Tuerca de seguridad', 'Arandela plana', 'Broca de cobalto'];
const SIZES = ['1/4"', '3/8"', '1/2"', '5/8"', '3/4"', '7/8"', '1"'];

/** As many different lines as wanted, the same ones each time. */
export const manyLines = (count: number): DrawnLine[] =>
  Array.from({ length: count }, (_, index) => ({
    quantity: 1 + ((index * 7) % 24),
    unit: 'UND',
    text: `${GOODS[index % GOODS.length]} ${SIZES[index % SIZES.length]} lote ${100 + index}`,
    unitPrice: 125 + ((index * 137) % 4_000),
  }));

const money = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });

const today = (): string =>
  new Intl.DateTimeFormat('es-PE', {
    timeZone: 'America/Lima',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(new Date());

/** Draws an invoice line by line on as many sheets as it needs. */
class InvoiceSheet {
  private y = 0;

  constructor(
    private readonly invoice: DrawnInvoice,
    private readonly pdf: PDFKit.PDFDocument,
  ) {}

  draw(): void {
    this.pdf.addPage({ size: 'A4', margin: 0 });
    if (this.invoice.isBlank) this.text('Hoja en blanco', LEFT, 60, 9, SOFT);
    else this.whole();
  }

  private whole(): void {
    const { lines = LINES } = this.invoice;
    const subtotal = lines.reduce((sum, line) => sum + line.quantity * line.unitPrice, 0);
    this.header();
    this.facts();
    this.tableHead();
    for (const line of lines) this.row(line);
    this.sums(subtotal);
  }

  private text(text: string, x: number, y: number, size = 9, color = INK, isBold = false): void {
    this.pdf
      .font(isBold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(size)
      .fillColor(color);
    this.pdf.text(text, x, y, { lineBreak: false });
  }

  private cell(text: string, column: (typeof COLUMNS)[number], isBold = false): void {
    this.pdf.font(isBold ? 'Helvetica-Bold' : 'Helvetica').fontSize(8.5);
    const { x, width, align } = column;
    const left = align === 'right' ? x + width - this.pdf.widthOfString(text) : x;
    this.pdf.text(text, left, this.y, { lineBreak: false });
  }

  private header(): void {
    const { supplier = 'FERRETERÍA EL TORNILLO S.A.C.', supplierRuc, number } = this.invoice;
    this.text(supplier, LEFT, 48, 14, BRAND, true);
    this.text(this.invoice.address ?? 'Av. Los Herreros 455, Ate, Lima', LEFT, 68, 8.5, SOFT);
    this.pdf.roundedRect(372, 40, 181, 74, 4).lineWidth(1).stroke(BRAND);
    this.text(`R.U.C. N° ${supplierRuc ?? SUPPLIER_RUC}`, 392, 52, 11);
    const title = this.invoice.isElectronic ? 'FACTURA ELECTRÓNICA' : 'FACTURA';
    this.text(title, 392, 72, 11, BRAND, true);
    this.text(number, 392, 92, 11, INK, true);
  }

  private facts(): void {
    const { customerRuc = COMPANY_RUC, issued = today() } = this.invoice;
    this.text('Señor(es): Comercial Andina Demo S.A.C.', LEFT, 136);
    this.text(`R.U.C.: ${customerRuc}`, LEFT, 152);
    this.text('Dirección: Av. Los Almacenes Nuevos 2150, Lurín, Lima', LEFT, 168);
    this.text(`Fecha de emisión: ${issued}`, 372, 136);
    const { exchangeRate } = this.invoice;
    this.text(exchangeRate ? 'Moneda: Dólares americanos' : 'Moneda: Soles', 372, 152);
    this.text('Forma de pago: Contado', 372, 168);
    if (exchangeRate) this.text(`Tipo de cambio: ${exchangeRate}`, 372, 184);
    this.y = 208;
  }

  private tableHead(): void {
    this.pdf.rect(LEFT, this.y - 5, RIGHT - LEFT, ROW).fill('#e8eff5');
    this.pdf.fillColor(BRAND);
    for (const column of COLUMNS) this.cell(column.title, column, true);
    this.y += ROW + 2;
  }

  private row({ quantity, unit, text, unitPrice }: DrawnLine): void {
    if (this.y > BOTTOM) this.newSheet();
    const cells = [String(quantity), unit, text, money(unitPrice), money(quantity * unitPrice)];
    this.pdf.fillColor(INK);
    COLUMNS.forEach((column, index) => this.cell(cells[index] ?? '', column));
    this.pdf.moveTo(LEFT, this.y + 11).lineTo(RIGHT, this.y + 11);
    this.pdf.lineWidth(0.4).stroke('#dfe3e8');
    this.y += ROW;
  }

  private newSheet(): void {
    this.pdf.addPage({ size: 'A4', margin: 0 });
    this.text(`${this.invoice.number} · continúa`, LEFT, 40, 8.5, SOFT);
    this.y = 64;
    this.tableHead();
  }

  private sums(subtotal: number): void {
    if (this.y + 70 > BOTTOM) this.newSheet();
    if (this.invoice.account) this.text(this.invoice.account, LEFT, this.y + 110);
    const igv = Math.round(subtotal * 0.18);
    const rows = [
      ['Op. gravada', subtotal],
      ['I.G.V. 18%', igv],
      ['Importe total', subtotal + igv],
    ] as const;
    this.y += 14;
    for (const [label, cents] of rows) {
      this.text(label, 372, this.y, 9.5, INK, label === 'Importe total');
      this.cell(
        `${this.invoice.exchangeRate ? 'US$' : 'S/'} ${money(cents)}`,
        COLUMNS[4],
        label === 'Importe total',
      );
      this.y += 16;
    }
    const legend =
      'Gracias por su compra. Los cambios se atienden dentro de siete días con este papel.';
    this.text(legend, LEFT, this.y + 20, 8, SOFT);
  }
}

function drawn(invoices: readonly DrawnInvoice[]): Promise<Buffer> {
  const pdf = new PDFDocument({ autoFirstPage: false });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  for (const invoice of invoices) new InvoiceSheet(invoice, pdf).draw();
  pdf.end();
  return done;
}

/**
 * An invoice with a text layer, drawn by the wish of a test.
 * @param others behind it in the same file
 */
export async function drawInvoice(
  invoice: DrawnInvoice,
  ...others: readonly DrawnInvoice[]
): Promise<MadeDocument> {
  return {
    id: invoice.number,
    name: invoice.filename ?? `factura-${invoice.number}.pdf`,
    mimeType: 'application/pdf',
    buffer: await drawn([invoice, ...others]),
  };
}
