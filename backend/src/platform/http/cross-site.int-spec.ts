import { appRoutes, type AppRoute } from '../../../test/support/app-routes';
import { startTestApp, type TestApp } from '../../../test/support/test-app';

const FOREIGN = 'https://evil.pe';

/** What another site's page can make a browser send with a person's cookie. */
const ATTACKS: readonly { name: string; headers: Record<string, string>; type?: string }[] = [
  { name: 'a foreign Origin', headers: { Origin: FOREIGN }, type: 'application/json' },
  { name: 'no Origin but cross-site', headers: { 'Sec-Fetch-Site': 'cross-site' } },
  { name: 'a sibling of our site', headers: { 'Sec-Fetch-Site': 'same-site' } },
  { name: 'JSON dressed as plain text', headers: { Origin: FOREIGN }, type: 'text/plain' },
  {
    name: 'a form',
    headers: { Origin: 'null' },
    type: 'application/x-www-form-urlencoded',
  },
  {
    name: 'an upload',
    headers: { Origin: FOREIGN, 'Sec-Fetch-Site': 'cross-site' },
    type: 'multipart/form-data; boundary=x',
  },
];

describe('a request that another site sends', () => {
  let test: TestApp;
  let changing: AppRoute[];
  beforeAll(async () => {
    test = await startTestApp();
    changing = appRoutes(test.app).filter(({ method }) => method !== 'get');
  });
  afterAll(() => test?.close());

  it('is tried on every call that changes state', () => {
    const paths = changing.map(({ method, path }) => `${method} ${path}`);
    expect(paths).toEqual(
      expect.arrayContaining([
        'post /login',
        'post /register',
        'post /password-reset/:token',
        'post /invitation/:token',
        'put /account/profile',
        'post /account/password',
        'delete /account/sessions/:id',
        'post /documents/upload',
      ]),
    );
  });

  it.each(ATTACKS)('is refused everywhere: $name', async ({ headers, type }) => {
    const agent = await test.signedIn('empresa@demo.pe');
    const answers: string[] = [];
    for (const { method, path } of changing) {
      const address = `/api${path.replace(/:\w+/g, '1')}`;
      const sent = agent[method](address).set(headers);
      const { status, body } = await (type ? sent.set('Content-Type', type).send('{}') : sent);
      const { code } = body as { code?: string };
      if (status !== 403 || code !== 'CSRF') answers.push(`${method} ${path}: ${status} ${code}`);
    }
    expect(changing.length).toBeGreaterThan(12);
    expect(answers).toEqual([]);
    await agent.get('/api/auth/user').expect(200);
  });

  it.each(['get', 'post', 'options'] as const)('gets no CORS header for %s', async (method) => {
    const agent = await test.signedIn('empresa@demo.pe');
    const { headers } = await agent[method]('/api/auth/user')
      .set('Origin', FOREIGN)
      .set('Access-Control-Request-Method', 'POST')
      .set('Access-Control-Request-Headers', 'content-type');
    const cors = Object.keys(headers as object).filter((name) => name.startsWith('access-control'));
    expect(cors).toEqual([]);
  });
});
