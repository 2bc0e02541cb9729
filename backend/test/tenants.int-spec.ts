import { ModulesContainer } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { startTestApp, type TestApp } from './support/test-app';
import { AcrossTenants } from '../src/platform/database/across-tenants';
import { TenantCollection } from '../src/platform/database/tenant-collection';
import { TenantMissing, tenantOwned } from '../src/platform/database/tenant-owned';

/** Holds entries of nobody's company, too, and is read by the platform admin alone. */
const NOT_OWNED = ['ActivityRecord'];

type Methods = Record<string, (...given: unknown[]) => unknown>;

describe('the wall between tenants', () => {
  let test: TestApp;
  let connection: Connection;
  let providers: object[];
  beforeAll(async () => {
    test = await startTestApp();
    connection = test.app.get<Connection>(getConnectionToken());
    const modules = [...test.app.get(ModulesContainer).values()];
    const all = modules.flatMap((module) => [...module.providers.values()]);
    const instances = all.map(({ instance }) => instance);
    providers = [...new Set(instances.filter((one): one is object => isInstance(one)))];
  });
  afterAll(() => test?.close());

  const isInstance = (value: unknown): boolean => typeof value === 'object' && value !== null;
  const holding = (what: new (...given: never[]) => unknown): object[] =>
    providers.filter((provider) => Object.values(provider).some((held) => held instanceof what));
  const nameOf = (provider: object): string => provider.constructor.name;
  const ownedModels = () =>
    Object.values(connection.models).filter(
      ({ schema, modelName }) => schema.path('tenantId') && !NOT_OWNED.includes(modelName),
    );

  it('has its second net under every collection whose records name a tenant', () => {
    type Plugged = { plugins: readonly { fn: unknown }[] };
    const without = ownedModels().filter(
      ({ schema }) => !(schema as unknown as Plugged).plugins.some(({ fn }) => fn === tenantOwned),
    );
    expect(without.map(({ modelName }) => modelName)).toEqual([]);
    expect(ownedModels().length).toBeGreaterThanOrEqual(3);
  });

  it('has no provider that holds such a collection bare', () => {
    const owned = new Set<unknown>(ownedModels());
    const feature = providers.filter((provider) => !nameOf(provider).startsWith('Mongoose'));
    const bare = feature.filter((one) => Object.values(one).some((held) => owned.has(held)));
    expect(bare.map(nameOf).filter((name) => name.endsWith('Repository'))).toEqual([]);
  });

  it('has its door in maintenance repositories alone', () => {
    const through = holding(AcrossTenants).map(nameOf);
    expect(through.length).toBeGreaterThan(2);
    expect(through.filter((name) => !name.endsWith('MaintenanceRepository'))).toEqual([]);
  });

  it('stands in every method of every repository: none does anything without a tenant', async () => {
    const passed: string[] = [];
    let tried = 0;
    for (const repository of holding(TenantCollection)) {
      const prototype = Object.getPrototypeOf(repository) as Methods;
      const names = Object.getOwnPropertyNames(prototype).filter((name) => name !== 'constructor');
      for (const name of names) {
        const method = prototype[name];
        if (!method) continue;
        tried++;
        const given = Array.from({ length: Math.max(method.length, 1) }, () => ({}));
        try {
          await method.apply(repository, given);
          passed.push(`${nameOf(repository)}.${name}`);
        } catch (error) {
          if (!(error instanceof TenantMissing))
            passed.push(`${nameOf(repository)}.${name}: ${String(error)}`);
        }
      }
    }
    expect(passed).toEqual([]);
    expect(tried).toBeGreaterThan(20);
  });
});
