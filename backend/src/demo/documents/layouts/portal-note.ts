import type { DemoDocument, DemoLine } from '../model';
import { drawPairs, drawSums } from '../sheet/pairs';
import type { Pair } from '../sheet/pairs';
import { drawQr, qrMatrix } from '../sheet/qr-code';
import { A4, Sheet } from '../sheet/sheet';
import { drawStamp } from '../sheet/stamp';
import type { TextStyle } from '../sheet/sheet';
import { placeColumns, tableHead, tableRows } from '../sheet/table';
import type { Column, TableStyle } from '../sheet/table';
import { slashDate } from '../truth/civil-date';
import { amount, money } from '../truth/money';
import { sunatQrText } from '../truth/sunat-qr';

const LEFT = 46;
const RIGHT = 549;
/** Top of the block on the affected document; leaves room for a name of two lines above. */
const AFFECTED = 234;
const FRAME = '#444444';
const BODY: TextStyle = { font: 'sans', size: 8.6 };
const BOLD: TextStyle = { font: 'sansBold', size: 8.6 };
const FINE: TextStyle = { font: 'sans', size: 7.6, color: '#444444' };

const COLUMNS: Column<DemoLine>[] = [
  { title: 'CÓDIGO', width: 62, align: 'left', value: (line) => line.codigo },
  { title: 'DESCRIPCIÓN DEL ÍTEM', width: 209, align: 'left', value: (line) => line.descripcion },
  { title: 'MEDIDA', width: 52, align: 'center', value: (line) => line.unidad },
  { title: 'CANTIDAD', width: 58, align: 'right', value: (line) => amount(line.cantidad) },
  { title: 'VALOR U.', width: 54, align: 'right', value: (line) => amount(line.unitario) },
  { title: 'IMPORTE', width: 68, align: 'right', value: (line) => amount(line.importe) },
];

function header(sheet: Sheet, { data }: DemoDocument): void {
  const split = 330;
  sheet.box(LEFT, 44, RIGHT - LEFT, 74, { stroke: FRAME, width: 0.9 });
  sheet.line(split, 44, split, 118, { color: FRAME, width: 0.9 });
  const place = { x: LEFT + 12, y: 70, width: split - LEFT - 24, leading: 13.5 };
  const y = sheet.paragraph(data.emisor.nombre, place, { font: 'sansBold', size: 11.5 });
  sheet.paragraph(data.emisor.direccion, { ...place, y: y + 1, leading: 11 }, FINE);
  const middle = (split + RIGHT) / 2;
  sheet.center('NOTA DE CRÉDITO ELECTRÓNICA', middle, 68, { font: 'sansBold', size: 11 });
  sheet.center(`RUC ${data.emisor.ruc}`, middle, 86, { font: 'sansBold', size: 11 });
  sheet.center(`Nro. ${data.numero}`, middle, 104, { font: 'sansBold', size: 11 });
}

function parties(sheet: Sheet, { data }: DemoDocument): void {
  const pairs: Pair[] = [
    ['Fecha de emisión', slashDate(data.fechaEmision)],
    ['Emitida a', data.cliente.nombre],
    ['RUC del adquirente', data.cliente.ruc],
    ['Domicilio', data.cliente.direccion],
    ['Moneda de la operación', 'SOL'],
    ['Condición', data.formaPago],
  ];
  const place = { x: LEFT + 4, y: 138, indent: 118, room: 370, leading: 13.6 };
  drawPairs(sheet, pairs, { ...place, label: BOLD, value: BODY });
}

function affected(sheet: Sheet, { data }: DemoDocument): void {
  const { afectado } = data;
  if (!afectado) return;
  sheet.box(LEFT, AFFECTED, RIGHT - LEFT, 16, { fill: '#e4e4e4', stroke: FRAME });
  sheet.text('COMPROBANTE QUE MODIFICA', LEFT + 6, AFFECTED + 11, { font: 'sansBold', size: 8 });
  sheet.box(LEFT, AFFECTED + 16, RIGHT - LEFT, 34, { stroke: FRAME });
  const cells: Pair[] = [
    ['Factura electrónica', afectado.numero],
    ['Emitida el', slashDate(afectado.fecha)],
    ['Motivo o sustento', afectado.motivo],
  ];
  cells.forEach(([label, value], i) => {
    const x = LEFT + 6 + i * 168;
    if (i > 0) sheet.line(x - 6, AFFECTED + 16, x - 6, AFFECTED + 50, { color: FRAME });
    sheet.text(label, x, AFFECTED + 29, FINE);
    sheet.text(value, x, AFFECTED + 42, BOLD);
  });
}

