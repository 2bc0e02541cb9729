import type { DemoDocument, DemoLine } from '../model';
import { drawForgedAmount } from '../sheet/forged-amount';
import { drawLogo } from '../sheet/logos';
import { drawSums } from '../sheet/pairs';
import { drawQr, qrMatrix } from '../sheet/qr-code';
import { A4, Sheet } from '../sheet/sheet';
import { drawStamp } from '../sheet/stamp';
import type { TextStyle } from '../sheet/sheet';
import { placeColumns, tableHead, tableRows } from '../sheet/table';
import type { Column, TableStyle } from '../sheet/table';
import { slashDate } from '../truth/civil-date';
import { amount, currencySymbol, money } from '../truth/money';
import { sunatQrText } from '../truth/sunat-qr';

const LEFT = 52;
const RIGHT = 548;
const GREY = '#6a6d75';
const HAIR = '#d5d8de';
const CAPTION: TextStyle = { font: 'plain', size: 7.6, color: GREY };
const BODY: TextStyle = { font: 'plain', size: 9 };
const BOLD: TextStyle = { font: 'plainBold', size: 9.4 };
const CURRENCY_NAME = { PEN: 'Soles (PEN)', USD: 'Dólares americanos (USD)' } as const;

function columnsFor(symbol: string): Column<DemoLine>[] {
  return [
    { title: 'Cantidad', width: 48, align: 'right', value: (line) => amount(line.cantidad) },
    { title: 'Unidad', width: 40, align: 'left', value: (line) => line.unidad },
    { title: 'Producto o servicio', width: 226, align: 'left', value: (line) => line.descripcion },
    { title: 'Código', width: 50, align: 'left', value: (line) => line.codigo },
    { title: `Valor unit. ${symbol}`, width: 62, align: 'right', value: (l) => amount(l.unitario) },
    {
      title: `Importe ${symbol}`,
      width: 70,
      align: 'right',
      value: (line) => amount(line.importe),
    },
  ];
}

function issuer(sheet: Sheet, { data, brand }: DemoDocument): void {
  sheet.box(0, 0, A4[0], 7, { fill: brand.color });
  drawLogo(sheet, brand.logo, { x: RIGHT - 38, y: 32, size: 38, color: brand.color });
  const { emisor } = data;
  sheet.right(emisor.nombre, RIGHT - 48, 44, { font: 'plainBold', size: 10.5 });
  sheet.right(emisor.giro ?? '', RIGHT - 48, 55, CAPTION);
  sheet.right(emisor.direccion, RIGHT - 48, 65, CAPTION);
  sheet.right(`${emisor.telefono ?? ''}   ${emisor.email ?? ''}`, RIGHT - 48, 75, CAPTION);
}

function title(sheet: Sheet, { data, brand }: DemoDocument): void {
  sheet.text('Factura electrónica', LEFT, 118, { font: 'plainBold', size: 21, color: brand.color });
  sheet.text(data.numero, LEFT, 140, { font: 'plain', size: 15 });
  sheet.box(RIGHT - 150, 100, 150, 42, { stroke: brand.color, width: 0.9 });
  sheet.center('RUC DEL EMISOR', RIGHT - 75, 115, { ...CAPTION, track: 0.8 });
  sheet.center(data.emisor.ruc, RIGHT - 75, 132, { font: 'plainBold', size: 13 });
}

function facts(sheet: Sheet, { data }: DemoDocument): void {
  const cells = [
    ['Emitida el', slashDate(data.fechaEmision)],
    ['Vence el', data.fechaVencimiento ? slashDate(data.fechaVencimiento) : '—'],
    ['Tipo de moneda', CURRENCY_NAME[data.moneda]],
    ['Forma de pago', data.formaPago],
    ...(data.ordenCompra ? [['Su orden', data.ordenCompra]] : []),
  ];
  const width = (RIGHT - LEFT) / cells.length;
  sheet.line(LEFT, 160, RIGHT, 160, { color: HAIR });
  cells.forEach(([caption = '', value = ''], i) => {
    sheet.text(caption, LEFT + i * width, 174, CAPTION);
    sheet.text(value, LEFT + i * width, 187, BODY);
  });
  sheet.line(LEFT, 197, RIGHT, 197, { color: HAIR });
}

function customer(sheet: Sheet, { data, brand }: DemoDocument): void {
  sheet.box(LEFT, 210, RIGHT - LEFT, 54, { fill: brand.tint });
  sheet.box(LEFT, 210, 3, 54, { fill: brand.color });
  sheet.text('Cliente', LEFT + 14, 224, CAPTION);
  const name = sheet.fitted(data.cliente.nombre, 370, BOLD);
  sheet.text(data.cliente.nombre, LEFT + 14, 238, name);
  sheet.text(data.cliente.direccion, LEFT + 14, 252, { ...BODY, size: 8.4, color: GREY });
  sheet.right('RUC', RIGHT - 14, 224, CAPTION);
  sheet.right(data.cliente.ruc, RIGHT - 14, 238, BOLD);
}

