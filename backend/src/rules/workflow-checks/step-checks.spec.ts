import type { ExtractedData } from '../../contracts/extracted-data';
import { STEPS, type PaymentInfo, type WorkflowCommandName } from '../../contracts/workflow';
import type { CheckedDocument, StepCheck } from './step-check';
import { stepChecks } from './step-checks';

const TODAY = '2026-11-20';
const COMPANY = '20999999019';
/** Before anything is said of the payment. */
const UNPAID = [
  'ConfirmConformity',
  'SendToTreasury',
  'ReceiveInTreasury',
  'ValidateData',
] as const;

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

function cell(document: CheckedDocument, step: WorkflowCommandName, id: string): StepCheck {
  const found = stepChecks(document, step, TODAY, COMPANY).find((one) => one.id === id);
  if (!found) throw new Error(`no cell ${id} at ${step}`);
  return found;
}

describe('the cells above the form of a step', () => {
  it('are all well for a document that nothing speaks against', () => {
    for (const step of UNPAID) {
      const tones = stepChecks(aDocument(), step, TODAY, COMPANY).map(({ tone }) => tone);
      expect(new Set(tones)).toEqual(new Set(['ok']));
    }
  });

  it('exist for every step, with different ids and a reason', () => {
    for (const { command } of STEPS) {
      const cells = stepChecks(aDocument(), command, TODAY);
      expect(cells.length).toBeGreaterThan(0);
      expect(new Set(cells.map(({ id }) => id)).size).toBe(cells.length);
      expect(cells.every(({ reason, value, label }) => reason && value && label)).toBe(true);
    }
  });

  it('say what is wrong with the data of the first two steps', () => {
    expect(
      cell(
        withData({ totales: { subtotal: 1_000, iva: 180, total: 1_200 } }),
        'ConfirmConformity',
        'total',
      ).tone,
    ).toBe('bad');
    expect(cell(withData({ totales: { total: 1_180 } }), 'ConfirmConformity', 'total').tone).toBe(
      'mute',
    );
    expect(cell(withData({ totales: {} }), 'SendToTreasury', 'total').tone).toBe('bad');
    expect(
      cell(withData({ cliente: { ruc: '20999999035' } }), 'ConfirmConformity', 'cliente').tone,
    ).toBe('bad');
    expect(
      cell(withData({ proveedor: { ruc: '20512333798' } }), 'SendToTreasury', 'ruc').tone,
    ).toBe('bad');
    expect(cell(withData({ informacion_adicional: {} }), 'ConfirmConformity', 'orden').tone).toBe(
      'warn',
    );
    expect(
      cell(withData({ documento: { tipo: 'factura' } }), 'SendToTreasury', 'numero').tone,
    ).toBe('bad');
    expect(
      cell(withData({ documento: { tipo: 'factura' } }), 'SendToTreasury', 'moneda').tone,
    ).toBe('warn');
    expect(cell(aDocument({ duplicateOf: 'other' }), 'ConfirmConformity', 'duplicado').tone).toBe(
      'bad',
    );
  });

  it.each<[ExtractedData, WorkflowCommandName, string, string]>([
    [{ proveedor: {} }, 'SendToTreasury', 'ruc', '— bad Falta el RUC del proveedor.'],
    [{}, 'SendToTreasury', 'ruc', '20999999027 ok El dígito verificador es válido.'],
    [
      { informacion_adicional: {} },
      'ConfirmConformity',
      'orden',
      '— warn El documento no nombra ninguna orden de compra.',
    ],
    [{}, 'ConfirmConformity', 'orden', 'OC-55 ok El documento nombra su orden de compra.'],
    [{ documento: {} }, 'SendToTreasury', 'numero', '— bad Falta el número del comprobante.'],
    [{}, 'SendToTreasury', 'numero', 'F001-00000123 ok Serie y número están completos.'],
    [
      { documento: {} },
      'SendToTreasury',
      'moneda',
      'PEN warn El documento no dice la moneda: se toma soles.',
    ],
  ])('with %j at %s, %s: %s', (data, step, id, expected) => {
    const { value, tone, reason } = cell(withData(data), step, id);
    expect(`${value} ${tone} ${reason}`).toBe(expected);
  });

  it('say of whom the document is where that is known', () => {
    const at = (ruc: string | null, company: string | null) => {
      const found = stepChecks(withData({ cliente: { ruc } }), 'ConfirmConformity', TODAY, company);
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
    expect(cell(aDocument({ authenticity }), 'SendToTreasury', 'numero')).toMatchObject({
      ...{ tone: 'warn', reason: 'La serie es rara.' },
    });
    expect(
      cell(
        aDocument({ authenticity: { ...verdict, findings: [other] } }),
        'SendToTreasury',
        'numero',
      ).tone,
    ).toBe('ok');
    expect(cell(aDocument({ authenticity: null }), 'SendToTreasury', 'numero').tone).toBe('ok');
  });

  it('take the QR for more than the sum', () => {
    const finding = {
      id: 'QR_NO_COINCIDE' as const,
      message: 'El QR dice total 1,000.00.',
      paths: ['totales.total'],
    };
    const authenticity = { ...verdict, flags: ['QR_NO_COINCIDE'], findings: [finding] };
    expect(cell(aDocument({ authenticity }), 'ConfirmConformity', 'total')).toMatchObject({
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
      cell(aDocument({ duplicateOf: 'x', duplicateAcceptance }), 'PreparePayment', 'duplicado'),
    ).toMatchObject({ tone: 'warn', value: 'Aceptado' });
  });

  it('judge authenticity and type for the review of treasury', () => {
    const forged = { ...verdict, confidence: 0.3, flags: ['TOTAL_NO_CUADRA'] };
    expect(
      cell(aDocument({ authenticity: forged }), 'ReceiveInTreasury', 'autenticidad').tone,
    ).toBe('bad');
    expect(cell(aDocument({ authenticity: null }), 'ReceiveInTreasury', 'autenticidad').tone).toBe(
      'mute',
    );
    expect(
      cell(withData({ documento: { tipo: 'proforma' } }), 'ReceiveInTreasury', 'tipo').tone,
    ).toBe('bad');
    expect(cell(withData({ documento: {} }), 'ReceiveInTreasury', 'tipo').tone).toBe('warn');
  });

  it('show code, rate, deposit and net', () => {
    expect(cell(aDocument(), 'ValidateData', 'detraccion').value).toBe('037 · 12 %');
    expect(cell(aDocument(), 'ValidateData', 'deposito').value).toBe('S/ 142.00 · S/ 1,038.00');
    expect(cell(withData({ detraccion: {} }), 'ValidateData', 'detraccion').tone).toBe('mute');
    const dollars = withData({ documento: { ...good.documento, moneda: 'USD' } });
    expect(cell(dollars, 'ValidateData', 'deposito').tone).toBe('warn');
  });

  it('calculate with what was decided, not with what was suggested', () => {
    const decided = paying({ detractionPercentage: 10 });
    expect(cell(decided, 'PreparePayment', 'deposito').value).toBe('S/ 118.00 · S/ 1,062.00');
    const none = cell(paying({ detractionPercentage: 101 }), 'PreparePayment', 'deposito');
    expect(none).toMatchObject({ value: '101 %', tone: 'bad' });
    const unknown = { ...decided, extractedData: { ...good, totales: {} } };
    expect(cell(unknown, 'PreparePayment', 'deposito').tone).toBe('mute');
    const waived = aDocument({ paymentInfo: { requiresDetraction: false } });
    expect(cell(waived, 'PreparePayment', 'deposito').tone).toBe('mute');
    expect(cell(waived, 'PreparePayment', 'plazo-detraccion').tone).toBe('mute');
  });

  it('show the deposit that goes into the file: in soles by the rate of the choice, as the page prints it', () => {
    const dollars = { ...good, documento: { ...good.documento, moneda: 'USD' }, detraccion: {} };
    const info = { requiresDetraction: true, detractionPercentage: 12 };
    const decided = { ...info, detractionInfo: '037 Otros, 12 %, tipo de cambio 3.755' };
    const inDollars = aDocument({ extractedData: dollars, paymentInfo: decided });
    expect(cell(inDollars, 'PreparePayment', 'deposito')).toMatchObject({
      ...{ value: 'S/ 532.00 · US$ 1,038.32', tone: 'ok' },
    });
    const unrated = aDocument({ extractedData: dollars, paymentInfo: info });
    expect(cell(unrated, 'PreparePayment', 'deposito')).toMatchObject({
      ...{ value: '12 %', tone: 'warn' },
    });
    const printed = { ...good, detraccion: { ...good.detraccion, monto: 142.5 } };
    const rounded = aDocument({ extractedData: printed, paymentInfo: info });
    expect(cell(rounded, 'PreparePayment', 'deposito').value).toBe('S/ 143.00 · S/ 1,037.00');
  });

  it.each([
    ['2026-11-19', 'bad'],
    ['2026-11-20', 'ok'],
    ['2026-11-21', 'warn'],
    ['2026-12-08', 'warn'],
    ['', 'mute'],
  ])('judge the payment date %s as %s', (date, tone) => {
    expect(cell(paying({ paymentDate: date }), 'PreparePayment', 'fecha-pago').tone).toBe(tone);
  });

  it('hold the deadline of the detracción against the payment date', () => {
    expect(
      cell(paying({ paymentDate: '2026-12-07' }), 'PreparePayment', 'plazo-detraccion').tone,
    ).toBe('ok');
    expect(
      cell(paying({ paymentDate: '2026-12-10' }), 'PreparePayment', 'plazo-detraccion').tone,
    ).toBe('bad');
    const undated = { ...good, documento: { ...good.documento, fecha_emision: null } };
    const due = (change: Partial<CheckedDocument>) =>
      cell(aDocument(change), 'PreparePayment', 'plazo-detraccion');
    const asked = { requiresDetraction: true };
    expect(due({ extractedData: undated, paymentInfo: asked })).toMatchObject({
      ...{ tone: 'mute', reason: 'Falta la fecha de emisión: no se puede calcular el plazo.' },
    });
    const plain = { ...good, detraccion: {} };
    expect(due({ extractedData: plain }).tone).toBe('mute');
    expect(due({ extractedData: plain, paymentInfo: asked }).tone).toBe('ok');
  });

  it('judge reference and constancia', () => {
    expect(cell(paying({}), 'ExecutePayment', 'referencia').tone).toBe('mute');
    expect(
      cell(paying({ telereditoReference: '0012345678' }), 'ExecutePayment', 'referencia').tone,
    ).toBe('ok');
    expect(
      cell(paying({ telereditoReference: 'x'.repeat(501) }), 'ExecutePayment', 'referencia').tone,
    ).toBe('bad');
    for (const [telereditoReference, tone] of [
      ['x'.repeat(500), 'ok'],
      ['a\u0007b', 'bad'],
      ['   ', 'mute'],
    ] as const) {
      const reference = cell(paying({ telereditoReference }), 'ExecutePayment', 'referencia');
      expect(reference).toMatchObject({ tone, value: telereditoReference.trim() || '—' });
    }
    expect(cell(paying({}), 'DistributeReceipts', 'constancia').tone).toBe('bad');
    expect(
      cell(paying({ constanciaNumber: '123456789' }), 'DistributeReceipts', 'constancia').tone,
    ).toBe('ok');
    expect(
      cell(paying({ constanciaNumber: 'A-12' }), 'DistributeReceipts', 'constancia').tone,
    ).toBe('warn');
    expect(
      cell(paying({ constanciaNumber: 'N° 1 / BN' }), 'DistributeReceipts', 'constancia').tone,
    ).toBe('warn');
    const without = aDocument({ paymentInfo: { requiresDetraction: false } });
    expect(cell(without, 'DistributeReceipts', 'constancia').tone).toBe('mute');
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
    const found = UNPAID.flatMap((step) => stepChecks(withData(data), step, TODAY, COMPANY));
    const one = found.find(({ id }) => id === 'detraccion');
    expect(`${one?.value} ${one?.tone}`).toBe(expected);
  });
});
