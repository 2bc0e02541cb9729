import type { PaymentChange } from '../../../contracts/payment';
import type { PaymentFinding } from '../../../contracts/payment-judgement';
import type { Role } from '../../../contracts/user';
import { DomainError } from '../../../rules/domain-error';
import {
  decidePayment,
  isBeforePayment,
  paidCentsOf,
  paymentEventData,
  type Payable,
} from './payment-change';

const open: Payable = {
  status: 'completed',
  paymentStatus: 'unpaid',
  extractedData: { totales: { total: 1180 } },
};
const part: Payable = { ...open, paymentStatus: 'partially_paid', paidCents: 50_000 };
const paid: Payable = { ...open, paymentStatus: 'paid' };
const unread: Payable = { ...open, extractedData: {} };
const pay = (amount: number): PaymentChange => ({ paymentStatus: 'partially_paid', amount });
const back: PaymentChange = { paymentStatus: 'unpaid' };
const reason = 'El banco devolvió el pago.';

/** What comes of it: the state as `status cents`, null, or the code and detail of the refusal. */
function outcome(document: Payable, change: PaymentChange, role: Role = 'user') {
  try {
    const next = decidePayment(document, change, role);
    return next && `${next.paymentStatus} ${String(next.paidCents)}`;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return [error.code, ...Object.values(error.data)].join(' ');
  }
}

describe('a payment', () => {
  it.each<[string, Payable, PaymentChange, string | null]>([
    ['whole', open, { paymentStatus: 'paid' }, 'paid null'],
    ['of a part', open, pay(500), 'partially_paid 50000'],
    ['of more of it', part, pay(500.01), 'partially_paid 50001'],
    ['of the rest', part, { paymentStatus: 'paid' }, 'paid null'],
    ['that is so already', paid, { paymentStatus: 'paid' }, null],
    ['of the same part', part, pay(500), null],
    ['of a cent', open, pay(0.01), 'partially_paid 1'],
    ['of all but a cent', open, pay(1179.99), 'partially_paid 117999'],
  ])('%s', (_, document, change, expected) => {
    expect(outcome(document, change)).toBe(expected);
  });

  it.each<[string, Payable, PaymentChange, string]>([
    ['before the reading', { ...open, status: 'processing' }, pay(1), 'ESTADO_NO_PERMITE'],
    [
      'of a part without its amount',
      open,
      { paymentStatus: 'partially_paid' },
      'CAMPO_INVALIDO amount',
    ],
    ['whole with an amount', open, { paymentStatus: 'paid', amount: 5 }, 'CAMPO_INVALIDO amount'],
    [
      'of a part of no total',
      unread,
      pay(5),
      'VALOR_INVALIDO El documento no tiene un total: corríjalo antes de registrar un pago parcial.',
    ],
    [
      'of less than a cent',
      open,
      pay(0.005),
      'VALOR_INVALIDO Escriba el monto con dos decimales como máximo.',
    ],
    [
      'of nothing',
      open,
      pay(0),
      'VALOR_INVALIDO El pago parcial debe ser mayor que 0 y menor que el total, 1,180.00.',
    ],
    [
      'of a part that is all',
      open,
      pay(1180),
      'VALOR_INVALIDO El pago parcial debe ser mayor que 0 y menor que el total, 1,180.00.',
    ],
  ])('%s is refused', (_, document, change, expected) => {
    expect(outcome(document, change)).toBe(expected);
  });

  it.each<[string, Payable, PaymentChange, string]>([
    ['from whole to none', paid, back, 'unpaid null'],
    ['from whole to a part', paid, pay(500), 'partially_paid 50000'],
    ['from a part to none', part, back, 'unpaid null'],
    ['to a smaller part', part, pay(499.99), 'partially_paid 49999'],
  ])('goes back %s for an admin with a reason alone', (_, document, change, expected) => {
    expect(outcome(document, { ...change, reason })).toBe('SIN_PERMISO');
    expect(outcome(document, change, 'company_admin')).toBe('CAMPO_INVALIDO reason');
    expect(outcome(document, { ...change, reason }, 'company_admin')).toBe(expected);
  });
});

describe('what has been paid', () => {
  it.each<[Payable, number | null]>([
    [open, 0],
    [part, 50_000],
    [paid, 118_000],
    [{ ...unread, paymentStatus: 'paid' }, null],
    [{ ...open, paymentStatus: 'partially_paid' }, null],
  ])('of document %#: %s', (document, cents) => {
    expect(paidCentsOf(document)).toBe(cents);
  });
});

describe('the event of a payment', () => {
  const next = { paymentStatus: 'paid', paidCents: null } as const;

  it('says what is paid in all, before and after, and what was said of it', () => {
    const finding: PaymentFinding = { code: 'SIN_CONFIRMAR', level: 'avisa', text: '', refs: [] };
    const said = { reason, findings: [finding], creditNotes: ['FC01-7'] };
    const executed = { ...part, workflowStatus: 'payment_executed' } as const;
    expect(paymentEventData(executed, next, said)).toEqual({
      ...{ from: 'partially_paid', to: 'paid', beforeStep6: false },
      ...{ oldAmount: 500, amount: 1180, creditNotes: ['FC01-7'], reason },
      findings: ['SIN_CONFIRMAR'],
    });
  });

  it('is silent of what nobody knows', () => {
    const unknown: Payable = { ...unread, paymentStatus: 'partially_paid' };
    expect(paymentEventData(unknown, next, { reason: null, findings: [] })).toEqual({
      ...{ from: 'partially_paid', to: 'paid', beforeStep6: true },
    });
  });

  it.each([
    [undefined, true],
    ['payment_prepared', true],
    ['payment_executed', false],
    ['archived', false],
  ] as const)('is before that of the workflow at step %s: %s', (workflowStatus, expected) => {
    expect(isBeforePayment({ workflowStatus })).toBe(expected);
  });
});
