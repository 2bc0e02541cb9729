import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { DocumentSummary } from '../../contracts/document';
import type { ErrorBody } from '../../contracts/errors';
import {
  DOCUMENT_SORT_KEYS,
  DOCUMENT_VIEWS,
  type DocumentCount,
  type DocumentFilter,
  type HistoryStats,
} from '../../contracts/list-query';
import type { SignedInUser } from '../../contracts/user';
import { listedDocuments } from '../../../test/support/listed-documents';
import { rounds } from '../../../test/support/rounds';
import { sumsByHand } from '../../../test/support/sums-oracle';
import { aStoredDocument } from '../../../test/support/stored-document';
import { startTestApp, type TestApp } from '../../../test/support/test-app';
import { DocumentRecord } from '../document/document.schema';

type Agent = Awaited<ReturnType<TestApp['signedIn']>>;

/** Each filter with so many of the sorts that each sort comes with many filters, too; in a long run with all. */
const PART = rounds(4, 1);
const FILTERS: readonly DocumentFilter[] = [
  {},
  { q: 'andes' },
  { q: 'pagado' },
  { razonSocial: 'nandu' },
  { ruc: '20' },
  { status: 'completed' },
  { paymentStatus: 'paid' },
  { emisionDesde: '2026-01-01' },
  { vencimientoHasta: '2026-12-31' },
  { uploadedBy: 'ana' },
  { totalDesde: 1 },
  { detraccion: 'si' },
  { moneda: 'PEN' },
  { confirmado: 'si' },
  { autenticidad: 'falsificacion' },
  { xml: 'difiere' },
  ...DOCUMENT_VIEWS.map((vista) => ({ vista })),
];

