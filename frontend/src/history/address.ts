import { DOCUMENT_SORT_KEYS } from '@contracts/list-query';
import { knownFilter } from '@rules/document-filter';
import { parseAmount } from '@rules/money';

/** Short names of filters: of the search of the top bar, and of links and named views of before. */
const SHORT: Readonly<Record<string, string>> = {
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
};

function objectOf(json: string | null): object {
  try {
    return Object(JSON.parse(json ?? '{}')) as object;
  } catch {
    return {};
  }
}

/** The address of the same list as react-admin says it, without what the server does not know. */
export function knownAddress(search: string): string {
  const address = new URLSearchParams(search);
  const take = (name: string): string | null => {
    const text = address.get(name);
    address.delete(name);
    return text;
  };
  const short = Object.entries(SHORT).flatMap(([name, key]) => {
    const text = take(name);
    return text === null ? [] : [[key, name.startsWith('total-') ? parseAmount(text) : text]];
  });
  const named: object = Object.fromEntries(short) as object;
  const filter = knownFilter({ ...named, ...objectOf(address.get('filter')) });
  if (address.has('filter') || short.length > 0) address.set('filter', JSON.stringify(filter));
  const [sort, order, page] = ['por', 'orden', 'pagina'].map(take);
  if (sort) address.set('sort', sort);
  if (sort || order) address.set('order', order ?? 'DESC');
  if (page) address.set('page', page);
  if (!DOCUMENT_SORT_KEYS.some((key) => key === address.get('sort'))) address.delete('sort');
  return String(address);
}
