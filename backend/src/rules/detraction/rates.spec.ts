import type { ExtractedData } from '../../contracts/extracted-data';
import { detractionOf } from './decided';
import { printsDetraction } from './printed';
import { halfUitOf, rateOf } from './rates';
import { suggestDetraction } from './suggest';

const DAY = '2026-11-21';

describe('the rates of SUNAT’s catalogue 54', () => {
  // As public sources have them: code, percent, and the soles that a total has to exceed.
  it.each([
    '001 10 2750',
    '002 3.85 700',
    '003 10 2750',
    '004 4 700',
    '005 4 700',
    '007 10,4 700',
    '008 4 700',
    '009 10 700',
    '010 15 0',
    '011 10 700',
    '012 12 700',
    '014 4 700',
    '016 10 700',
    '017 4 700',
    '019 10 700',
    '020 12 700',
    '021 10 700',
    '022 12 700',
    '023 4 700',
    '024 10 700',
    '025 10 700',
    '026 10 700',
    '027 4 400',
    '030 4 700',
    '031 10 0',
    '032 10 700',
    '034 10 0',
    '035 1.5 700',
    '036 1.5 0',
    '037 12 700',
    '039 10 700',
    '040 4 0',
    '041 15 700',
  ])('are %s', (line) => {
    const [codigo = '', percentages, threshold] = line.split(' ');
    const data: ExtractedData = { totales: { total: 10_000 }, detraccion: { codigo } };
    const answer = suggestDetraction(data, DAY);
    const rate = rateOf(codigo, DAY);
    expect(typeof rate === 'string' ? rate : rate.percentages.join()).toBe(percentages);
    expect(answer).toMatchObject({ code: codigo, threshold: Number(threshold) });
  });

  it.each(['012', '020', '022', '037'])('were ten percent for %s until twelve came', (code) => {
    expect(rateOf(code, '2018-03-31')).toMatchObject({ percentages: [10] });
    expect(rateOf(code, '2018-04-01')).toMatchObject({ percentages: [12] });
  });

  it.each(['013', '015'])('have not known %s since 2015', (code) => {
    expect(rateOf(code, '2014-12-31')).toMatchObject({ percentages: [] });
    expect(rateOf(code, '2015-01-01')).toBe('excluded');
  });

  it('go by the first known UIT before it', () => {
    expect(halfUitOf(2017)).toEqual({ soles: 2_075, year: 2018 });
  });
});

