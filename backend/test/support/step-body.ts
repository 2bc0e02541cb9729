import { STEPS } from '../../src/contracts/workflow';

/** What each step needs of `paymentInfo`. */
const PAYMENTS: Readonly<Record<number, object>> = {
  4: { requiresDetraction: true, detractionPercentage: 12 },
  5: { paymentDate: '2099-04-01' },
  6: { telereditoReference: 'TR-0001' },
  7: { constanciaNumber: '12345678' },
};

/** The legal body of a step. */
export function stepBody(step: number, change: object = {}): object {
  const { to, team } = STEPS[step - 1] ?? STEPS[0];
  const paymentInfo = PAYMENTS[step];
  const body = { status: to, team, step, user: 'Nombre del formulario', comment: '' };
  return { ...body, ...(paymentInfo && { additionalData: { paymentInfo } }), ...change };
}
