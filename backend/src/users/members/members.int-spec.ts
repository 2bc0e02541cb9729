import type { CompanyMember } from '../../contracts/company';
import type { Role, Team } from '../../contracts/user';
import { ActivityService } from '../../audit';
import { CompaniesService } from '../../companies';
import { startTestApp, type TestApp } from '../../../test/support/test-app';
import { TEST_PASSWORD } from '../../../test/support/test-config';
import { until } from '../../../test/support/until';
import { UsersService, type User } from '..';

type Agent = Awaited<ReturnType<TestApp['signedIn']>>;

describe('the people of a company', () => {
  let test: TestApp;
  let owner: Agent;
  let clerk: Agent;
  let platform: Agent;
  let stranger: Agent;
  let foreign: User;
  let made = 0;
  beforeAll(async () => {
    test = await startTestApp();
    const companies = test.app.get(CompaniesService, { strict: false });
    const other = await companies.create({ name: 'Otra', ruc: null, isDemo: false });
    foreign = await aUser('company_admin', other.id);
    const emails = ['empresa@demo.pe', 'digitador@demo.pe', 'admin@demo.pe', foreign.email];
    const agents = await Promise.all(emails.map(test.signedIn));
    [owner, clerk, platform, stranger] = agents as [Agent, Agent, Agent, Agent];
  });
  afterAll(() => test?.close());

  const aUser = (role: Role, companyId: string | null, teams: Team[] = []): Promise<User> =>
    test.app.get(UsersService, { strict: false }).create({
      email: `p${(made += 1)}@x.pe`,
      password: TEST_PASSWORD,
      firstName: 'Persona',
      lastName: String(made),
      role,
      teams,
      companyId,
    });
  const members = async () =>
    (await owner.get('/api/company/users').expect(200)).body as CompanyMember[];
  const member = async (email: string) =>
    (await members()).find(({ username }) => username === email) as CompanyMember;
  const companyId = async () => ((await owner.get('/api/company')).body as { id: string }).id;

  it('are listed by name for the company_admin, without what is nobody’s business', async () => {
    const list = await members();
    expect(list.map(({ username }) => username)).toEqual([
      'empresa@demo.pe',
      'tesoreria@demo.pe',
      'digitador@demo.pe',
    ]);
    expect(Object.keys(list[0] ?? {}).sort()).toEqual([
      'firstName',
      'hasProvider',
      'id',
      'isActive',
      'lastLoginAt',
      'lastName',
      'role',
      'teams',
      'username',
    ]);
    await clerk.get('/api/company/users').expect(403);
    await platform.get('/api/company/users').expect(403);
  });

  describe('PUT /api/company/users/{id}/teams', () => {
    const put = (agent: Agent, id: string, body: object) =>
      agent.put(`/api/company/users/${id}/teams`).send(body);

    it('sets the teams and counts from the next request of an open session on', async () => {
      const { id } = await member('digitador@demo.pe');
      const { body } = await put(owner, id, { teams: ['tesoreria'] }).expect(200);
      expect(body).toMatchObject({ id, teams: ['tesoreria'] });
      const me = await clerk.get('/api/auth/user').expect(200);
      expect(me.body).toMatchObject({ teams: ['tesoreria'] });
      await put(owner, id, { teams: ['logistica'] }).expect(200);
    });

    it('is for the company_admin of the company and for the platform admin', async () => {
      const { id } = await member('digitador@demo.pe');
      const treasurer = await test.signedIn('tesoreria@demo.pe');
      await put(test.anonymous(), id, { teams: [] }).expect(401);
      await put(clerk, id, { teams: [] }).expect(403);
      await put(treasurer, id, { teams: [] }).expect(403);
      const refusal = await put(stranger, id, { teams: [] }).expect(404);
      const unknown = await put(stranger, NOBODY, { teams: [] }).expect(404);
      expect(message(refusal)).toBe(message(unknown));
      await put(platform, id, { teams: ['logistica', 'tesoreria'] }).expect(200);
      await put(platform, foreign.id, { teams: ['logistica'] }).expect(200);
    });

    it.each([
      [{ teams: ['otro'] }],
      [{ teams: 'logistica' }],
      [{ teams: ['logistica', 'tesoreria', 'logistica'] }],
      [{ teams: [{ $ne: 1 }] }],
      [{}],
      [{ teams: [], role: 'admin' }],
      [[]],
    ])('refuses %j', async (body) => {
      await put(owner, (await member('tesoreria@demo.pe')).id, body).expect(400);
    });
  });

  describe('PUT /api/company/users/{id}', () => {
    const put = (agent: Agent, id: string, body: object) =>
      agent.put(`/api/company/users/${id}`).send(body);

    it('makes a colleague company_admin, at once', async () => {
      const person = await aUser('user', await companyId());
      const session = await test.signedIn(person.email);
      await session.get('/api/company/users').expect(403);
      const { body } = await put(owner, person.id, { role: 'company_admin' }).expect(200);
      expect(body).toMatchObject({ role: 'company_admin' });
      await session.get('/api/company/users').expect(200);
      await put(owner, person.id, { role: 'user' }).expect(200);
      await session.get('/api/company/users').expect(403);
    });

    it('lets a colleague out of all open sessions and in again', async () => {
      const person = await aUser('user', await companyId());
      const session = await test.signedIn(person.email);
      await session.get('/api/auth/user').expect(200);
      await put(owner, person.id, { isActive: 'false' }).expect(200);
      await session.get('/api/auth/user').expect(401);
      const credentials = { email: person.email, password: TEST_PASSWORD };
      const told = await test.anonymous().post('/api/login').send(credentials).expect(403);
      expect(told.body).toMatchObject({ code: 'CUENTA_INACTIVA' });
      const wrong = { ...credentials, password: `${TEST_PASSWORD}x` };
      await test.anonymous().post('/api/login').send(wrong).expect(401);
      await put(owner, person.id, { isActive: 'true' }).expect(200);
      await test.anonymous().post('/api/login').send(credentials).expect(200);
    });

    it('puts into the activity log what was changed, and nothing when all was so already', async () => {
      const person = await aUser('user', await companyId());
      await put(owner, person.id, { role: 'company_admin' }).expect(200);
      await put(owner, person.id, { role: 'company_admin' }).expect(200);
      await put(owner, person.id, { isActive: 'false' }).expect(200);
      await owner.put(`/api/company/users/${person.id}/teams`).send({ teams: [] }).expect(200);
      const log = test.app.get(ActivityService, { strict: false });
      const entries = await until(async () => {
        const found = await log.ofUser(person.id, { from: 0, to: 9 });
        return found.total < 2 ? null : found.entries;
      });
      const details = entries.map((entry) => entry.details).sort();
      expect(details).toEqual(['Cuenta desactivada.', 'Rol: Admin Empresa.']);
    });

    it('changes nothing of oneself', async () => {
      const { id } = await member('empresa@demo.pe');
      for (const body of [{ role: 'user' }, { isActive: 'false' }]) {
        const answer = await put(owner, id, body).expect(409);
        expect(answer.body).toMatchObject({ code: 'CAMBIO_PROPIO' });
      }
    });

    it('is for the company_admin of the company alone', async () => {
      const { id } = await member('digitador@demo.pe');
      await put(clerk, id, { role: 'company_admin' }).expect(403);
      await put(platform, id, { role: 'company_admin' }).expect(403);
      const refusal = await put(stranger, id, { role: 'company_admin' }).expect(404);
      const unknown = await put(stranger, NOBODY, { role: 'company_admin' }).expect(404);
      expect(message(refusal)).toBe(message(unknown));
      await put(stranger, '[object Object]', { role: 'user' }).expect(404);
    });

    it('does not touch a platform admin who belongs to the company', async () => {
      const admin = await aUser('admin', await companyId());
      await put(owner, admin.id, { role: 'user' }).expect(403);
      await put(owner, admin.id, { isActive: 'false' }).expect(403);
    });

    it.each([
      [{ role: 'admin' }],
      [{ role: ['user'] }],
      [{ role: { $ne: null } }],
      [{ isActive: true }],
      [{ isActive: 'no' }],
      [{ role: 'user', isActive: 'true' }],
      [{}],
      [{ role: 'user', companyId: 'c' }],
      [{ role: 'user', passwordHash: 'x' }],
      [{ role: 'user', credits: 500 }],
      [{ role: 'user', _id: 'x' }],
    ])('refuses %j', async (body) => {
      const { id } = await member('tesoreria@demo.pe');
      await put(owner, id, body).expect(400);
      expect(await member('tesoreria@demo.pe')).toMatchObject({ role: 'user', isActive: 'true' });
    });
  });
});

const NOBODY = '00000000-0000-4000-8000-000000000000';
const message = ({ body }: { body: unknown }) => (body as { message: string }).message;
