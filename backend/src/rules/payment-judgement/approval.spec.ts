import type { PaymentApproval } from '../../contracts/approval';
import type { ApprovalLimits } from '../../contracts/company';
import type { ExtractedData } from '../../contracts/extracted-data';
import { limaDay } from '../lima-day';
import { approvalNeed, approverRefusal, inForce, isApproved, missingApproval } from './approval';

const LIMITS: ApprovalLimits = { limitePEN: 1_000_000, limiteUSD: 300_000, limiteEUR: 250_050 };
const NONE: ApprovalLimits = { limitePEN: null, limiteUSD: null, limiteEUR: null };
const KEY = '20999999027|factura|F001|123';

const aDocument = (
  total: unknown,
  moneda: string | undefined = 'PEN',
  change: { ruc?: string; numero?: string; key?: string | null; given?: PaymentApproval } = {},
) => ({
  extractedData: {
    documento: { moneda, numero: change.numero ?? 'F001-123' },
    proveedor: { ruc: change.ruc ?? '20999999027' },
    totales: { total },
  } as ExtractedData,
  comprobanteKey: change.key === undefined ? KEY : change.key,
  paymentApproval: change.given ?? null,
});
const approval = (change: Partial<PaymentApproval> = {}): PaymentApproval => ({
  ...{ amountCents: 1_000_001, currency: 'PEN', ruc: '20999999027', number: 'F001-123' },
  ...{ comprobanteKey: KEY, by: 'ana', byName: 'Ana Ruiz', delegatedBy: null, at: '', comment: '' },
  ...change,
});
const rules = { approvalLimits: LIMITS, delegates: [] as string[] };

describe('the limit above which a payment is approved', () => {
  it.each<[string, unknown, boolean]>([
    ['PEN', 9_999.99, false],
    ['PEN', 10_000, false],
    ['PEN', 10_000.01, true],
    ['S/', '10,000.01', true],
    ['USD', 2_999.99, false],
    ['USD', 3_000, false],
    ['USD', 3_000.01, true],
    ['DOLARES', 3_000.01, true],
    ['EUR', 2_500.49, false],
    ['EUR', 2_500.5, false],
    ['EUR', 2_500.51, true],
    ['', 10_000.01, true],
    ['', 10_000, false],
    ['GBP', 0.01, true],
    ['BRL', 1, true],
    ['cualquiera', 1, true],
    ['PEN', undefined, false],
    ['PEN', -20_000, false],
  ])('%s %s: %s', (currency, total, isNeeded) => {
    expect(approvalNeed(aDocument(total, currency), LIMITS) !== null).toBe(isNeeded);
  });

  it('is none where the company has set none, and that of each currency alone', () => {
    for (const currency of ['PEN', 'USD', 'EUR', 'GBP'])
      expect(approvalNeed(aDocument(1e9, currency), NONE)).toBeNull();
    const dollars = { ...NONE, limiteUSD: 0 };
    expect(approvalNeed(aDocument(1e9, 'PEN'), dollars)).toBeNull();
    expect(approvalNeed(aDocument(0, 'USD'), dollars)).toBeNull();
    expect(approvalNeed(aDocument(0.01, 'USD'), dollars)).toMatchObject({ limitCents: 0 });
    expect(approvalNeed(aDocument(1, 'GBP'), dollars)).toMatchObject({ limitCents: null });
  });

  it('is said with the amount and with who may approve', () => {
    const said = (total: number, currency: string, delegates: string[]) =>
      missingApproval(aDocument(total, currency), { approvalLimits: LIMITS, delegates });
    expect(said(10_000.01, 'PEN', [])).toBe(
      'Son S/ 10,000.01, sobre el límite de S/ 10,000.00. Antes de pagarlo lo aprueba otra persona: un administrador de la empresa.',
    );
    expect(said(5, 'GBP', ['Luis Paz'])).toBe(
      'Son GBP 5.00, en una moneda sin límite, que se aprueba siempre. Antes de pagarlo lo aprueba otra persona: un administrador de la empresa o Luis Paz.',
    );
    expect(said(10_000, 'PEN', [])).toBeNull();
  });
});

