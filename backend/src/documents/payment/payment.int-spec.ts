import type { DocumentDetail } from '../../contracts/document';
import type { ErrorBody } from '../../contracts/errors';
import type { PaymentChange } from '../../contracts/payment';
import type { StoryEntry } from '../../contracts/review';
import { API } from '../../contracts/routes';
import type { Agent } from '../../../test/support/people';
import { startWorkflowing, type Workflowing } from '../../../test/support/workflowing';

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
      [
        { path: 'estado_pago', old: 'Parcial', new: 'Pagado' },
        { path: 'monto_pagado', old: 700, new: 1180 },
      ],
      [
        { path: 'estado_pago', old: 'Parcial', new: 'Parcial' },
        { path: 'monto_pagado', old: 500.5, new: 700 },
      ],
      [
        { path: 'estado_pago', old: 'Pendiente Pago', new: 'Parcial' },
        { path: 'monto_pagado', old: 0, new: 500.5 },
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

  it.each([0.001, 10.555, 1e-7])(
    'refuses the part %d, which is no amount of money',
    async (amount) => {
      const id = await work.document();
      const answer = await pay(id, { paymentStatus: 'partially_paid', amount }).expect(400);
      expect((answer.body as ErrorBody).message).toContain('dos decimales');
      expect((await work.stored(id))?.paymentStatus).toBe('unpaid');
    },
  );

  it('is made less by a company_admin alone, with a reason', async () => {
    const id = await work.document();
    const part = (amount: number, reason?: string) => ({
      ...{ paymentStatus: 'partially_paid', amount },
      ...(reason && { reason }),
    });
    await pay(id, part(800)).expect(200);
    expect(codeOf(await pay(id, part(100, 'Me equivoqué.')).expect(403))).toBe('SIN_PERMISO');
    expect(codeOf(await pay(id, part(100), work.boss).expect(400))).toBe('CAMPO_INVALIDO');
    await pay(id, part(100, 'El banco devolvió 700.'), work.boss).expect(200);
    expect((await story(id))[0]).toMatchObject({
      comment: 'El banco devolvió 700.',
      changes: [{ old: 'Parcial' }, { path: 'monto_pagado', old: 800, new: 100 }],
    });
  });

  it('is refused on top of what somebody else has paid meanwhile', async () => {
    const id = await work.document();
    const part = { paymentStatus: 'partially_paid', amount: 200 };
    const { body } = await work.treasurer.get(API.documentPayment(id)).expect(200);
    const seen = `"${(body as { version: number }).version}"`;
    await pay(id, part).set('If-Match', seen).expect(200);
    const late = await pay(id, { ...part, amount: 300 })
      .set('If-Match', seen)
      .expect(409);
    expect(codeOf(late)).toBe('VERSION_CONFLICTO');
    expect((await work.stored(id))?.paidCents).toBe(20_000);
  });

  it('shows what is left, the instalments and the credit notes, which are set off once', async () => {
    const supplier = { ruc: '20100070970', nombre: 'Andina' };
    const data = (documento: object, total: number, informacion_adicional = {}) => ({
      extractedData: {
        documento: { moneda: 'PEN', ...documento },
        proveedor: supplier,
        totales: { total },
        informacion_adicional,
      },
      ruc: supplier.ruc,
    });
    const cuotas = 'Cuota 1: 2026-07-30 590.00; Cuota 2: 2026-08-30 590.00';
    const invoice = { tipo: 'factura', numero: 'F001-00000123' };
    const note = (numero: string, affected: string, more = {}) =>
      work.document(
        data({ tipo: 'nota_credito', numero, documento_afectado: affected, ...more }, -80),
      );
    const id = await work.document(data(invoice, 1180, { cuotas }));
    const noteId = await note('FC01-1', 'F001-123');
    await note('FC01-2', 'F001-124');
    await note('FC01-3', 'F001-123', { moneda: 'USD' });
    const view = async () => (await work.treasurer.get(API.documentPayment(id)).expect(200)).body;
    const open = { id: noteId, number: 'FC01-1', total: 80, isSetOff: false };
    expect(await view()).toEqual({
      version: expect.any(Number) as number,
      paymentStatus: 'unpaid',
      currency: 'PEN',
      total: 1180,
      paid: 0,
      rest: 1180,
      instalments: [
        { date: '2026-07-30', amount: 590 },
        { date: '2026-08-30', amount: 590 },
      ],
      creditNotes: [open],
    });
    const set = { paymentStatus: 'partially_paid', amount: 80, creditNotes: [noteId] };
    await pay(id, { ...set, creditNotes: [id] }).expect(400);
    await pay(id, { ...set, amount: 79.99 }).expect(400);
    await pay(id, set).expect(200);
    expect(await view()).toMatchObject({ paid: 80, rest: 1100, creditNotes: [{ isSetOff: true }] });
    expect((await story(id))[0]?.changes).toContainEqual({
      path: 'notas_descontadas',
      old: null,
      new: 'FC01-1',
    });
    await pay(id, { ...set, amount: 160 }).expect(400);
    const back = { paymentStatus: 'unpaid', reason: 'La nota era de otra.' };
    await pay(id, back, work.boss).expect(200);
    expect(await view()).toMatchObject({ paid: 0, creditNotes: [open] });
    await work.clerk.get(API.documentPayment(id)).expect(403);
  });

  it.each([0, -1, 1180, 1180.01, 1e15])('refuses the part %d of 1,180.00', async (amount) => {
    const id = await work.document();
    const answer = await pay(id, { paymentStatus: 'partially_paid', amount }).expect(400);
    expect(answer.body).toMatchObject({
      code: 'VALOR_INVALIDO',
      message: expect.stringContaining('menor que el total, 1,180.00') as string,
    });
    expect((await work.stored(id))?.paymentStatus).toBe('unpaid');
  });

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
      changes: [
        { path: 'estado_pago', old: 'Pagado', new: 'Pendiente Pago' },
        { path: 'monto_pagado', old: 1180, new: 0 },
      ],
    });
    const less = { paymentStatus: 'partially_paid', amount: 5 };
    await pay(await work.document({ paymentStatus: 'paid' }), less).expect(403);
  });

  it('leaves the status of the workflow where it is, which waits until it is paid again', async () => {
    const id = await work.after(6);
    expect(await work.stored(id)).toMatchObject({ paymentStatus: 'paid' });
    const change = { paymentStatus: 'unpaid', reason: 'Rechazado por el banco.' } as const;
    expect(await paid(id, change, work.boss)).toMatchObject({
      paymentStatus: 'unpaid',
      workflowStatus: 'payment_executed',
      lockReason: 'workflow',
    });
    const refused = await work.step(work.treasurer, id, 7).expect(409);
    expect(codeOf(refused)).toBe('PAGO_INCOMPLETO');
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
