import { knownFilter, parseDocumentFilter } from './document-filter';

describe('parseDocumentFilter', () => {
  it('takes every key that the contract names', () => {
    const filter = {
      q: '(a+)+$',
      razonSocial: 'ñandú',
      ruc: '20',
      status: 'processing',
      paymentStatus: 'all',
      emisionDesde: '2026-01-31',
      emisionHasta: '2026-02-28',
      vencimientoDesde: '2026-03-01',
      vencimientoHasta: '2026-03-02',
      totalDesde: -0.5,
      totalHasta: 1e6,
      uploadedBy: 'u-1',
      detraccion: 'no',
      moneda: 'BRL',
      confirmado: 'si',
      autenticidad: 'falsificacion',
      xml: 'difiere',
      vista: 'por-revisar',
      ids: ['a', 'b'],
    };
    expect(parseDocumentFilter(filter)).toEqual(filter);
  });

  it.each<[string, unknown, string]>([
    ['nothing', null, 'filter'],
    ['an array', [], 'filter'],
    ['a text', '{}', 'filter'],
    ['an unknown key', { color: 'x' }, 'filter'],
    ['an operator', { $or: [] }, 'filter'],
    ['a key of every object', { constructor: 'x' }, 'filter'],
    ['the prototype', JSON.parse('{"__proto__":"x"}'), 'filter'],
    ['an operator as a value', { q: { $gt: '' } }, 'q'],
    ['an array as a value', { razonSocial: ['a'] }, 'razonSocial'],
    ['a number as a value', { ruc: 20 }, 'ruc'],
    ['a text that is too long', { q: 'a'.repeat(201) }, 'q'],
    ['an unknown status', { status: 'pending' }, 'status'],
    ['an unknown payment status', { paymentStatus: '' }, 'paymentStatus'],
    ['an impossible day', { emisionDesde: '2026-02-30' }, 'emisionDesde'],
    ['another form of day', { vencimientoHasta: '01/02/2026' }, 'vencimientoHasta'],
    ['a total as a text', { totalDesde: '100' }, 'totalDesde'],
    ['a total that is no number', { totalHasta: Number.NaN }, 'totalHasta'],
    ['a total beyond all', { totalHasta: 1e300 }, 'totalHasta'],
    ['an empty account', { uploadedBy: '' }, 'uploadedBy'],
    ['a truth for a choice', { detraccion: true }, 'detraccion'],
    ['another currency', { moneda: 'XXX' }, 'moneda'],
    ['a truth for a confirmation', { confirmado: false }, 'confirmado'],
    ['an unknown label', { autenticidad: 'falso' }, 'autenticidad'],
    ['an unknown state of the XML', { xml: 'solo' }, 'xml'],
    ['an unknown view', { vista: 'todo' }, 'vista'],
    ['too many ids', { ids: Array.from({ length: 501 }, String) }, 'ids'],
    ['an id that is no text', { ids: [1] }, 'ids'],
  ])('refuses %s and names it', (_, filter, field) => {
    expect(() => parseDocumentFilter(filter)).toThrow(
      expect.objectContaining({ code: 'CAMPO_INVALIDO', data: { field } }),
    );
  });
});

it('keeps of an object what is a filter', () => {
  const wrong = { otra: 1, moneda: 'XXX', emisionDesde: '2026-02-30', constructor: 'x' };
  expect(knownFilter({ ...wrong, ruc: '20', status: 'error' })).toEqual({
    ruc: '20',
    status: 'error',
  });
});
