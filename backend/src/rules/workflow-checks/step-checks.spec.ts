import type { ExtractedData } from '../../contracts/extracted-data';
import type { PaymentInfo } from '../../contracts/workflow';
import type { CheckedDocument, StepCheck } from './step-check';
import { stepChecks } from './step-checks';

const TODAY = '2026-11-20';
const COMPANY = '20999999019';

const good: ExtractedData = {
  documento: {
    tipo: 'factura',
    numero: 'F001-00000123',
    fecha_emision: '2026-11-02',
    moneda: 'PEN',
  },
  proveedor: { ruc: '20999999027', nombre: 'Proveedor S.A.C.' },
  cliente: { ruc: COMPANY },
  totales: { subtotal: 1_000, iva: 180, total: 1_180 },
  detraccion: { codigo: '037', porcentaje: 12, monto: 142 },
  informacion_adicional: { orden_compra: 'OC-55' },
};
const verdict = {
  isAuthentic: true,
  confidence: 1,
  flags: [],
  analysis: '',
  notes: [],
  findings: [],
  passed: [],
};

function aDocument(over: Partial<CheckedDocument> = {}): CheckedDocument {
  return {
    extractedData: good,
    authenticity: verdict,
    duplicateOf: null,
    duplicateAcceptance: null,
    paymentInfo: null,
    isLocked: false,
    ...over,
  };
}
const withData = (data: ExtractedData) => aDocument({ extractedData: { ...good, ...data } });
const paying = (paymentInfo: Partial<PaymentInfo>) =>
  aDocument({ paymentInfo: { requiresDetraction: true, ...paymentInfo } });

function cell(document: CheckedDocument, step: number, id: string): StepCheck {
  const found = stepChecks(document, step, TODAY, COMPANY).find((one) => one.id === id);
  if (!found) throw new Error(`no cell ${id} at step ${step}`);
  return found;
}

