import type { DemoDocument, DemoLine } from '../model';
import { drawMonogram } from '../sheet/logos';
import { drawSums } from '../sheet/pairs';
import { A4, Sheet } from '../sheet/sheet';
import type { TextStyle } from '../sheet/sheet';
import { drawSignature } from '../sheet/stamp';
import { placeColumns, tableHead, tableRows } from '../sheet/table';
import type { Column, TableStyle } from '../sheet/table';
import { addDays, longDate, slashDate } from '../truth/civil-date';
import { amount, currencySymbol, money } from '../truth/money';

const LEFT = 56;
const RIGHT = 540;
const ACCENT = '#34495e';
const GREY = '#6b6f76';
const BODY: TextStyle = { font: 'serif', size: 10 };
const BOLD: TextStyle = { font: 'serifBold', size: 10 };
const NOTE: TextStyle = { font: 'serifItalic', size: 9, color: GREY };

function columnsFor(symbol: string): Column<DemoLine>[] {
  return [
    { title: 'N°', width: 26, align: 'center', value: (_line, i) => String(i + 1) },
    { title: 'Descripción', width: 226, align: 'left', value: (line) => line.descripcion },
    { title: 'Referencia', width: 58, align: 'left', value: (line) => line.codigo },
    { title: 'Cant.', width: 42, align: 'right', value: (line) => amount(line.cantidad) },
    { title: 'Und.', width: 34, align: 'left', value: (line) => line.unidad },
    { title: 'Precio', width: 48, align: 'right', value: (line) => amount(line.unitario) },
    { title: symbol, width: 50, align: 'right', value: (line) => amount(line.importe) },
  ];
}

function letterhead(sheet: Sheet, { data }: DemoDocument): void {
  drawMonogram(sheet, data.cliente.nombre, { x: LEFT, y: 42, size: 50, color: ACCENT });
  const name: TextStyle = { font: 'serifBold', size: 13.5, color: ACCENT };
  const y = sheet.paragraph(data.cliente.nombre, { x: 120, y: 62, width: 400, leading: 16 }, name);
  sheet.text(`RUC ${data.cliente.ruc}  ·  ${data.cliente.direccion}`, 120, y, {
    ...BODY,
    size: 9,
    color: GREY,
  });
  sheet.line(LEFT, 106, RIGHT, 106, { color: ACCENT, width: 1.4 });
  sheet.line(LEFT, 109, RIGHT, 109, { color: ACCENT, width: 0.4 });
}

function title(sheet: Sheet, { data }: DemoDocument): void {
  sheet.text('ORDEN DE COMPRA', LEFT, 142, { font: 'serifBold', size: 20, color: ACCENT });
  sheet.right(`N° ${data.numero}`, RIGHT, 142, { font: 'serifBold', size: 14 });
  sheet.text(`Lurín, ${longDate(data.fechaEmision)}`, LEFT, 160, NOTE);
}

function block(sheet: Sheet, x: number, width: number, caption: string, lines: string[]): void {
  sheet.text(caption, x, 190, { font: 'serifItalic', size: 9.4, color: ACCENT });
  sheet.line(x, 195, x + width, 195, { color: ACCENT });
  lines.reduce(
    (y, line, i) => sheet.paragraph(line, { x, y, width, leading: 12.4 }, i === 0 ? BOLD : BODY),
    209,
  );
}

function blocks(sheet: Sheet, { data }: DemoDocument): void {
  const { emisor } = data;
  block(sheet, LEFT, 226, 'Para el proveedor', [
    emisor.nombre,
    `RUC ${emisor.ruc}`,
    emisor.direccion,
    ...(emisor.telefono ? [`Teléfono ${emisor.telefono}`] : []),
    ...(emisor.email ? [emisor.email] : []),
  ]);
  block(sheet, LEFT + 250, RIGHT - LEFT - 250, 'Entrega y pago', [
    `Entregar hasta el ${slashDate(addDays(data.fechaEmision, 14))}`,
    `En almacén central: ${data.cliente.direccion}`,
    `Condiciones de pago: ${data.formaPago}`,
    `Moneda: ${data.moneda === 'PEN' ? 'Soles' : 'Dólares americanos'}`,
  ]);
}

function items(sheet: Sheet, { data }: DemoDocument): number {
  const style: TableStyle = {
    head: { font: 'serifBold', size: 9.4, color: ACCENT },
    body: { font: 'serif', size: 9.6 },
    padding: 4,
    leading: 11.6,
    headHeight: 20,
    rowPadding: 6,
  };
  const columns = placeColumns(columnsFor(currencySymbol(data.moneda)), LEFT);
  const top = 300;
  sheet.line(LEFT, top, RIGHT, top, { color: ACCENT, width: 1 });
  tableHead(sheet, columns, top, style);
  sheet.line(LEFT, top + style.headHeight, RIGHT, top + style.headHeight, { color: ACCENT });
  const bottoms = tableRows(sheet, columns, data.lineas, top + style.headHeight, style);
  for (const y of bottoms.slice(0, -1))
    sheet.line(LEFT, y, RIGHT, y, { color: '#c9ccd2', dash: 1 });
  const bottom = bottoms.at(-1) ?? top + style.headHeight;
  sheet.line(LEFT, bottom, RIGHT, bottom, { color: ACCENT, width: 1 });
  return bottom;
}

function sums(sheet: Sheet, { data }: DemoDocument, top: number): number {
  const { gravada, igv, total } = data.totales;
  const place = { left: 380, right: RIGHT - 4, leading: 15 };
  const y = drawSums(
    sheet,
    [
      ['Suma', money(gravada, data.moneda)],
      ['IGV 18%', money(igv, data.moneda)],
    ],
    { ...place, y: top + 20, label: BODY, value: BODY },
  );
  drawSums(sheet, [['Total de la orden', money(total, data.moneda)]], {
    ...place,
    y: y + 3,
    label: BOLD,
    value: { ...BOLD, size: 11.5 },
  });
  return y;
}

function conditions(sheet: Sheet, { data }: DemoDocument, top: number): void {
  const texts = [
    data.observacion ?? '',
    'Los precios no incluyen IGV y se mantienen fijos hasta la entrega total.',
    'El comprobante se recibe de lunes a viernes por el portal de proveedores.',
  ];
  sheet.text('Condiciones', LEFT, top, { font: 'serifItalic', size: 9.4, color: ACCENT });
  texts.forEach((text, i) =>
    sheet.text(`${i + 1}.  ${text}`, LEFT, top + 16 + i * 13, { ...BODY, size: 9.2 }),
  );
}

function signatures(sheet: Sheet, document: DemoDocument): void {
  ['Compras', 'Jefatura de planta', 'Administración'].forEach((role, i) => {
    const x = LEFT + 10 + i * 166;
    if (i < 2) drawSignature(sheet, document.seed + i, { x: x + 22, y: 702 });
    sheet.line(x, 716, x + 130, 716, { color: GREY });
    sheet.center(role, x + 65, 728, { ...BODY, size: 9 });
  });
}

/** A4 purchase order on the buyer's letterhead: no comprobante, hence no QR and no words line. */
export async function makePurchaseOrderPdf(document: DemoDocument): Promise<Buffer> {
  const { data } = document;
  const sheet = await Sheet.blank({
    size: A4,
    title: `Orden de compra ${data.numero}`,
    author: data.cliente.nombre,
    date: data.fechaEmision,
  });
  for (const part of [letterhead, title, blocks, signatures]) part(sheet, document);
  const bottom = sums(sheet, document, items(sheet, document));
  conditions(sheet, document, bottom + 48);
  return sheet.end();
}
