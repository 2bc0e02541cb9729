import type { DemoData } from '../model';
import { slashDate } from '../truth/civil-date';
import { amount, money } from '../truth/money';

/** Text that wraps. */
export interface TicketText {
  kind: 'center' | 'left' | 'title' | 'small';
  text: string;
}

/** Text at the left edge and a figure at the right edge. */
export interface TicketPair {
  kind: 'pair' | 'total';
  left: string;
  right: string;
}

/** A printed line of the till roll. */
export type TicketRow = TicketText | TicketPair | { kind: 'rule' | 'gap' };

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
export function ticketRows(data: DemoData): TicketRow[] {
  return [...head(data), ...items(data), ...sums(data)];
}
