import type { AuditEntry } from '../contracts/audit';
import type { ErrorBody } from '../contracts/errors';
import type { CuentaData } from '../contracts/extracted-data';
import type { JudgedPayment } from '../contracts/payment-judgement';
import { API } from '../contracts/routes';
import type { Supplier, SupplierRow } from '../contracts/suppliers';
import type { DocumentRecord } from '../documents/document/document.schema';
import { Clock } from '../platform/clock/clock';
import { EventStore } from '../platform/event-store';
import { OutboxRelay } from '../platform/outbox';
import { startWorkflowing, type Workflowing } from '../../test/support/workflowing';
import type { Agent } from '../../test/support/people';

const USUAL = { banco: 'BCP', numero: '191-1234567-0-12', moneda: 'PEN' };
const OTHER = { banco: 'Interbank', numero: '200-3001234567', moneda: 'PEN' };
const UNKNOWN = '3f1c1d0e-5b3f-4c57-9c62-0d7a1f6f7a11';
const CALL = { proof: 'llamada', comment: 'Hablé con su contadora.' };

describe('the accounts of suppliers', () => {
  let work: Workflowing;
  let serial = 0;
  beforeAll(async () => {
    work = await startWorkflowing();
  });
  afterAll(() => work?.close());

  /** An invoice that the clerk has confirmed, after so many steps. */
  const invoice = async (
    ruc: string,
    cuentas: CuentaData[],
    { steps = 0, ...change }: Partial<DocumentRecord> & { steps?: number } = {},
  ) => {
    serial += 1;
    const id = await work.document({
      ruc,
      extractedData: {
        documento: { tipo: 'factura', numero: `F200-${serial}`, moneda: 'PEN' },
        proveedor: { ruc, nombre: 'Aceros del Sur S.A.C.', telefono: `555-${serial}` },
        totales: { total: 1_180 },
        cuentas,
      },
      ...change,
    });
    await work.clerk.post(API.documentConfirm(id)).send({}).expect(200);
    for (let step = 1; step <= steps; step += 1) await work.step(work.boss, id, step).expect(200);
    return id;
  };
  const read = async (ruc: string, who: Agent = work.treasurer): Promise<Supplier> =>
    (await who.get(API.supplier(ruc)).expect(200)).body as Supplier;
  const accept = (who: Agent, ruc: string, id: string) =>
    who.post(API.supplierAccount(ruc, id, 'accept')).send({ reason: 'Lo vi en el contrato.' });
  const file = (id: string) =>
    work.treasurer.post(API.paymentBatches).send({
      documentIds: [id],
      options: { net: false, ascii: false },
      include: [],
      reasons: [{ documentId: id, reason: 'Urge.' }],
    });
  const codeOf = ({ body }: { body: unknown }) => (body as ErrorBody).code;

  it('stop the payment to another account until two people have made sure of it', async () => {
    const ruc = '20100047218';
    for (let count = 0; count < 8; count += 1) await invoice(ruc, [USUAL]);
    const before = await read(ruc);
    expect(before.accounts).toMatchObject([{ state: 'nueva', documents: 8, paid: 0 }]);
    const [usual] = before.accounts;
    const confirmation = { accountId: usual?.id, ...CALL };
    await work.treasurer.post(API.supplierAccounts(ruc)).send(confirmation).expect(200);

    const ninth = await invoice(ruc, [OTHER], { steps: 5 });
    const judged = (await work.treasurer
      .post(API.paymentJudgement)
      .send({ documentIds: [ninth], door: 'step6' })
      .expect(200)) as { body: JudgedPayment[] };
    expect(judged.body[0]?.findings[0]).toMatchObject({
      code: 'CUENTA_DISTINTA',
      text: expect.stringContaining(
        'Interbank …4567 no es la cuenta que este proveedor tenía (BCP …7012)',
      ),
    });
    const shut = async () => {
      const refused = await Promise.all([file(ninth), work.step(work.treasurer, ninth, 6)]);
      expect(refused.map((one) => [one.status, codeOf(one)])).toEqual([
        [409, 'LOTE_CON_OBSERVACIONES'],
        [409, 'CUENTA_POR_ACEPTAR'],
      ]);
    };
    await shut();

    const other = (await read(ruc)).accounts[1];
    const id = other?.id ?? '';
    expect(other).toMatchObject({ state: 'otra', isOther: true, seen: { documentId: ninth } });
    await work.treasurer
      .post(API.supplierAccounts(ruc))
      .send({ accountId: id, ...CALL })
      .expect(200);
    await shut();
    const itself = await accept(work.treasurer, ruc, id);
    expect([itself.status, codeOf(itself)]).toEqual([403, 'CUENTA_DE_DOS_PERSONAS']);
    const session = await work.test.signedIn('tesoreria@demo.pe');
    expect((await accept(session, ruc, id)).status).toBe(403);
    expect((await read(ruc)).accounts[1]?.acceptRefusal).toMatch(/^Usted la confirmó/);

    const both = await Promise.all([accept(work.boss, ruc, id), accept(work.boss, ruc, id)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await work.step(work.treasurer, ninth, 6)).status).toBe(200);

    await work.test.app.get(OutboxRelay, { strict: false }).sweep();
    const { body } = await work.boss.get(API.audit).query({ group: 'proveedores' }).expect(200);
    const told = (body as AuditEntry[]).filter(({ detail }) => detail.startsWith(ruc));
    expect(told.map(({ type }) => type)).toEqual([
      'SupplierAccountAccepted',
      'SupplierAccountConfirmed',
      'SupplierAccountSeen',
      'SupplierAccountConfirmed',
      'SupplierAccountSeen',
    ]);
    const streams = new Set(told.map(({ stream }) => stream.id));
    expect(streams.size).toBe(1);
    const store = work.test.app.get(EventStore, { strict: false });
    expect(await store.verifyStream(work.tenantId, [...streams][0] ?? '')).toBeNull();
  });

  it('of one person who pays alone wait for a day', async () => {
    const ruc = '20131312955';
    const session = (await work.boss.get(API.authUser)).body as { id: string };
    await invoice(ruc, [USUAL]);
    await invoice(ruc, [OTHER], { uploadedBy: session.id });
    const { accounts } = await read(ruc);
    const id = accounts[1]?.id ?? '';
    await work.treasurer
      .post(API.supplierAccounts(ruc))
      .send({ accountId: id, ...CALL })
      .expect(200);
    const witness = await accept(work.boss, ruc, id);
    expect([witness.status, (witness.body as ErrorBody).message]).toEqual([
      403,
      expect.stringMatching(/^Usted subió o confirmó/),
    ]);
    expect((await accept(work.treasurer, ruc, id)).status).toBe(403);
    // Sessions go by the same clock.
    const later = new Date(Date.now() + 24 * 3_600_000);
    const clock = jest.spyOn(work.test.app.get(Clock, { strict: false }), 'now');
    clock.mockReturnValue(later);
    const nextDay = await work.test.signedIn('tesoreria@demo.pe');
    const alone = await accept(nextDay, ruc, id);
    clock.mockRestore();
    expect((alone.body as Supplier).accounts[1]).toMatchObject({ state: 'confirmada' });
  });

  it('are withdrawn, and named by who typed them', async () => {
    const ruc = '20999999027';
    await invoice(ruc, [USUAL]);
    const typed = await work.treasurer
      .post(API.supplierAccounts(ruc))
      .send({ account: OTHER, ...CALL })
      .expect(200);
    const [usual, other] = (typed.body as Supplier).accounts;
    expect(other).toMatchObject({ state: 'por_aceptar', seen: null, documents: 0 });
    const withdrawn = await work.boss
      .post(API.supplierAccount(ruc, usual?.id ?? '', 'withdraw'))
      .send({ reason: 'La cerraron.' })
      .expect(200);
    expect((withdrawn.body as Supplier).accounts[0]?.state).toBe('retirada');
    expect((withdrawn.body as Supplier).contacts).toMatchObject({
      telephones: [],
      isPartial: true,
    });
  });

  it('are of the people who pay, of the own company', async () => {
    const ruc = '20999999043';
    await invoice(ruc, [USUAL]);
    const confirmation = { account: OTHER, ...CALL };
    await work.clerk.post(API.supplierAccounts(ruc)).send(confirmation).expect(403);
    await work.treasurer.post(API.supplierAccounts('20100000001')).send(confirmation).expect(404);
    await work.treasurer.get(API.supplier('20100000001')).expect(404);
    const blank = { reason: '   ' };
    await work.treasurer
      .post(API.supplierAccount(ruc, UNKNOWN, 'accept'))
      .send(blank)
      .expect(400);
    await accept(work.treasurer, ruc, UNKNOWN).expect(404);
  });

  it('are looked at beside the layouts of documents that came before', async () => {
    const ruc = '20512333797';
    const day = (count: number) => new Date(Date.UTC(2026, 10, count));
    const usual = [0.8, 0.1, 0.8, 0.2, -1, -1];
    for (let count = 1; count <= 3; count += 1)
      await invoice(ruc, [], { layout: usual, createdAt: day(count) });
    const other = await invoice(ruc, [], {
      ...{ layout: [0.2, 0.1, 0.2, 0.2, -1, -1], createdAt: day(4) },
    });
    // What came later says nothing of what is usual.
    await invoice(ruc, [], { layout: usual, createdAt: day(5) });
    const { body } = await work.treasurer
      .post(API.paymentJudgement)
      .send({ documentIds: [other], door: 'step5' })
      .expect(200);
    const texts = (body as JudgedPayment[])[0]?.findings.map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringContaining('ninguno de los 3 documentos anteriores'));
  });

  it('stand in the list of suppliers, found by name and RUC', async () => {
    const list = async (query: object) => {
      const answer = await work.clerk.get(API.suppliers).query(query).expect(200);
      return { rows: answer.body as SupplierRow[], range: answer.get('Content-Range') };
    };
    const { rows } = await list({ search: '20131312', sort: 'documents' });
    expect(rows).toEqual([
      {
        ...{ id: '20131312955', ruc: '20131312955', name: 'Aceros del Sur S.A.C.' },
        ...{ documents: 2, unpaid: 2, waiting: 0, confirmed: 1 },
      },
    ]);
    const page = await list({ sort: 'documents', range: '[0,0]' });
    expect(page.rows).toHaveLength(1);
    expect(page.range).toMatch(/^suppliers 0-0\/\d+$/);
  });
});