function items(sheet: Sheet, { data }: DemoDocument): number {
  const style: TableStyle = {
    head: { font: 'sansBold', size: 7.6 },
    body: { font: 'sans', size: 8.2 },
    padding: 5,
    leading: 10.6,
    headHeight: 18,
    rowPadding: 5.5,
  };
  const columns = placeColumns(COLUMNS, LEFT);
  const top = AFFECTED + 64;
  sheet.box(LEFT, top, RIGHT - LEFT, style.headHeight, { fill: '#e4e4e4' });
  tableHead(sheet, columns, top, style);
  const bottoms = tableRows(sheet, columns, data.lineas, top + style.headHeight, style);
  const bottom = bottoms.at(-1) ?? top + style.headHeight;
  for (const y of [top, top + style.headHeight, ...bottoms])
    sheet.line(LEFT, y, RIGHT, y, { color: FRAME });
  for (const x of [LEFT, ...columns.map((column) => column.right)])
    sheet.line(x, top, x, bottom, { color: FRAME });
  return bottom;
}

function sums(sheet: Sheet, { data }: DemoDocument, top: number): number {
  const { gravada, igv, total } = data.totales;
  const rows: Pair[] = [
    ['Valor de venta - operaciones gravadas', money(gravada, data.moneda)],
    ['Valor de venta - operaciones inafectas', money(0, data.moneda)],
    ['Impuesto General a las Ventas 18%', money(igv, data.moneda)],
    ['Otros cargos', money(0, data.moneda)],
    ['IMPORTE TOTAL DE LA NOTA', money(total, data.moneda)],
  ];
  const place = { left: 292, right: RIGHT - 5, leading: 15.5, label: BODY, value: BODY };
  rows.forEach((row, i) => {
    const y = top + 10 + i * place.leading;
    const style = i === rows.length - 1 ? BOLD : BODY;
    sheet.box(286, y, RIGHT - 286, place.leading, { stroke: FRAME, width: 0.4 });
    drawSums(sheet, [row], { ...place, y: y + 11, label: style, value: style });
  });
  sheet.line(462, top + 10, 462, top + 10 + rows.length * place.leading, {
    color: FRAME,
    width: 0.4,
  });
  return top + 10 + rows.length * place.leading;
}

function foot(sheet: Sheet, { data }: DemoDocument, top: number): void {
  sheet.text(`SON: ${data.letras}`, LEFT, top + 22, BOLD);
  sheet.box(LEFT, top + 34, RIGHT - LEFT, 34, { stroke: FRAME });
  const middle = (LEFT + RIGHT) / 2;
  const legend =
    'Representación impresa de la NOTA DE CRÉDITO ELECTRÓNICA emitida por Operaciones en Línea.';
  sheet.center(legend, middle, top + 48, FINE);
  sheet.center(`Resumen de la firma: ${data.hash}`, middle, top + 60, FINE);
}

/** A4 credit note in the sober, framed manner of the tax portal. */
export async function makePortalNotePdf(document: DemoDocument): Promise<Buffer> {
  const { data } = document;
  const sheet = await Sheet.blank({
    size: A4,
    title: `Nota de crédito ${data.numero}`,
    author: data.emisor.nombre,
    date: data.fechaEmision,
  });
  for (const part of [header, parties, affected]) part(sheet, document);
  const top = items(sheet, document);
  const bottom = Math.max(sums(sheet, document, top), top + 104);
  drawQr(sheet, await qrMatrix(sunatQrText(data)), { x: LEFT + 4, y: top + 12, size: 86 });
  foot(sheet, document, bottom);
  if (document.stamp) drawStamp(sheet, document.stamp, { x: 420, y: bottom + 130, degrees: -9 });
  return sheet.end();
}
