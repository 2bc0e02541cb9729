import { startTestApp, type TestApp } from '../../../test/support/test-app';
import { namedServer, testConfig } from '../../../test/support/test-config';

describe.each([
  ['plain HTTP on this machine', {}],
  ['HTTPS', { PUBLIC_URL: 'https://foliado.empresa.pe' }],
])('the headers of an answer, on %s', (_, env) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(testConfig({ ...namedServer(), ...env }));
  });
  afterAll(() => test?.close());

  it.each(['/api/login', '/api/register', '/api/auth/user', '/api/no-existe', '/healthz', '/'])(
    'let %s run no foreign code and be framed by nobody',
    async (path) => {
      const { headers } = await test.anonymous().get(path);
      const policy = String(headers['content-security-policy']);
      for (const rule of [
        "default-src 'self'",
        "script-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ]) {
        expect(policy.split(';')).toContain(rule);
      }
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'x-frame-options': 'DENY',
      });
      const permissions = String(headers['permissions-policy']).split(', ');
      expect(permissions).toEqual(expect.arrayContaining(['camera=()', 'microphone=()']));
      expect(permissions).not.toContain('clipboard-write=()');
      expect(headers).not.toHaveProperty('x-powered-by');
      expect('strict-transport-security' in headers).toBe('PUBLIC_URL' in env);
    },
  );

  it('keep every answer of the API out of caches', async () => {
    for (const path of ['/api/login', '/api/auth/user', '/api/password-reset/x']) {
      const { headers } = await test.anonymous().get(path);
      expect(headers['cache-control']).toBe('private, no-store');
    }
  });
});
