import { parse } from 'csv-parse/sync';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import readXlsxFile from 'read-excel-file/node';
import {
  EXPORT_COLUMNS,
  XLSX_SOURCE_COLUMN,
  type ExportedDocument,
  type ExportRequest,
} from '../contracts/exports';
import type { ErrorBody } from '../contracts/errors';
import type { DocumentRecord } from '../documents/document/document.schema';
import { EventStore } from '../platform/event-store';
import { anotherCompany, type Agent } from '../../test/support/people';
import { changedDirectly, storedDocuments, tenantOf } from '../../test/support/stored-documents';
import { startTestApp, type TestApp } from '../../test/support/test-app';

describe('exports of documents', () => {
  let test: TestApp;
  let clerk: Agent;
  let tenantId: string;
  beforeAll(async () => {
    test = await startTestApp();
    clerk = await test.signedIn('digitador@demo.pe');
    tenantId = await tenantOf(clerk);
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    await collection().deleteMany({});
    await changedDirectly(test, tenantId);
  });

  const collection = () =>
    test.app.get<Connection>(getConnectionToken()).collection<DocumentRecord>('documents');
  const store = (documents: Parameters<typeof storedDocuments>[2]) =>
    storedDocuments(test, tenantId, documents);
  const ask = (body: ExportRequest, agent = clerk) =>
    agent.post('/api/exports').send(body).buffer(true).parse(bytes);
  const text = async (body: ExportRequest): Promise<string> =>
    ((await ask(body).expect(200)).body as Buffer).toString('utf8');
  const refusal = async (body: object): Promise<[number, string]> => {
    const response = await clerk.post('/api/exports').send(body);
    return [response.status, (response.body as ErrorBody).code];
  };
  const recorded = async () =>
    (await test.app.get(EventStore).read(tenantId, `export-${tenantId}`)).map(({ data }) => data);

  const hostile = {
    documento: {
      tipo: 'factura' as const,
      numero: '=1+1',
      fecha_emision: '2026-11-02',
      fecha_vencimiento: '15-03',
      moneda: 'USD',
    },
    proveedor: { ruc: '20999999027', nombre: '@SUM(A1) "x", </script>\u2028\nñ' },
    totales: { total: -118 },
  };

  it('gives back through a CSV parser what it was given, guarded', async () => {
    const [id = ''] = await store([{ extractedData: hostile }]);
    const rows: string[][] = parse(await text({ format: 'csv', selection: { ids: [id] } }), {
      bom: true,
    });
    expect(rows).toEqual([
      [...EXPORT_COLUMNS],
      [
        '20999999027',
        `'${hostile.proveedor.nombre}`,
        `'=1+1`,
        '2026-11-02',
        '15-03',
        '-118.00',
        'USD',
        'unpaid',
        id,
      ],
    ]);
  });

  it('gives a workbook of texts, real dates and real numbers, without a formula', async () => {
    const names = ['constructor', '__proto__', 'toString', 'a\u0000b', '=HYPERLINK("x")'];
    const ids = await store([
      { extractedData: hostile, sourceMatch: 'difiere' },
      ...names.map((nombre) => ({ extractedData: { proveedor: { nombre } } })),
    ]);
    const response = await ask({ format: 'xlsx', selection: { ids } }).expect(200);
    const [sheet] = await readXlsxFile(response.body as Buffer);
    const rows = sheet?.data ?? [];
    expect(rows[0]).toEqual([...EXPORT_COLUMNS, XLSX_SOURCE_COLUMN]);
    expect(rows[1]).toEqual([
      '20999999027',
      hostile.proveedor.nombre,
      '=1+1',
      new Date('2026-11-02T00:00:00Z'),
      '15-03',
      -118,
      'USD',
      'unpaid',
      ids[0],
      'Difiere',
    ]);
    expect(rows.slice(2).map((row) => String(row[1]).trim())).toEqual([
      'constructor',
      '__proto__',
      'toString',
      'ab',
      '=HYPERLINK("x")',
    ]);
    expect(rows.map((row) => row[8]).slice(1)).toEqual(ids);
  });

  it('gives JSON as a download that no page can run', async () => {
    const ids = await store([{ extractedData: hostile }, { extractedData: null }]);
    const response = await ask({ format: 'json', selection: { ids } }).expect(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'x-export-count': '2',
    });
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="facturas_\d{4}-\d\d-\d\d\.json"$/,
    );
    const documents = JSON.parse(String(response.body)) as ExportedDocument[];
    expect(documents.map(({ id }) => id)).toEqual(ids);
    expect(documents[0]).toMatchObject({ extractedData: hostile, workflowStatus: 'pending' });
    for (const key of ['tenantId', 'sha256', 'blobKey', 'outbox', 'fields', '_id']) {
      expect(documents[0]).not.toHaveProperty(key);
    }
  });

  it('gives the selected ones in the order of the selection, each once', async () => {
    const [a = '', b = '', c = ''] = await store([{}, {}, {}]);
    const file = await text({ format: 'json', selection: { ids: [c, a, c, b] } });
    const documents = JSON.parse(file) as ExportedDocument[];
    expect(documents.map(({ id }) => id)).toEqual([c, a, b]);
  });

  it('gives all that match a filter, page by page', async () => {
    await store(
      Array.from({ length: 240 }, (_, n) => ({
        paymentStatus: n % 3 ? 'unpaid' : 'paid',
        extractedData: {},
      })),
    );
    const filter = { paymentStatus: 'unpaid' as const };
    const response = await ask({ format: 'csv', selection: { filter } }).expect(200);
    expect(response.headers['x-export-count']).toBe('160');
    const rows: string[][] = parse(String(response.body), { bom: true });
    expect(new Set(rows.slice(1).map((row) => row[8])).size).toBe(160);
    expect(new Set(rows.slice(1).map((row) => row[7]))).toEqual(new Set(['unpaid']));
  });

  it('records who exported how many in which format, and no data', async () => {
    const before = (await recorded()).length;
    const ids = await store([{ extractedData: hostile }, {}]);
    await ask({ format: 'csv', selection: { ids } }).expect(200);
    await ask({ format: 'json', selection: { filter: {} } }).expect(200);
    expect((await recorded()).slice(before)).toEqual([
      { format: 'csv', count: 2, selection: 'ids' },
      { format: 'json', count: 2, selection: 'filter' },
    ]);
    await expect(
      test.app.get(EventStore).verifyStream(tenantId, `export-${tenantId}`),
    ).resolves.toBeNull();
  });

  it('refuses with a clear code, and then records nothing', async () => {
    const before = (await recorded()).length;
    const [id = ''] = await store([{}]);
    const missing = '0f8e1c2a-1111-4222-8333-944455556666';
    const of = (selection: object, format = 'csv') => refusal({ format, selection });
    expect(await of({ ids: [] })).toEqual([400, 'SELECCION_INVALIDA']);
    expect(await of({ ids: Array.from({ length: 501 }, () => id) })).toEqual([
      400,
      'SELECCION_INVALIDA',
    ]);
    expect(await of({ ids: [id, missing] })).toEqual([404, 'NO_ENCONTRADO']);
    expect(await of({ ids: ['x'] })).toEqual([400, 'CAMPO_INVALIDO']);
    expect(await of({ ids: [{ $ne: null }] })).toEqual([400, 'CAMPO_INVALIDO']);
    expect(await of({})).toEqual([400, 'CAMPO_INVALIDO']);
    expect(await of({ ids: [id], filter: {} })).toEqual([400, 'CAMPO_INVALIDO']);
    expect(await of({ filter: { $where: '1' } })).toEqual([400, 'CAMPO_INVALIDO']);
    expect(await of({ filter: { paymentStatus: { $ne: 'x' } } })).toEqual([400, 'CAMPO_INVALIDO']);
    expect(await of({ filter: { paymentStatus: 'paid' } })).toEqual([400, 'EXPORTACION_VACIA']);
    expect(await of({ ids: [id] }, 'pdf')).toEqual([400, 'CAMPO_INVALIDO']);
    expect((await recorded()).length).toBe(before);
  });

  it('gives another company nothing, neither by id nor by filter', async () => {
    const [id = ''] = await store([{}]);
    const stranger = await anotherCompany(test);
    await ask({ format: 'json', selection: { ids: [id] } }, stranger).expect(404);
    await ask({ format: 'json', selection: { filter: {} } }, stranger).expect(400);
    await ask({ format: 'json', selection: { filter: { ids: [id] } } }, stranger).expect(400);
  });
});

/** The body as it came. */
function bytes(
  response: NodeJS.EventEmitter,
  done: (error: Error | null, body: Buffer) => void,
): void {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.on('end', () => done(null, Buffer.concat(chunks)));
}
