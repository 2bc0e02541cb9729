import { createHash } from 'node:crypto';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { ChargeAccount } from '../contracts/bank-file';
import type { CompanyProfile } from '../contracts/company';
import type { ErrorBody } from '../contracts/errors';
import type {
  PaymentBatch,
  PaymentBatchRequest,
  PaymentFileOptions,
  PaymentPreview,
} from '../contracts/exports';
import type { CuentaData, ExtractedData } from '../contracts/extracted-data';
import type { AuditEntry } from '../contracts/audit';
import type { DocumentRecord } from '../documents/document/document.schema';
import type { PaymentBatchRecord } from '../payments/payment-batch.repository';
import { anotherCompany, type Agent } from '../../test/support/people';
import { storedDocuments, tenantOf } from '../../test/support/stored-documents';
import { startTestApp, type TestApp } from '../../test/support/test-app';
import { until } from '../../test/support/until';

const RUC = '20999999027';
const OTHER_RUC = '20999999043';
const BCP: PaymentFileOptions = { net: false, ascii: false, layout: 'bcp' };
const CHARGE: ChargeAccount = {
  ...{ banco: '002', numero: '1911000152055', moneda: 'PEN', tipo: 'corriente' },
};
const ACCOUNT: CuentaData = { banco: 'BCP', numero: '191-0008791-0-97', moneda: 'Soles' };

