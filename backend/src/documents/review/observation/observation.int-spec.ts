import { ERRORS, type ErrorBody } from '../../../contracts/errors';
import type { DocumentDetail } from '../../../contracts/document';
import type { StoryEntry } from '../../../contracts/review';
import { API } from '../../../contracts/routes';
import type { Observation } from '../../../contracts/workflow';
import type { Agent } from '../../../../test/support/people';
import { startWorkflowing, type Workflowing } from '../../../../test/support/workflowing';

const REASON = 'El RUC del proveedor no coincide.';

describe('a document that treasury observes', () => {
  let work: Workflowing;
  beforeAll(async () => {
    work = await startWorkflowing();
  });
  afterAll(() => work?.close());

  const observe = (id: string, who: Agent = work.treasurer, reason: unknown = REASON) =>
    who.post(API.documentObservation(id)).send({ reason });
  const lift = (id: string, who: Agent = work.treasurer, reason: unknown = 'Ya está corregido.') =>
    who.post(API.liftObservation(id)).send({ reason });
  const reopen = (id: string, who: Agent = work.boss) =>
    who.post(API.documentReopen(id)).send({ reason: 'Para corregir el RUC.' });
  const edit = (id: string, newValue = '1200') =>
    work.clerk.post(API.documentEditField(id)).send({ fieldPath: 'totales.total', newValue });
  const detail = async (id: string) =>
    (await work.clerk.get(API.document(id)).expect(200)).body as DocumentDetail;
  const story = async (id: string) =>
    (await work.clerk.get(API.documentEvents(id)).expect(200)).body as StoryEntry[];
  const codeOf = ({ body }: { body: unknown }) => (body as ErrorBody).code;

  it('waits: the next step is refused with the reason until the observation is lifted', async () => {
    const id = await work.after(2);
    const { body } = await observe(id).expect(200);
    expect((body as DocumentDetail).observation).toEqual({
      reason: REASON,
      by: expect.any(String) as string,
      byName: 'Luis Paredes Soto',
      at: expect.any(String) as string,
      isOpenForCorrection: false,
    } satisfies Observation);
    const refused = await work.step(work.treasurer, id, 3).expect(409);
    expect(codeOf(refused)).toBe('DOCUMENTO_OBSERVADO');
    expect((refused.body as ErrorBody).message).toContain(REASON);
    expect((await lift(id).expect(200)).body).toMatchObject({ observation: null });
    await work.step(work.treasurer, id, 3).expect(200);
    expect((await detail(id)).workflowStatus).toBe('tesoreria_received');
  });

  it('is opened for correction by a company_admin, and closed with the observation', async () => {
    const id = await work.after(3);
    expect((await edit(id).expect(409)).body).toMatchObject({ code: 'DOCUMENTO_BLOQUEADO' });
    await reopen(id).expect(409);
    await observe(id).expect(200);
    expect((await edit(id)).status).toBe(409);
    await reopen(id, work.treasurer).expect(403);
    expect((await reopen(id).expect(200)).body).toMatchObject({
      isLocked: false,
      lockReason: null,
      observation: { reason: REASON, isOpenForCorrection: true },
    });
    expect((await edit(id).expect(200)).body).toMatchObject({
      extractedData: { totales: { total: 1200 } },
      workflowStatus: 'tesoreria_received',
      observation: { isOpenForCorrection: true },
    });
    expect((await lift(id).expect(200)).body).toMatchObject({
      isLocked: true,
      lockReason: 'workflow',
      observation: null,
      workflowVersion: 3,
    });
    expect((await edit(id, '1300')).status).toBe(409);
    await reopen(id).expect(409);
  });

  it('can be confirmed again once it is corrected, and then takes no edit', async () => {
    const id = await work.after(2, { isConfirmed: true });
    await observe(id).expect(200);
    expect((await reopen(id).expect(200)).body).toMatchObject({ isConfirmed: false });
    await edit(id).expect(200);
    await work.clerk.post(API.documentConfirm(id)).send({}).expect(200);
    expect((await edit(id, '5').expect(409)).body).toMatchObject({ code: 'DOCUMENTO_BLOQUEADO' });
    expect((await reopen(id).expect(200)).body).toMatchObject({ lockReason: null });
    await edit(id, '5').expect(200);
  });

  it('is not deleted while it is open for correction', async () => {
    const id = await work.after(2);
    await observe(id).expect(200);
    await reopen(id).expect(200);
    const deletion = work.boss.delete(API.document(id)).send({ reason: 'duplicado' });
    expect(codeOf(await deletion.expect(409))).toBe('DOCUMENTO_BLOQUEADO');
  });

  it.each<[string, number, object, number]>([
    ['before it is sent to treasury', 1, {}, 409],
    ['when it has just been sent', 2, {}, 200],
    ['when its payment is prepared', 5, {}, 200],
    ['once the workflow has paid it', 6, {}, 409],
    ['when people say that it is paid', 3, { paymentStatus: 'paid' }, 200],
  ])('%s (%i steps) %j gives %i', async (_, steps, change, status) => {
    const id = await work.after(steps, change);
    await observe(id).expect(status);
  });

  it('is one that has been read', async () => {
    const id = await work.document({ status: 'error', workflowStatus: 'logistica_approved' });
    expect(codeOf(await observe(id).expect(409))).toBe('ESTADO_NO_PERMITE');
  });

  it('is observed once: the same reason again changes nothing, another one is refused', async () => {
    const id = await work.after(2);
    const [first, second] = await Promise.all([observe(id), observe(id)]);
    expect([first?.status, second?.status]).toEqual([200, 200]);
    await observe(id, work.treasurer, 'Otra cosa.').expect(409);
    const types = (await story(id)).map(({ type }) => type);
    expect(types.filter((type) => type === 'DocumentObserved')).toHaveLength(1);
    await lift(id).expect(200);
    expect(codeOf(await lift(id).expect(409))).toBe('ESTADO_NO_PERMITE');
  });

  it.each<[string, unknown]>([
    ['none', undefined],
    ['an empty one', ''],
    ['a blank one', '   '],
    ['a number', 7],
    ['one that is too long', 'x'.repeat(2_001)],
  ])('wants a reason, not %s', async (_, reason) => {
    const id = await work.after(2);
    await work.treasurer.post(API.documentObservation(id)).send({ reason }).expect(400);
    await observe(id).expect(200);
    await work.treasurer.post(API.liftObservation(id)).send({ reason }).expect(400);
    expect((await detail(id)).observation).not.toBeNull();
  });

  it('stands with its steps in its story, the newest first', async () => {
    const id = await work.after(2);
    await observe(id).expect(200);
    await reopen(id).expect(200);
    await lift(id, work.boss).expect(200);
    await work.step(work.treasurer, id, 3, { comment: 'Conforme', user: 'L. Paredes' }).expect(200);
    const entries = await story(id);
    expect(entries.map(({ label, actor }) => `${label} · ${actor}`)).toEqual([
      'Revisó el documento · Luis Paredes Soto',
      'Levantó la observación · Carmen Huamán Ríos',
      'Reabrió el documento · Carmen Huamán Ríos',
      'Observó el documento · Luis Paredes Soto',
      'Registró y envió a Tesorería · Carmen Huamán Ríos',
      'Confirmó la conformidad · Carmen Huamán Ríos',
    ]);
    expect(entries[0]).toMatchObject({ comment: 'Conforme', displayName: 'L. Paredes' });
    expect(entries[3]).toMatchObject({ comment: REASON });
  });

  it('is either observed or moved on, never both, when both happen at once', async () => {
    for (let round = 0; round < 10; round++) {
      const id = await work.after(2);
      const [step, observation] = await Promise.all([
        work.step(work.treasurer, id, 3),
        observe(id, work.boss),
      ]);
      expect(observation?.status).toBe(200);
      const { workflowVersion, observation: stands } = await detail(id);
      expect(stands?.reason).toBe(REASON);
      // A step that came first is whole; one that came second was told why it may not.
      expect(workflowVersion).toBe(step?.status === 200 ? 3 : 2);
      if (step?.status !== 200) expect(codeOf(step ?? { body: {} })).toBe('DOCUMENTO_OBSERVADO');
      expect((await work.events(id)).length).toBe(workflowVersion);
    }
  });

  it('waits for a step that is being recorded, and gives up on one that hangs', async () => {
    const hanging = await work.document({
      workflowStatus: 'logistica_approved',
      stepUnderWay: true,
    });
    for (const call of [observe(hanging), edit(hanging), reopen(hanging)]) {
      const { body } = await call;
      expect((body as ErrorBody).code).toBe('SOLICITUD_EN_CURSO');
      expect((body as ErrorBody).statusCode).toBe(ERRORS.SOLICITUD_EN_CURSO.status);
    }
    expect(await work.stored(hanging)).toMatchObject({ version: 1, outbox: [] });
  });
});
