import type { ErrorBody } from '../../contracts/errors';
import { startTestApp, type TestApp } from '../../../test/support/test-app';
import { namedServer, testConfig } from '../../../test/support/test-config';
import { aPdf } from '../../../test/support/upload-bytes';
import { zipped } from '../../../test/support/zip-files';

describe('more uploads in a minute than are allowed', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(testConfig({ ...namedServer(), UPLOADS_PER_MINUTE: '3' }));
  });
  afterAll(() => test?.close());

  it('are refused with the time to wait, and keep nobody else waiting', async () => {
    const clerk = await test.signedIn('digitador@demo.pe');
    const upload = (agent: typeof clerk) =>
      agent.post('/api/documents/upload').attach('file', aPdf(), 'a.pdf');
    for (let n = 0; n < 3; n += 1) await upload(clerk).expect(201);
    const { body, headers } = await upload(clerk).expect(429);
    expect((body as ErrorBody).code).toBe('DEMASIADAS_SOLICITUDES');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await clerk.get('/api/documents')).body).toHaveLength(3);
    await upload(await test.signedIn('empresa@demo.pe')).expect(201);
  });

  it('are counted one by one of an archive, which is taken whole', async () => {
    const treasurer = await test.signedIn('tesoreria@demo.pe');
    const files = { 'a.pdf': aPdf(500), 'b.pdf': aPdf(501), 'c.pdf': aPdf(502) };
    const bytes = await zipped(files);
    await treasurer
      .post('/api/documents/sources')
      .attach('file', bytes, { filename: 'a.zip', contentType: 'application/zip' })
      .expect(201);
    await treasurer.post('/api/documents/upload').attach('file', aPdf(), 'd.pdf').expect(429);
  });
});
