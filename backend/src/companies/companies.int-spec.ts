import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { CompanyProfile, CompanySummary } from '../contracts/company';
import { EventStore } from '../platform/event-store';
import { startTestApp, type TestApp } from '../../test/support/test-app';
import { TEST_PASSWORD } from '../../test/support/test-config';
import { until } from '../../test/support/until';
import { UsersService } from '../users';
import { CompaniesService } from '.';

type Agent = Awaited<ReturnType<TestApp['signedIn']>>;

describe('the company', () => {
  let test: TestApp;
  let companies: CompaniesService;
  let owner: Agent;
  let clerk: Agent;
  let platform: Agent;
  beforeAll(async () => {
    test = await startTestApp();
    companies = test.app.get(CompaniesService, { strict: false });
    [owner, clerk, platform] = (await Promise.all(
      ['empresa@demo.pe', 'digitador@demo.pe', 'admin@demo.pe'].map(test.signedIn),
    )) as [Agent, Agent, Agent];
  });
  afterAll(() => test?.close());

  const profile = async () => (await owner.get('/api/company').expect(200)).body as CompanyProfile;

  it('is shown to all its people', async () => {
    const { body } = await clerk.get('/api/company').expect(200);
    expect(body).toEqual({
      id: expect.any(String) as string,
      name: 'Comercial Andina Demo S.A.C.',
      ruc: '20999999043',
      separacionFunciones: false,
      dobleControl: false,
      ...{ limitePEN: null, limiteUSD: null, limiteEUR: null, delegations: [], cuentasCargo: [] },
      fileRetentionDays: null,
      defaultRetentionDays: test.config.fileRetentionDays,
      isDemo: true,
      createdAt: expect.any(String) as string,
      version: 0,
    });
  });

  it('does not exist for a person without one', async () => {
    await platform.get('/api/company').expect(404);
  });

  it('is changed by its company_admin alone', async () => {
    await clerk.put('/api/company').send({ name: 'X' }).expect(403);
    await platform.put('/api/company').send({ name: 'X' }).expect(403);
    await test.anonymous().put('/api/company').send({ name: 'X' }).expect(401);
    expect((await profile()).name).toBe('Comercial Andina Demo S.A.C.');
  });

  it('answers a change with the new profile and keeps what was not given', async () => {
    const change = { separacionFunciones: true, fileRetentionDays: 90 };
    const { body } = await owner.put('/api/company').send(change).expect(200);
    expect(body).toEqual({ ...(await profile()), ...change, version: 1 });
    await owner
      .put('/api/company')
      .send({ fileRetentionDays: null, name: ' Nueva  S.A. ' })
      .expect(200);
    expect(await profile()).toMatchObject({
      name: 'Nueva S.A.',
      separacionFunciones: true,
      fileRetentionDays: null,
    });
  });

  it('does not write over what somebody else changed meanwhile, unless that was seen', async () => {
    const { version, name } = await profile();
    const change = (seen: number, text: string) =>
      owner.put('/api/company').set('If-Match', `"${seen}"`).send({ name: text });
    await change(version, 'Primera S.A.').expect(200);
    const { body } = await change(version, 'Segunda S.A.').expect(409);
    expect(body).toMatchObject({ code: 'VERSION_CONFLICTO' });
    expect(await profile()).toMatchObject({ name: 'Primera S.A.', version: version + 1 });
    await change(version + 1, name).expect(200);
  });

  it.each([
    [{ ruc: '20999999044' }, 'RUC_INVALIDO'],
    [{ ruc: '123' }, 'RUC_INVALIDO'],
    [{ ruc: 20999999043 }, 'CAMPO_INVALIDO'],
    [{ name: '  ' }, 'CAMPO_INVALIDO'],
    [{ name: null }, 'CAMPO_INVALIDO'],
    [{ name: 'x'.repeat(151) }, 'CAMPO_INVALIDO'],
    [{ fileRetentionDays: -1 }, 'CAMPO_INVALIDO'],
    [{ fileRetentionDays: 3_651 }, 'CAMPO_INVALIDO'],
    [{ fileRetentionDays: 1.5 }, 'CAMPO_INVALIDO'],
    [{ fileRetentionDays: '30' }, 'CAMPO_INVALIDO'],
    [{ separacionFunciones: 'true' }, 'CAMPO_INVALIDO'],
    [{ separacionFunciones: null }, 'CAMPO_INVALIDO'],
    [{ name: { $ne: null } }, 'CAMPO_INVALIDO'],
    [{ isDemo: false }, 'CAMPO_INVALIDO'],
    [{ id: 'otra' }, 'CAMPO_INVALIDO'],
    [{ _id: 'otra', name: 'Nueva S.A.' }, 'CAMPO_INVALIDO'],
    [{ companyId: 'otra' }, 'CAMPO_INVALIDO'],
    [{ outbox: [] }, 'CAMPO_INVALIDO'],
  ])('refuses %j', async (body, code) => {
    const before = await profile();
    const answer = await owner.put('/api/company').send(body).expect(400);
    expect(answer.body).toMatchObject({ code });
    expect(await profile()).toEqual(before);
  });

  it('names a wrong field to a person in Spanish, and to a program by its key', async () => {
    const { body } = await owner.put('/api/company').send({ name: ' ' }).expect(400);
    expect(body).toMatchObject({
      field: 'name',
      message: 'El dato «Razón social» no es válido. Revíselo e intente de nuevo.',
    });
  });

  it('lets two companies have one RUC, as accountants need', async () => {
    const twin = { name: 'Gemela S.A.C.', ruc: '20999999043', isDemo: false };
    expect((await companies.create(twin)).ruc).toBe('20999999043');
  });

  it('records every change with old and new in the history of the company', async () => {
    const { id } = await companies.create({ name: 'Con historia', ruc: null, isDemo: false });
    const actor = { id: 'u1', role: 'company_admin', correlationId: 'c-7' } as const;
    await companies.update(actor, id, { name: 'Con historia', ruc: '20999999043' });
    await companies.update(actor, id, { ruc: '20999999043' });
    await companies.update(actor, id, { fileRetentionDays: 0 });
    const store = test.app.get(EventStore, { strict: false });
    const events = await until(async () => {
      const found = await store.read(id, `company-${id}`);
      return found.length < 3 ? null : found;
    });
    expect(events.map(({ type, data }) => [type, data])).toEqual([
      ['CompanyCreated', { name: 'Con historia', ruc: null }],
      ['CompanyUpdated', { old: { ruc: null }, new: { ruc: '20999999043' } }],
      ['CompanyUpdated', { old: { fileRetentionDays: null }, new: { fileRetentionDays: 0 } }],
    ]);
    expect(events[1]?.meta).toMatchObject({ actorId: 'u1', correlationId: 'c-7' });
  });

  it('loses no change of ten that meet', async () => {
    const { id } = await companies.create({ name: 'N', ruc: null, isDemo: false });
    const days = Array.from({ length: 10 }, (_, n) => n + 1);
    const actor = { id: 'u1', role: 'company_admin' } as const;
    await Promise.all(days.map((n) => companies.update(actor, id, { fileRetentionDays: n })));
    const store = test.app.get(EventStore, { strict: false });
    const events = await until(async () => {
      const found = await store.read(id, `company-${id}`);
      return found.length < 11 ? null : found.slice(1);
    });
    const steps = events.map(({ data }) => data as Record<'old' | 'new', object>);
    steps.slice(1).forEach((step, at) => expect(step.old).toEqual(steps[at]?.new));
  });

  it('reads records from before the settings with their defaults', async () => {
    const { id } = await companies.create({ name: 'Antigua', ruc: null, isDemo: false });
    const connection = test.app.get<Connection>(getConnectionToken());
    const records = connection.collection<{ _id: string }>('companies');
    await records.replaceOne({ _id: id }, { name: 'Antigua', ruc: null, createdAt: new Date() });
    const old = await companies.find(id);
    expect(old).toMatchObject({ separacionFunciones: false, fileRetentionDays: null });
    expect(old && companies.retentionOf(old)).toBe(test.config.fileRetentionDays);
    const changed = await companies.update({ id: 'u', role: 'admin' }, id, {
      fileRetentionDays: 30,
    });
    expect(companies.retentionOf(changed)).toBe(30);
  });

  describe('GET /api/companies', () => {
    const list = async (agent: Agent, range?: string) => {
      const query = range === undefined ? {} : { range };
      const { body, headers } = await agent.get('/api/companies').query(query).expect(200);
      return [body as CompanySummary[], headers['content-range'] as string] as const;
    };

    it('shows a person the own one and nothing else', async () => {
      const [own, range] = await list(clerk);
      expect(own).toEqual([
        { id: expect.any(String) as string, name: 'Nueva S.A.', ruc: '20999999043' },
      ]);
      expect(range).toBe('companies 0-0/1');
    });

    it('shows nothing to a person without company', async () => {
      await test.app.get(UsersService, { strict: false }).create({
        email: 'suelta@x.pe',
        password: TEST_PASSWORD,
        firstName: 'S',
        lastName: '',
        role: 'user',
        teams: [],
        companyId: null,
      });
      expect((await list(await test.signedIn('suelta@x.pe')))[0]).toEqual([]);
    });

    it('shows the platform admin all of them in pages, by name', async () => {
      const [all] = await list(platform);
      expect(all.length).toBeGreaterThan(3);
      const names = all.map(({ name }) => name);
      expect(names).toEqual([...names].sort());
      const [page, range] = await list(platform, '[1,2]');
      expect(page).toEqual(all.slice(1, 3));
      expect(range).toBe(`companies 1-2/${all.length}`);
      await platform.get('/api/companies').query({ range: '[2,1]' }).expect(400);
    });
  });
});
