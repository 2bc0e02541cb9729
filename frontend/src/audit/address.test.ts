import { filterIn } from '../list/address';
import { auditAddress } from './address';

const read = (text: string) => filterIn(auditAddress(text));

describe('the address of the audit', () => {
  it('understands links of before', () => {
    const all =
      'desde=2026-03-15&hasta=2026-03-16&usuario=u-1&tipo=workflow&accion=PaymentExecuted' +
      '&equipo=tesoreria&documento=d-1&huella=9F3CA0&empresa=c-1&pagina=3';
    expect(read(all)).toEqual({
      from: '2026-03-15',
      to: '2026-03-16',
      actorId: 'u-1',
      group: 'workflow',
      type: 'PaymentExecuted',
      team: 'tesoreria',
      documentId: 'd-1',
      hash: '9f3ca0',
      companyId: 'c-1',
    });
    const known = auditAddress(all);
    expect(new URLSearchParams(known).get('page')).toBe('3');
    expect(auditAddress(known)).toBe(known);
  });

  it.each([
    'desde=2026-02-30',
    'hasta=ayer',
    'tipo=otros',
    'accion=Field%20Edited',
    'equipo=ventas',
    'huella=9f3c',
    'huella=zzzzzz',
    'filter=%7B%22otra%22%3A1%7D',
  ])('ignores %s', (text) => expect(read(text)).toEqual({}));
});