describe('why a detracción is suggested', () => {
  const invoice = (change: ExtractedData, total = 10_000): ExtractedData => ({
    ...{ documento: { tipo: 'factura', fecha_emision: '2026-11-02' }, totales: { total } },
    ...change,
  });
  const reasons = (change: ExtractedData, total?: number, rate?: number) => {
    const answer = suggestDetraction(invoice(change, total), DAY, rate);
    return answer.reasons;
  };
  const code = (codigo: string, more: object = {}) => ({ detraccion: { codigo, ...more } });
  const OVER_700 = 'Se aplica a operaciones de más de S/ 700.00.';

  it.each<[string, ExtractedData, string[]]>([
    [
      'a printed code',
      code('37'),
      [
        'El documento imprime el código 037 Demás servicios gravados con el IGV.',
        'La tasa es de 12 %.',
        OVER_700,
      ],
    ],
    [
      'half a UIT',
      code('001'),
      [
        'El documento imprime el código 001 Azúcar y melaza de caña.',
        'La tasa es de 10 %.',
        'Se aplica a operaciones de más de S/ 2,750.00 (media UIT de 2026).',
      ],
    ],
    [
      'the first sol',
      code('031'),
      [
        'El documento imprime el código 031 Oro gravado con el IGV.',
        'La tasa es de 10 %.',
        'Se aplica desde el primer sol.',
      ],
    ],
    [
      'sources that differ',
      code('007'),
      [
        'El documento imprime el código 007 Caña de azúcar.',
        'Las fuentes difieren entre 10 % y 4 %: elija el que corresponde.',
        OVER_700,
      ],
    ],
    [
      'no fixed rate',
      code('099'),
      [
        'El documento imprime el código 099 Ley 30737.',
        'Este código no tiene un porcentaje fijo: indique el monto según su norma.',
        'Se aplica desde el primer sol.',
      ],
    ],
    [
      'the value of a transport, and another rate',
      code('027', { porcentaje: 10, monto: 5_000 }),
      [
        'El documento imprime el código 027 Servicio de transporte de carga.',
        'La tasa es de 4 %.',
        'Se aplica a operaciones de más de S/ 400.00.',
        'El documento imprime 10 %, pero la tasa del código 027 es otra: revíselo.',
        'Si el valor referencial del transporte es mayor que el total, manda ese valor.',
        'El monto de detracción impreso difiere en más de S/ 1.00 del calculado.',
      ],
    ],
    [
      'the legend',
      {
        informacion_adicional: {
          observaciones: 'OPERACIÓN SUJETA A DETRACCIÓN 12 % COD. SERV. 037',
        },
      },
      [
        'La leyenda del documento nombra el código 037 Demás servicios gravados con el IGV.',
        'La tasa es de 12 %.',
        OVER_700,
      ],
    ],
    [
      'a legend without a code',
      { informacion_adicional: { observaciones: 'OPERACIÓN SUJETA A DETRACCIÓN' } },
      [
        'El documento dice que está sujeto a detracción, pero no imprime el código del bien o servicio.',
        'Elija el porcentaje según el bien o servicio.',
      ],
    ],
    [
      'a legend with a rate alone',
      { informacion_adicional: { observaciones: 'OPERACIÓN SUJETA A DETRACCIÓN 12 %' } },
      [
        'El documento dice que está sujeto a detracción, pero no imprime el código del bien o servicio.',
        'El porcentaje de 12 % es el que imprime el documento; confírmelo.',
      ],
    ],
    [
      'words alone',
      { productos: [{ descripcion: 'Servicio de limpieza' }] },
      [
        'La descripción "Servicio de limpieza" apunta al código 022 Otros servicios empresariales; confírmelo con el proveedor.',
        'La tasa es de 12 %.',
        OVER_700,
        'El documento no imprime ninguna leyenda de detracción.',
      ],
    ],
  ])('%s', (_, change, expected) => {
    expect(reasons(change)).toEqual(expected);
  });

  it('says why there is none', () => {
    expect(reasons(code('037'), 700)).toEqual([expect.any(String), OVER_700]);
    expect(reasons(code('555'))).toEqual([expect.stringMatching(/\(555\)$/)]);
    const note = { documento: { tipo: 'nota_credito' as const }, ...code('037') };
    expect(reasons(note)).toEqual([
      'Una nota de crédito no se paga: no se le deposita detracción.',
    ]);
    for (const total of [0, -10]) {
      expect(suggestDetraction(invoice(code('037'), total), DAY)).toMatchObject({
        reason: 'SIN_TOTAL',
      });
    }
  });

  it('names the source and how sure it is', () => {
    const source = (codigo: string) => {
      const answer = suggestDetraction(invoice(code(codigo)), DAY);
      return answer.isSubject ? answer.source : null;
    };
    expect(source('001')).toMatch(/\(texto de SUNAT\)$/);
    expect(source('037')).toMatch(/\(confirmado por dos o más fuentes públicas\)$/);
    expect(source('007')).toMatch(/\(las fuentes públicas no coinciden\)$/);
    expect(source('002')).toMatch(/\(sin verificar: confírmelo\)$/);
  });

  it('asks for the exchange rate, and needs none to compare with it', () => {
    const dollars = { ...code('037'), documento: { tipo: 'factura' as const, moneda: 'USD' } };
    const ask =
      'La detracción se deposita en soles: indique el tipo de cambio venta para calcularla y comparar con el monto mínimo.';
    expect(reasons(dollars)).toContain(ask);
    expect(reasons(dollars, 10_000, 3.7)).not.toContain(ask);
    expect(suggestDetraction(invoice(dollars), DAY, 3.7)).toMatchObject({
      needsExchangeRate: true,
    });
  });
});

describe('whether a document prints a detracción', () => {
  it.each<[ExtractedData, boolean]>([
    [{}, false],
    [{ detraccion: { codigo: '037' } }, true],
    [{ detraccion: { porcentaje: 12 } }, true],
    [{ detraccion: { monto: 142 } }, true],
    [{ informacion_adicional: { otros_datos: 'Operación sujeta a detracción' } }, true],
    [{ informacion_adicional: { otros_datos: 'Gracias por su compra' } }, false],
  ])('%j: %s', (data, expected) => {
    expect(printsDetraction(data)).toBe(expected);
  });
});

describe('what is taken off a payment', () => {
  const dollars = (codigo: string): ExtractedData => ({
    ...{
      documento: { tipo: 'factura', moneda: 'USD' },
      totales: { total: 1_000 },
      detraccion: { codigo },
    },
  });
  const info = (change: object) => ({ requiresDetraction: true, ...change });

  it.each<
    [string, Parameters<typeof detractionOf>[0]['paymentInfo'], ExtractedData, number | null]
  >([
    ['nothing, as treasury decided', { requiresDetraction: false }, dollars('037'), 0],
    ['nothing that is known without a rate', null, dollars('037'), null],
    [
      'as decided, at the rate',
      info({ detractionPercentage: 10, detractionInfo: 'Tipo de cambio: 3.70' }),
      dollars('037'),
      10_000,
    ],
    [
      'as printed, at the rate',
      info({ detractionInfo: 'Tipo de cambio: 3.70' }),
      dollars('037'),
      12_000,
    ],
    [
      'nothing that is known without a percentage',
      info({ detractionInfo: 'Tipo de cambio: 3.70' }),
      dollars('007'),
      null,
    ],
    ['nothing of a document that has none', null, {}, 0],
  ])('%s', (_, paymentInfo, extractedData, cents) => {
    const { takenCents = null } = detractionOf({ paymentInfo, extractedData }, 100_000, DAY) ?? {};
    expect(takenCents).toBe(cents);
  });
});
