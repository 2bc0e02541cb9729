import type { DemoDocument, DemoLine } from '../model';
import { drawForgedAmount } from '../sheet/forged-amount';
import { drawLogo } from '../sheet/logos';
import { drawPairs, drawSums, presentPairs } from '../sheet/pairs';
import { drawQr, qrMatrix } from '../sheet/qr-code';
import { A4, Sheet } from '../sheet/sheet';
import { drawStamp } from '../sheet/stamp';
import type { TextStyle } from '../sheet/sheet';
import { placeColumns, tableHead, tableRows } from '../sheet/table';
import type { Column, TableStyle } from '../sheet/table';
import { slashDate } from '../truth/civil-date';
import { amount, money } from '../truth/money';
import { sunatQrText } from '../truth/sunat-qr';

const LEFT = 40;
const RIGHT = 555;
const GREY = '#5d6068';
const RULE = '#b9bcc4';
const SMALL: TextStyle = { font: 'sans', size: 7.4, color: GREY };
const LABEL: TextStyle = { font: 'sans', size: 8, color: GREY };
const VALUE: TextStyle = { font: 'sans', size: 8.4 };
const STRONG: TextStyle = { font: 'sansBold', size: 8.4 };
const TABLE = { top: 214, bottom: 508 };
const CURRENCY_NAME = { PEN: 'Soles', USD: 'Dólares americanos' } as const;

const COLUMNS: Column<DemoLine>[] = [
  { title: 'Ítem', width: 30, align: 'center', value: (_line, i) => String(i + 1) },
  { title: 'Código', width: 58, align: 'left', value: (line) => line.codigo },
  { title: 'Descripción', width: 221, align: 'left', value: (line) => line.descripcion },
  { title: 'U.M.', width: 34, align: 'center', value: (line) => line.unidad },
  { title: 'Cant.', width: 44, align: 'right', value: (line) => amount(line.cantidad) },
  { title: 'V. unitario', width: 60, align: 'right', value: (line) => amount(line.unitario) },
  { title: 'Valor venta', width: 68, align: 'right', value: (line) => amount(line.importe) },
];

function header(sheet: Sheet, { data, brand }: DemoDocument): void {
  const { emisor } = data;
  drawLogo(sheet, brand.logo, { x: LEFT, y: 40, size: 50, color: brand.color });
  const name: TextStyle = { font: 'sansBold', size: 12.5, color: brand.color };
  let y = sheet.paragraph(emisor.nombre, { x: 102, y: 52, width: 240, leading: 14.5 }, name);
  y = sheet.paragraph(
    emisor.giro ?? '',
    { x: 102, y: y - 1, width: 240, leading: 9.5 },
    {
      ...SMALL,
      font: 'sansItalic',
    },
  );
  y = sheet.paragraph(emisor.direccion, { x: 102, y, width: 240, leading: 9.5 }, SMALL);
  sheet.text(`Tel. ${emisor.telefono ?? ''}  ·  ${emisor.email ?? ''}`, 102, y, SMALL);
}

function titleBox(sheet: Sheet, { data, brand }: DemoDocument): void {
  const [x, y, w, h] = [377, 38, 178, 78];
  const middle = x + w / 2;
  sheet.box(x, y, w, h, { stroke: brand.color, width: 1.1, radius: 5 });
  sheet.box(x + 2.5, y + 2.5, w - 5, h - 5, { stroke: brand.color, width: 0.35, radius: 3.5 });
  sheet.center(`R.U.C. N° ${data.emisor.ruc}`, middle, y + 23, { font: 'sans', size: 11.5 });
  sheet.center('FACTURA ELECTRÓNICA', middle, y + 44, {
    font: 'sansBold',
    size: 12.5,
    color: brand.color,
  });
  sheet.center(data.numero, middle, y + 64, { font: 'sansBold', size: 12.5 });
}

function customer(sheet: Sheet, { data, brand }: DemoDocument): void {
  sheet.line(LEFT, 134, RIGHT, 134, { color: brand.color, width: 1.2 });
  const styles = { leading: 12.4, label: LABEL, value: VALUE };
  const left = drawPairs(sheet, [['Señor(es)', data.cliente.nombre]], {
    ...styles,
    x: LEFT,
    y: 149,
    indent: 56,
    room: 240,
    value: STRONG,
  });
  drawPairs(
    sheet,
    [
      ['R.U.C.', data.cliente.ruc],
      ['Dirección', data.cliente.direccion],
    ],
    {
      ...styles,
      x: LEFT,
      y: left,
      indent: 56,
      room: 240,
    },
  );
  const facts = presentPairs([
    ['Fecha de emisión', slashDate(data.fechaEmision)],
    ['Fecha de vencimiento', data.fechaVencimiento && slashDate(data.fechaVencimiento)],
    ['Moneda', CURRENCY_NAME[data.moneda]],
    ['Condición de pago', data.formaPago],
    ['Orden de compra', data.ordenCompra],
  ]);
  drawPairs(sheet, facts, { ...styles, x: 377, y: 149, indent: 90, room: 90 });
}

