import { API } from '../contracts/routes';
import type { ErrorBody } from '../contracts/errors';
import { STEPS } from '../contracts/workflow';
import { aPerson, type Agent } from '../../test/support/people';
import { rounds } from '../../test/support/rounds';
import { startWorkflowing, type Workflowing } from '../../test/support/workflowing';
import { WorkflowStreams } from './workflow-streams';

const TREASURERS = rounds(6, 50);
/** In six, each step that treasury takes is fought for once. */
const ROUNDS = rounds(6, 20);
const FEW_ROUNDS = rounds(2, 5);

describe('people at the same step at the same moment', () => {
  let work: Workflowing;
  let treasurers: Agent[];
  beforeAll(async () => {
    work = await startWorkflowing();
    treasurers = [];
    for (let n = 0; n < TREASURERS; n++) {
      const email = `tesoreria-${n}@demo.pe`;
      const companyId = work.tenantId;
      await aPerson(work.test, { email, role: 'user', teams: ['tesoreria'], companyId });
      treasurers.push(await work.test.signedIn(email));
    }
  });
  afterAll(() => work?.close());

  it('are many: one of them takes it, the others are shown who did, at each step', async () => {
    let id = await work.after(2);
    for (let round = 0; round < ROUNDS; round++) {
      const { workflowVersion } = await work.detail(id);
      const isOver = workflowVersion === STEPS.length;
      if (isOver) id = await work.after(2);
      const version = isOver ? 2 : workflowVersion;
      const answers = await Promise.all(
        treasurers.map((who) =>
          work
            .step(who, id, version + 1)
            .set('If-Match', `"${version}"`)
            .then((answer) => answer),
        ),
      );
      const refused = answers.filter(({ status }) => status === 409);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(refused).toHaveLength(TREASURERS - 1);
      for (const { body } of refused) {
        expect(body).toMatchObject({
          code: 'VERSION_CONFLICTO',
          moved: { version: version + 1, to: STEPS[version]?.to },
        });
      }
      expect(await work.events(id)).toHaveLength(version + 1);
    }
  });

  it('are many without saying what they have seen: still one takes it', async () => {
    const id = await work.after(2);
    const answers = await Promise.all(
      treasurers.map((who) => work.step(who, id, 3).then((answer) => answer)),
    );
    const codes = answers.map(({ status, body }) => [status, (body as ErrorBody).code]);
    expect(codes.filter(([status]) => status === 200)).toHaveLength(1);
    for (const [status, code] of codes.filter(([status]) => status !== 200)) {
      expect(status).toBe(409);
      expect(['VERSION_CONFLICTO', 'PASO_FUERA_DE_ORDEN']).toContain(code);
    }
    expect(await work.events(id)).toHaveLength(3);
  });

  it('are one with a trembling finger: the same key five times is one step', async () => {
    for (let round = 0; round < FEW_ROUNDS; round++) {
      const id = await work.document();
      const answers = await Promise.all(
        Array.from({ length: 5 }, () =>
          work
            .step(work.clerk, id, 1)
            .set('Idempotency-Key', `round-${round}`)
            .set('If-Match', '"0"')
            .then((answer) => answer),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(await work.events(id)).toHaveLength(1);
    }
  });

  it('are one also where the first is recorded just after the second was looked for', async () => {
    const id = await work.document();
    const click = () =>
      work.step(work.clerk, id, 1).set('Idempotency-Key', 'un-clic').set('If-Match', '"0"');
    const { body: first } = await click().expect(200);
    const streams = work.test.app.get(WorkflowStreams, { strict: false });
    const look = jest.spyOn(streams, 'byCommand').mockResolvedValueOnce(null);
    const { body: second } = await click().expect(200);
    expect(look).toHaveBeenCalledTimes(2);
    look.mockRestore();
    expect(second).toEqual(first);
    expect(await work.events(id)).toHaveLength(1);
  });

  it('cannot prepare the payment of one comprobante that lies there three times, unmarked', async () => {
    for (let round = 0; round < FEW_ROUNDS; round++) {
      const comprobanteKey = `20999999019|01|F009|${round}`;
      const ids = await Promise.all([1, 2, 3].map(() => work.after(4, { comprobanteKey })));
      const answers = await Promise.all(
        ids.map((id, at) => work.step(treasurers[at] ?? work.boss, id, 5).then((answer) => answer)),
      );
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused.map(({ body }) => (body as ErrorBody).code)).toEqual([
        'COMPROBANTE_REPETIDO',
        'COMPROBANTE_REPETIDO',
      ]);
      const stored = await Promise.all(ids.map((id) => work.stored(id)));
      const prepared = stored.filter((one) => one?.workflowStatus === 'payment_prepared');
      expect(prepared).toHaveLength(1);
      expect(stored.some((one) => one?.stepUnderWay)).toBe(false);
    }
  });

  it('do not get past each other: an edit waits for the step, or the step sees the edit', async () => {
    for (let round = 0; round < FEW_ROUNDS; round++) {
      const id = await work.after(1);
      const [step, edit] = await Promise.all([
        work.step(work.clerk, id, 2).then((answer) => answer),
        work.boss
          .post(API.documentEditField(id))
          .send({ fieldPath: 'totales.total', newValue: `12${round}` })
          .then((answer) => answer),
      ]);
      expect(step.status).toBe(200);
      const stored = await work.stored(id);
      expect(stored).toMatchObject({ workflowStatus: 'logistica_approved', workflowVersion: 2 });
      expect(stored).not.toHaveProperty('stepUnderWay');
      // Sent to treasury it is locked: an edit that came later was refused, and changed nothing.
      const isEdited = stored?.extractedData?.totales?.total === Number(`12${round}`);
      expect([edit.status, isEdited]).toEqual(edit.status === 200 ? [200, true] : [409, false]);
    }
  });
});
