import type { DemoDocument } from '../model';
import { drawSums } from '../sheet/pairs';
import type { Pair } from '../sheet/pairs';
import { drawQr, qrMatrix } from '../sheet/qr-code';
import { A4, Sheet } from '../sheet/sheet';
import type { TextStyle } from '../sheet/sheet';
import { longDate } from '../truth/civil-date';
import { money } from '../truth/money';
import { sunatQrText } from '../truth/sunat-qr';

const LEFT = 60;
const RIGHT = 535;
const BODY: TextStyle = { font: 'plain', size: 9.6 };
const BOLD: TextStyle = { font: 'plainBold', size: 9.6 };
const FINE: TextStyle = { font: 'plain', size: 7.8, color: '#555555' };

function header(sheet: Sheet, { data }: DemoDocument): void {
  sheet.text(data.emisor.nombre, LEFT, 70, { font: 'plainBold', size: 12 });
  sheet.text(data.emisor.giro ?? '', LEFT, 85, BODY);
  sheet.text(data.emisor.direccion, LEFT, 99, FINE);
  sheet.text(`Celular ${data.emisor.telefono ?? ''}`, LEFT, 111, FINE);
  sheet.box(370, 52, RIGHT - 370, 66, { stroke: '#555555', width: 0.8 });
  const middle = (370 + RIGHT) / 2;
  sheet.center('RECIBO POR HONORARIOS', middle, 72, BOLD);
  sheet.center('ELECTRÓNICO', middle, 84, BOLD);
  sheet.center(`R.U.C. ${data.emisor.ruc}`, middle, 98, BODY);
  sheet.center(data.numero, middle, 111, BOLD);
}

function text(sheet: Sheet, { data }: DemoDocument): number {
  const service = data.lineas.map((line) => line.descripcion).join('; ');
  const pairs: Pair[] = [
    ['Recibí de', data.cliente.nombre],
    ['con RUC', data.cliente.ruc],
    ['y domicilio en', data.cliente.direccion],
    ['la suma de', data.letras],
    ['por el servicio de', service],
    ['Modalidad de pago', data.formaPago],
    ['Expedido el', longDate(data.fechaEmision)],
  ];
  return pairs.reduce((y, [label, value]) => {
    sheet.text(label, LEFT, y, { ...BODY, color: '#555555' });
    const next = sheet.paragraph(value, { x: 170, y, width: RIGHT - 170, leading: 13 }, BODY);
    sheet.line(170, next - 9, RIGHT, next - 9, { color: '#b5b5b5', dash: 1.2 });
    return next + 7;
  }, 160);
}

function sums(sheet: Sheet, { data }: DemoDocument, top: number): void {
  const { gravada, retencion, total } = data.totales;
  sheet.box(310, top, RIGHT - 310, 62, { stroke: '#555555' });
  const place = { left: 320, right: RIGHT - 10, leading: 16, label: BODY, value: BODY };
  const y = drawSums(
    sheet,
    [
      ['Honorario bruto', money(gravada, data.moneda)],
      ['Retención Impuesto a la Renta 8%', money(retencion, data.moneda)],
    ],
    { ...place, y: top + 17 },
  );
  drawSums(sheet, [['Neto recibido', money(total, data.moneda)]], {
    ...place,
    y: y + 4,
    label: BOLD,
    value: BOLD,
  });
}

/** A4 receipt of an independent professional: a written acknowledgement, no table of items. */
export async function makeFeeReceiptPdf(document: DemoDocument): Promise<Buffer> {
  const { data } = document;
  const sheet = await Sheet.blank({
    size: A4,
    title: `Recibo por honorarios ${data.numero}`,
    author: data.emisor.nombre,
    date: data.fechaEmision,
  });
  header(sheet, document);
  const top = text(sheet, document) + 12;
  sums(sheet, document, top);
  drawQr(sheet, await qrMatrix(sunatQrText(data)), { x: LEFT, y: top, size: 82 });
  sheet.text(`Valor resumen ${data.hash}`, LEFT, top + 98, FINE);
  const legend =
    'Representación impresa del RECIBO POR HONORARIOS ELECTRÓNICO. Renta de cuarta categoría.';
  sheet.text(legend, LEFT, top + 110, FINE);
  return sheet.end();
}
