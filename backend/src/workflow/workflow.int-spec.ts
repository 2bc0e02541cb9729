import type { ActivityNews } from '../contracts/activity';
import type { ErrorBody } from '../contracts/errors';
import type { StoryEntry } from '../contracts/review';
import { API } from '../contracts/routes';
import { STEPS, WORKFLOW_STATUSES } from '../contracts/workflow';
import type { WorkflowDetail } from '../contracts/workflow-calls';
import { Clock } from '../platform/clock/clock';
import { EventStore, type NewEvent } from '../platform/event-store';
import { heardActivity } from '../../test/support/heard-activity';
import { startWorkflowing, type Workflowing } from '../../test/support/workflowing';

describe('a step of the workflow over HTTP', () => {
  let work: Workflowing;
  let heard: ActivityNews[];
  beforeAll(async () => {
    work = await startWorkflowing();
    heard = heardActivity(work.test.app);
  });
  afterAll(() => work?.close());
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const bodyOf = ({ body }: { body: unknown }) => body as WorkflowDetail & ErrorBody;

  it('leads a document through all steps by two people, and tells it', async () => {
    const { clerk, treasurer, step, detail, stored, events } = work;
    const id = await work.document();
    heard.length = 0;
    for (const { step: number, team, to } of STEPS) {
      const who = team === 'logistica' ? clerk : treasurer;
      const answer = await step(who, id, number, { comment: `Paso ${number}` })
        .set('If-Match', `"${number - 1}"`)
        .expect(200)
        .expect('ETag', `"${number}"`);
      expect(bodyOf(answer)).toMatchObject({ workflowStatus: to, workflowVersion: number });
    }
    const whole = await detail(id, clerk);
    expect(whole.history.map(({ step: number, version }) => [number, version])).toEqual(
      STEPS.map(({ step: number }) => [number, number]),
    );
    expect(whole).toMatchObject({
      documentId: id,
      workflowStatus: WORKFLOW_STATUSES.at(-1),
      paymentInfo: {
        requiresDetraction: true,
        detractionPercentage: 12,
        paymentDate: '2099-04-01',
        telereditoReference: 'TR-0001',
        constanciaNumber: '12345678',
      },
      approvedBy: {
        logistica: { user: 'Rosa Quispe Mamani', conformidad: true },
        tesoreria: { user: 'Luis Paredes Soto', validated: true },
      },
      blockers: [],
      repeated: null,
      warnings: [],
    });
    expect(whole.history[0]).toMatchObject({
      team: 'logistica',
      role: 'user',
      byName: 'Rosa Quispe Mamani',
      user: 'Nombre del formulario',
      comment: 'Paso 1',
      paymentInfo: null,
      isErased: false,
    });
    expect(await stored(id)).toMatchObject({
      workflowStatus: WORKFLOW_STATUSES.at(-1),
      workflowVersion: STEPS.length,
      paymentStatus: 'paid',
    });
    expect(await stored(id)).not.toHaveProperty('stepUnderWay');
    expect(await work.test.app.get(EventStore).verifyStream(work.tenantId, `workflow-${id}`)).toBe(
      null,
    );
    expect((await events(id)).every(({ meta }) => meta.correlationId)).toBe(true);
    const told = heard.filter(({ action }) => action === 'workflow_step');
    expect(told.map(({ details }) => details)[5]).toBe('Paso 6 del flujo de pago: Ejecutar pago.');
    expect(told).toHaveLength(STEPS.length);
  });

  it('of all pairs accepts those that lead on, and writes no event for the others', async () => {
    const id = await work.document();
    for (const taken of WORKFLOW_STATUSES.keys()) {
      for (const { step: number } of STEPS.filter(({ step }) => step !== taken + 1)) {
        const { body } = await work.step(work.boss, id, number).expect(409);
        expect((body as ErrorBody).code).toBe('PASO_FUERA_DE_ORDEN');
      }
      expect(await work.events(id)).toHaveLength(taken);
      if (taken < STEPS.length) await work.step(work.boss, id, taken + 1).expect(200);
    }
  });

  it('is paid by step 6 and not before, and not again by a later step', async () => {
    const id = await work.after(5);
    expect(await work.stored(id)).toMatchObject({ paymentStatus: 'unpaid' });
    await work.step(work.boss, id, 6).expect(200);
    expect(await work.stored(id)).toMatchObject({ paymentStatus: 'paid', paidCents: null });
  });

  it.each([1, 2, 0])('is refused with the stale version %i', async (seen) => {
    const id = await work.after(3);
    const answer = await work.step(work.treasurer, id, 4).set('If-Match', `"${seen}"`).expect(409);
    expect(bodyOf(answer)).toMatchObject({
      code: 'VERSION_CONFLICTO',
      moved: {
        version: 3,
        from: WORKFLOW_STATUSES[seen],
        to: 'tesoreria_received',
        byName: 'Carmen Huamán Ríos',
      },
    });
    expect(await work.events(id)).toHaveLength(3);
  });

  it('tells who moved the document also of a step that has been taken', async () => {
    const id = await work.after(2);
    const { body } = await work.step(work.clerk, id, 1).expect(409);
    expect(body).toMatchObject({ code: 'PASO_FUERA_DE_ORDEN', moved: { version: 2 } });
  });

  it('answers the same command with the same key once more, and records it once', async () => {
    const id = await work.document();
    const ask = () => work.step(work.clerk, id, 1, { comment: 'Va' }).set('Idempotency-Key', 'k-1');
    const first = await ask().set('If-Match', '"0"').expect(200);
    const again = await ask().set('If-Match', '"0"').expect(200);
    expect(again.body).toEqual(first.body);
    expect(await work.events(id)).toHaveLength(1);
  });

  it.each([
    ['another comment', { comment: 'Otro' }],
    ['another name', { user: 'Otra' }],
  ])('refuses the key for %s', async (_, change) => {
    const id = await work.document();
    await work.step(work.clerk, id, 1).set('Idempotency-Key', 'k-2').expect(200);
    const answer = await work.step(work.clerk, id, 1, change).set('Idempotency-Key', 'k-2');
    expect(bodyOf(answer)).toMatchObject({ statusCode: 409, code: 'CLAVE_REUTILIZADA' });
    const byOther = await work.step(work.boss, id, 1).set('Idempotency-Key', 'k-2');
    expect(bodyOf(byOther).code).toBe('CLAVE_REUTILIZADA');
  });

  it('believes neither name, nor time, nor approval of the body', async () => {
    const id = await work.document();
    const forged = { user: 'Otra', timestamp: '1999-01-01T00:00:00.000Z', conformidad: true };
    await work
      .step(work.clerk, id, 1, {
        user: undefined,
        comment: {
          team: 'logistica',
          step: 1,
          comment: 'Conforme',
          byName: 'Otra',
          ...forgedOf(forged),
        },
        additionalData: { approvedBy: { logistica: forged } },
      })
      .expect(200);
    const { approvedBy, history, workflowComments, stepSince } = await work.detail(id);
    expect(approvedBy.logistica?.user).toBe('Rosa Quispe Mamani');
    expect(history[0]).toMatchObject({ byName: 'Rosa Quispe Mamani', user: 'Otra' });
    expect(workflowComments[0]).toMatchObject({ byName: 'Rosa Quispe Mamani', user: 'Otra' });
    for (const time of [approvedBy.logistica?.timestamp, history[0]?.at, stepSince]) {
      expect(Date.parse(time ?? '')).toBeGreaterThan(Date.parse('2026-01-01'));
    }
    const [event] = await work.events(id);
    expect(event?.meta).toMatchObject({ role: 'user', team: 'logistica' });
    expect(event?.data).not.toHaveProperty('timestamp');
  });

  it.each<[string, number, object, string]>([
    ['a body that contradicts itself', 3, { team: 'logistica' }, 'PASO_INCOHERENTE'],
    ['a status that does not exist', 3, { status: 'pagado' }, 'CAMPO_INVALIDO'],
    ['a blank name', 3, { user: '  ' }, 'USUARIO_REQUERIDO'],
    ['a key that nobody knows', 3, { actorId: 'x' }, 'CAMPO_INVALIDO'],
    [
      'a percentage of 0',
      4,
      { additionalData: { paymentInfo: { requiresDetraction: true, detractionPercentage: 0 } } },
      'VALOR_INVALIDO',
    ],
    [
      'no percentage where it is required',
      4,
      { additionalData: { paymentInfo: { requiresDetraction: true } } },
      'VALOR_INVALIDO',
    ],
    [
      'a date that does not exist',
      5,
      { additionalData: { paymentInfo: { paymentDate: '2026-02-30' } } },
      'VALOR_INVALIDO',
    ],
  ])('is refused with %s, and nothing is recorded', async (_, number, change, code) => {
    const id = await work.after(number - 1);
    const { body } = await work.step(work.treasurer, id, number, change).expect(400);
    expect((body as ErrorBody).code).toBe(code);
    expect(await work.events(id)).toHaveLength(number - 1);
  });

  it('has the specified sentence for a missing name', async () => {
    const id = await work.document();
    const { body } = await work.step(work.clerk, id, 1, { user: '' }).expect(400);
    expect((body as ErrorBody).message).toBe('Por favor ingrese su nombre de usuario');
  });

  it('checks the body before the team, and the team before the order', async () => {
    const id = await work.document();
    const code = async (number: number, change?: object) =>
      bodyOf(await work.step(work.clerk, id, number, change)).code;
    const illegal = { paymentInfo: { detractionPercentage: 0 } };
    expect(await code(4, { additionalData: illegal })).toBe('VALOR_INVALIDO');
    expect(await code(4)).toBe('EQUIPO_NO_AUTORIZADO');
    expect(await code(2)).toBe('PASO_FUERA_DE_ORDEN');
  });

  it('warns of a payment date that has passed', async () => {
    const id = await work.after(4);
    const additionalData = { paymentInfo: { paymentDate: '2020-01-02' } };
    const answer = await work.step(work.treasurer, id, 5, { additionalData }).expect(200);
    expect(bodyOf(answer).warnings).toContain('FECHA_PASADA');
  });

  it('warns of a transfer reference that another document has', async () => {
    await work.after(6);
    const id = await work.after(5);
    expect((await work.detail(id)).warnings).not.toContain('REFERENCIA_REPETIDA');
    const answer = await work.step(work.treasurer, id, 6).expect(200);
    expect(bodyOf(answer).warnings).toContain('REFERENCIA_REPETIDA');
  });

  it('keeps apart who approves and who pays only where the company says so', async () => {
    const ids = [await work.after(4), await work.after(4)] as const;
    const separate = (separacionFunciones: boolean) =>
      work.boss.put(API.company).send({ separacionFunciones }).expect(200);
    await separate(true);
    try {
      const { body } = await work.step(work.boss, ids[0], 5).expect(403);
      expect((body as ErrorBody).code).toBe('SEPARACION_FUNCIONES');
      expect((await work.detail(ids[0])).blockers.map(({ code }) => code)).toEqual([
        'SEPARACION_FUNCIONES',
      ]);
      await work.step(work.treasurer, ids[0], 5).expect(200);
    } finally {
      await separate(false);
    }
    await work.step(work.boss, ids[1], 5).expect(200);
  });

  it('has a payment executed by another than who prepared it only where the company says so', async () => {
    const ids = [await work.after(4), await work.after(4)] as const;
    const control = (dobleControl: boolean) =>
      work.boss.put(API.company).send({ dobleControl }).expect(200);
    for (const id of ids) await work.step(work.treasurer, id, 5).expect(200);
    await control(true);
    try {
      const { body } = await work.step(work.treasurer, ids[0], 6).expect(403);
      expect((body as ErrorBody).message).toContain('que lo ejecute otra persona');
      const paid = await work.treasurer
        .post(API.markPaid)
        .send({ documentIds: [ids[0]], paymentStatus: 'paid' });
      expect((paid.body as ErrorBody).message).toContain('que lo ejecute otra persona');
      await work.step(work.boss, ids[0], 6).expect(200);
    } finally {
      await control(false);
    }
    await work.step(work.treasurer, ids[1], 6).expect(200);
  });

  it('waits while treasury has observed the document', async () => {
    const observation = {
      reason: 'Falta la guía',
      by: 'u',
      byName: 'Luis',
      at: '2026-03-15T10:00:00.000Z',
      isOpenForCorrection: false,
    };
    const id = await work.document({ observation });
    const { body } = await work.step(work.clerk, id, 1).expect(409);
    expect(body).toMatchObject({ code: 'DOCUMENTO_OBSERVADO' });
    expect((body as ErrorBody).message).toContain('Falta la guía. Levante la observación');
    expect((await work.detail(id)).blockers[0]?.code).toBe('DOCUMENTO_OBSERVADO');
  });

  it('stops at step 5 while another document has the same comprobante', async () => {
    const comprobanteKey = '20999999019|factura|F001|777';
    const twin = await work.document({ comprobanteKey, filename: 'otra.pdf' });
    const id = await work.after(4, { comprobanteKey, duplicateOf: twin });
    const { body } = await work.step(work.treasurer, id, 5).expect(409);
    expect((body as ErrorBody).code).toBe('COMPROBANTE_REPETIDO');
    expect((await work.detail(id)).repeated).toEqual({
      id: twin,
      filename: 'otra.pdf',
      workflowStatus: 'pending',
    });
    const duplicateAcceptance = { reason: 'Son dos.', byName: 'Carmen', at: '2026-03-15' };
    const accepted = await work.after(4, {
      comprobanteKey,
      duplicateOf: twin,
      duplicateAcceptance,
    });
    await work.step(work.treasurer, accepted, 5).expect(200);
  });

  it('lets the first of two equal comprobantes go, unless the other is being paid', async () => {
    const comprobanteKey = '20999999019|factura|F001|778';
    const first = await work.after(4, { comprobanteKey });
    await work.document({ comprobanteKey, duplicateOf: first });
    await work.step(work.treasurer, first, 5).expect(200);
    const late = await work.after(4, { comprobanteKey });
    const { body } = await work.step(work.treasurer, late, 5).expect(409);
    expect((body as ErrorBody).code).toBe('COMPROBANTE_REPETIDO');
    expect((await work.detail(late)).repeated?.id).toBe(first);
  });

  it.each(['pending', 'processing', 'error'] as const)(
    'needs a document that is read: %s',
    async (status) => {
      const id = await work.document({ status });
      const { body } = await work.step(work.clerk, id, 1).expect(409);
      expect((body as ErrorBody).code).toBe('ESTADO_NO_PERMITE');
    },
  );

  it('keeps the order by version when the clock jumps', async () => {
    const id = await work.document();
    const clock = work.test.app.get(Clock);
    const now = Date.now();
    for (const [number, jump] of [
      [1, 0],
      [2, -3_600_000],
      [3, 86_400_000],
      [4, 0],
    ] as const) {
      jest.spyOn(clock, 'now').mockReturnValue(new Date(now + jump));
      // Sessions go by the same clock.
      await work.step(await work.test.signedIn('empresa@demo.pe'), id, number).expect(200);
      jest.restoreAllMocks();
    }
    const { history, workflowStatus } = await work.detail(id);
    expect(history.map(({ version }) => version)).toEqual([1, 2, 3, 4]);
    expect(workflowStatus).toBe('tesoreria_validated');
    expect(Date.parse(history[1]?.at ?? '')).toBeLessThan(Date.parse(history[0]?.at ?? ''));
    const story = (await work.boss.get(API.documentEvents(id)).expect(200)).body as StoryEntry[];
    const steps = (await work.events(id)).map(({ type }) => type);
    expect(story.map(({ type }) => type)).toEqual(steps.reverse());
    const chains = work.test.app.get(EventStore);
    expect(await chains.verifyStream(work.tenantId, `workflow-${id}`)).toBeNull();
    await work.step(work.boss, id, 5).expect(200);
  });

  it('reads an event of an older shape, and goes on from it', async () => {
    const id = await work.after(3);
    const data = {
      schema: 1,
      user: 'Luis',
      by: 'Luis Paredes Soto',
      comment: '',
      detraction: { required: true, percentage: '10,5' },
    };
    const streamId = `workflow-${id}`;
    const events = work.test.app.get(EventStore);
    const recorded: NewEvent = {
      streamId,
      tenantId: work.tenantId,
      event: { type: 'DataValidated', data },
      meta: {
        actorId: 'u',
        role: 'user',
        team: 'tesoreria',
        at: '2026-03-15T10:00:00.000Z',
        commandId: 'old',
        correlationId: null,
      },
    };
    await events.append(recorded, await events.last(work.tenantId, streamId));
    const paymentInfo = { requiresDetraction: true, detractionPercentage: 10.5 };
    expect(await work.detail(id)).toMatchObject({ workflowVersion: 4, paymentInfo });
    const answer = await work.step(work.treasurer, id, 5).expect(200);
    expect(bodyOf(answer).paymentInfo).toMatchObject(paymentInfo);
    expect(await work.stored(id)).toMatchObject({ workflowVersion: 5, paymentInfo });
  });
});

/** The parts of a forged approval that a comment has, too. */
const forgedOf = ({ user, timestamp }: { user: string; timestamp: string }) => ({
  user,
  timestamp,
});