describe('the list of documents over HTTP', () => {
  let test: TestApp;
  let agent: Agent;
  let companyId: string;
  let documents: Model<DocumentRecord>;
  let foreign: DocumentRecord[];

  beforeAll(async () => {
    test = await startTestApp();
    agent = await test.signedIn('empresa@demo.pe');
    companyId = ((await agent.get('/api/auth/user')).body as SignedInUser).companyId ?? '';
    documents = test.app.get<Model<DocumentRecord>>(getModelToken(DocumentRecord.name), {
      strict: false,
    });
    // None of them waits for a reading, which would change it meanwhile.
    const settled = (tenantId: string, seed: number) =>
      listedDocuments(tenantId, 120, seed)
        .filter(({ status }) => ['completed', 'error'].includes(status))
        .slice(0, 50);
    foreign = settled('another-company', 5);
    await documents.insertMany([...settled(companyId, 4), ...foreign]);
  });
  afterAll(() => test?.close());

  const ask = (query: Record<string, string>) => agent.get('/api/documents').query(query);
  const filtered = (filter: unknown) => ask({ filter: JSON.stringify(filter) });

  it('never shows a document of another company, whatever is filtered, sorted and counted', async () => {
    const foreignIds = new Set(foreign.map(({ _id }) => _id));
    let seen = 0;
    for (const [at, filter] of [...FILTERS, { ids: [...foreignIds] }].entries()) {
      for (const key of DOCUMENT_SORT_KEYS.filter((_, n) => (at + n) % PART === 0)) {
        const query = { filter: JSON.stringify(filter), sort: JSON.stringify([key, 'DESC']) };
        const { body } = await ask({ ...query, total: '0' }).expect(200);
        const rows = body as DocumentSummary[];
        expect(rows.filter(({ id }) => foreignIds.has(id))).toEqual([]);
        seen += rows.length;
      }
      const asked = agent.get('/api/documents/count').query({ filter: JSON.stringify(filter) });
      expect(((await asked.expect(200)).body as DocumentCount).total).toBeLessThanOrEqual(50);
    }
    expect(seen).toBeGreaterThan(1_000 / PART);
    const { body } = await agent.get('/api/documents/history-stats').expect(200);
    expect((body as HistoryStats).total).toBe(50);
  });

  it('gives every document once over all pages, while others are added', async () => {
    const sort = '["createdAt","ASC"]';
    const all = (await ask({ sort }).expect(200)).body as DocumentSummary[];
    const paged: string[] = [];
    for (let from = 0; from < all.length; from += 7) {
      const { body } = await ask({ sort, range: JSON.stringify([from, from + 6]) });
      paged.push(...(body as DocumentSummary[]).map(({ id }) => id));
      const [late] = listedDocuments('another-company', 1, from);
      await documents.insertMany([{ ...late, createdAt: new Date() }]);
    }
    expect(paged).toEqual(all.map(({ id }) => id));
  });

  it('says how many match, unless it need not', async () => {
    const failed = (await filtered({ status: 'error' }).expect(200)).body as DocumentSummary[];
    const part = await ask({ range: '[0,1]', filter: '{"status":"error"}' }).expect(200);
    expect(part.headers['content-range']).toBe(`documents 0-1/${failed.length}`);
    const { headers } = await ask({ range: '[0,4]', total: '0' }).expect(200);
    expect(headers['content-range']).toBe('documents 0-4/*');
  });

  it('adds up what is payable, and what of it is still to be paid, by currency', async () => {
    const stored = await documents.find({ tenantId: companyId }).lean<DocumentRecord[]>();
    const { body } = await agent.get('/api/documents/count').expect(200);
    expect(body).toEqual({ total: 50, isCapped: false, ...sumsByHand(stored) });
    const { amounts, owed } = body as DocumentCount;
    const { body: stats } = await agent.get('/api/documents/history-stats').expect(200);
    expect(stats).toMatchObject({ amounts, owed });
    expect(Object.keys(owed ?? {})).toContain('PEN');
    expect(owed).not.toEqual(amounts);
  });

  it('gives the figures of the history as the filters count them', async () => {
    const total = async (filter: DocumentFilter): Promise<number> => {
      const asked = agent.get('/api/documents/count').query({ filter: JSON.stringify(filter) });
      return ((await asked.expect(200)).body as DocumentCount).total;
    };
    const { body } = await agent.get('/api/documents/history-stats').expect(200);
    expect(body).toMatchObject({
      total: await total({}),
      completed: await total({ status: 'completed' }),
      paid: await total({ paymentStatus: 'paid' }),
      toReview: await total({ vista: 'por-revisar' }),
      doubtful: await total({ vista: 'con-dudas' }),
      contradictions: await total({ vista: 'contradicciones' }),
      postponed: await total({ vista: 'pospuestos' }),
      failed: await total({ vista: 'con-error' }),
      duplicates: await total({ vista: 'duplicados' }),
      observed: await total({ vista: 'observados' }),
    });
  });

  it('answers 304 to what is asked again, never to a query with another answer', async () => {
    const others: Record<string, string>[] = [
      { filter: '{"status":"error"}' },
      { range: '[0,2]' },
      { range: '[0,1]', total: '0' },
    ];
    const polled: Record<string, string>[] = [{}, { range: '[0,1]' }];
    for (const asked of polled) {
      const { headers } = await ask(asked).expect(200);
      const tag = String(headers['etag']);
      await ask(asked).set('If-None-Match', tag).expect(304);
      for (const other of others) {
        await ask(other).set('If-None-Match', tag).expect(200);
      }
    }
  });

  it('leaves out of rows what no table shows; the bare list has it', async () => {
    const sections = { documento: { numero: 'F001-1' }, productos: [] };
    const authenticity = {
      ...{ isAuthentic: true, confidence: 1, flags: [], notes: [], findings: [], passed: [] },
      analysis: 'Nada en contra.',
    };
    const record = aStoredDocument({ tenantId: companyId, authenticity });
    const extractedData = { ...sections, transporte: { placa: 'ABC-123' }, firma: 'sí' };
    await documents.insertMany([{ ...record, extractedData }]);
    const whole = (await ask({}).expect(200)).body as DocumentSummary[];
    const rows = (await ask({ range: '[0,199]' }).expect(200)).body as DocumentSummary[];
    const of = (found: DocumentSummary[]) => found.find(({ id }) => id === record._id);
    expect(of(whole)).toMatchObject({ extractedData, authenticity });
    const { analysis: _analysis, ...shown } = authenticity;
    expect(of(rows)).toMatchObject({ extractedData: sections, authenticity: shown });
    expect(JSON.stringify(of(rows))).not.toMatch(/Nada en contra|ABC-123|firma/);
    await documents.deleteOne({ _id: record._id, tenantId: companyId });
  });

  it.each<unknown>([
    { q: { $gt: '' } },
    { q: ['a'] },
    { $or: [{}] },
    { tenantId: 'another-company' },
    { razonSocial: { $regex: '.*' } },
    { ids: 'a' },
    [],
    null,
  ])('refuses the filter %j', async (filter) => {
    const { body } = await filtered(filter).expect(400);
    expect((body as ErrorBody).code).toBe('CAMPO_INVALIDO');
  });

  it.each(['filter={"q":', 'filter=1&filter=2', 'total=no', 'range=[0,1e9]'])(
    'refuses the query %s',
    async (query) => {
      await agent.get(`/api/documents?${query}`).expect(400);
    },
  );

  it.each(['.*', '(a+)+$', '^(([a-z])+.)+[A-Z]([a-z])+$', '$where', '\\', '{}', '%', '\u0000'])(
    'takes %j for the text that it is',
    async (q) => {
      const { body } = await filtered({ q }).expect(200);
      const rows = body as DocumentSummary[];
      expect(rows.length).toBeLessThan(/[a-z]/i.test(q) ? 50 : 1);
    },
  );
});
