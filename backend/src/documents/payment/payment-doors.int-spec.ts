import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { Response } from 'supertest';
import type { Authenticity } from '../../contracts/authenticity';
import type { ErrorBody } from '../../contracts/errors';
import type { PaymentPreview } from '../../contracts/exports';
import type { MarkPaidAnswer, PaymentAnswer } from '../../contracts/payment';
import {
  PAYMENT_DOORS,
  type JudgedPayment,
  type PaymentDoor,
} from '../../contracts/payment-judgement';
import { API } from '../../contracts/routes';
import { PAYMENT_STEP } from '../../contracts/workflow';
import { EventStore } from '../../platform/event-store';
import { OutboxRelay } from '../../platform/outbox';
import type { Agent } from '../../../test/support/people';
import { rounds } from '../../../test/support/rounds';
import { startWorkflowing, type Workflowing } from '../../../test/support/workflowing';
import type { DocumentRecord } from '../document/document.schema';

const OPTIONS = { net: false, ascii: false };
const AT_ONCE = Array.from({ length: rounds(4, 8) }, (_, at) => at);
const FORGED: Authenticity = {
  isAuthentic: false,
  confidence: 0,
  flags: ['QR_NO_COINCIDE'],
  analysis: '',
  notes: [],
  findings: [{ id: 'QR_NO_COINCIDE', message: 'El QR dice otro total.', paths: ['totales.total'] }],
  passed: [],
};

