import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { ModulesContainer } from '@nestjs/core';
import { POLICY, type Action } from '../../contracts/policy';
import { startTestApp, type TestApp } from '../../support/test-app';
import { ALLOW_KEY } from './allow.decorator';

interface Route {
  method: 'get' | 'post' | 'put' | 'delete' | 'patch';
  path: string;
  action: Action | undefined;
}

const meta = <T>(key: string, of: object): T | undefined =>
  Reflect.getMetadata(key, of) as T | undefined;

function routesOf(controller: Type): Route[] {
  const prototype = controller.prototype as Record<string, unknown>;
  const names = Object.getOwnPropertyNames(prototype).filter((name) => name !== 'constructor');
  return names.flatMap((name) => {
    const handler = prototype[name];
    const path = typeof handler === 'function' ? meta<string>(PATH_METADATA, handler) : undefined;
    if (typeof handler !== 'function' || path === undefined) return [];
    const verb = RequestMethod[meta<RequestMethod>(METHOD_METADATA, handler) ?? 0] ?? 'GET';
    const base = meta<string>(PATH_METADATA, controller) ?? '';
    const parts = [base, path].map((part) => part.replace(/^\/|\/$/g, '')).filter(Boolean);
    return [
      {
        method: verb.toLowerCase() as Route['method'],
        path: `/${parts.join('/')}`,
        action: meta<Action>(ALLOW_KEY, handler),
      },
    ];
  });
}

describe('every route of the application', () => {
  let test: TestApp;
  let routes: Route[];
  beforeAll(async () => {
    test = await startTestApp();
    const modules = [...test.app.get(ModulesContainer).values()];
    const controllers = modules.flatMap((module) => [...module.controllers.values()]);
    routes = controllers.flatMap(({ metatype }) => (metatype ? routesOf(metatype as Type) : []));
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
