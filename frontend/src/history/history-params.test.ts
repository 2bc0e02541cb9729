import { DOCUMENT_SORT_KEYS } from '@contracts/list-query';
import {
  filterOf,
  isBackwards,
  readHistoryParams,
  sortedBy,
  writeHistoryParams,
} from './history-params';

const read = (query: string) => readHistoryParams(new URLSearchParams(query));

describe('the address of the history', () => {
  it('says nothing when all is as by default: newest first', () => {
    const params = read('');
    expect(params).toMatchObject({ sort: 'createdAt', order: 'DESC', page: 1, q: '', vista: '' });
    expect(String(writeHistoryParams(params))).toBe('');
    expect(filterOf(params)).toEqual({});
  });

  it('keeps every filter, order and page through writing and reading', () => {
    const query =
      'q=papel&proveedor=andino&ruc=2060&estado=completed&pago=unpaid&emision-desde=2026-03-09' +
      '&emision-hasta=2026-03-15&vencimiento-desde=2026-04-01&vencimiento-hasta=2026-04-30' +
      '&total-desde=100&total-hasta=1188.61&asignado=user-1&detraccion=si&moneda=USD&confirmado=no&autenticidad=falsificacion' +
      '&vista=por-revisar&por=total&orden=ASC&pagina=3';
    const params = read(query);
    expect(String(writeHistoryParams(params))).toBe(query);
    expect(filterOf(params)).toEqual({
      q: 'papel',
      razonSocial: 'andino',
      ruc: '2060',
      status: 'completed',
      paymentStatus: 'unpaid',
      emisionDesde: '2026-03-09',
      emisionHasta: '2026-03-15',
      vencimientoDesde: '2026-04-01',
      vencimientoHasta: '2026-04-30',
      totalDesde: 100,
      totalHasta: 1188.61,
      uploadedBy: 'user-1',
      detraccion: 'si',
      moneda: 'USD',
      confirmado: 'no',
      autenticidad: 'falsificacion',
      vista: 'por-revisar',
    });
  });

  it.each([
    'estado=all',
    'estado=PAID',
    'pago=__proto__',
    'emision-desde=2026-02-30',
    'emision-hasta=ayer',
    'total-desde=mil',
    'total-hasta=1.2.3',
    'moneda=COP',
    'confirmado=true',
    'vista=todas',
    'por=constructor',
    'orden=UP',
    'pagina=-1',
    'pagina=1.5',
    'ruc=abc',
  ])('takes %s as if it were not there', (query) => {
    expect(String(writeHistoryParams(read(query)))).toBe('');
  });

  it('sends no search of spaces', () => {
    expect(filterOf(read('q=%20%20'))).toEqual({});
  });
});

describe('the order', () => {
  it.each(DOCUMENT_SORT_KEYS.filter((key) => key !== 'createdAt'))(
    'of the new key %s is ascending first, then turns round',
    (key) => {
      const first = sortedBy({ sort: 'createdAt', order: 'DESC' }, key);
      expect(first).toEqual({ sort: key, order: 'ASC' });
      expect(sortedBy(first, key)).toEqual({ sort: key, order: 'DESC' });
    },
  );

  it('of the default key turns to ascending at the first click', () => {
    expect(sortedBy({ sort: 'createdAt', order: 'DESC' }, 'createdAt').order).toBe('ASC');
  });
});

it('knows a range of days that ends before it begins', () => {
  expect(isBackwards('2026-03-15', '2026-03-09')).toBe(true);
  expect(isBackwards('2026-03-09', '2026-03-09')).toBe(false);
  expect(isBackwards('', '2026-03-09')).toBe(false);
});
