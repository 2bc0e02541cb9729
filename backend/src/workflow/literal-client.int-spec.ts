import type { ErrorBody } from '../contracts/errors';
import type { ExtractedData } from '../contracts/extracted-data';
import { API } from '../contracts/routes';
import { STEPS, WORKFLOW_STATUSES } from '../contracts/workflow';
import type { WorkflowDetail } from '../contracts/workflow-calls';
import { startWorkflowing, type Workflowing } from '../../test/support/workflowing';

/** The six keys of the specification, as its client sends them: empty where nothing is known yet. */
interface Six {
  requiresDetraction: boolean;
  detractionPercentage: number | '';
  paymentDate: string;
  constanciaNumber: string;
  telereditoReference: string;
  detractionInfo: string;
}
const EMPTY: Six = {
  requiresDetraction: false,
  detractionPercentage: '',
  paymentDate: '',
  constanciaNumber: '',
  telereditoReference: '',
  detractionInfo: '',
};
const subject = {
  requiresDetraction: true,
  detractionPercentage: 12,
  detractionInfo: '022 Otros',
} as const;

/** Documents and what their client says with `payment_prepared` and `payment_executed`, and nowhere else. */
const CASES: readonly (readonly [string, ExtractedData, Six, Six])[] = [
  [
    'an invoice in soles with detracción',
    { documento: { tipo: 'factura', numero: 'F001-1', moneda: 'PEN' }, totales: { total: 1_180 } },
    { ...EMPTY, ...subject, paymentDate: '2099-04-01' },
    { ...EMPTY, ...subject, telereditoReference: 'Op. 77/BCP', constanciaNumber: 'N° 123 456/BN' },
  ],
  [
    'an invoice in dollars without',
    { documento: { tipo: 'factura', numero: 'F001-2', moneda: 'USD' }, totales: { total: 590 } },
    { ...EMPTY, paymentDate: '2099-04-01' },
    { ...EMPTY, telereditoReference: 'TR-0001' },
  ],
  [
    'a purchase order',
    { documento: { tipo: 'orden_compra', numero: 'OC-2026-1' }, totales: { total: 1_188.61 } },
    { ...EMPTY, paymentDate: '2099-04-01' },
    { ...EMPTY, telereditoReference: 'TR-0002' },
  ],
];

describe('a client that sends what the specification says, to the letter', () => {
  let work: Workflowing;
  beforeAll(async () => {
    work = await startWorkflowing();
  });
  afterAll(() => work?.close());

  /** Section 7: `approvedBy` per team, `paymentInfo` for the two steps of the payment. */
  const bodyOf = (step: (typeof STEPS)[number], form: 'flat' | 'nested', paymentInfo?: Six) => {
    const { to: status, team, step: number } = step;
    const [user, timestamp] = ['Rosa', '2026-03-15T10:00:00.000Z'];
    const mark = team === 'logistica' ? { conformidad: true } : { validated: true };
    const additionalData = { approvedBy: { [team]: { user, timestamp, ...mark } }, paymentInfo };
    const said = form === 'flat' ? '' : { team, user, comment: '', timestamp, step: number };
    return { status, team, comment: said, user, step: number, additionalData };
  };

  it.each(CASES.flatMap((one) => [[...one, 'flat'] as const, [...one, 'nested'] as const]))(
    'takes %s through all steps',
    async (_, extractedData, prepared, executed, form) => {
      const id = await work.document({ extractedData });
      for (const step of STEPS) {
        const info = { payment_prepared: prepared, payment_executed: executed }[step.to as string];
        const who = step.team === 'logistica' ? work.clerk : work.treasurer;
        const answer = await who.post(API.workflowUpdate(id)).send(bodyOf(step, form, info));
        expect([step.step, answer.status, (answer.body as ErrorBody).message]).toEqual([
          step.step,
          200,
          undefined,
        ]);
      }
      const { workflowStatus, paymentInfo } = await work.detail(id);
      expect(workflowStatus).toBe(WORKFLOW_STATUSES.at(-1));
      const said = Object.entries({ ...prepared, ...executed, paymentDate: prepared.paymentDate });
      const kept = said.filter(([, value]) => value !== '');
      expect(paymentInfo).toEqual(Object.fromEntries(kept));
      expect((await work.stored(id))?.paymentStatus).toBe('paid');
    },
  );

  it('keeps a receipt and a reference of 500 characters, and says what is rare', async () => {
    const long = 'Ñ'.repeat(500);
    const id = await work.after(5);
    const info = { telereditoReference: long, constanciaNumber: long };
    const { body } = await work
      .step(work.treasurer, id, 6, { additionalData: { paymentInfo: info } })
      .expect(200);
    const { paymentInfo, warnings } = body as WorkflowDetail;
    expect(paymentInfo).toMatchObject(info);
    expect(warnings).toEqual(expect.arrayContaining(['REFERENCIA_LARGA', 'CONSTANCIA_RARA']));
    expect((await work.detail(id)).warnings).not.toContain('REFERENCIA_REPETIDA');
  });
});
