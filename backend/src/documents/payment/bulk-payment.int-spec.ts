import { randomUUID } from 'node:crypto';
import type { ActivityNews } from '../../contracts/activity';
import type { ErrorBody } from '../../contracts/errors';
import type { MarkPaidAnswer } from '../../contracts/payment';
import type { StoryEntry } from '../../contracts/review';
import { API } from '../../contracts/routes';
import { EventStore } from '../../platform/event-store';
import { OutboxRelay } from '../../platform/outbox';
import { heardActivity } from '../../../test/support/heard-activity';
import { anotherCompany, type Agent } from '../../../test/support/people';
import { rounds } from '../../../test/support/rounds';
import { aStoredDocument } from '../../../test/support/stored-document';
import { startWorkflowing, type Workflowing } from '../../../test/support/workflowing';

describe('POST /api/documents/bulk/mark-paid', () => {
  let work: Workflowing;
  let heard: ActivityNews[];
  let foreign: string;
  beforeAll(async () => {
    work = await startWorkflowing();
    heard = heardActivity(work.test.app);
    const stranger = await anotherCompany(work.test);
    const { companyId } = (await stranger.get(API.authUser)).body as { companyId: string };
    foreign = await work.document(aStoredDocument({ tenantId: companyId }));
  });
  beforeEach(() => {
    heard.length = 0;
  });
  afterAll(() => work?.close());

  const mark = (
    documentIds: unknown,
    who: Agent = work.treasurer,
    paymentStatus: unknown = 'paid',
  ) => who.post(API.markPaid).send({ documentIds, paymentStatus });
  const marked = async (ids: readonly string[]) =>
    (await mark(ids).expect(200)).body as MarkPaidAnswer;
  const many = (count: number, change = {}) =>
    Promise.all(Array.from({ length: count }, () => work.document(change)));
  const statusesOf = async (ids: readonly string[]) =>
    new Set((await Promise.all(ids.map(work.stored))).map((one) => one?.paymentStatus));
  const codeOf = ({ body }: { body: unknown }) => (body as ErrorBody).code;
  /** What its events say of changes of the payment. */
  const changesOf = async (id: string) => {
    await work.test.app.get(OutboxRelay).sweep();
    const events = await work.test.app.get(EventStore).read(work.tenantId, `document-${id}`);
    return events.filter(({ type }) => type === 'PaymentStatusChanged').map(({ data }) => data);
  };

  it('marks all of them, counts and records those that the workflow has not paid', async () => {
    const early = await many(2);
    const late = await work.document({ workflowStatus: 'payment_executed', workflowVersion: 6 });
    expect(await marked([...early, late])).toEqual({
      message:
        '3 documentos marcados como pagados. 2 aún no pasaban por «Ejecutar pago» en el flujo; quedó registrado. También quedó registrado: 3 sin confirmar.',
      changed: 3,
      beforeStep6: 2,
    });
    expect([...(await statusesOf([...early, late]))]).toEqual(['paid']);
    const amounts = { oldAmount: 0, amount: 1180 };
    const change = { ...amounts, from: 'unpaid', to: 'paid', by: 'Luis Paredes Soto' };
    expect(await changesOf(early[0] ?? '')).toEqual([
      { ...change, beforeStep6: true, findings: ['PASO_PENDIENTE', 'SIN_CONFIRMAR'] },
    ]);
    expect(await changesOf(late)).toEqual([
      { ...change, beforeStep6: false, findings: ['SIN_CONFIRMAR'] },
    ]);
    const { body } = await work.clerk.get(API.documentEvents(late)).expect(200);
    expect((body as StoryEntry[])[0]).toMatchObject({
      label: 'Cambió el estado de pago',
      changes: [
        { path: 'estado_pago', old: 'Pendiente Pago', new: 'Pagado' },
        { path: 'monto_pagado', old: 0, new: 1180 },
      ],
    });
    expect(heard).toEqual([
      expect.objectContaining({
        action: 'payment_status',
        details: 'Marcó 3 documentos como pagados.',
        ipAddress: expect.any(String) as string,
      }),
    ]);
  });

  it('takes 500, each id once, and changes nothing the second time', async () => {
    const ids = await many(rounds(18, 498));
    const partly = await work.document({ paymentStatus: 'partially_paid', paidCents: 500 });
    const paid = await work.document({ paymentStatus: 'paid' });
    const all = [...ids, partly, paid];
    const asked = Array.from({ length: 500 }, (_, at) => all[at % all.length] ?? paid);
    const changed = all.length - 1;
    expect(await marked(asked)).toMatchObject({ changed, beforeStep6: changed });
    expect(await work.stored(partly)).toMatchObject({ paymentStatus: 'paid', paidCents: null });
    heard.length = 0;
    expect(await marked(asked)).toEqual({
      message: 'Los documentos elegidos ya estaban pagados.',
      changed: 0,
      beforeStep6: 0,
    });
    expect(heard).toEqual([]);
    expect(await changesOf(partly)).toHaveLength(1);
    expect(await changesOf(paid)).toEqual([]);
  });

  it('changes none of 20 when one of them is foreign, unknown or not read', async () => {
    const ids = await many(19);
    const unread = await work.document({ status: 'error', extractedData: null });
    for (const [other, status, code] of [
      [foreign, 404, 'NO_ENCONTRADO'],
      [randomUUID(), 404, 'NO_ENCONTRADO'],
      [unread, 409, 'ESTADO_NO_PERMITE'],
    ] as const) {
      const answer = await mark([...ids.slice(0, 10), other, ...ids.slice(10)]).expect(status);
      expect(codeOf(answer)).toBe(code);
    }
    expect([...(await statusesOf(ids))]).toEqual(['unpaid']);
    expect((await work.stored(foreign))?.paymentStatus).toBe('unpaid');
    expect(heard).toEqual([]);
  });

  it('answers the same for a foreign document and for one that nobody has', async () => {
    const [one, other] = await Promise.all([mark([foreign]), mark([randomUUID()])]);
    expect({ ...one.body, correlationId: '' }).toEqual({ ...other.body, correlationId: '' });
  });

  it.each<[string, unknown, string]>([
    ['none', [], 'SELECCION_INVALIDA'],
    ['501', Array.from({ length: 501 }, () => randomUUID()), 'SELECCION_INVALIDA'],
    ['no list', 'todos', 'CAMPO_INVALIDO'],
    ['no list at all', undefined, 'CAMPO_INVALIDO'],
    ['numbers', [1, 2], 'CAMPO_INVALIDO'],
    ['operators', [{ $ne: null }], 'CAMPO_INVALIDO'],
    ['lists', [[randomUUID()]], 'CAMPO_INVALIDO'],
    ['texts that are no ids', ['__proto__'], 'CAMPO_INVALIDO'],
  ])('refuses %s for ids with 400', async (_, documentIds, code) => {
    expect(codeOf(await mark(documentIds).expect(400))).toBe(code);
  });

  it.each(['PAID', {}, '__proto__', null, undefined, ['paid'], 'unpaid', 'partially_paid'])(
    'refuses the status %j with 400',
    async (paymentStatus) => {
      const id = await work.document();
      const body = { documentIds: [id], paymentStatus };
      await work.treasurer.post(API.markPaid).send(body).expect(400);
      expect((await work.stored(id))?.paymentStatus).toBe('unpaid');
    },
  );

  it('is for treasury and the company_admin', async () => {
    const id = await work.document();
    expect(codeOf(await mark([id], work.clerk).expect(403))).toBe('SIN_PERMISO');
    expect(codeOf(await mark([id, foreign], work.clerk).expect(404))).toBe('NO_ENCONTRADO');
    await mark([foreign], work.boss).expect(404);
    await mark([id], work.boss).expect(200);
  });

  it('is done once, however many mark the same documents at the same time', async () => {
    const ids = await many(10);
    const answers = await Promise.all([work.boss, work.treasurer].map((who) => mark(ids, who)));
    const counts = answers.map(({ body }) => (body as MarkPaidAnswer).changed);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(10);
    for (const id of ids) expect(await changesOf(id)).toHaveLength(1);
  });

  it('loses neither an edit nor the payment when both come at once', async () => {
    // Each its own comprobante: an edit finds out which one it is.
    const ids = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        work.document({
          extractedData: {
            documento: { tipo: 'factura', numero: `F077-${at + 1}`, moneda: 'PEN' },
            proveedor: { ruc: '20999999019' },
            totales: { total: 1180 },
          },
        }),
      ),
    );
    const edits = ids.map((id) =>
      work.clerk
        .post(API.documentEditField(id))
        .send({ fieldPath: 'proveedor.nombre', newValue: 'Corregido S.A.C.' }),
    );
    const [answer, ...edited] = await Promise.all([mark(ids), ...edits]);
    expect(answer.status).toBe(200);
    for (const [at, id] of ids.entries()) {
      const status = edited[at]?.status;
      const stored = await work.stored(id);
      expect(stored?.paymentStatus).toBe('paid');
      // An edit that came second found the document paid.
      expect([200, 409]).toContain(status);
      expect(stored?.extractedData?.proveedor?.nombre === 'Corregido S.A.C.').toBe(status === 200);
      expect(stored?.version).toBe(status === 200 ? 3 : 2);
    }
  });

  it('marks the others when one hangs in a step, and can be sent again', async () => {
    const ids = await many(3);
    const hanging = await work.document({ stepUnderWay: true });
    expect(codeOf(await mark([hanging, ...ids]).expect(409))).toBe('SOLICITUD_EN_CURSO');
    expect([...(await statusesOf(ids))]).toEqual(['paid']);
    expect((await work.stored(hanging))?.paymentStatus).toBe('unpaid');
    expect(heard[0]?.details).toBe('Marcó 3 documentos como pagados.');
  });
});
