import type { PaymentView } from '@contracts/payment';
import { changeOf, correctionOf, restText } from './payment-draft';

const VIEW: PaymentView = {
  version: 3,
  paymentStatus: 'partially_paid',
  currency: 'PEN',
  total: 1180,
  paid: 180,
  rest: 1000,
  instalments: [],
  creditNotes: [{ id: 'n', number: 'FC01-1', total: 80, isSetOff: false }],
};
const draft = (now: string, notes: string[] = [], reason = '') => ({ now, notes, reason });

describe('what is paid now', () => {
  it.each([
    ['500', [], { paymentStatus: 'partially_paid', amount: 680 }],
    ['1,000.00', [], { paymentStatus: 'paid' }],
    ['999.99', [], { paymentStatus: 'partially_paid', amount: 1179.99 }],
    ['920', ['n'], { paymentStatus: 'paid', creditNotes: ['n'] }],
    ['0', ['n'], { paymentStatus: 'partially_paid', amount: 260, creditNotes: ['n'] }],
    ['1000.01', [], { now: 'Falta pagar S/ 1,000.00: no puede ser más.' }],
    ['921', ['n'], { now: 'Falta pagar S/ 1,000.00: no puede ser más.' }],
    ['0', [], { now: 'Escriba cuánto se paga.' }],
    ['10.555', [], { now: 'Escriba un monto con dos decimales como máximo.' }],
    ['-5', [], { now: 'Escriba un monto con dos decimales como máximo.' }],
    ['', [], { now: 'Escriba un monto con dos decimales como máximo.' }],
  ] as const)('%p with the notes %j comes to %j', (now, notes, change) => {
    expect(changeOf(VIEW, draft(now, [...notes]))).toEqual(change);
  });

  it('is all of it where no total was read', () => {
    const view = { ...VIEW, total: null, paid: null, rest: null };
    expect(changeOf(view, draft('', [], ' Urge. '))).toEqual({
      paymentStatus: 'paid',
      reason: 'Urge.',
    });
  });

  it('begins with all that is left, without the notes', () => {
    expect(restText(VIEW, [])).toBe('1000.00');
    expect(restText(VIEW, ['n'])).toBe('920.00');
  });
});

describe('a correction', () => {
  it.each([
    ['0', 'Rebotó.', { paymentStatus: 'unpaid', reason: 'Rebotó.' }],
    ['100.5', 'Rebotó.', { paymentStatus: 'partially_paid', amount: 100.5, reason: 'Rebotó.' }],
    ['180', 'Rebotó.', { paid: 'Debe ser menos que S/ 180.00, lo pagado hasta ahora.' }],
    ['x', 'Rebotó.', { paid: 'Escriba un monto con dos decimales como máximo.' }],
    ['0', ' ', { reason: 'Escriba el motivo.' }],
  ])('to %p for the reason %p is %j', (paid, reason, correction) => {
    expect(correctionOf(VIEW, { paid, reason })).toEqual(correction);
  });
});
