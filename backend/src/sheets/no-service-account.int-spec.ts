import type { ErrorBody } from '../contracts/errors';
import type { Agent } from '../../test/support/people';
import { storedDocuments, tenantOf } from '../../test/support/stored-documents';
import { startTestApp, type TestApp } from '../../test/support/test-app';

const SHEET = 'hoja-de-ventas-0000000001';

describe('a product without a service account', () => {
  let test: TestApp;
  let boss: Agent;
  beforeAll(async () => {
    test = await startTestApp();
    boss = await test.signedIn('empresa@demo.pe');
  });
  afterAll(() => test?.close());

  it('says so and offers what does the same', async () => {
    const [id = ''] = await storedDocuments(test, await tenantOf(boss), [{}]);
    expect((await boss.get('/api/sheets/status').expect(200)).body).toEqual({
      isConfigured: false,
      shareWith: null,
      spreadsheets: [],
    });
    const body = { spreadsheetId: SHEET };
    for (const answer of [
      await boss.post('/api/sheets/create').send({}),
      await boss.post('/api/company/spreadsheets').send(body),
      await boss.post(`/api/documents/${id}/submit-to-sheets`).send(body),
    ]) {
      expect([answer.status, (answer.body as ErrorBody).code]).toEqual([
        409,
        'HOJAS_NO_CONFIGURADAS',
      ]);
      expect((answer.body as ErrorBody).message).toContain('XLSX');
    }
  });
});