describe('files of banks', () => {
  let test: TestApp;
  let treasurer: Agent;
  let boss: Agent;
  let tenantId: string;
  let serial = 0;
  beforeAll(async () => {
    test = await startTestApp();
    treasurer = await test.signedIn('tesoreria@demo.pe');
    boss = await test.signedIn('empresa@demo.pe');
    tenantId = await tenantOf(treasurer);
  });
  afterAll(() => test?.close());

  const invoice = (over: ExtractedData = {}): ExtractedData => {
    serial += 1;
    return {
      documento: { tipo: 'factura', numero: `F001-${serial}`, moneda: 'PEN' },
      proveedor: { ruc: RUC, nombre: 'Ñandú S.A.C.' },
      totales: { total: 1_180 },
      ...over,
    };
  };
  const store = (...documents: Partial<DocumentRecord>[]) =>
    storedDocuments(
      test,
      tenantId,
      documents.map((over) => ({
        ...{ extractedData: invoice(), workflowStatus: 'payment_prepared' as const },
        ...over,
        ruc: over.extractedData?.proveedor?.ruc ?? RUC,
      })),
    );
  const charge = (cuentasCargo: unknown, agent = boss) =>
    agent.put('/api/company').send({ cuentasCargo });
  const confirm = (ruc: string, account: CuentaData, agent = treasurer) =>
    agent.post(`/api/suppliers/${ruc}/accounts`).send({ account, proof: 'llamada', comment: '' });
  const post = (
    documentIds: string[],
    over: Partial<PaymentBatchRequest> = {},
    agent = treasurer,
  ) =>
    agent
      .post('/api/payment-batches')
      .send({ documentIds, options: BCP, include: [], ...over })
      .then((response) => response);
  const made = async (...request: Parameters<typeof post>): Promise<PaymentBatch> => {
    const { status, body } = await post(...request);
    expect([status, body]).toEqual([201, expect.anything()]);
    return body as PaymentBatch;
  };
  const refusal = async (...request: Parameters<typeof post>): Promise<[string, string]> => {
    const { code, message } = (await post(...request)).body as ErrorBody;
    return [code, message];
  };
  const preview = async (documentIds: string[], options = BCP): Promise<PaymentPreview> => {
    const request = treasurer.post('/api/payment-batches/preview').send({ documentIds, options });
    return (await request.expect(200)).body as PaymentPreview;
  };
  const fileOf = (id: string, agent = treasurer) =>
    agent
      .get(`/api/payment-batches/${id}/file`)
      .buffer(true)
      .parse((response, done) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => done(null, Buffer.concat(chunks)));
      });
  const batches = () =>
    test.app
      .get<Connection>(getConnectionToken())
      .collection<PaymentBatchRecord>('payment_batches');

  it('say what is missing before they are made, and wait for it', async () => {
    const ids = await store({});
    expect((await preview(ids)).problems).toEqual(['CUENTA_DE_CARGO']);
    expect((await refusal(ids))[0]).toBe('CUENTA_DE_CARGO');
    await charge([CHARGE]).expect(200);
    const { problems, bank, lines } = await preview(ids);
    expect([problems, bank?.charge, lines[0]?.bank]).toEqual([[], CHARGE, null]);
    expect(await refusal(ids)).toEqual([
      'LOTE_CON_OBSERVACIONES',
      expect.stringContaining(
        'No tiene una cuenta confirmada en soles. Confírmela en Proveedores.',
      ),
    ]);
    await confirm(RUC, ACCOUNT).expect(200);
    expect((await preview(ids)).lines[0]).toMatchObject({
      findings: [],
      bank: { payee: { name: 'Ñandú S.A.C.', account: ACCOUNT } },
      accounts: [{ label: 'BCP …1097' }],
    });
    const yesterday = { ...BCP, processDate: '2020-01-01' };
    expect((await refusal(ids, { options: yesterday }))[0]).toBe('FECHA_DE_PROCESO');
    expect((await refusal(ids, { options: { ...BCP, chargeAccount: '1' } }))[0]).toBe(
      'CUENTA_DE_CARGO',
    );
  });

  it('are the same bytes at every later download, whatever changes meanwhile', async () => {
    const [note = ''] = await store({
      extractedData: invoice({
        documento: { tipo: 'nota_credito', numero: 'FC01-7', moneda: 'PEN' },
        totales: { total: -180 },
      }),
    });
    const ids = await store(
      { paymentStatus: 'partially_paid', paidCents: 18_000, setOffNotes: [note] },
      {},
    );
    const batch = await made(ids);
    expect(batch).toMatchObject({
      count: 2,
      totalCents: 218_000,
      options: { layout: 'bcp', chargeAccount: CHARGE.numero },
    });
    expect(batch.filename).toMatch(/^pagos_bcp_\d{4}-\d\d-\d\d\.txt$/);
    const first = await fileOf(batch.batchId).expect(200);
    expect(first.headers['content-type']).toBe('text/plain; charset=windows-1252');
    const bytes = first.body as Buffer;
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(batch.fileHash);
    const lines = bytes.toString('latin1').split('\r\n');
    expect(lines.map(({ length }) => length)).toEqual([113, 196, 34, 34, 34, 0]);
    expect(lines[0]?.slice(98)).toBe('000001008943152');
    expect(lines[1]?.slice(39, 54)).toBe('Ñandú S.A.C.   ');
    expect(lines.slice(2, 5).map((line) => [line.slice(0, 2), line.slice(17)])).toEqual([
      ['3F', '00000000001180.00'],
      ['3N', '00000000000180.00'],
      ['3F', '00000000001180.00'],
    ]);
    await charge([{ ...CHARGE, tipo: 'maestra' }]).expect(200);
    expect(((await fileOf(batch.batchId).expect(200)).body as Buffer).equals(bytes)).toBe(true);
    await charge([CHARGE]).expect(200);
    await batches().updateOne({ _id: batch.batchId }, { $set: { 'lines.0.bank.payee.name': 'x' } });
    await fileOf(batch.batchId).expect(409);
  });

  it('pay an account that somebody chose, under a name that fits', async () => {
    const extractedData = invoice({
      proveedor: { ruc: OTHER_RUC, nombre: `Ñ${'a'.repeat(89)}` },
    });
    const ids = await store({ extractedData });
    const cci = '01112300010004567857';
    await confirm(OTHER_RUC, { banco: 'BBVA', cci, moneda: 'S/' }).expect(200);
    expect((await refusal(ids))[1]).toContain('«Nombre del proveedor» tiene 90 caracteres');
    const accountId = (await preview(ids)).lines[0]?.accounts?.[0]?.id ?? '';
    const payee = { ruc: OTHER_RUC, accountId, name: 'Ña S.A.C.' };
    const gone = { ...BCP, payees: [{ ...payee, accountId: 'gone' }] };
    expect((await refusal(ids, { options: gone }))[1]).toContain('que sea la elegida');
    const { batchId } = await made(ids, { options: { ...BCP, payees: [payee] } });
    const [, line = ''] = ((await fileOf(batchId)).body as Buffer).toString('latin1').split('\r\n');
    expect([line.slice(1, 22), line.slice(39, 49)]).toEqual([`B${cci}`, 'Ña S.A.C. ']);
  });

  it('leave one to whom several make the same one at once', async () => {
    const ids = await store({}, {});
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => post(ids, {}, at % 2 === 0 ? treasurer : boss)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
    expect(await batches().countDocuments({ 'lines.documentId': ids[0] ?? '' })).toBe(1);
  });

  it("are charged to the company's own accounts and seen by nobody else", async () => {
    const { batchId } = await made(await store({}));
    const stranger = await anotherCompany(test);
    await fileOf(batchId, stranger).expect(404);
    const { id } = (await stranger.get('/api/company').expect(200)).body as CompanyProfile;
    await stranger.put('/api/company').send({ ruc: '20999999035' }).expect(200);
    const ids = await storedDocuments(test, id, [{ extractedData: invoice() }]);
    const chargeAccount = CHARGE.numero;
    expect((await refusal(ids, { options: { ...BCP, chargeAccount } }, stranger))[0]).toBe(
      'CUENTA_DE_CARGO',
    );
    await charge([{ ...CHARGE, numero: '1911234567012' }], stranger).expect(200);
    expect((await refusal(ids, {}, stranger))[1]).toContain('No tiene una cuenta confirmada');
  });

  it('are charged to what an admin of the company has set, which the audit says', async () => {
    await charge([CHARGE], treasurer).expect(403);
    const bad = await charge([{ ...CHARGE, numero: '19110001520550' }]).expect(400);
    expect((bad.body as ErrorBody).message).toContain('no a una de ahorros');
    await charge([{ ...CHARGE, banco: '018' }]).expect(400);
    await charge([CHARGE, { ...CHARGE, numero: '191-2222222-1-55', moneda: 'USD' }]).expect(200);
    const isTold = async (): Promise<true | null> => {
      const { body } = await boss.get('/api/audit?range=[0,19]').expect(200);
      const events = JSON.stringify(body as AuditEntry[]);
      return events.includes('BCP 1912222222155 (corriente en dólares)') || null;
    };
    expect(await until(isTold)).toBe(true);
  });
});
