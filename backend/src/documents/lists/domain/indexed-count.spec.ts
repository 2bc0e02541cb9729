import type { DocumentFilter } from '../../../contracts/list-query';
import { isIndexedCount } from './order';

describe('isIndexedCount', () => {
  it.each<DocumentFilter>([
    {},
    { status: 'all', detraccion: 'all' },
    { status: 'completed', paymentStatus: 'all' },
    { status: 'completed', paymentStatus: 'paid' },
    { emisionHasta: '2026-01-02', emisionDesde: '2026-01-01' },
    { confirmado: 'no', autenticidad: 'all' },
    { autenticidad: 'falsificacion' },
    { xml: 'si' },
    { vista: 'contradicciones' },
    { totalDesde: 100, totalHasta: 250.5 },
    { vista: 'duplicados' },
  ])('says that an index tells the number of %j', (filter) => {
    expect(isIndexedCount(filter)).toBe(true);
  });

  it.each<DocumentFilter>([
    { q: 'a' },
    { status: 'completed', moneda: 'PEN' },
    { vista: 'por-revisar' },
    { vista: 'duplicados', moneda: 'PEN' },
    { xml: 'no' },
    { ids: [] },
  ])('says that documents must be read for %j', (filter) => {
    expect(isIndexedCount(filter)).toBe(false);
  });
});
