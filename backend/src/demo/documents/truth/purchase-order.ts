import type { DemoData } from '../model';
import { addDays } from './civil-date';

/** Days between the order and the comprobante that answers it. */
const ORDER_LEAD = 9;

function orderDate(invoice: DemoData): string {
  return addDays(invoice.fechaEmision, -ORDER_LEAD);
}

/** `OC-2026-00471`: derived from the invoice, so that both sides of a purchase agree. */
export function orderNumber(invoice: DemoData): string {
  const serial = (Number(invoice.correlativo) % 900) + 100;
  return `OC-${orderDate(invoice).slice(0, 4)}-${String(serial).padStart(5, '0')}`;
}

/** The order that the company sent before the supplier's invoice: same lines, no QR, no hash. */
export function purchaseOrderData(invoice: DemoData): DemoData {
  const numero = orderNumber(invoice);
  const { detraccion: _box, fechaVencimiento: _due, ordenCompra: _order, ...rest } = invoice;
  return {
    ...rest,
    tipo: 'orden_compra',
    codigoSunat: '',
    serie: '',
    correlativo: numero,
    numero,
    fechaEmision: orderDate(invoice),
    cuotas: [],
    observacion: 'Cite el número de esta orden en su factura electrónica.',
    hash: '',
    letras: '',
  };
}