describe('the doors by which a document becomes paid', () => {
  let work: Workflowing;
  let serial = 0;
  beforeAll(async () => {
    work = await startWorkflowing();
  });
  afterAll(() => work?.close());

  const records = () =>
    work.test.app.get<Connection>(getConnectionToken()).collection<DocumentRecord>('documents');
  const nextKey = () => `20999999027|factura|F0${(serial += 1)}|1`;
  /** A confirmed invoice of its own number, after so many steps; its comprobante is known afterwards. */
  const invoice = async (
    steps: number,
    { comprobanteKey = null, ...change }: Partial<DocumentRecord> = {},
  ) => {
    serial += 1;
    const id = await work.after(steps, {
      isConfirmed: true,
      extractedData: {
        documento: { tipo: 'factura', numero: `F100-${serial}`, moneda: 'PEN' },
        proveedor: { ruc: '20999999027', nombre: 'Andina S.A.C.' },
        totales: { total: 1_180 },
      },
      ...change,
    });
    await records().updateOne({ _id: id }, { $set: { comprobanteKey } });
    return id;
  };
  /** Steps that a document has taken before the door is its next one. */
  const STEPS_BEFORE: Readonly<Record<PaymentDoor, number>> = {
    file: 5,
    step5: 4,
    step6: 5,
    markPaid: 6,
    payment: 6,
  };
  const pay = (door: PaymentDoor, id: string, who: Agent = work.treasurer): Promise<Response> => {
    const paid = { paymentStatus: 'paid' };
    const request = {
      file: () =>
        who.post(API.paymentBatches).send({
          documentIds: [id],
          options: OPTIONS,
          include: [],
          reasons: [{ documentId: id, reason: 'Urge.' }],
        }),
      step5: () => work.step(who, id, 5),
      step6: () => work.step(who, id, 6),
      markPaid: () => who.post(API.markPaid).send({ documentIds: [id], ...paid }),
      payment: () => who.post(API.documentPayment(id)).send(paid),
    };
    return request[door]().then((answer) => answer);
  };
  /** Ready to be paid by the door, and not paid yet. */
  const ready = async (door: PaymentDoor, change: Partial<DocumentRecord> = {}) => {
    const id = await invoice(Math.min(STEPS_BEFORE[door], PAYMENT_STEP - 1), change);
    return id;
  };
  const isOk = ({ status }: Response) => status === 200 || status === 201;
  const codeOf = ({ body }: { body: unknown }) => (body as ErrorBody).code;
  const separating = async (run: () => Promise<void>) => {
    const separate = (separacionFunciones: boolean) =>
      work.boss.put(API.company).send({ separacionFunciones }).expect(200);
    await separate(true);
    try {
      await run();
    } finally {
      await separate(false);
    }
  };

  it.each(PAYMENT_DOORS)('%s opens for a good document', async (door) => {
    const answer = await pay(door, await ready(door));
    expect([door, answer.status, answer.body]).toEqual([
      door,
      door === 'file' ? 201 : 200,
      expect.anything(),
    ]);
  });

  it.each(PAYMENT_DOORS)(
    '%s is shut to who approved, where functions are separated',
    async (door) => {
      const id = await ready(door);
      await separating(async () => {
        const refused = await pay(door, id, work.boss);
        expect([refused.status, codeOf(refused)]).toEqual(
          door === 'file' ? [409, 'LOTE_CON_OBSERVACIONES'] : [403, 'SEPARACION_FUNCIONES'],
        );
        expect((refused.body as ErrorBody).message).toContain('Su empresa separa funciones');
        expect((await work.stored(id))?.paymentStatus).toBe('unpaid');
        expect(isOk(await pay(door, id))).toBe(true);
      });
    },
  );

  it.each(PAYMENT_DOORS)(
    '%s is shut while the same comprobante of another is paid',
    async (door) => {
      const comprobanteKey = nextKey();
      const id = await ready(door, { comprobanteKey });
      const twin = await invoice(0, { comprobanteKey, paymentStatus: 'paid' });
      const refused = await pay(door, id);
      expect([refused.status, (refused.body as ErrorBody).message]).toEqual([
        409,
        expect.stringContaining('ya está pagado: se pagaría dos veces'),
      ]);
      expect((await work.stored(twin))?.paymentStatus).toBe('paid');
      if (door === 'file') return;
      await work.boss.post(API.acceptDuplicate(id)).send({ reason: 'Dos entregas.' }).expect(200);
      expect(isOk(await pay(door, id))).toBe(true);
    },
  );

  it.each(PAYMENT_DOORS)('%s pays one debt once, however many come at once', async (door) => {
    const comprobanteKey = nextKey();
    const ids = await Promise.all(AT_ONCE.map(() => ready(door, { comprobanteKey })));
    if (door === 'file') await reset(ids);
    const answers = await Promise.all(ids.map((id) => pay(door, id)));
    expect(answers.filter(isOk)).toHaveLength(1);
    expect(new Set(answers.filter((one) => !isOk(one)).map(({ status }) => status))).toEqual(
      new Set([409]),
    );
    const turns = work.test.app.get<Connection>(getConnectionToken()).collection('payment_turns');
    expect(await turns.countDocuments()).toBe(0);
  });

  /** Takes them back before step 5, where twins do not yet stand in each other's way. */
  const reset = async (ids: readonly string[]) => {
    await records().updateMany(
      { _id: { $in: [...ids] } },
      { $set: { workflowStatus: 'tesoreria_validated' } },
    );
  };

  it('pay one debt once, when each comes by another door', async () => {
    const comprobanteKey = nextKey();
    const doors = ['markPaid', 'payment', 'step5', 'markPaid', 'payment', 'step5'] as const;
    const ids = await Promise.all(doors.map(() => invoice(4, { comprobanteKey })));
    const answers = await Promise.all(doors.map((door, at) => pay(door, ids[at] ?? '')));
    const stored = await Promise.all(ids.map(work.stored));
    expect(stored.filter((one) => one?.paymentStatus === 'paid').length).toBeLessThanOrEqual(1);
    // A prepared twin is told of where a payment is recorded, and a paid one shuts every door.
    expect(answers.filter(isOk).length).toBeGreaterThanOrEqual(1);
  });

  it('refuse two of one comprobante in one call, and change neither', async () => {
    const comprobanteKey = nextKey();
    const ids = [await invoice(5, { comprobanteKey }), await invoice(5, { comprobanteKey })];
    const body = { documentIds: ids, paymentStatus: 'paid' };
    const refused = await work.treasurer.post(API.markPaid).send(body).expect(409);
    expect((refused.body as ErrorBody).message).toContain('y está en la misma selección');
    const stored = await Promise.all(ids.map(work.stored));
    expect(stored.map((one) => one?.paymentStatus)).toEqual(['unpaid', 'unpaid']);
  });

  it('tell what was found in words, and keep it in the event', async () => {
    const forged = await invoice(0, { authenticity: FORGED });
    const { message } = (
      await work.treasurer
        .post(API.markPaid)
        .send({ documentIds: [forged], paymentStatus: 'paid' })
        .expect(200)
    ).body as MarkPaidAnswer;
    expect(message).toContain('1 con posible falsificación (F100-');
    const other = await invoice(0, { authenticity: FORGED });
    const answer = (await pay('payment', other)).body as PaymentAnswer;
    expect(answer.message).toContain('Posible falsificación: autenticidad 0 %.');
    await work.test.app.get(OutboxRelay).sweep();
    const events = await work.test.app.get(EventStore).read(work.tenantId, `document-${other}`);
    expect(events.at(-1)?.data).toMatchObject({
      findings: ['POSIBLE_FALSIFICACION', 'CONTRADICCIONES', 'PASO_PENDIENTE'],
    });
  });

  it('are asked beforehand with the same words: a forged one, and one that logistics never saw', async () => {
    const forged = await invoice(0, { authenticity: FORGED });
    const good = await invoice(5);
    const body = { documentIds: [forged, good], door: 'file' };
    const judged = (await work.treasurer.post(API.paymentJudgement).send(body).expect(200))
      .body as JudgedPayment[];
    expect(judged.map(({ documentId }) => documentId)).toEqual([forged]);
    const preview = (
      await work.treasurer
        .post(API.paymentBatchPreview)
        .send({ documentIds: [forged, good], options: OPTIONS })
        .expect(200)
    ).body as PaymentPreview;
    expect(preview.lines[0]?.findings).toEqual(judged[0]?.findings);
    expect(
      preview.lines.map(({ findings }) => findings.map(({ code, level }) => [code, level])),
    ).toEqual([
      [
        ['POSIBLE_FALSIFICACION', 'pide_motivo'],
        ['CONTRADICCIONES', 'pide_motivo'],
        ['PASO_PENDIENTE', 'pide_motivo'],
      ],
      [],
    ]);
    const create = (reasons: object[]) =>
      work.treasurer
        .post(API.paymentBatches)
        .send({ documentIds: [forged, good], options: OPTIONS, include: [], reasons });
    expect(codeOf(await create([]))).toBe('LOTE_CON_OBSERVACIONES');
    const reasons = [{ documentId: forged, reason: 'Lo confirmó el proveedor.' }];
    expect((await create(reasons).expect(201)).body).toMatchObject({ reasons });
  });
});
