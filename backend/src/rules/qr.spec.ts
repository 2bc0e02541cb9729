import { findSunatQr, parseSunatQr } from './qr';

const plain = '20999999019|01|F001|123|18.00|118.00|2026-03-15|6|20999999027|abc=';

describe('parseSunatQr', () => {
  it('reads the ten fields of SUNAT', () => {
    expect(parseSunatQr(plain)).toEqual({
      ruc: '20999999019',
      type: 'factura',
      serie: 'F001',
      numero: '123',
      igv: 18,
      total: 118,
      date: '2026-03-15',
      customerIdType: '6',
      customerId: '20999999027',
      hash: 'abc=',
    });
  });

  it.each([
    [
      'spaces and a trailing pipe',
      '20999999019 | 01 | F001 | 00000123 | 18.00 | 118.00 | 15/03/2026 | 6 | 20999999027 |',
    ],
    ['eight fields', '20999999019|01|F001|123|18.00|118.00|15-03-2026|6'],
    ['series and number in one', '20999999019|01|F001-123|18.00|118.00|2026-03-15|6|20999999027|'],
    [
      'the type in words',
      '20999999019|FACTURA ELECTRÓNICA|F001|123|18.00|118.00|2026-03-15|6|20999999027',
    ],
    [
      'the series repeated in the number',
      '20999999019|01|F001|F001-00000123|18.00|118.00|2026-03-15|6|20999999027|',
    ],
    ['a number of ten figures', '20999999019|01|F001|0000000123|18.00|118.00|2026-03-15|6||'],
    ['a RUC that is called so', 'R.U.C.: 20999999019|01|F001|123|18|118|2026-03-15|6|20999999027'],
    ['a RUC that is called RUC', 'RUC 20999999019|01|F001|123|18|118|2026-03-15|6|20999999027'],
    ['spaces in series and number', '20999999019|01|F001 - 123|18|118|2026-03-15|6|20999999027'],
    ['the type in small letters', '20999999019|factura|f001|f001-123|18|118|2026-03-15|6||'],
    ['a type of one digit', '20999999019|1|F001|123|18|118|2026-03-15|6|20999999027'],
  ])('accepts %s', (_name, text) => {
    expect(parseSunatQr(text)).toMatchObject({
      ruc: '20999999019',
      type: 'factura',
      serie: 'F001',
      numero: '123',
      total: 118,
      date: '2026-03-15',
    });
  });

  it('takes no number of another series', () => {
    expect(parseSunatQr('20999999019|01|F001|B001-123|18.00|118.00|2026-03-15|6||')).toBeNull();
  });

  it.each([
    ['a RUC of ten figures', '2099999901|01|F001|123|18|118|2026-03-15|6||'],
    ['a RUC of twelve figures', '209999990190|01|F001|123|18|118|2026-03-15|6||'],
    ['a series of five signs', '20999999019|01|F0011|123|18|118|2026-03-15|6||'],
    ['a series of two signs', '20999999019|01|F1|123|18|118|2026-03-15|6||'],
    ['a number of nine figures', '20999999019|01|F001|123456789|18|118|2026-03-15|6||'],
    ['a number that is none', '20999999019|01|F001|12A|18|118|2026-03-15|6||'],
    ['no amounts', '20999999019|01|F001|123|18'],
  ])('refuses %s', (_, text) => {
    expect(parseSunatQr(text)).toBeNull();
  });

  it.each([
    ['01', 'factura'],
    ['03', 'boleta'],
    ['07', 'nota_credito'],
    ['08', 'nota_debito'],
    ['20', 'retencion'],
    ['40', 'percepcion'],
    ['r1', 'recibo_honorarios'],
    ['NOTA DE CRÉDITO', 'nota_credito'],
    ['NOTA DE DÉBITO', 'nota_debito'],
    ['RECIBO POR HONORARIOS', 'recibo_honorarios'],
    ['BOLETA DE VENTA', 'boleta'],
    ['COMPROBANTE DE RETENCIÓN', 'retencion'],
    ['COMPROBANTE DE PERCEPCIÓN', 'percepcion'],
    ['99', null],
    ['VALE', null],
  ])('takes %s for a %s', (code, type) => {
    expect(parseSunatQr(`20999999019|${code}|F001|1|18|118|2026-03-15|6||`)?.type).toBe(type);
  });

  it('reads a guía without a date, and one in words', () => {
    expect(parseSunatQr('20999999019|09|T001|7')).toMatchObject({ date: null, total: null });
    expect(
      parseSunatQr('20999999019|GUÍA DE REMISIÓN|T001|7|6|2026-03-15|6|20999999027|'),
    ).toMatchObject({ type: 'guia_remision', date: '2026-03-15', customerId: '20999999027' });
  });

  it('leaves an empty IGV empty', () => {
    expect(parseSunatQr('20999999019|03|B001|1||118.00|2026-03-15|1|12345678')?.igv).toBeNull();
  });

  it('reads a guía, which has no amounts', () => {
    expect(parseSunatQr('20999999019|09|T001|7|2026-03-15|6|20999999027|')).toMatchObject({
      type: 'guia_remision',
      total: null,
      date: '2026-03-15',
      customerId: '20999999027',
    });
  });

  it.each(['https://www.sunat.gob.pe/x', '', 'a|b|c', '20999999019|01', 'yape|123'])(
    'refuses "%s"',
    (text) => {
      expect(parseSunatQr(text)).toBeNull();
    },
  );
});

describe('findSunatQr', () => {
  it('passes over other codes and prefers a valid RUC', () => {
    const invalid = plain.replace('20999999019', '20999999018');
    expect(findSunatQr(['https://yape.pe', invalid, plain])?.ruc).toBe('20999999019');
    expect(findSunatQr([invalid])?.ruc).toBe('20999999018');
    expect(findSunatQr([])).toBeNull();
  });
});