describe('the cells above the form of a step', () => {
  it('are all well for a document that nothing speaks against', () => {
    for (const step of [1, 2, 3, 4]) {
      const tones = stepChecks(aDocument(), step, TODAY, COMPANY).map(({ tone }) => tone);
      expect(new Set(tones)).toEqual(new Set(['ok']));
    }
  });

  it('exist for every step, with different ids and a reason', () => {
    for (let step = 1; step <= 8; step += 1) {
      const cells = stepChecks(aDocument(), step, TODAY);
      expect(cells.length).toBeGreaterThan(0);
      expect(new Set(cells.map(({ id }) => id)).size).toBe(cells.length);
      expect(cells.every(({ reason, value, label }) => reason && value && label)).toBe(true);
    }
    expect(stepChecks(aDocument(), 9, TODAY)).toEqual([]);
  });

  it('say what is wrong with the data of the first two steps', () => {
    expect(
      cell(withData({ totales: { subtotal: 1_000, iva: 180, total: 1_200 } }), 1, 'total').tone,
    ).toBe('bad');
    expect(cell(withData({ totales: { total: 1_180 } }), 1, 'total').tone).toBe('mute');
    expect(cell(withData({ totales: {} }), 2, 'total').tone).toBe('bad');
    expect(cell(withData({ cliente: { ruc: '20999999035' } }), 1, 'cliente').tone).toBe('bad');
    expect(cell(withData({ proveedor: { ruc: '20512333798' } }), 2, 'ruc').tone).toBe('bad');
    expect(cell(withData({ informacion_adicional: {} }), 1, 'orden').tone).toBe('warn');
    expect(cell(withData({ documento: { tipo: 'factura' } }), 2, 'numero').tone).toBe('bad');
    expect(cell(withData({ documento: { tipo: 'factura' } }), 2, 'moneda').tone).toBe('warn');
    expect(cell(aDocument({ duplicateOf: 'other' }), 1, 'duplicado').tone).toBe('bad');
  });

  it.each<[ExtractedData, number, string, string]>([
    [{ proveedor: {} }, 2, 'ruc', '— bad Falta el RUC del proveedor.'],
    [{}, 2, 'ruc', '20999999027 ok El dígito verificador es válido.'],
    [
      { informacion_adicional: {} },
      1,
      'orden',
      '— warn El documento no nombra ninguna orden de compra.',
    ],
    [{}, 1, 'orden', 'OC-55 ok El documento nombra su orden de compra.'],
    [{ documento: {} }, 2, 'numero', '— bad Falta el número del comprobante.'],
    [{}, 2, 'numero', 'F001-00000123 ok Serie y número están completos.'],
    [{ documento: {} }, 2, 'moneda', 'PEN warn El documento no dice la moneda: se toma soles.'],
  ])('with %j at step %d, %s: %s', (data, step, id, expected) => {
    const { value, tone, reason } = cell(withData(data), step, id);
    expect(`${value} ${tone} ${reason}`).toBe(expected);
  });

  it('say of whom the document is where that is known', () => {
    const at = (ruc: string | null, company: string | null) => {
      const found = stepChecks(withData({ cliente: { ruc } }), 1, TODAY, company);
      const one = found.find(({ id }) => id === 'cliente');
      return `${one?.value} ${one?.tone}`;
    };
    expect(at(COMPANY, COMPANY)).toBe(`${COMPANY} ok`);
    expect(at(null, COMPANY)).toBe('— mute');
    expect(at(COMPANY, null)).toBe(`${COMPANY} mute`);
  });

  it('say that a series is odd', () => {
    const finding = { id: 'SERIE_INVALIDA' as const, message: 'La serie es rara.', paths: [] };
    const other = { id: 'SIN_QR' as const, message: 'Sin QR.', paths: [] };
    const authenticity = { ...verdict, findings: [other, finding] };
    expect(cell(aDocument({ authenticity }), 2, 'numero')).toMatchObject({
      ...{ tone: 'warn', reason: 'La serie es rara.' },
    });
    expect(
      cell(aDocument({ authenticity: { ...verdict, findings: [other] } }), 2, 'numero').tone,
    ).toBe('ok');
    expect(cell(aDocument({ authenticity: null }), 2, 'numero').tone).toBe('ok');
  });

  it('take the QR for more than the sum', () => {
    const finding = {
      id: 'QR_NO_COINCIDE' as const,
      message: 'El QR dice total 1,000.00.',
      paths: ['totales.total'],
    };
    const authenticity = { ...verdict, flags: ['QR_NO_COINCIDE'], findings: [finding] };
    expect(cell(aDocument({ authenticity }), 1, 'total')).toMatchObject({
      tone: 'bad',
      reason: finding.message,
    });
  });

  it('show an accepted duplicate as such', () => {
    const duplicateAcceptance = {
      reason: 'Es la copia',
      byName: 'Ana',
      at: '2026-11-20T10:00:00Z',
    };
    expect(
      cell(aDocument({ duplicateOf: 'x', duplicateAcceptance }), 5, 'duplicado'),
    ).toMatchObject({ tone: 'warn', value: 'Aceptado' });
  });

  it('judge authenticity and type for the review of treasury', () => {
    const forged = { ...verdict, confidence: 0.3, flags: ['TOTAL_NO_CUADRA'] };
    expect(cell(aDocument({ authenticity: forged }), 3, 'autenticidad').tone).toBe('bad');
    expect(cell(aDocument({ authenticity: null }), 3, 'autenticidad').tone).toBe('mute');
    expect(cell(withData({ documento: { tipo: 'proforma' } }), 3, 'tipo').tone).toBe('bad');
    expect(cell(withData({ documento: {} }), 3, 'tipo').tone).toBe('warn');
  });

  it('show code, rate, deposit and net', () => {
    expect(cell(aDocument(), 4, 'detraccion').value).toBe('037 · 12 %');
    expect(cell(aDocument(), 4, 'deposito').value).toBe('S/ 142.00 · S/ 1,038.00');
    expect(cell(withData({ detraccion: {} }), 4, 'detraccion').tone).toBe('mute');
    const dollars = withData({ documento: { ...good.documento, moneda: 'USD' } });
    expect(cell(dollars, 4, 'deposito').tone).toBe('warn');
  });

  it('calculate with what was decided, not with what was suggested', () => {
    const decided = paying({ detractionPercentage: 10 });
    expect(cell(decided, 5, 'deposito').value).toBe('S/ 118.00 · S/ 1,062.00');
    const waived = aDocument({ paymentInfo: { requiresDetraction: false } });
    expect(cell(waived, 5, 'deposito').tone).toBe('mute');
    expect(cell(waived, 5, 'plazo-detraccion').tone).toBe('mute');
  });

  it.each([
    ['2026-11-19', 'bad'],
    ['2026-11-20', 'ok'],
    ['2026-11-21', 'warn'],
    ['2026-12-08', 'warn'],
    ['', 'mute'],
  ])('judge the payment date %s as %s', (date, tone) => {
    expect(cell(paying({ paymentDate: date }), 5, 'fecha-pago').tone).toBe(tone);
  });

  it('hold the deadline of the detracción against the payment date', () => {
    expect(cell(paying({ paymentDate: '2026-12-07' }), 5, 'plazo-detraccion').tone).toBe('ok');
    expect(cell(paying({ paymentDate: '2026-12-10' }), 5, 'plazo-detraccion').tone).toBe('bad');
  });

  it('judge reference and constancia', () => {
    expect(cell(paying({}), 6, 'referencia').tone).toBe('mute');
    expect(cell(paying({ telereditoReference: '0012345678' }), 6, 'referencia').tone).toBe('ok');
    expect(cell(paying({ telereditoReference: 'x'.repeat(501) }), 6, 'referencia').tone).toBe(
      'bad',
    );
    expect(cell(paying({}), 7, 'constancia').tone).toBe('bad');
    expect(cell(paying({ constanciaNumber: '123456789' }), 7, 'constancia').tone).toBe('ok');
    expect(cell(paying({ constanciaNumber: 'A-12' }), 7, 'constancia').tone).toBe('warn');
    expect(cell(paying({ constanciaNumber: 'N° 1 / BN' }), 7, 'constancia').tone).toBe('warn');
    const without = aDocument({ paymentInfo: { requiresDetraction: false } });
    expect(cell(without, 7, 'constancia').tone).toBe('mute');
  });

  it.each<[ExtractedData, string]>([
    [{ detraccion: { codigo: '037' } }, '037 · 12 % ok'],
    [{ detraccion: { codigo: '037', monto: 10 } }, '037 · 12 % warn'],
    [{ detraccion: { codigo: '007' } }, '007 · 10 % o 4 % warn'],
    [{ detraccion: { codigo: '099' } }, '099 · elegir warn'],
    [
      { detraccion: { codigo: '037' }, documento: { tipo: 'factura', moneda: 'USD' } },
      '037 · 12 % warn',
    ],
    [{ detraccion: {}, productos: [{ descripcion: 'Servicio de limpieza' }] }, '022 · 12 % warn'],
    [{ detraccion: {} }, 'No sugerida mute'],
  ])('suggest a detracción by %j: %s', (data, expected) => {
    const found = [5, 4, 3, 2, 1].flatMap((step) =>
      stepChecks(withData(data), step, TODAY, COMPANY),
    );
    const one = found.find(({ id }) => id === 'detraccion');
    expect(`${one?.value} ${one?.tone}`).toBe(expected);
  });
});
