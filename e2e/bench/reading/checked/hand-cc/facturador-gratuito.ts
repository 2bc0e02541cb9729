import { A4, html, wholePage } from '../../html';
import type { BenchLayout } from '../../model';
import {
  compact,
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
  type LinePrinted,
} from '../../truth';
import { close, sumsShown } from './facturador-gratuito-close';
import { CSS } from './facturador-gratuito.css';
import { saleOf, type Sale } from './facturador-gratuito-data';
import { goods, head, info } from './facturador-gratuito-parts';

const COLUMNS: readonly LinePrinted[] = ['unidad', 'cantidad', 'unitario', 'descuento', 'importe'];

function truthOf(sale: Sale): ReturnType<BenchLayout['draw']>['truth'] {
  const { facts, shows, paid } = sale;
  return {
    documento: documentoTruth(facts, [
      'vencimiento',
      'moneda',
      ...(shows.hash ? (['hash'] as const) : []),
    ]),
    proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
    cliente: partyTruth(facts.cliente, ['direccion']),
    totales: totalesTruth(facts, sumsShown(sale)),
    ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
    informacion_adicional: compact({
      ...infoTruth(facts, ['formaPago', 'ordenCompra', 'guiaRemision', 'observaciones', 'letras']),
      metodo_pago: paid.map(({ method }) => method).join(' / '),
    }),
    productos: linesTruth(facts, shows.code ? ['codigo', ...COLUMNS] : COLUMNS),
  };
}

/** A pet-food or hardware shop on a free web biller: payments of the desk, bank accounts, seller. */
export const FACTURADOR_GRATUITO: BenchLayout = {
  id: 'facturador-gratuito',
  role: 'comprobado',
  kinds: ['boleta', 'factura'],
  draw(given, _style, random) {
    const sale = saleOf(given, random);
    const body = html`${head(sale)}${info(sale)}${goods(sale)}${close(sale)}`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '10mm 12mm 14mm' }),
      truth: truthOf(sale),
    };
  },
};
