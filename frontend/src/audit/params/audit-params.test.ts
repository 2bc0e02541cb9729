import { isFiltered, noFilter, queryOf, readAuditParams, writeAuditParams } from './audit-params';

const read = (text: string) => readAuditParams(new URLSearchParams(text));

describe('the address of the audit', () => {
  const FULL =
    'desde=2026-03-15&hasta=2026-03-16&usuario=u-1&tipo=workflow&accion=PaymentExecuted' +
    '&equipo=tesoreria&documento=d-1&huella=9f3ca0&empresa=c-1&pagina=3';

  it('says the same when it is read and written again', () => {
    expect(writeAuditParams(read(FULL)).toString()).toBe(FULL);
  });

  it('leaves out what is not set', () => {
    expect(writeAuditParams(noFilter()).toString()).toBe('');
    expect(queryOf(read('tipo=creditos&pagina=2'))).toEqual({ group: 'creditos' });
  });

  it.each([
    'desde=2026-02-30',
    'hasta=ayer',
    'tipo=otros',
    'accion=Field%20Edited',
    'equipo=ventas',
    'huella=9f3c',
    'huella=zzzzzz',
    'pagina=-1',
    'pagina=x',
  ])('ignores %s', (text) => {
    expect(read(text)).toEqual(noFilter());
  });

  it('takes a hash in capitals', () => {
    expect(read('huella=9F3CA0').hash).toBe('9f3ca0');
  });

  it('knows whether anything is filtered: a page is no filter', () => {
    expect(isFiltered(read('pagina=2'))).toBe(false);
    expect(isFiltered(read('equipo=logistica'))).toBe(true);
  });
});
