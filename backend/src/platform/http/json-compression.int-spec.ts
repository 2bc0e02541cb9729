import { startTestApp, type TestApp } from '../../../test/support/test-app';
import { isPacked } from './http-chain';

describe('the answers of the API', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test?.close());

  it('are packed where the client takes it', async () => {
    const clerk = await test.signedIn('digitador@demo.pe');
    const packed = await clerk.get('/api/processors').set('Accept-Encoding', 'gzip').expect(200);
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers['vary']).toContain('Accept-Encoding');
    const plain = await clerk.get('/api/processors').set('Accept-Encoding', 'identity').expect(200);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(packed.body).toEqual(plain.body);
  });

  it.each([
    ['GET', 'application/json; charset=utf-8', true],
    ['POST', 'application/json; charset=utf-8', false],
    ['GET', 'text/html; charset=utf-8', false],
    ['GET', 'application/pdf', false],
  ])('to %s as %s: packed %s', (method, type, expected) => {
    expect(isPacked({ method }, { getHeader: () => type })).toBe(expected);
  });
});
