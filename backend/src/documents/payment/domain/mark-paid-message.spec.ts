import { PAYMENT_FINDINGS, type PaymentFindingCode } from '../../../contracts/payment-judgement';
import { markPaidMessage, type Marked } from './mark-paid-message';

const marked = (label: string, ...codes: PaymentFindingCode[]): Marked => ({
  label,
  findings: codes.map((code) => ({ code, level: 'avisa', text: '', refs: [] })),
});

describe('what a person reads after marking as paid', () => {
  it.each<[number, number, Marked[], string]>([
    [0, 0, [], 'Los documentos elegidos ya estaban pagados.'],
    [1, 0, [], '1 documento marcado como pagado.'],
    [2, 0, [], '2 documentos marcados como pagados.'],
    [
      1,
      1,
      [marked('F001-1', 'PASO_PENDIENTE')],
      '1 documento marcado como pagado. Aún no pasaba por «Ejecutar pago» en el flujo; quedó registrado.',
    ],
    [
      2,
      1,
      [],
      '2 documentos marcados como pagados. 1 aún no pasaba por «Ejecutar pago» en el flujo; quedó registrado.',
    ],
    [
      3,
      2,
      [],
      '3 documentos marcados como pagados. 2 aún no pasaban por «Ejecutar pago» en el flujo; quedó registrado.',
    ],
    [
      2,
      0,
      [
        marked('F001-1', 'SIN_CONFIRMAR', 'POSIBLE_FALSIFICACION'),
        marked('F001-2', 'SIN_CONFIRMAR'),
      ],
      '2 documentos marcados como pagados. También quedó registrado: 1 con posible falsificación (F001-1); 2 sin confirmar.',
    ],
    [
      3,
      0,
      ['F001-1', 'F001-2', 'F001-3'].map((label) => marked(label, 'CONTRADICCIONES')),
      '3 documentos marcados como pagados. También quedó registrado: 3 con contradicciones (F001-1, F001-2, F001-3).',
    ],
    [
      5,
      0,
      ['F1', 'F2', 'F3', 'F4', 'F5'].map((label) => marked(label, 'OBSERVADO')),
      `5 documentos marcados como pagados. También quedó registrado: 5 ${PAYMENT_FINDINGS.OBSERVADO.label} (F1, F2, F3 y 2 más).`,
    ],
  ])('of %d, %d of them before their step (%#)', (changed, beforeStep6, findings, expected) => {
    expect(markPaidMessage({ changed, beforeStep6 }, findings)).toBe(expected);
  });
});
