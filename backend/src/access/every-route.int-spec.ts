import { POLICY } from '../contracts/policy';
import { appRoutes, type AppRoute } from '../../test/support/app-routes';
import { startTestApp, type TestApp } from '../../test/support/test-app';

describe('every route of the application', () => {
  let test: TestApp;
  let routes: AppRoute[];
  beforeAll(async () => {
    test = await startTestApp();
    routes = appRoutes(test.app);
  });
  afterAll(() => test?.close());

  it('is found by this test', () => {
    const paths = routes.map(({ method, path }) => `${method} ${path}`);
    expect(paths).toEqual(
      expect.arrayContaining(['post /documents/upload', 'get /documents/:id/file', 'get /readyz']),
    );
  });

  it('declares an action of the policy table', () => {
    const without = routes.filter(({ action }) => action === undefined || !(action in POLICY));
    expect(without).toEqual([]);
  });

  it('answers 401 without a session, unless the table calls it public', async () => {
    const closed = routes.filter(({ action }) => action && POLICY[action].access === 'session');
    const answers = await Promise.all(
      closed.map(async ({ method, path }) => {
        const address = `/api${path.replace(/:\w+/g, '1')}`;
        return [address, (await test.anonymous()[method](address)).status] as const;
      }),
    );
    expect(answers.length).toBeGreaterThan(8);
    expect(answers.filter(([, status]) => status !== 401)).toEqual([]);
  });

  it.each(['put', 'patch', 'delete'] as const)('is not reached by %s', async (method) => {
    const agent = await test.signedIn('empresa@demo.pe');
    const { status } = await agent[method]('/api/documents');
    expect([404, 405]).toContain(status);
  });
});
