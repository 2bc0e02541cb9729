import {
  comprobanteKey,
  parseComprobanteNumber,
  sameComprobante,
  seriesFitsType,
  seriesOf,
} from './comprobante-number';

describe('parseComprobanteNumber', () => {
  it.each([
    ['F001-00000123', 'F001', '123'],
    ['N° F001 - 123', 'F001', '123'],
    ['E001–6233', 'E001', '6233'],
    ['BPP1-00074458', 'BPP1', '74458'],
    ['EB01-5', 'EB01', '5'],
    ['001-0012345', '001', '12345'],
    ['F001 - N° 00000123', 'F001', '123'],
    ['f001-1', 'F001', '1'],
  ])('reads %s', (text, serie, numero) => {
    expect(parseComprobanteNumber(text)).toEqual({ serie, numero });
  });

  it.each(['', 'XF001-123', 'A001-123', 'F001-123456789', 'F001', '2026-03-15'])(
    'refuses "%s"',
    (text) => {
      expect(parseComprobanteNumber(text)).toBeNull();
    },
  );
});

describe('series', () => {
  it('is what stands before the last dash', () => {
    expect(seriesOf('OC-2026-032508')).toBe('OC-2026');
    expect(seriesOf('F001-1')).toBe('F001');
  });

  it('fits its type or not', () => {
    expect(seriesFitsType('F001', 'factura')).toBe(true);
    expect(seriesFitsType('B001', 'factura')).toBe(false);
    expect(seriesFitsType('FC01', 'nota_credito')).toBe(true);
    expect(seriesFitsType('OC-2026', 'orden_compra')).toBe(true);
    expect(seriesFitsType('0001', 'factura')).toBe(true);
  });
});

describe('the same comprobante', () => {
  it('does not depend on padding or spaces', () => {
    expect(sameComprobante('F001-00000123', 'F001 - 123')).toBe(true);
    expect(sameComprobante('F001-123', 'F002-123')).toBe(false);
  });

  it('has one key, and none when a part is missing or the RUC is wrong', () => {
    const data = {
      documento: { tipo: 'factura' as const, numero: 'F001-00000123' },
      proveedor: { ruc: '20999999019' },
    };
    expect(comprobanteKey(data)).toBe('20999999019|factura|F001|123');
    expect(
      comprobanteKey({ ...data, documento: { tipo: 'factura', numero: '123', serie: 'F001' } }),
    ).toBe('20999999019|factura|F001|123');
    expect(comprobanteKey({ ...data, proveedor: { ruc: '20999999018' } })).toBeNull();
    expect(
      comprobanteKey({ documento: { tipo: 'factura' }, proveedor: { ruc: '20999999019' } }),
    ).toBeNull();
  });
});
