import { DOCUMENT_SORT_KEYS } from '@contracts/list-query';
import { knownFilter } from '@rules/document-filter';
import { parseAmount } from '@rules/money';
import { knownAddress } from '../list/address';

const amountOf = (value: unknown): unknown =>
  typeof value === 'string' ? parseAmount(value) : value;

export const historyAddress = knownAddress({
  short: {
    q: 'q',
    proveedor: 'razonSocial',
    ruc: 'ruc',
    estado: 'status',
    pago: 'paymentStatus',
    'emision-desde': 'emisionDesde',
    'emision-hasta': 'emisionHasta',
    'vencimiento-desde': 'vencimientoDesde',
    'vencimiento-hasta': 'vencimientoHasta',
    'total-desde': 'totalDesde',
    'total-hasta': 'totalHasta',
    asignado: 'uploadedBy',
    detraccion: 'detraccion',
    moneda: 'moneda',
    confirmado: 'confirmado',
    autenticidad: 'autenticidad',
    vista: 'vista',
  },
  known: ({ totalDesde, totalHasta, ...filter }) =>
    knownFilter({ ...filter, totalDesde: amountOf(totalDesde), totalHasta: amountOf(totalHasta) }),
  sorts: DOCUMENT_SORT_KEYS,
});
