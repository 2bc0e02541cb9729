import type { DemoData, DemoDocument } from '../model';
import { drawLogo } from '../sheet/logos';
import { drawQr, qrMatrix } from '../sheet/qr-code';
import type { QrMatrix } from '../sheet/qr-code';
import { Sheet } from '../sheet/sheet';
import type { TextStyle } from '../sheet/sheet';
import { slashDate } from '../truth/civil-date';
import { amount, money } from '../truth/money';
import { sunatQrText } from '../truth/sunat-qr';

/** Text that wraps. */
interface TicketText {
  kind: 'center' | 'left' | 'title' | 'small';
  text: string;
}

/** Text at the left edge and a figure at the right edge. */
interface TicketPair {
  kind: 'pair' | 'total';
  left: string;
  right: string;
}

/** A printed line of the till roll. */
type TicketRow = TicketText | TicketPair | { kind: 'rule' | 'gap' };

function head({ emisor, numero, fechaEmision, hora, cliente }: DemoData): TicketRow[] {
  return [
    { kind: 'title', text: emisor.nombre },
    { kind: 'center', text: `R.U.C. ${emisor.ruc}` },
    { kind: 'small', text: emisor.direccion },
    { kind: 'small', text: `Central ${emisor.telefono ?? ''}` },
    { kind: 'gap' },
    { kind: 'title', text: 'BOLETA DE VENTA ELECTRÓNICA' },
    { kind: 'title', text: numero },
    { kind: 'rule' },
    { kind: 'pair', left: `Emisión ${slashDate(fechaEmision)}`, right: `Hora ${hora}` },
    { kind: 'left', text: `Cliente: ${cliente.nombre}` },
    { kind: 'left', text: `RUC del cliente: ${cliente.ruc}` },
    { kind: 'rule' },
  ];
}

function items({ lineas }: DemoData): TicketRow[] {
  return lineas.flatMap((line): TicketRow[] => [
    { kind: 'pair', left: `${line.codigo} ${line.descripcion}`, right: '' },
    {
      kind: 'pair',
      left: `  ${amount(line.cantidad)} ${line.unidad} x ${amount(line.unitario)}`,
      right: amount(line.importe),
    },
  ]);
}

function sums({ totales, moneda, letras, formaPago }: DemoData): TicketRow[] {
  return [
    { kind: 'rule' },
    { kind: 'pair', left: 'OP. GRAVADAS', right: money(totales.gravada, moneda) },
    { kind: 'pair', left: 'I.G.V. (18%)', right: money(totales.igv, moneda) },
    { kind: 'pair', left: 'ICBPER (1 bolsa)', right: money(totales.icbper, moneda) },
    { kind: 'total', left: 'TOTAL', right: money(totales.total, moneda) },
    { kind: 'rule' },
    { kind: 'small', text: `SON: ${letras}` },
    { kind: 'gap' },
    { kind: 'pair', left: `Forma de pago: ${formaPago}`, right: 'Caja 02' },
  ];
}

/** Everything above the QR, in order. */
function ticketRows(data: DemoData): TicketRow[] {
  return [...head(data), ...items(data), ...sums(data)];
}

/** 80 mm of paper, of which a till prints 72. */
const WIDTH = 226.77;
const EDGE = 12;
const LEADING = 11.2;
const QR_SIZE = 104;
const INK = '#26262b';
const STYLE: Record<'center' | 'left' | 'title' | 'small' | 'pair' | 'total', TextStyle> = {
  center: { font: 'monoBold', size: 8.4, color: INK },
  left: { font: 'monoBold', size: 8, color: INK },
  title: { font: 'monoBold', size: 9.6, color: INK },
  small: { font: 'monoBold', size: 7.6, color: INK },
  pair: { font: 'monoBold', size: 8.2, color: INK },
  total: { font: 'monoBold', size: 12.5, color: INK },
};

function drawLines(sheet: Sheet, row: TicketText, y: number): number {
  const style = STYLE[row.kind];
  const lines = sheet.wrap(row.text, WIDTH - 2 * EDGE, style);
  lines.forEach((line, i) => {
    const baseline = y + style.size + i * LEADING;
    if (row.kind === 'left') sheet.text(line, EDGE, baseline, style);
    else sheet.center(line, WIDTH / 2, baseline, style);
  });
  return lines.length * LEADING;
}

function drawPair(sheet: Sheet, row: TicketPair, y: number): number {
  const style = STYLE[row.kind];
  if (row.left) sheet.text(row.left, EDGE, y + style.size, style);
  if (row.right) sheet.right(row.right, WIDTH - EDGE, y + style.size, style);
  return row.kind === 'total' ? LEADING + 5 : LEADING;
}

/** Draws a row with its top at `y` and gives its height. */
function drawRow(sheet: Sheet, row: TicketRow, y: number): number {
  if ('text' in row) return drawLines(sheet, row, y);
  if ('left' in row) return drawPair(sheet, row, y);
  if (row.kind === 'gap') return LEADING * 0.6;
  sheet.line(EDGE, y + 5, WIDTH - EDGE, y + 5, { color: INK, width: 0.8, dash: 2 });
  return 9;
}

const FOOT: TicketRow[] = [
  { kind: 'small', text: 'Representación impresa de la BOLETA DE VENTA ELECTRÓNICA' },
  { kind: 'small', text: 'No se aceptan cambios de productos refrigerados.' },
  { kind: 'center', text: '¡Gracias por su visita!' },
];

function drawTicket(sheet: Sheet, document: DemoDocument, matrix: QrMatrix): number {
  let y = 14;
  drawLogo(sheet, document.brand.logo, { x: WIDTH / 2 - 17, y, size: 34, color: INK });
  y += 44;
  for (const row of ticketRows(document.data)) y += drawRow(sheet, row, y);
  drawQr(sheet, matrix, { x: (WIDTH - QR_SIZE) / 2, y: y + 8, size: QR_SIZE }, INK);
  y += QR_SIZE + 14;
  y += drawRow(sheet, { kind: 'small', text: document.data.hash }, y);
  for (const row of FOOT) y += drawRow(sheet, row, y);
  return y + 22;
}

function sheetOf(document: DemoDocument, height: number): Promise<Sheet> {
  return Sheet.blank({
    size: [WIDTH, height],
    title: `Boleta ${document.data.numero}`,
    author: document.data.emisor.nombre,
    date: document.data.fechaEmision,
  });
}

/** Till ticket on 80 mm thermal paper, as long as its content. */
export async function makeTicketPdf(document: DemoDocument): Promise<Buffer> {
  const matrix = await qrMatrix(sunatQrText(document.data));
  const trial = await sheetOf(document, 2000);
  const height = drawTicket(trial, document, matrix);
  await trial.end();
  const sheet = await sheetOf(document, height);
  drawTicket(sheet, document, matrix);
  return sheet.end();
}
