import type { DocumentDetail, DocumentSummary, UploadResponse } from '../../contracts/document';
import type { ErrorBody } from '../../contracts/errors';
import { CompaniesService } from '../../companies';
import { aResult } from '../../../test/support/fake-pipeline';
import { ReadingError } from '../../extraction/reading/reading-error';
import { startTestApp, type TestApp } from '../../../test/support/test-app';
import { TEST_PASSWORD } from '../../../test/support/test-config';
import { aPdf } from '../../../test/support/upload-bytes';
import { until } from '../../../test/support/until';
import { UsersService } from '../../users';

type Agent = Awaited<ReturnType<TestApp['signedIn']>>;

describe('the library of documents', () => {
  let test: TestApp;
  let agent: Agent;
  beforeAll(async () => {
    test = await startTestApp();
    agent = await test.signedIn('digitador@demo.pe');
  });
  afterAll(() => test?.close());

  const upload = async (size: number): Promise<string> => {
    const request = agent.post('/api/documents/upload').attach('file', aPdf(size), 'a.pdf');
    return ((await request.expect(201)).body as UploadResponse).documentId;
  };
  const detail = async (id: string) =>
    (await agent.get(`/api/documents/${id}`).expect(200)).body as DocumentDetail;
  const finished = (id: string) =>
    until(async () => {
      const document = await detail(id);
      return ['completed', 'error'].includes(document.status) ? document : null;
    });

  it('reads an upload and shows its data', async () => {
    const document = await finished(await upload(600));
    expect(document).toMatchObject({
      status: 'completed',
      confidence: 0.95,
      extractedData: { totales: { total: 1180 } },
    });
  });

  it('flags a second document with the same comprobante as a duplicate of the first', async () => {
    const first = (await agent.get('/api/documents')).body as DocumentSummary[];
    const document = await finished(await upload(601));
    expect(document.duplicateOf).toBe(first.at(-1)?.id);
    expect(document.authenticity?.flags).toContain('DUPLICADO');
  });

  it('answers 304 until something changes', async () => {
    const { headers } = await agent.get('/api/documents').expect(200);
    const again = () => agent.get('/api/documents').set('If-None-Match', String(headers['etag']));
    await again().expect(304);
    await upload(602);
    await again().expect(200);
  });

  it('pages and sorts on the server and counts', async () => {
    const query = { range: '[1,1]', sort: '["createdAt","ASC"]' };
    const { body, headers } = await agent.get('/api/documents').query(query).expect(200);
    expect(body).toHaveLength(1);
    expect(headers['content-range']).toMatch(/^documents 1-1\/\d+$/);
    await agent.get('/api/documents').query({ range: '[1,0]' }).expect(400);
  });

  it('lists neither files nor per-field evidence, nor anything internal', async () => {
    const { body } = await agent.get('/api/documents').expect(200);
    for (const document of body as Record<string, unknown>[]) {
      for (const key of ['fields', 'sha256', 'blobKey', 'tenantId', 'outbox', 'fileData']) {
        expect(document).not.toHaveProperty(key);
      }
    }
  });

  it('serves the original so that nothing in it can run', async () => {
    const id = await upload(700);
    const { headers, body } = await agent.get(`/api/documents/${id}/file`).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    });
    expect((body as Buffer).length).toBe(700);
  });

  it('serves one range, and the whole file when several are asked', async () => {
    const id = await upload(701);
    const get = (range: string) => agent.get(`/api/documents/${id}/file`).set('Range', range);
    const { headers } = await get('bytes=0-9').expect(206);
    expect(headers['content-range']).toBe('bytes 0-9/701');
    await get('bytes=0-1,5-6').expect(200);
    await get('bytes=9999-').expect(416);
  });

  it('says the same 404 for a foreign, an unknown and an impossible id', async () => {
    const id = await upload(702);
    const other = await otherCompany(test);
    const paths = [
      (x: string) => `/api/documents/${x}`,
      (x: string) => `/api/documents/${x}/file`,
      (x: string) => `/api/documents/${x}/pages/1/image`,
      (x: string) => `/api/documents/${x}/pages/1/words`,
    ];
    for (const path of paths) {
      const bodies: string[] = [];
      for (const asked of [id, '00000000-0000-4000-8000-000000000000', '[object Object]']) {
        const { body } = await other.get(path(encodeURIComponent(asked))).expect(404);
        bodies.push((body as ErrorBody).message);
      }
      expect(new Set(bodies).size).toBe(1);
    }
    expect((await other.get('/api/documents')).body).toEqual([]);
  });

  it('shows the reason of a failed reading', async () => {
    test.pipeline.answer = () => Promise.reject(new ReadingError('ARCHIVO_CIFRADO', false));
    const document = await finished(await upload(800));
    test.pipeline.answer = () => Promise.resolve(aResult());
    expect(document).toMatchObject({ status: 'error', failure: { code: 'ARCHIVO_CIFRADO' } });
    expect(document.failure?.message).toContain('contraseña');
  });
});

async function otherCompany(test: TestApp): Promise<Agent> {
  const companies = test.app.get(CompaniesService, { strict: false });
  const company = await companies.create({ name: 'Otra S.A.C.', ruc: null, isDemo: false });
  await test.app.get(UsersService, { strict: false }).create({
    email: 'ana@otra.pe',
    password: TEST_PASSWORD,
    firstName: 'Ana',
    lastName: '',
    role: 'company_admin',
    teams: ['logistica', 'tesoreria'],
    companyId: company.id,
  });
  return test.signedIn('ana@otra.pe');
}
