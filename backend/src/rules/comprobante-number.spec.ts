import type { DocumentType } from '../contracts/extracted-data';
import {
  comprobanteKey,
  isFromAbroad,
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
    ['F001-No. 77', 'F001', '77'],
    ['F001 -N°  77', 'F001', '77'],
    ['F001-N 77', 'F001', '77'],
    ['F001-N°. 77', 'F001', '77'],
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
    expect(seriesOf('F001 - 1')).toBe('F001');
    expect(seriesOf(' oc/a – 77 ')).toBe('OC/A');
    expect(seriesOf('77')).toBeNull();
    expect(seriesOf('OC-77 B')).toBeNull();
    expect(seriesOf('-77')).toBeNull();
  });

  // A letter for the type and three more signs, or what SUNAT's own portal gives; three or four figures on paper.
  it.each<[DocumentType, string, string]>([
    ['factura', 'F001 FA12 E001 001 0001', 'B001 EB01 R001 F01 F0012 E01 E0012 01 00012 XF001'],
    ['boleta', 'B001 BA12 EB01 001 0001', 'F001 E001 B01 B0012 EB1 EB012 01 00012 XB001'],
    [
      'nota_credito',
      'F001 FC01 B001 BC01 E001 EB01 001 0001',
      'R001 T001 F01 FC012 E01 EB1 01 00012 XF001',
    ],
    [
      'nota_debito',
      'F001 FD01 B001 BD01 E001 EB01 001 0001',
      'R001 T001 F01 FD012 E01 EB1 01 00012 XF001',
    ],
    ['recibo_honorarios', 'E001 001 0001', 'F001 B001 EB01 E01 E0012 01 00012 XE001'],
    ['retencion', 'R001 RA12 001 0001', 'F001 P001 R01 R0012 01 00012 XR001'],
    ['percepcion', 'P001 PA12 001 0001', 'F001 R001 P01 P0012 01 00012 XP001'],
    [
      'guia_remision',
      'T001 V001 TA12 EG01 001 0001',
      'F001 E001 T01 T0012 EG1 EG012 01 00012 XT001',
    ],
  ])('of a %s may be %s, never %s', (type, fitting, others) => {
    const fits = (series: string) => series.split(' ').filter((one) => seriesFitsType(one, type));
    expect(fits(fitting).join(' ')).toBe(fitting);
    expect(fits(fitting.toLowerCase()).join(' ')).toBe(fitting.toLowerCase());
    expect(fits(others)).toEqual([]);
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

  it.each([
    ['OC-2026-032508', 'oc-2026 - 32508', true],
    [' 0077 ', '77', true],
    ['INV 00', 'INV 0', true],
    ['INV-1001', 'INV-101', false],
    ['A-77', 'B-77', false],
    ['77', '770', false],
    ['sin número', 'sin número', false],
    ['', '', false],
  ])('of a number of no series goes by its end: "%s" is "%s": %s', (a, b, expected) => {
    expect(sameComprobante(a, b)).toBe(expected);
  });

  it.each<[string | null, string | null, boolean]>([
    ['INV-2026', null, true],
    ['INV-2026', '', true],
    ['INV-2026', '20999999019', false],
    ['F001-7', null, false],
    ['HY26-0644', null, true],
    ['HY26-0644', '20999999019', false],
    [null, null, false],
  ])('is from abroad by number %s and RUC %s: %s', (numero, ruc, expected) => {
    expect(isFromAbroad({ documento: { numero }, proveedor: { ruc } })).toBe(expected);
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
    const keyOf = (numero: string, serie: string | null) =>
      comprobanteKey({ ...data, documento: { tipo: 'factura', numero, serie } });
    expect(keyOf(' 123 ', 'F001')).toBe('20999999019|factura|F001|123');
    expect(keyOf('OC-123', 'F001')).toBe('20999999019|factura|OC|123');
    expect(keyOf('123 A7', 'F001')).toBe('20999999019|factura|123 A|7');
    expect(keyOf('123', null)).toBe('20999999019|factura||123');
    expect(comprobanteKey({ documento: data.documento })).toBeNull();
    expect(comprobanteKey({ ...data, proveedor: { ruc: '20999999018' } })).toBeNull();
    expect(
      comprobanteKey({ documento: { tipo: 'factura' }, proveedor: { ruc: '20999999019' } }),
    ).toBeNull();
  });
});
