import { createHash } from 'node:crypto';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { CompanyProfile } from '../contracts/company';
import type { ErrorBody } from '../contracts/errors';
import type {
  PaymentBatch,
  PaymentBatchRequest,
  PaymentFileOptions,
  PaymentPreview,
} from '../contracts/exports';
import type { ExtractedData } from '../contracts/extracted-data';
import type { DocumentRecord } from '../documents/document/document.schema';
import type { PaymentBatchRecord } from '../payments/payment-batch.repository';
import type { PaymentClaimRecord } from '../payments/payment-claim.repository';
import { EventStore } from '../platform/event-store';
import { OutboxRelay } from '../platform/outbox';
import { anotherCompany, type Agent } from '../../test/support/people';
import { storedDocuments, tenantOf } from '../../test/support/stored-documents';
import { startTestApp, type TestApp } from '../../test/support/test-app';

const TOTAL: PaymentFileOptions = { net: false, ascii: false };

describe('payment batches', () => {
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

  const connection = () => test.app.get<Connection>(getConnectionToken());
  const batches = () => connection().collection<PaymentBatchRecord>('payment_batches');
  const claims = () => connection().collection<PaymentClaimRecord>('payment_claims');

  /** Data of a comprobante that no other test has. */
  const invoice = (over: ExtractedData = {}): ExtractedData => {
    serial += 1;
    return {
      documento: {
        tipo: 'factura',
        numero: `F001-${serial}`,
        fecha_emision: '2026-11-02',
        fecha_vencimiento: '2026-12-02',
        moneda: 'PEN',
      },
      proveedor: { ruc: '20999999027', nombre: 'Ñandú | S.A.C.' },
      totales: { total: 1_180 },
      detraccion: { codigo: '037', porcentaje: 12 },
      ...over,
    };
  };
  const store = (...documents: Partial<DocumentRecord>[]) =>
    storedDocuments(
      test,
      tenantId,
      documents.map((over) => ({
        extractedData: invoice(),
        workflowStatus: 'payment_prepared',
        ...over,
      })),
    );
  const post = (
    documentIds: string[],
    over: Partial<PaymentBatchRequest> = {},
    agent = treasurer,
  ) =>
    agent
      .post('/api/payment-batches')
      .send({ documentIds, options: TOTAL, include: [], ...over })
      .then((response) => response);
  const created = async (...request: Parameters<typeof post>): Promise<PaymentBatch> => {
    const response = await post(...request);
    expect([response.status, response.body]).toEqual([201, expect.anything()]);
    return response.body as PaymentBatch;
  };
  const refused = async (...request: Parameters<typeof post>): Promise<[number, string]> => {
    const { status, body } = await post(...request);
    return [status, (body as ErrorBody).code];
  };
  const preview = async (documentIds: string[], options = TOTAL): Promise<PaymentPreview> => {
    const request = treasurer.post('/api/payment-batches/preview').send({ documentIds, options });
    return (await request.expect(200)).body as PaymentPreview;
  };
  const codes = ({ lines }: PaymentPreview) =>
    lines.map(({ findings }) => findings.map(({ code }) => code));
  const fileOf = (id: string, agent = treasurer) => agent.get(`/api/payment-batches/${id}/file`);
  const counts = async () => [await batches().countDocuments(), await claims().countDocuments()];

  it('records a batch, with its event, and gives the same bytes every time', async () => {
    const ids = await store({}, { extractedData: invoice({ totales: { total: 0.1 } }) });
    const batch = await created(ids);
    expect(batch).toMatchObject({ count: 2, totalCents: 118_010, currency: 'PEN', included: [] });
    expect(batch.filename).toMatch(/^pagos_\d{4}-\d\d-\d\d\.txt$/);
    const first = await fileOf(batch.batchId).expect(200);
    expect(first.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(first.headers['content-disposition']).toContain(batch.filename);
    expect(createHash('sha256').update(first.text).digest('hex')).toBe(batch.fileHash);
    const lines = first.text.split('\r\n');
    expect(lines.map((line) => line.split('|').length)).toEqual([6, 9, 9, 3, 1]);
    expect(lines[1]).toContain('|1180.00|PEN|Ñandú  S.A.C.|');
    await connection()
      .collection<DocumentRecord>('documents')
      .updateOne({ _id: ids[0] ?? '' }, { $set: { 'extractedData.totales.total': 9 } });
    expect((await fileOf(batch.batchId).expect(200)).text).toBe(first.text);
    await test.app.get(OutboxRelay).sweep();
    const events = await test.app.get(EventStore).read(tenantId, `paymentBatch-${batch.batchId}`);
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      type: 'PaymentBatchCreated',
      data: { sha256: batch.fileHash, count: 2, totalCents: 118_010, documents: ids },
    });
    expect(JSON.stringify(events[0]?.data)).not.toContain('20999999027');
  });

  it('does not hand out a file that is no longer what was recorded', async () => {
    const { batchId } = await created(await store({}));
    await batches().updateOne({ _id: batchId }, { $set: { 'lines.0.amountCents': 999_999 } });
    expect((await fileOf(batchId).expect(409)).body).toMatchObject({ code: 'LOTE_ALTERADO' });
  });

  it('pays a document again only by an explicit choice', async () => {
    const ids = await store({});
    const first = await created(ids);
    expect(codes(await preview(ids))).toEqual([['EN_OTRO_ARCHIVO']]);
    expect((await preview(ids)).lines[0]?.earlierBatches).toMatchObject([
      { batchId: first.batchId },
    ]);
    expect(await refused(ids)).toEqual([409, 'LOTE_CON_OBSERVACIONES']);
    const { asOf } = await preview(ids);
    const second = await created(ids, { include: ids, asOf });
    expect(second.included).toEqual(ids);
    expect((await preview(ids)).lines[0]?.earlierBatches).toHaveLength(2);
    expect(await refused(ids)).toEqual([409, 'LOTE_CON_OBSERVACIONES']);
  });

  it('takes a rescan of a paid comprobante for what it is', async () => {
    const extractedData = invoice();
    const [one = '', rescan = ''] = await store({ extractedData }, { extractedData });
    await created([one]);
    expect(codes(await preview([rescan]))).toEqual([['COMPROBANTE_REPETIDO']]);
    expect(await refused([rescan], { include: [rescan] })).toEqual([409, 'LOTE_CON_OBSERVACIONES']);
  });

  it('does not hold a choice for a file that was made after the preview', async () => {
    const ids = await store({ paymentStatus: 'paid' });
    const { asOf } = await preview(ids);
    await created(ids, { include: ids }, boss);
    const { status, body } = await post(ids, { include: ids, asOf });
    expect([status, (body as ErrorBody).message]).toEqual([
      409,
      expect.stringContaining('después de la vista previa'),
    ]);
  });

  it('gives overlapping batches that are made at once to one person only', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a = '', b = '', c = ''] = await store({}, {}, {});
      const answers = await Promise.all([
        post([a, b]),
        post([b, a], {}, boss),
        post([c, b], {}, boss),
        post([b, c]),
      ]);
      const made = answers.filter(({ status }) => status === 201);
      expect(made).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
      const paid = (made[0]!.body as PaymentBatch).documentIds;
      const rest = [a, b, c].filter((id) => !paid.includes(id));
      expect((await created(rest)).count).toBe(1);
    }
  });

  it('gives a second payment that several choose at once to one person only', async () => {
    const ids = await store({});
    await created(ids);
    const { asOf } = await preview(ids);
    const again = { include: ids, asOf };
    const answers = await Promise.all([post(ids, again), post(ids, again, boss), post(ids, again)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('takes no notice of claims that a crash has left, and respects those of the moment', async () => {
    const [id = ''] = await store({});
    const claim = { tenantId, subject: id, turn: 1, batchId: 'gone', at: new Date() };
    await claims().insertOne({ ...claim, _id: `${tenantId}|${id}|1` });
    expect(await refused([id])).toEqual([409, 'LOTE_CON_OBSERVACIONES']);
    await claims().updateOne({ batchId: 'gone' }, { $set: { at: new Date('2026-01-01') } });
    expect((await created([id])).count).toBe(1);
  });

  it('blocks what makes no file at all, and leaves nothing behind', async () => {
    const [soles = '', dollars = '', empty = ''] = await store(
      {},
      { extractedData: invoice({ documento: { tipo: 'factura', numero: 'F9-1', moneda: 'USD' } }) },
      { extractedData: invoice({ totales: {} }) },
    );
    const before = await counts();
    expect(await refused([soles, dollars])).toEqual([409, 'MULTIPLES_MONEDAS']);
    expect(await refused([soles, empty], { include: [empty] })).toEqual([
      409,
      'LOTE_CON_OBSERVACIONES',
    ]);
    const [unread = ''] = await store({ status: 'processing' });
    expect(await refused([unread], { include: [unread] })).toEqual([409, 'LOTE_CON_OBSERVACIONES']);
    expect(await refused([])).toEqual([400, 'SELECCION_INVALIDA']);
    expect(await refused(Array.from({ length: 501 }, () => soles))).toEqual([
      400,
      'SELECCION_INVALIDA',
    ]);
    const missing = '0f8e1c2a-1111-4222-8333-944455556666';
    expect(await refused([soles, missing])).toEqual([404, 'NO_ENCONTRADO']);
    expect((await preview([soles, dollars])).problems).toEqual(['MULTIPLES_MONEDAS']);
    expect((await preview([soles, dollars])).totals).toEqual([
      { currency: 'PEN', count: 1, totalCents: 118_000 },
      { currency: 'USD', count: 1, totalCents: 118_000 },
    ]);
    expect(await counts()).toEqual(before);
  });

  it('previews all that match a filter', async () => {
    const partly = { paymentStatus: 'partially_paid', paidCents: 50_000 } as const;
    await store(partly, partly);
    const filter = { paymentStatus: 'partially_paid' };
    const { body } = await treasurer
      .post('/api/payment-batches/preview')
      .send({ filter, options: TOTAL })
      .expect(200);
    expect(codes(body as PaymentPreview)).toEqual([['PAGO_PARCIAL'], ['PAGO_PARCIAL']]);
    await treasurer.post('/api/payment-batches/preview').send({ options: TOTAL }).expect(400);
  });

  it('writes the net and ASCII when the person chose so', async () => {
    const { batchId, totalCents } = await created(await store({}), {
      options: { net: true, ascii: true },
    });
    expect(totalCents).toBe(103_800);
    expect((await fileOf(batchId)).text).toMatch(/\|1038\.00\|PEN\|Nandu {2}S\.A\.C\.\|/);
  });

  it('needs the RUC of the company, with the words of the specification', async () => {
    const stranger = await anotherCompany(test);
    const profile = (await stranger.get('/api/company').expect(200)).body as CompanyProfile;
    const ids = await storedDocuments(test, profile.id, [{ extractedData: invoice() }]);
    const { status, body } = await post(ids, {}, stranger);
    expect([status, (body as ErrorBody).message]).toEqual([
      409,
      'Debe configurar el RUC de su empresa antes de generar archivos TXT de pago. Contacte al administrador.',
    ]);
  });

  it('shows a company its own batches and no others', async () => {
    const { batchId } = await created(await store({}));
    const stranger = await anotherCompany(test, 'berta@otra.pe');
    expect((await stranger.get('/api/payment-batches').expect(200)).body).toEqual([]);
    await fileOf(batchId, stranger).expect(404);
    const [newest] = (await treasurer.get('/api/payment-batches').expect(200))
      .body as PaymentBatch[];
    expect(newest?.batchId).toBe(batchId);
    expect(newest).not.toHaveProperty('lines');
  });

  it('lists its batches by pages, the newest first, and says how many there are', async () => {
    const made = [await created(await store({})), await created(await store({}))];
    const total = await batches().countDocuments({ tenantId });
    const page = (from: number, to: number) =>
      treasurer.get('/api/payment-batches').query({ range: JSON.stringify([from, to]) });
    const ids = ({ body }: { body: unknown }) =>
      (body as PaymentBatch[]).map(({ batchId }) => batchId);
    const first = await page(0, 0).expect(200);
    const second = await page(1, 1).expect(200);
    expect([...ids(first), ...ids(second)]).toEqual(made.map(({ batchId }) => batchId).reverse());
    expect(second.headers['content-range']).toBe(`batches 1-1/${total}`);
    expect(ids(await page(total, total + 9).expect(200))).toEqual([]);
    await page(3, 1).expect(400);
    await page(0, 200).expect(400);
  });

  it('is the business of treasury', async () => {
    const clerk = await test.signedIn('digitador@demo.pe');
    const ids = await store({});
    expect(await refused(ids, {}, clerk)).toEqual([403, 'SIN_PERMISO']);
    expect(codes(await preview(ids))).toEqual([[]]);
  });
});