function items(sheet: Sheet, { data, brand }: DemoDocument): number {
  const style: TableStyle = {
    head: { font: 'plainBold', size: 7.8, color: '#ffffff' },
    body: { font: 'plain', size: 8.8 },
    padding: 6,
    leading: 11,
    headHeight: 20,
    rowPadding: 7.5,
  };
  const columns = placeColumns(columnsFor(currencySymbol(data.moneda)), LEFT);
  sheet.box(LEFT, 282, RIGHT - LEFT, style.headHeight, { fill: brand.color });
  tableHead(sheet, columns, 282, style);
  const bottoms = tableRows(sheet, columns, data.lineas, 282 + style.headHeight, style);
  for (const y of bottoms) sheet.line(LEFT, y, RIGHT, y, { color: HAIR });
  return bottoms.at(-1) ?? 302;
}

function sums(sheet: Sheet, { data, brand, forged }: DemoDocument, top: number): number {
  const { gravada, igv, total } = data.totales;
  const place = { left: 356, right: RIGHT - 6, leading: 16, label: { ...BODY, color: GREY } };
  const y = drawSums(
    sheet,
    [
      ['Valor de venta gravado', money(gravada, data.moneda)],
      ['IGV (18 %)', money(igv, data.moneda)],
    ],
    { ...place, y: top + 22, value: BODY },
  );
  sheet.line(place.left, y - 8, RIGHT, y - 8, { color: brand.color, width: 1.2 });
  const big: TextStyle = { font: 'plainBold', size: 13, color: brand.color };
  sheet.text('Total a pagar', place.left, y + 9, { ...big, size: 10.5 });
  if (forged)
    drawForgedAmount(sheet, money(forged.printedTotal, data.moneda), place.right, y + 9, big);
  else sheet.right(money(total, data.moneda), place.right, y + 9, big);
  return y + 9;
}

function instalments(sheet: Sheet, { data }: DemoDocument, top: number): number {
  if (data.cuotas.length === 0) return top;
  sheet.text('Cronograma de pago', LEFT, top + 22, { font: 'plainBold', size: 8.4 });
  data.cuotas.forEach(({ fecha, monto }, i) => {
    const y = top + 37 + i * 13;
    sheet.text(`Cuota ${i + 1}`, LEFT, y, CAPTION);
    sheet.text(slashDate(fecha), LEFT + 50, y, { ...BODY, size: 8.4 });
    sheet.right(money(monto, data.moneda), LEFT + 190, y, { ...BODY, size: 8.4 });
  });
  return top + 37 + data.cuotas.length * 13;
}

function detraction(sheet: Sheet, { data, brand }: DemoDocument, top: number): void {
  const { detraccion } = data;
  if (!detraccion) return;
  sheet.box(LEFT, top, RIGHT - LEFT, 34, { stroke: brand.color, width: 0.6 });
  const first =
    `Operación sujeta al sistema de pago de obligaciones tributarias (detracción ` +
    `${detraccion.porcentaje} %): ${money(detraccion.monto, 'PEN')}`;
  sheet.text(first, LEFT + 8, top + 14, { ...BODY, size: 8.2 });
  const second = `Código ${detraccion.codigo} ${detraccion.nombre} · Cuenta Banco de la Nación ${detraccion.cuenta}`;
  sheet.text(second, LEFT + 8, top + 26, { ...BODY, size: 8.2 });
}

function foot(sheet: Sheet, { data }: DemoDocument): void {
  const x = LEFT + 100;
  sheet.line(LEFT, 680, RIGHT, 680, { color: HAIR });
  sheet.paragraph(`SON: ${data.letras}`, { x, y: 703, width: RIGHT - x, leading: 12 }, BOLD);
  sheet.text(`Hash ${data.hash}`, x, 732, CAPTION);
  const legend =
    'Representación impresa de la FACTURA ELECTRÓNICA, emitida desde los sistemas del contribuyente.';
  sheet.text(legend, x, 746, CAPTION);
  sheet.text('Puede comprobar su validez en el portal de SUNAT con su clave SOL.', x, 757, CAPTION);
}

/** A4 invoice of a young company: big title, facts in a strip, no frames, QR at the foot. */
export async function makeModernInvoicePdf(document: DemoDocument): Promise<Buffer> {
  const { data } = document;
  const sheet = await Sheet.blank({
    size: A4,
    title: `Factura electrónica ${data.numero}`,
    author: data.emisor.nombre,
    date: data.fechaEmision,
  });
  for (const part of [issuer, title, facts, customer, foot]) part(sheet, document);
  const bottom = items(sheet, document);
  const free = Math.max(sums(sheet, document, bottom), instalments(sheet, document, bottom));
  detraction(sheet, document, free + 24);
  drawQr(sheet, await qrMatrix(sunatQrText(data)), { x: LEFT, y: 692, size: 84 });
  if (document.stamp) drawStamp(sheet, document.stamp, { x: 440, y: 640, degrees: 5 });
  return sheet.end();
}
