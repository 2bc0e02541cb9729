import { randomUUID } from 'node:crypto';
import type { DocumentDetail } from '../../contracts/document';
import type { ErrorBody } from '../../contracts/errors';
import type { StoryEntry } from '../../contracts/review';
import { API } from '../../contracts/routes';
import type { DocumentRecord } from '../document/document.schema';
import type { Agent } from '../../../test/support/people';
import { aBoss, startWorkflowing, type Workflowing } from '../../../test/support/workflowing';
import { PaymentJudgement } from '../../payments/payment-judgement.service';

describe('the same comprobante twice', () => {
  let work: Workflowing;
  let comprobanteKey: string;
  let next = 1;
  beforeAll(async () => {
    work = await startWorkflowing();
  });
  beforeEach(() => {
    comprobanteKey = `20999999019|01|F001|${next++}`;
  });
  afterAll(() => work?.close());

  /** The other document that keeps this one from step 5. */
  const blocking = async (id: string) => {
    const judgement = work.test.app.get(PaymentJudgement, { strict: false });
    const records = await judgement.load(work.tenantId, [id]);
    const [findings = []] = await judgement.judge(aBoss(work.tenantId), 'step5', records);
    return findings.find(({ code }) => code === 'COMPROBANTE_REPETIDO')?.refs[0]?.id ?? null;
  };
  const accept = (id: string, who: Agent = work.boss, reason: unknown = 'Son dos cuotas.') =>
    who.post(API.acceptDuplicate(id)).send({ reason });
  const codeOf = ({ body }: { body: unknown }) => (body as ErrorBody).code;

  it('stands in the way of the later one, not of the earlier one', async () => {
    const first = await work.document({ comprobanteKey });
    const second = await work.document({ comprobanteKey, duplicateOf: first });
    expect(await blocking(first)).toBeNull();
    expect(await blocking(second)).toBe(first);
    expect(await blocking(await work.document({ comprobanteKey: null }))).toBeNull();
  });

  it('is nothing when the earlier one is gone', async () => {
    const id = await work.document({ comprobanteKey, duplicateOf: randomUUID() });
    expect(await blocking(id)).toBeNull();
  });

  it.each<[Partial<DocumentRecord>, boolean]>([
    [{ workflowStatus: 'tesoreria_validated' }, false],
    [{ workflowStatus: 'payment_prepared' }, true],
    [{ workflowStatus: 'archived' }, true],
    [{ paymentStatus: 'partially_paid' }, true],
    [{ paymentStatus: 'paid' }, true],
  ])('stands in the way of any other once one of them is %j: %s', async (change, isBlocked) => {
    const other = await work.document({ comprobanteKey, ...change });
    const id = await work.document({ comprobanteKey });
    expect(await blocking(id)).toBe(isBlocked ? other : null);
    expect(await blocking(other)).toBeNull();
  });

  it('knows nothing of other companies', async () => {
    await work.document({ tenantId: 'u:otra', comprobanteKey, paymentStatus: 'paid' });
    expect(await blocking(await work.document({ comprobanteKey }))).toBeNull();
  });

  it('is accepted by a company_admin with a reason, once, and stands in the story', async () => {
    const first = await work.document({ comprobanteKey });
    const id = await work.document({ comprobanteKey, duplicateOf: first });
    await accept(id, work.treasurer).expect(403);
    await accept(id, work.boss, '  ').expect(400);
    const { body } = await accept(id).expect(200);
    expect((body as DocumentDetail).duplicateAcceptance).toEqual({
      reason: 'Son dos cuotas.',
      byName: 'Carmen Huamán Ríos',
      at: expect.any(String) as string,
    });
    expect(await blocking(id)).toBeNull();
    expect((await accept(id, work.boss, 'Otra vez.').expect(200)).body).toEqual(body);
    const story = (await work.clerk.get(API.documentEvents(id))).body as StoryEntry[];
    expect(story).toMatchObject([
      { label: 'Aceptó el comprobante repetido', comment: 'Son dos cuotas.' },
    ]);
  });

  it('is not accepted where there is nothing to accept', async () => {
    expect(codeOf(await accept(await work.document({ comprobanteKey })).expect(409))).toBe(
      'ESTADO_NO_PERMITE',
    );
    const twin = await work.document({ comprobanteKey });
    const prepared = { comprobanteKey, duplicateOf: twin, workflowStatus: 'payment_executed' };
    await accept(await work.document(prepared as Partial<DocumentRecord>)).expect(409);
    const unread = { comprobanteKey, duplicateOf: twin, status: 'error' };
    await accept(await work.document(unread as Partial<DocumentRecord>)).expect(409);
  });

  it('has to be accepted again when the comprobante is corrected to another one', async () => {
    const other = await work.document({ comprobanteKey });
    const id = await work.document({ comprobanteKey, duplicateOf: other });
    await accept(id).expect(200);
    const edit = (fieldPath: string, newValue: string) =>
      work.clerk.post(API.documentEditField(id)).send({ fieldPath, newValue }).expect(200);
    await edit('totales.total', '1200');
    await edit('documento.numero', 'F001-999');
    const stored = await work.stored(id);
    expect(stored?.comprobanteKey).not.toBe(comprobanteKey);
    expect(stored?.duplicateAcceptance).toBeNull();
  });

  it('lets only one of two be prepared, and the other one once it is accepted', async () => {
    const first = await work.after(4, { comprobanteKey });
    const second = await work.after(4, { comprobanteKey, duplicateOf: first });
    expect(codeOf(await work.step(work.treasurer, second, 5).expect(409))).toBe(
      'COMPROBANTE_REPETIDO',
    );
    expect((await work.detail(second)).repeated?.id).toBe(first);
    await accept(second).expect(200);
    await work.step(work.treasurer, second, 5).expect(200);
  });
});