function items(sheet: Sheet, { data, brand }: DemoDocument): void {
  const style: TableStyle = {
    head: { font: 'sansBold', size: 7.6, color: brand.color },
    body: { font: 'sans', size: 8 },
    padding: 5,
    leading: 10,
    headHeight: 19,
    rowPadding: 6,
  };
  const columns = placeColumns(COLUMNS, LEFT);
  const { top, bottom } = TABLE;
  sheet.box(LEFT, top, RIGHT - LEFT, style.headHeight, { fill: brand.tint });
  tableHead(sheet, columns, top, style);
  const bottoms = tableRows(sheet, columns, data.lineas, top + style.headHeight, style);
  for (const y of bottoms) sheet.line(LEFT, y, RIGHT, y, { color: '#e2e4e9', width: 0.4 });
  for (const { left } of columns.slice(1))
    sheet.line(left, top, left, bottom, { color: RULE, width: 0.4 });
  sheet.line(LEFT, top + style.headHeight, RIGHT, top + style.headHeight, { color: brand.color });
  sheet.box(LEFT, top, RIGHT - LEFT, bottom - top, { stroke: brand.color, width: 0.7, radius: 2 });
}

function words(sheet: Sheet, { data, brand }: DemoDocument): void {
  sheet.box(LEFT, 514, RIGHT - LEFT, 18, { fill: brand.tint, radius: 2 });
  sheet.text(`SON: ${data.letras}`, LEFT + 6, 526, { font: 'sansBold', size: 8 });
}

function sums(sheet: Sheet, { data, brand, forged }: DemoDocument): void {
  const { gravada, igv, total } = data.totales;
  const place = { left: 386, right: RIGHT - 6, leading: 14, label: LABEL, value: VALUE };
  const y = drawSums(
    sheet,
    [
      ['Op. gravada', money(gravada, data.moneda)],
      ['Op. exonerada', money(0, data.moneda)],
      ['Descuentos', money(0, data.moneda)],
      ['I.G.V. 18%', money(igv, data.moneda)],
    ],
    { ...place, y: 555 },
  );
  sheet.line(380, y - 8, RIGHT, y - 8, { color: brand.color, width: 0.8 });
  const bold: TextStyle = { font: 'sansBold', size: 10.5, color: brand.color };
  sheet.text('Importe total', place.left, y + 6, bold);
  if (forged)
    drawForgedAmount(sheet, money(forged.printedTotal, data.moneda), place.right, y + 6, bold);
  else sheet.right(money(total, data.moneda), place.right, y + 6, bold);
  sheet.box(380, 541, RIGHT - 380, y - 527, { stroke: brand.color, width: 0.7, radius: 2 });
}

function detraction(sheet: Sheet, { data }: DemoDocument): void {
  const { detraccion } = data;
  if (!detraccion) return;
  sheet.box(140, 541, 228, 83, { stroke: RULE, radius: 2 });
  sheet.text('Operación sujeta a detracción (SPOT)', 147, 554, { font: 'sansBold', size: 7.6 });
  const tiny = { label: { ...LABEL, size: 7.2 }, value: { ...VALUE, size: 7.4 } };
  drawPairs(
    sheet,
    [
      ['Bien o servicio', `${detraccion.codigo} - ${detraccion.nombre}`],
      ['Porcentaje', `${detraccion.porcentaje} %`],
      ['Monto detracción', money(detraccion.monto, 'PEN')],
      ['Cta. Banco de la Nación', detraccion.cuenta],
    ],
    { x: 147, y: 567, indent: 86, room: 132, leading: 11, ...tiny },
  );
}

function instalments(sheet: Sheet, { data }: DemoDocument): void {
  const y = data.detraccion ? 640 : 554;
  if (data.cuotas.length === 0) return;
  sheet.text('Cuotas del crédito', 147, y, { font: 'sansBold', size: 7.6 });
  data.cuotas.forEach(({ fecha, monto }, i) => {
    const line = `${i + 1}.  ${slashDate(fecha)}   ${money(monto, data.moneda)}`;
    sheet.text(line, 147, y + 12 + i * 11, { ...VALUE, size: 7.6 });
  });
}

function foot(sheet: Sheet, { data, brand }: DemoDocument): void {
  sheet.text(`Valor resumen: ${data.hash}`, LEFT, 646 + 22, SMALL);
  sheet.line(LEFT, 786, RIGHT, 786, { color: brand.color, width: 0.8 });
  const legend =
    'Representación impresa de la FACTURA ELECTRÓNICA. Consúltela con su clave SOL o en la página del emisor.';
  sheet.center(legend, (LEFT + RIGHT) / 2, 798, SMALL);
}

/** A4 invoice as an accounting system prints it: framed title, ruled table, QR, detracción box. */
export async function makeErpInvoicePdf(document: DemoDocument): Promise<Buffer> {
  const { data } = document;
  const sheet = await Sheet.blank({
    size: A4,
    title: `Factura ${data.numero}`,
    author: data.emisor.nombre,
    date: data.fechaEmision,
  });
  for (const part of [
    header,
    titleBox,
    customer,
    items,
    words,
    sums,
    detraction,
    instalments,
    foot,
  ])
    part(sheet, document);
  drawQr(sheet, await qrMatrix(sunatQrText(data)), { x: LEFT + 2, y: 545, size: 88 });
  if (document.stamp) drawStamp(sheet, document.stamp, { x: 452, y: 690, degrees: -7 });
  return sheet.end();
}
