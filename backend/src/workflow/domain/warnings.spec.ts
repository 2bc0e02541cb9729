import { STEP_OF, STEPS, type PaymentInfo } from '../../contracts/workflow';
import { initialState } from './state';
import { warningsOf, type WarningFacts } from './warnings';

const FACTS: WarningFacts = {
  isConfirmed: true,
  isPayable: true,
  printsDetraction: false,
  isReferenceElsewhere: false,
  today: '2026-03-15',
};
const at = (version: number, payment: Partial<PaymentInfo> = {}) => ({
  ...initialState(),
  version,
  payment: { requiresDetraction: false, ...payment },
});

describe('warnings of the workflow', () => {
  it('are none when nothing is unusual', () => {
    const payment = { paymentDate: '2026-03-15', constanciaNumber: '123456' };
    expect(warningsOf(at(STEP_OF.PreparePayment, payment), FACTS)).toEqual([]);
    expect(warningsOf(initialState(), FACTS)).toEqual([]);
  });

  it('tell of a date that has passed until the payment is executed', () => {
    const payment = { paymentDate: '2026-03-14' };
    expect(warningsOf(at(STEP_OF.PreparePayment, payment), FACTS)).toEqual(['FECHA_PASADA']);
    expect(warningsOf(at(STEP_OF.ExecutePayment, payment), FACTS)).toEqual([]);
  });

  it('are none once every step is taken', () => {
    expect(
      warningsOf(at(STEPS.length, { constanciaNumber: 'AB-1' }), { ...FACTS, isConfirmed: false }),
    ).toEqual([]);
  });

  it('tell of a printed detracción that was decided away', () => {
    const state = {
      ...at(STEP_OF.PreparePayment, { requiresDetraction: false }),
      isDetractionDecided: true,
    };
    const facts = { ...FACTS, printsDetraction: true };
    expect(warningsOf(state, facts)).toEqual(['DETRACCION_OMITIDA']);
    expect(warningsOf(state, FACTS)).toEqual([]);
    expect(warningsOf({ ...state, isDetractionDecided: false }, facts)).toEqual([]);
    expect(
      warningsOf({ ...state, ...at(STEP_OF.PreparePayment, { requiresDetraction: true }) }, facts),
    ).toEqual([]);
  });

  it('tell of everything at once', () => {
    const facts = { ...FACTS, isConfirmed: false, isPayable: false, isReferenceElsewhere: true };
    expect(warningsOf(at(STEP_OF.DistributeReceipts, { constanciaNumber: 'AB-1' }), facts)).toEqual(
      ['SIN_CONFIRMAR', 'TIPO_NO_PAGABLE', 'REFERENCIA_REPETIDA', 'CONSTANCIA_RARA'],
    );
  });
});
