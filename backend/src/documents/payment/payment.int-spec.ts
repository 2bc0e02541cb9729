import type { DocumentDetail } from '../../contracts/document';
import type { ErrorBody } from '../../contracts/errors';
import type { PaymentChange } from '../../contracts/payment';
import type { StoryEntry } from '../../contracts/review';
import { API } from '../../contracts/routes';
import type { Agent } from '../../support/people';
import { startWorkflowing, type Workflowing } from '../../support/workflowing';

describe('POST /api/documents/{id}/payment', () => {
  let work: Workflowing;
  beforeAll(async () => {
    work = await startWorkflowing();
  });
  afterAll(() => work?.close());

  const pay = (id: string, body: object, who: Agent = work.treasurer) =>
    who.post(API.documentPayment(id)).send(body);
  const paid = async (id: string, change: PaymentChange, who?: Agent) =>
    (await pay(id, change, who).expect(200)).body as DocumentDetail;
  const codeOf = ({ body }: { body: unknown }) => (body as ErrorBody).code;
  const story = async (id: string) =>
    (await work.clerk.get(API.documentEvents(id)).expect(200)).body as StoryEntry[];

  it('sets paid in part with its amount, then paid, with the version as tag', async () => {
    const id = await work.document();
    const answer = await pay(id, { paymentStatus: 'partially_paid', amount: 500.5 }).expect(200);
    expect(answer.body).toMatchObject({
      paymentStatus: 'partially_paid',
      paidAmount: 500.5,
      isLocked: false,
      version: 2,
    });
    expect(answer.headers['etag']).toBe('"2"');
    expect((await work.stored(id))?.paidCents).toBe(50_050);
    expect(await paid(id, { paymentStatus: 'partially_paid', amount: 700 })).toMatchObject({
      paidAmount: 700,
    });
    expect(await paid(id, { paymentStatus: 'paid' })).toMatchObject({
      paymentStatus: 'paid',
      paidAmount: null,
      lockReason: 'pagado',
    });
    expect((await story(id)).map(({ changes }) => changes)).toEqual([
      [{ path: 'estado_pago', old: 'Parcial', new: 'Pagado' }],
      [
        { path: 'estado_pago', old: 'Parcial', new: 'Parcial' },
        { path: 'monto_pagado', old: null, new: 700 },
      ],
      [
        { path: 'estado_pago', old: 'Pendiente Pago', new: 'Parcial' },
        { path: 'monto_pagado', old: null, new: 500.5 },
      ],
    ]);
  });

  it('changes nothing the second time', async () => {
    const id = await work.document();
    const change = { paymentStatus: 'partially_paid', amount: 500 } as const;
    const first = await paid(id, change);
    const again = { ...first, message: 'El documento ya estaba en «Parcial».' };
    expect(await paid(id, change)).toEqual(again);
    expect(await story(id)).toHaveLength(1);
  });

  it.each([0, -1, 0.001, 1180, 1180.01, 1e15])(
    'refuses the part %d of 1,180.00',
    async (amount) => {
      const id = await work.document();
      const answer = await pay(id, { paymentStatus: 'partially_paid', amount }).expect(400);
      expect(answer.body).toMatchObject({
        code: 'VALOR_INVALIDO',
        message: expect.stringContaining('menor que el total, 1,180.00') as string,
      });
      expect((await work.stored(id))?.paymentStatus).toBe('unpaid');
    },
  );

  it('refuses a part of a document without a total', async () => {
    const id = await work.document({ extractedData: { totales: {} } });
    const answer = await pay(id, { paymentStatus: 'partially_paid', amount: 1 }).expect(400);
    expect((answer.body as ErrorBody).message).toContain('no tiene un total');
  });

  it.each([
    { paymentStatus: 'partially_paid' },
    { paymentStatus: 'partially_paid', amount: '500' },
    { paymentStatus: 'partially_paid', amount: null },
    { paymentStatus: 'paid', amount: 5 },
    { paymentStatus: 'PAID' },
    { paymentStatus: '__proto__' },
    { paymentStatus: {} },
    { paymentStatus: ['paid'] },
    { paymentStatus: 'paid', paidCents: 1 },
    {},
  ])('refuses the body %j', async (body) => {
    const id = await work.document();
    await pay(id, body).expect(400);
    expect((await work.stored(id))?.paymentStatus).toBe('unpaid');
  });

  it('is taken back by a company_admin alone, with a reason that stands in the story', async () => {
    const id = await work.document({ paymentStatus: 'paid' });
    const back = { paymentStatus: 'unpaid', reason: ' El banco devolvió la transferencia. ' };
    expect(codeOf(await pay(id, back).expect(403))).toBe('SIN_PERMISO');
    expect(codeOf(await pay(id, { paymentStatus: 'unpaid' }, work.boss).expect(400))).toBe(
      'CAMPO_INVALIDO',
    );
    await pay(id, { paymentStatus: 'unpaid', reason: '  ' }, work.boss).expect(400);
    expect((await pay(id, back, work.boss).expect(200)).body).toMatchObject({
      paymentStatus: 'unpaid',
      isLocked: false,
    });
    expect((await story(id))[0]).toMatchObject({
      actor: 'Carmen Huamán Ríos',
      comment: 'El banco devolvió la transferencia.',
      changes: [{ path: 'estado_pago', old: 'Pagado', new: 'Pendiente Pago' }],
    });
    const less = { paymentStatus: 'partially_paid', amount: 5 };
    await pay(await work.document({ paymentStatus: 'paid' }), less).expect(403);
  });

  it('leaves the status of the workflow where it is', async () => {
    const id = await work.after(6);
    expect(await work.stored(id)).toMatchObject({ paymentStatus: 'paid' });
    const change = { paymentStatus: 'unpaid', reason: 'Rechazado por el banco.' } as const;
    expect(await paid(id, change, work.boss)).toMatchObject({
      paymentStatus: 'unpaid',
      workflowStatus: 'payment_executed',
      lockReason: 'workflow',
    });
    await paid(id, { paymentStatus: 'paid' });
    await work.step(work.treasurer, id, 7).expect(200);
  });

  it('is for documents that have been read, and for treasury', async () => {
    const unread = await work.document({ status: 'processing' });
    expect(codeOf(await pay(unread, { paymentStatus: 'paid' }).expect(409))).toBe(
      'ESTADO_NO_PERMITE',
    );
    await pay(await work.document(), { paymentStatus: 'paid' }, work.clerk).expect(403);
  });
});
