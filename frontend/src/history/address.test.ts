import { historyAddress as knownAddress } from './address';

const filterOf = (search: string): unknown =>
  JSON.parse(new URLSearchParams(knownAddress(search)).get('filter') ?? 'null');

describe('the address of the history', () => {
  it.each(['', 'filter=%7B%22q%22%3A%22papel%22%7D&order=ASC&page=2&perPage=25&sort=total'])(
    'leaves %j as it is',
    (search) => expect(knownAddress(search)).toBe(search),
  );

  it('understands links and named views of before', () => {
    const search =
      'q=papel&proveedor=andino&ruc=2060&estado=completed&pago=unpaid&emision-desde=2026-03-09' +
      '&total-desde=1%2C188.61&asignado=user-1&vista=por-revisar&por=total&pagina=3';
    const known = new URLSearchParams(knownAddress(search));
    expect(filterOf(search)).toEqual({
      q: 'papel',
      razonSocial: 'andino',
      ruc: '2060',
      status: 'completed',
      paymentStatus: 'unpaid',
      emisionDesde: '2026-03-09',
      totalDesde: 1188.61,
      uploadedBy: 'user-1',
      vista: 'por-revisar',
    });
    expect([known.get('sort'), known.get('order'), known.get('page')]).toEqual([
      'total',
      'DESC',
      '3',
    ]);
    expect(knownAddress(String(known))).toBe(String(known));
  });

  it.each([
    ['estado=PAID', {}],
    ['pago=__proto__', {}],
    ['emision-desde=2026-02-30', {}],
    ['total-desde=mil', {}],
    ['filter=x', {}],
    ['filter=null', {}],
    ['filter=%5B1%5D', {}],
    [`filter=${JSON.stringify({ otra: 1, ruc: '20', moneda: 'XXX' })}`, { ruc: '20' }],
  ])('takes what is wrong in %s as if it were not there', (search, filter) =>
    expect(filterOf(search)).toEqual(filter),
  );

  it('sorts by nothing that the server does not know', () => {
    expect(knownAddress('sort=constructor&order=ASC')).toBe('order=ASC');
  });
});
