import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { Response } from 'supertest';
import type { ActivityNews } from '../../contracts/activity';
import type { ApprovalDelegation } from '../../contracts/approval';
import type { CompanyProfile } from '../../contracts/company';
import type { ErrorBody } from '../../contracts/errors';
import {
  PAYMENT_DOORS,
  type JudgedPayment,
  type PaymentDoor,
} from '../../contracts/payment-judgement';
import type { StoryEntry } from '../../contracts/review';
import { API } from '../../contracts/routes';
import type { SignedInUser } from '../../contracts/user';
import type { WorkflowSummary } from '../../contracts/workflow-calls';
import { Clock } from '../../platform/clock/clock';
import { EventStore } from '../../platform/event-store';
import { OutboxRelay } from '../../platform/outbox';
import { heardActivity } from '../../../test/support/heard-activity';
import { aPerson, anotherCompany, type Agent } from '../../../test/support/people';
import { rounds } from '../../../test/support/rounds';
import { startWorkflowing, type Workflowing } from '../../../test/support/workflowing';
import type { DocumentRecord } from '../document/document.schema';

const LIMITS = { limitePEN: 1_000_000, limiteUSD: 300_000, limiteEUR: 250_000 };
const NONE = { limitePEN: null, limiteUSD: null, limiteEUR: null };
const OPTIONS = { net: true, ascii: false };
/** The steps of a document that no tesorero has had in hand. */
const STEPS_BEFORE: Readonly<Record<PaymentDoor, number>> = {
  file: 4,
  step5: 4,
  step6: 5,
  markPaid: 4,
  payment: 4,
};