describe('an approval', () => {
  const total = 10_000.01;

  it.each<[string, Parameters<typeof aDocument>, Partial<PaymentApproval>, string | null]>([
    ['the same', [total], {}, null],
    ['another total', [20_000], {}, 'Ana Ruiz aprobó S/ 10,000.01; ahora es S/ 20,000.00. Son'],
    [
      'another currency',
      [total, 'USD'],
      {},
      'Ana Ruiz aprobó S/ 10,000.01; ahora es US$ 10,000.01. Son',
    ],
    [
      'another supplier',
      [total, 'PEN', { ruc: '20100047218' }],
      {},
      'Ana Ruiz aprobó un pago al RUC 20999999027; ahora es al 20100047218. Son',
    ],
    [
      'another comprobante',
      [total, 'PEN', { numero: 'F001-124', key: '20999999027|factura|F001|124' }],
      {},
      'Ana Ruiz aprobó el comprobante F001-123; ahora es F001-124. Son',
    ],
    [
      'another number where it tells no comprobante',
      [total, 'PEN', { numero: '124', key: null }],
      { comprobanteKey: null, number: '123' },
      'Ana Ruiz aprobó el comprobante 123; ahora es 124. Son',
    ],
    ['the number written otherwise', [total, 'PEN', { numero: 'F001-00000123' }], {}, null],
  ])('%s', (_, [amount, currency, change], was, said) => {
    const document = aDocument(amount, currency, { ...change, given: approval(was) });
    const missing = missingApproval(document, rules);
    if (said === null) expect(missing).toBeNull();
    else expect(missing).toContain(said);
    expect(isApproved(document, LIMITS)).toBe(said === null);
  });

  it('is nothing where none is needed', () => {
    expect(isApproved(aDocument(total, 'PEN', { given: approval() }), NONE)).toBe(false);
  });
});

describe('a delegation', () => {
  const delegation = {
    ...{ id: 'd', userId: 'u', userName: 'Luis Paz', from: '2026-11-27', to: '2026-11-28' },
    ...{ reason: 'Vacaciones', byName: 'Ana Ruiz', at: '' },
  };

  // A day in Peru goes from 05:00 to 05:00 of Greenwich.
  it.each([
    ['a minute before its first day', '2026-11-27T04:59:59.999Z', false],
    ['in its first minute', '2026-11-27T05:00:00.000Z', true],
    ['on the day of Greenwich before its last one', '2026-11-28T00:00:00.000Z', true],
    ['in its last minute', '2026-11-29T04:59:59.999Z', true],
    ['a minute after its last day', '2026-11-29T05:00:00.000Z', false],
  ])('%s: %s', (_, at, holds) => {
    expect(inForce([delegation], limaDay(new Date(at)))).toHaveLength(holds ? 1 : 0);
  });

  it('of one day holds for that day', () => {
    const one = { ...delegation, to: delegation.from };
    expect(inForce([one], '2026-11-27')).toEqual([one]);
    expect(inForce([one], '2026-11-26').concat(inForce([one], '2026-11-28'))).toEqual([]);
  });
});

describe('who may approve', () => {
  const asked = (
    role: 'user' | 'company_admin' | 'admin',
    isDelegate: boolean,
    preparers = ['luis'],
  ) => approverRefusal({ preparers, isDelegate }, { actor: { id: 'ana', role } });

  it.each([
    ['company_admin', false, true],
    ['user', true, true],
    ['user', false, false],
    // The platform's: no person of the company.
    ['admin', false, false],
  ] as const)('%s, delegate: %s', (role, isDelegate, may) => {
    expect(asked(role, isDelegate) === null).toBe(may);
  });

  it('is never who has prepared it', () => {
    for (const role of ['user', 'company_admin'] as const)
      expect(asked(role, true, ['ana'])).toContain('Usted preparó este pago');
  });
});
