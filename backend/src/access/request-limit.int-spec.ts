import type { ErrorBody } from '../contracts/errors';
import { startTestApp, type TestApp } from '../../test/support/test-app';
import { namedServer, testConfig } from '../../test/support/test-config';
import { aPdf } from '../../test/support/upload-bytes';

const LIMIT = 10;

describe('more requests in a minute than are allowed', () => {
  let test: TestApp;
  beforeAll(async () => {
    const limits = { REQUESTS_PER_MINUTE: String(LIMIT), UPLOADS_PER_MINUTE: '30' };
    test = await startTestApp(testConfig({ ...namedServer(), ...limits }));
  });
  afterAll(() => test?.close());

  it('are refused with the time to wait, and keep nobody else waiting', async () => {
    const clerk = await test.signedIn('digitador@demo.pe');
    const denied = await clerk.get('/api/admin/users');
    expect(denied.status).toBe(403);
    for (let n = 1; n < LIMIT; n += 1) await clerk.get('/api/documents').expect(200);
    const { body, headers } = await clerk.get('/api/documents').expect(429);
    expect(body as ErrorBody).toMatchObject({
      code: 'DEMASIADAS_SOLICITUDES',
      message: expect.stringMatching(/Espere \d+ segundos/) as string,
    });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    const another = await test.signedIn('empresa@demo.pe');
    await another.get('/api/documents').expect(200);
    await test.anonymous().get('/api/documents').expect(401);
  });

  it('never keep a person signed in', async () => {
    const clerk = await test.signedIn('digitador@demo.pe');
    await clerk.get('/api/documents').expect(429);
    await clerk.get('/api/logout').expect(303);
    await clerk.get('/api/documents').expect(401);
  });

  it('are of a person, whatever the session, and leave uploads their own limit', async () => {
    const again = await test.signedIn('digitador@demo.pe');
    await again.get('/api/documents').expect(429);
    const upload = again.post('/api/documents/upload').attach('file', aPdf(), 'a.pdf');
    await upload.expect(201);
  });
});