describe('the approval of payments above a limit', () => {
  let work: Workflowing;
  /** Another person of tesorería, and another company_admin. */
  let second: Agent;
  let director: Agent;
  let heard: ActivityNews[];
  let serial = 0;
  beforeAll(async () => {
    work = await startWorkflowing();
    heard = heardActivity(work.test.app);
    const companyId = work.tenantId;
    const person = (email: string, role: 'user' | 'company_admin') =>
      aPerson(work.test, { email, role, teams: ['tesoreria'], companyId });
    await person('segunda@demo.pe', 'user');
    await person('director@demo.pe', 'company_admin');
    second = await work.test.signedIn('segunda@demo.pe');
    director = await work.test.signedIn('director@demo.pe');
  });
  beforeEach(() => work.boss.put(API.company).send(LIMITS).expect(200));
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => work?.close());

  const records = () =>
    work.test.app.get<Connection>(getConnectionToken()).collection<DocumentRecord>('documents');
  /** Its first steps are the boss's. */
  const invoice = async (steps: number, total = 10_000.01, moneda = 'PEN') => {
    serial += 1;
    const id = await work.after(steps, {
      isConfirmed: true,
      extractedData: {
        documento: { tipo: 'factura', numero: `F200-${serial}`, moneda },
        proveedor: { ruc: '20999999027', nombre: 'Andina S.A.C.' },
        totales: { total },
      },
    });
    const comprobanteKey = `20999999027|factura|F200|${serial}`;
    // As the lists have them.
    const figures = { currency: moneda, totalCents: Math.round(total * 100) };
    await records().updateOne({ _id: id }, { $set: { comprobanteKey, ...figures } });
    return id;
  };
  const approve = (who: Agent, id: string, comment = 'Visto el contrato.') =>
    who.post(API.approvePayment(id)).send({ comment });
  const pay = (door: PaymentDoor, id: string, who: Agent): Promise<Response> => {
    const paid = { paymentStatus: 'paid' };
    const reasons = [{ documentId: id, reason: 'Urge.' }];
    const file = { documentIds: [id], options: OPTIONS, include: [], reasons };
    const request = {
      file: () => who.post(API.paymentBatches).send(file),
      step5: () => work.step(who, id, 5),
      step6: () => work.step(who, id, 6),
      markPaid: () => who.post(API.markPaid).send({ documentIds: [id], ...paid }),
      payment: () => who.post(API.documentPayment(id)).send(paid),
    };
    return request[door]().then((answer) => answer);
  };
  const found = async (door: PaymentDoor, id: string) => {
    const body = { documentIds: [id], door };
    const judged = (await work.treasurer.post(API.paymentJudgement).send(body).expect(200))
      .body as JudgedPayment[];
    return judged.flatMap(({ findings }) => findings.map(({ code }) => code));
  };
  const idOf = async (who: Agent) => ((await who.get(API.authUser)).body as SignedInUser).id;
  const day = (at = new Date()) =>
    new Date(at.getTime() - 5 * 3_600_000).toISOString().slice(0, 10);
  const delegate = async (who: Agent, from = day(), to = from) => {
    const body = { userId: await idOf(who), from, to, reason: 'Vacaciones.' };
    return work.boss.post(API.companyDelegations).send(body);
  };
  const messageOf = ({ body }: { body: unknown }) => (body as ErrorBody).message;
  const codeOf = ({ body }: { body: unknown }) => (body as ErrorBody).code;
  const approvals = async (id: string) => {
    await work.test.app.get(OutboxRelay).sweep();
    const events = await work.test.app.get(EventStore).read(work.tenantId, `document-${id}`);
    return events.filter(({ type }) => type === 'PaymentApproved');
  };

  describe.each(PAYMENT_DOORS.filter((door) => door !== 'step5'))('at %s', (door) => {
    it('is asked for and opens it, for another person than who gave it', async () => {
      const id = await invoice(STEPS_BEFORE[door]);
      expect(await found(door, id)).toContain('FALTA_APROBACION');
      const refused = await pay(door, id, work.treasurer);
      expect([refused.status, codeOf(refused)]).toEqual([
        409,
        door === 'file' ? 'LOTE_CON_OBSERVACIONES' : 'FALTA_APROBACION',
      ]);
      expect(messageOf(refused)).toContain('S/ 10,000.01, sobre el límite de S/ 10,000.00');
      await approve(director, id).expect(200);
      const own = await pay(door, id, director);
      expect([own.status, messageOf(own)]).toEqual([
        door === 'file' ? 409 : 403,
        expect.stringContaining('Usted aprobó este pago'),
      ]);
      expect((await work.stored(id))?.paymentStatus).toBe('unpaid');
      expect((await pay(door, id, work.treasurer)).status).toBe(door === 'file' ? 201 : 200);
    });
  });

  it('does not hinder who prepares, but who has approved', async () => {
    const [prepared, approved] = [await invoice(4), await invoice(4)];
    expect((await pay('step5', prepared, work.treasurer)).status).toBe(200);
    await approve(director, approved).expect(200);
    expect((await pay('step5', approved, director)).status).toBe(403);
    expect((await pay('step5', approved, work.treasurer)).status).toBe(200);
  });

  it('is not given by who prepared the payment, by step or by file', async () => {
    const step = await invoice(4);
    await work.step(director, step, 5).expect(200);
    expect(messageOf(await approve(director, step).expect(403))).toContain('Usted preparó');
    await work.boss.put(API.company).send(NONE).expect(200);
    const filed = await invoice(4);
    expect((await pay('file', filed, director)).status).toBe(201);
    await work.boss.put(API.company).send(LIMITS).expect(200);
    await approve(director, filed).expect(403);
    await approve(work.boss, filed).expect(200);
  });

  it('is not given by who prepares it in another session at the same moment', async () => {
    for (let round = 0; round < rounds(1, 3); round += 1) {
      const id = await invoice(4);
      const both = await Promise.all([approve(director, id), pay('step5', id, director)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    }
  });

  it('is not given where none is needed, and not of what has not been read', async () => {
    await approve(director, await invoice(4, 10_000)).expect(409);
    const unread = await work.document({ status: 'error', extractedData: null });
    await approve(director, unread).expect(409);
    await approve(await anotherCompany(work.test), await invoice(4)).expect(404);
  });

  it('is one event, however often and by however many it is given', async () => {
    const id = await invoice(4);
    const both = await Promise.all([director, work.boss, director].map((who) => approve(who, id)));
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
    await approve(director, id, 'Otra vez.').expect(200);
    const [event, ...more] = await approvals(id);
    expect(more).toEqual([]);
    expect(event?.data).toMatchObject({
      ...{ amountCents: 1_000_001, currency: 'PEN', ruc: '20999999027' },
      ...{ delegatedBy: null, comment: 'Visto el contrato.' },
    });
    const story = (await work.clerk.get(API.documentEvents(id))).body as StoryEntry[];
    expect(story.find(({ type }) => type === 'PaymentApproved')).toMatchObject({
      label: 'Aprobó el pago',
      comment: 'Visto el contrato.',
    });
    expect(heard.filter(({ action }) => action === 'payment_approved')).not.toEqual([]);
  });

  it('is of what was seen, and void when it becomes another payment', async () => {
    const id = await invoice(0);
    await records().updateOne({ _id: id }, { $set: { isConfirmed: false } });
    await approve(director, id).set('If-Match', '"0"').expect(409);
    await approve(director, id).expect(200);
    expect((await work.detail(id)).approval).toMatchObject({ missing: null });
    await work.clerk
      .post(API.documentEditField(id))
      .send({ fieldPath: 'totales.total', newValue: 20_000 })
      .expect(200);
    const said = 'Prueba aprobó S/ 10,000.01; ahora es S/ 20,000.00.';
    expect(messageOf(await pay('markPaid', id, work.treasurer))).toContain(said);
    expect((await work.detail(id)).approval).toMatchObject({
      missing: expect.stringContaining(said) as string,
      given: { byName: 'director Prueba' },
    });
    await approve(director, id).expect(200);
    expect(
      (await approvals(id)).map(({ data }) => (data as { amountCents: number }).amountCents),
    ).toEqual([1_000_001, 2_000_000]);
    expect((await pay('markPaid', id, work.treasurer)).status).toBe(200);
  });

  it('is shown before the attempt, with who may give it', async () => {
    const id = await invoice(5);
    const { approval, blockers } = await work.detail(id, work.treasurer);
    expect(blockers.map(({ code }) => code)).toEqual(['FALTA_APROBACION']);
    expect(approval).toMatchObject({
      missing: expect.stringContaining('un administrador de la empresa') as string,
      given: null,
      refusal: expect.stringContaining('no tiene una delegación') as string,
    });
    // Has prepared it.
    expect((await work.detail(id, work.boss)).approval?.refusal).toContain('Usted preparó');
    expect((await work.detail(id, director)).approval?.refusal).toBeNull();
    expect((await work.detail(await invoice(5, 10_000), director)).approval).toBeNull();
  });

  it('may be delegated for some days, from the first minute in Peru to the last', async () => {
    const made = (await delegate(second, '2098-12-31', '2099-01-01')).body as ApprovalDelegation;
    const id = await invoice(5);
    const today = jest.spyOn(Clock.prototype, 'today');
    const status = async (at: string) => {
      today.mockReturnValue(day(new Date(at)));
      return (await work.detail(id, second)).approval?.refusal === null;
    };
    expect(await status('2098-12-31T04:59:00Z')).toBe(false);
    expect(await status('2098-12-31T05:00:00Z')).toBe(true);
    expect(await status('2099-01-02T04:59:00Z')).toBe(true);
    expect(await status('2099-01-02T05:00:00Z')).toBe(false);
    jest.restoreAllMocks();
    await work.boss.delete(API.companyDelegation(made.id)).expect(204);
  });

  it('says by whose delegation it was given, and neither after it is withdrawn', async () => {
    const made = (await delegate(second)).body as ApprovalDelegation;
    expect(((await delegate(second)).body as ApprovalDelegation).id).toBe(made.id);
    const [id, other] = [await invoice(5), await invoice(5)];
    expect(messageOf(await pay('step6', id, work.treasurer))).toContain('o segunda Prueba');
    await approve(second, id).expect(200);
    expect((await approvals(id))[0]?.data).toMatchObject({ delegatedBy: 'Carmen Huamán Ríos' });
    expect((await pay('step6', id, second)).status).toBe(403);
    const profile = (await work.treasurer.get(API.company)).body as CompanyProfile;
    expect(profile.delegations.map((one) => one.id)).toEqual([made.id]);
    await work.boss.delete(API.companyDelegation(made.id)).expect(204);
    await work.boss.delete(API.companyDelegation(made.id)).expect(404);
    expect(codeOf(await approve(second, other).expect(403))).toBe('APROBACION_NO_AUTORIZADA');
    // What was approved stays approved.
    expect((await pay('step6', id, work.treasurer)).status).toBe(200);
    await work.test.app.get(OutboxRelay).sweep();
    const events = await work.test.app
      .get(EventStore)
      .read(work.tenantId, `company-${work.tenantId}`);
    expect(events.slice(-2).map(({ type }) => type)).toEqual([
      'ApprovalDelegated',
      'DelegationWithdrawn',
    ]);
    const told = heard.map(({ action, subjectId }) => [action, subjectId]);
    const userId = await idOf(second);
    expect(told).toContainEqual(['approval_delegated', userId]);
    expect(told).toContainEqual(['delegation_withdrawn', userId]);
  });

  it('is listed and counted while it is missing, again when it is void, and not to companies without limits', async () => {
    const listed = async () => {
      const url = `${API.workflowList('tesoreria')}?state=por-aprobar&range=[0,199]`;
      const { body } = await director.get(url).expect(200);
      return (body as { id: string }[]).map(({ id }) => id);
    };
    const count = async () =>
      ((await director.get(API.workflowSummary).expect(200)).body as WorkflowSummary).toApprove;
    const [above, at, euros, pounds, early] = [
      await invoice(3),
      await invoice(3, 10_000),
      await invoice(3, 2_500.01, 'EUR'),
      await invoice(3, 1, 'GBP'),
      await invoice(1),
    ];
    const before = { ids: await listed(), count: await count() };
    expect(before.ids).toEqual(expect.arrayContaining([above, euros, pounds]));
    expect(before.ids.filter((id) => id === at || id === early)).toEqual([]);
    expect(before.count).toBe(before.ids.length);
    await approve(director, above).expect(200);
    expect(await listed()).toEqual(before.ids.filter((id) => id !== above));
    await records().updateOne(
      { _id: above },
      { $set: { isConfirmed: false, workflowStatus: 'pending' } },
    );
    await work.clerk
      .post(API.documentEditField(above))
      .send({ fieldPath: 'totales.total', newValue: 30_000 })
      .expect(200);
    await records().updateOne({ _id: above }, { $set: { workflowStatus: 'tesoreria_received' } });
    expect(await listed()).toContain(above);
    await work.boss.put(API.company).send(NONE).expect(200);
    expect([await listed(), await count()]).toEqual([[], null]);
  });

  it.each<[string, string, string, number]>([
    ['over', '2020-01-01', '2020-01-02', 400],
    ['upside down', '2099-01-02', '2099-01-01', 400],
    ['on no day', '2099-02-30', '2099-03-01', 400],
  ])('is not delegated for days that are %s', async (_, from, to, status) => {
    expect((await delegate(second, from, to)).status).toBe(status);
  });

  it('ends with the account of who had it', async () => {
    const email = 'tercera@demo.pe';
    const companyId = work.tenantId;
    const userId = await aPerson(work.test, {
      email,
      role: 'user',
      teams: ['tesoreria'],
      companyId,
    });
    const body = { userId, from: day(), to: day(), reason: 'Vacaciones.' };
    await work.boss.post(API.companyDelegations).send(body).expect(201);
    await work.boss.put(API.companyUser(userId)).send({ isActive: 'false' }).expect(200);
    const { delegations } = (await work.boss.get(API.company)).body as CompanyProfile;
    expect(delegations.map((one) => one.userId)).not.toContain(userId);
  });

  it('is delegated to the people of tesorería of the company alone', async () => {
    expect((await delegate(work.clerk)).status).toBe(400);
    const stranger = await anotherCompany(work.test, 'otra@otra.pe');
    expect((await delegate(stranger)).status).toBe(404);
    const body = { userId: await idOf(second), from: day(), to: day(), reason: ' ' };
    await work.boss.post(API.companyDelegations).send(body).expect(400);
  });
});
