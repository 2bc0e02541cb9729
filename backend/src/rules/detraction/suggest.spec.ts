import type { DetractionSuggestion } from '../../contracts/detraction';
import type { DetraccionData, ExtractedData } from '../../contracts/extracted-data';
import { DETRACTION_RATES, halfUitOf, rateOf } from './rates';
import { suggestDetraction } from './suggest';

const TODAY = '2026-11-21';

function invoice(
  total: number | null,
  detraccion: DetraccionData = {},
  rest: Partial<ExtractedData> = {},
): ExtractedData {
  return {
    documento: { tipo: 'factura', fecha_emision: '2026-11-02', moneda: 'PEN' },
    totales: { total },
    detraccion,
    ...rest,
  };
}
const withItem = (total: number, descripcion: string, detraccion: DetraccionData = {}) =>
  invoice(total, detraccion, { productos: [{ descripcion }] });
function suggested(data: ExtractedData, rate?: number): DetractionSuggestion {
  const answer = suggestDetraction(data, TODAY, rate);
  if (!answer.isSubject) throw new Error(answer.reason);
  return answer;
}

describe('the suggested detracción', () => {
  // The calculation table of peru.md 4.1, each total with a code of its rate.
  it.each([
    [1_180, '037', 142, 103_800],
    [944, '030', 38, 90_600],
    [700.01, '022', 84, 61_601],
    [2_360.5, '019', 236, 212_450],
    [5_900, '004', 236, 566_400],
    [450, '027', 18, 43_200],
    [1_254.17, '012', 151, 110_317],
  ])('of S/ %d under code %s is a deposit of S/ %d', (total, code, depositSoles, netCents) => {
    expect(suggested(invoice(total, { codigo: code }))).toMatchObject({
      code,
      depositSoles,
      netCents,
      basis: 'codigo',
      needsExchangeRate: false,
    });
  });

  it('is none at exactly the threshold, which has to be exceeded', () => {
    for (const [total, codigo] of [
      [700, '037'],
      [400, '027'],
      [2_750, '001'],
    ] as const) {
      expect(suggestDetraction(invoice(total, { codigo }), TODAY)).toMatchObject({
        isSubject: false,
        reason: 'BAJO_UMBRAL',
      });
      expect(suggested(invoice(total + 0.01, { codigo })).threshold).toBe(total);
    }
  });

  it.each([
    ['024', 10],
    ['025', 10],
    ['019', 10],
    ['037', 12],
    ['022', 12],
    ['020', 12],
    ['012', 12],
  ])('takes code %s at %d %%, whatever other public lists say', (codigo, percentage) => {
    expect(suggested(invoice(1_000, { codigo })).percentage).toBe(percentage);
  });

  it('knows no numeral of the annex as a code, and none of the invented ones', () => {
    for (const codigo of ['1', '6', '029', '042', '046', '10X']) {
      const answer = suggestDetraction(invoice(5_000, { codigo }), TODAY);
      if (codigo === '1') expect(answer).toMatchObject({ isSubject: true, code: '001' });
      else expect(answer).toMatchObject({ isSubject: false, reason: 'CODIGO_DESCONOCIDO' });
    }
  });

  it('asks between the two rates that sources give for sugar cane', () => {
    expect(suggested(invoice(5_000, { codigo: '007' }))).toMatchObject({
      percentage: null,
      choices: [10, 4],
      depositSoles: null,
      netCents: null,
      confidence: 'C',
    });
    expect(suggested(invoice(5_000, { codigo: '007', porcentaje: 4 }))).toMatchObject({
      percentage: 4,
      choices: [10, 4],
      depositSoles: 200,
    });
  });

  it('uses the rate and the UIT of the day of issue', () => {
    const on = (fecha_emision: string, codigo: string, total: number) =>
      suggestDetraction(
        invoice(total, { codigo }, { documento: { tipo: 'factura', fecha_emision } }),
        TODAY,
      );
    expect(on('2018-03-31', '037', 1_000)).toMatchObject({ percentage: 10, confidence: 'M' });
    expect(on('2018-04-01', '037', 1_000)).toMatchObject({ percentage: 12 });
    expect(on('2025-12-31', '001', 2_700)).toMatchObject({ isSubject: true, threshold: 2_675 });
    expect(on('2026-01-01', '001', 2_700)).toMatchObject({ isSubject: false });
    expect(on('2026-03-01', '013', 5_000)).toMatchObject({ reason: 'CODIGO_EXCLUIDO' });
  });

  it('is due from the first sol for scrap, gold, minerals and real estate', () => {
    for (const codigo of ['010', '031', '034', '036', '040']) {
      expect(suggested(invoice(50, { codigo })).threshold).toBe(0);
    }
  });

  it.each([
    ['boleta', 'ticket', 'recibo_honorarios', 'recibo_servicios', 'nota_credito', 'proforma'],
  ] as const)('is none for types on which nothing is deposited', (...types) => {
    for (const tipo of types) {
      const data = invoice(5_000, { codigo: '037' }, { documento: { tipo } });
      expect(suggestDetraction(data, TODAY)).toMatchObject({ reason: 'TIPO_NO_SUJETO' });
    }
  });

  it('compares what is printed within one sol and keeps both', () => {
    const print = (monto: number) =>
      suggested(invoice(1_180, { codigo: '037', porcentaje: 12, monto })).printed;
    expect(print(141.6)).toMatchObject({ amountCents: 14_160, agrees: true });
    expect(print(143)).toMatchObject({ agrees: true });
    expect(print(143.01)).toMatchObject({ agrees: false });
    expect(suggested(invoice(1_180, { codigo: '037' })).printed.agrees).toBeNull();
  });

  it('says when the printed rate is not that of the code', () => {
    const { percentage, reasons } = suggested(invoice(1_180, { codigo: '037', porcentaje: 10 }));
    expect(percentage).toBe(12);
    expect(reasons.join(' ')).toContain('imprime 10 %');
  });

  it('finds code and rate in the legend', () => {
    const observaciones =
      'Operación sujeta al sistema de Pago de Obligaciones Tributarias-SPOT, Banco de la Nacion 12% Cod Serv. 037';
    const data = invoice(1_180, {}, { informacion_adicional: { observaciones } });
    expect(suggested(data)).toMatchObject({ code: '037', basis: 'leyenda', depositSoles: 142 });
    expect(suggested(data).printed.percentage).toBe(12);
  });

  it.each([
    'Operación sujeta a detracción. TIPO DE DETRACCIÓN: 037 - Demás servicios. Detracción (12%): S/ 142.00',
    'OPERACIÓN SUJETA AL SPOT Bien o Servicio: 037 Porcentaje de detracción: 12.00 %',
    'Operación sujeta a detracción 12% - Código de servicio: 037',
    'Sujeto a la detracción (12 %), cód. 037',
  ])('reads the legend "%s"', (otros_datos) => {
    const data = invoice(1_180, {}, { informacion_adicional: { otros_datos } });
    const answer = suggested(data);
    expect([answer.code, answer.basis, answer.printed.percentage]).toEqual(['037', 'leyenda', 12]);
  });

  it('takes no other number of a legend for a code', () => {
    const observaciones =
      'Operación sujeta a detracción, código de cliente 0371, cuenta 00-021-081264';
    const data = invoice(1_180, {}, { informacion_adicional: { observaciones } });
    expect(suggested(data)).toMatchObject({ code: null, percentage: null });
  });

  it('suggests the deposit that the document prints, where it is within a sol', () => {
    const printed = { codigo: '037', porcentaje: 12, monto: 142.5 };
    const answer = suggested(invoice(1_180, printed));
    expect(answer).toMatchObject({ depositSoles: 143, netCents: 103_700 });
    expect(answer.printed.agrees).toBe(true);
  });

  it('takes the printed rate when the legend names no code', () => {
    const answer = suggested(invoice(1_180, { porcentaje: 12 }));
    expect(answer).toMatchObject({ code: null, basis: 'leyenda', percentage: 12, source: null });
    expect(answer.depositSoles).toBe(142);
    const bare = { informacion_adicional: { observaciones: 'Operación sujeta a detracción' } };
    expect(suggested(invoice(1_180, {}, bare))).toMatchObject({ percentage: null });
  });

  it.each([
    ['Servicio de transporte de carga Lima - Ica', '027'],
    ['Alquiler de oficina marzo', '019'],
    ['Mantenimiento preventivo de montacargas', '020'],
    ['Servicio de vigilancia', '022'],
    ['Servicio de fotocopiado', '037'],
    ['Caña de azúcar a granel', '007'],
    ['Azúcar rubia 50 kg', '001'],
  ])('takes the words "%s" as a hint to code %s', (descripcion, code) => {
    expect(suggested(withItem(5_000, descripcion))).toMatchObject({ code, basis: 'descripcion' });
  });

  it('drops a hint that the printed rate contradicts', () => {
    const data = withItem(5_000, 'Servicio de flete', { porcentaje: 12 });
    expect(suggested(data)).toMatchObject({ code: null, basis: 'leyenda', percentage: 12 });
  });

  it('prefers a printed code to words', () => {
    const data = withItem(5_000, 'Alquiler de grúa', { codigo: '021' });
    expect(suggested(data)).toMatchObject({ code: '021', basis: 'codigo' });
  });

  it('suggests nothing without a sign or without a total', () => {
    expect(suggestDetraction(withItem(5_000, 'Papel bond A4'), TODAY)).toMatchObject({
      isSubject: false,
      reason: 'SIN_INDICIO',
    });
    expect(suggestDetraction(invoice(null, { codigo: '037' }), TODAY)).toMatchObject({
      reason: 'SIN_TOTAL',
    });
  });

  it('asks for the exchange rate of a document in dollars and deposits soles with it', () => {
    const dollars = invoice(
      1_000,
      { codigo: '037' },
      { documento: { tipo: 'factura', moneda: 'USD' } },
    );
    expect(suggested(dollars)).toMatchObject({ needsExchangeRate: true, depositSoles: null });
    expect(suggested(dollars, 3.755)).toMatchObject({ needsExchangeRate: true, depositSoles: 451 });
    const small = invoice(186, { codigo: '037' }, { documento: { tipo: 'factura', moneda: '$' } });
    expect(suggestDetraction(small, TODAY, 3.75)).toMatchObject({ reason: 'BAJO_UMBRAL' });
    expect(suggestDetraction(small, TODAY, 3.77)).toMatchObject({ isSubject: true });
  });

  it('gives no number for what is no percentage', () => {
    expect(suggested(invoice(5_000, { codigo: '028' }))).toMatchObject({
      percentage: null,
      depositSoles: null,
    });
  });
});

describe('the dated tables', () => {
  it('have one line at most for a code on any day', () => {
    for (const { code } of DETRACTION_RATES) {
      for (const day of ['2014-12-31', '2015-01-01', '2018-03-31', '2018-04-01', TODAY]) {
        const valid = DETRACTION_RATES.filter(
          (line) => line.code === code && line.validFrom <= day && (line.validTo ?? '9999') >= day,
        );
        expect(valid.length).toBeLessThanOrEqual(1);
      }
    }
  });

  it('vouch for nothing before they begin', () => {
    expect(rateOf('037', '2014-12-31')).toBe('unknown');
    expect(rateOf('015', TODAY)).toBe('excluded');
  });

  it('take the last known UIT for a year that has none yet', () => {
    expect(halfUitOf(2026)).toEqual({ soles: 2_750, year: 2026 });
    expect(halfUitOf(2031)).toEqual({ soles: 2_750, year: 2026 });
  });
});
