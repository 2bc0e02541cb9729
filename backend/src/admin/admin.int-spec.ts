import type request from 'supertest';
import type { ActivityEntry } from '../contracts/activity';
import type { AdminUser } from '../contracts/admin';
import type { CreditEntry } from '../contracts/credits';
import { API } from '../contracts/routes';
import { startTestApp, type TestApp } from '../../test/support/test-app';
import { until } from '../../test/support/until';
import { UsersService } from '../users';

type Agent = ReturnType<typeof request.agent>;

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

describe('the administration of users', () => {
  let test: TestApp;
  let admin: Agent;
  let people: Map<string, AdminUser>;

  const person = (name: string): AdminUser => {
    const found = people.get(`${name}@demo.pe`);
    if (!found) throw new Error(`no account ${name}`);
    return found;
  };
  const list = async (filter: object = {}): Promise<AdminUser[]> => {
    const query = { range: '[0,24]', filter: JSON.stringify(filter) };
    return (await admin.get(API.adminUsers).query(query).expect(200)).body as AdminUser[];
  };
  const one = async (id: string): Promise<AdminUser> => {
    const [user] = await list({ id: [id] });
    if (!user) throw new Error(`no user ${id}`);
    return user;
  };

  beforeAll(async () => {
    test = await startTestApp();
    admin = await test.signedIn('admin@demo.pe');
    people = new Map((await list()).map((user) => [user.username, user]));
  });
  afterAll(() => test?.close());

  describe('the list', () => {
    it('holds all users, newest first, with company and credits, and nothing secret', async () => {
      const { body, headers } = await admin.get(API.adminUsers).expect(200);
      const users = body as AdminUser[];
      expect(headers['content-range']).toBe(`users 0-${users.length - 1}/${users.length}`);
      const times = users.map(({ createdAt }) => createdAt);
      expect(times).toEqual([...times].sort().reverse());
      const clerk = users.find(({ username }) => username === 'digitador@demo.pe');
      expect(clerk).toEqual({
        id: expect.any(String) as string,
        username: 'digitador@demo.pe',
        role: 'user',
        teams: ['logistica'],
        firstName: expect.any(String) as string,
        lastName: expect.any(String) as string,
        isActive: 'true',
        lastLoginAt: null,
        hasProvider: false,
        createdAt: expect.any(String) as string,
        companyId: expect.any(String) as string,
        companyName: 'Comercial Andina Demo S.A.C.',
        credits: expect.any(Number) as number,
        creditsUsed: 0,
      });
      expect(users.find(({ role }) => role === 'admin')).toMatchObject({
        companyId: null,
        companyName: null,
      });
    });

    it('is searched, filtered, sorted and cut on the server', async () => {
      expect((await list({ q: 'DIGIT' })).map(({ username }) => username)).toEqual([
        'digitador@demo.pe',
      ]);
      expect((await list({ q: '.*' })).length).toBe(0);
      expect((await list({ role: 'company_admin' })).map(({ username }) => username)).toEqual([
        'empresa@demo.pe',
      ]);
      const query = { range: '[1,2]', sort: '["username","ASC"]' };
      const { body, headers } = await admin.get(API.adminUsers).query(query).expect(200);
      expect((body as AdminUser[]).map(({ username }) => username)).toEqual([
        'digitador@demo.pe',
        'empresa@demo.pe',
      ]);
      expect(headers['content-range']).toBe('users 1-2/4');
    });

    it('refuses a filter that it does not know', async () => {
      const filter = '{"passwordHash":{"$ne":null}}';
      const { body } = await admin.get(API.adminUsers).query({ filter }).expect(400);
      expect(body).toMatchObject({ code: 'CAMPO_INVALIDO' });
    });
  });

  describe('a change of role or access', () => {
    it('answers the user as he is now and works at the next request of his session', async () => {
      const { id } = person('tesoreria');
      const his = await test.signedIn('tesoreria@demo.pe');
      const { body } = await admin.put(API.adminUser(id)).send({ role: 'admin' }).expect(200);
      expect(body).toMatchObject({ id, role: 'admin', username: 'tesoreria@demo.pe' });
      await his.get(API.adminUsers).expect(200);
      await admin.put(API.adminUser(id)).send({ role: 'user' }).expect(200);
      await his.get(API.adminUsers).expect(403);
    });

    it('ends the sessions of who is let out, and lets him in again', async () => {
      const { id } = person('tesoreria');
      const his = await test.signedIn('tesoreria@demo.pe');
      await admin.put(API.adminUser(id)).send({ isActive: 'false' }).expect(200);
      const refusal = await his.get(API.authUser).expect(401);
      expect(refusal.body).toMatchObject({ code: 'SESION_CUENTA_INACTIVA' });
      expect((await list({ isActive: 'false' })).map((user) => user.id)).toEqual([id]);
      await admin.put(API.adminUser(id)).send({ isActive: 'true' }).expect(200);
      await test.signedIn('tesoreria@demo.pe');
    });

    it.each([
      [{}],
      [{ role: 'user', isActive: 'true' }],
      [{ role: 'root' }],
      [{ role: null }],
      [{ role: ['admin'] }],
      [{ role: { $ne: 'user' } }],
      [{ isActive: true }],
      [{ isActive: 'yes' }],
      [{ isActive: null }],
      [{ role: 'user', credits: 99 }],
      [{ role: 'user', companyId: 'x' }],
      [{ role: 'user', passwordHash: 'x' }],
      [{ role: 'user', _id: 'x' }],
      [{ credits: 99 }],
      [[]],
      [[{ role: 'admin' }]],
    ])('refuses the body %j and changes nothing', async (body) => {
      const { id } = person('digitador');
      const before = await one(id);
      await admin.put(API.adminUser(id)).send(body).expect(400);
      expect(await one(id)).toEqual(before);
    });

    it('is nothing that an admin can do to himself', async () => {
      const { id } = person('admin');
      const answers = [{ role: 'user' }, { isActive: 'false' }].map((body) =>
        admin.put(API.adminUser(id)).send(body).expect(409),
      );
      for (const { body } of await Promise.all(answers)) {
        expect(body).toMatchObject({ code: 'CAMBIO_PROPIO' });
      }
    });

    it('never takes the last active admin', async () => {
      const second = person('digitador').id;
      const first = person('admin').id;
      await admin.put(API.adminUser(second)).send({ role: 'admin' }).expect(200);
      const his = await test.signedIn('digitador@demo.pe');
      // Each takes the other's role at the same time: one of them must stay.
      const answers = await Promise.all([
        admin.put(API.adminUser(second)).send({ role: 'user' }),
        his.put(API.adminUser(first)).send({ role: 'user' }),
      ]);
      const users = await test.app.get(UsersService).findMany([first, second]);
      const left = users.filter(({ role, isActive }) => role === 'admin' && isActive);
      expect(left).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      // Back to what the other tests expect.
      if (left[0]?.id === second) {
        await his.put(API.adminUser(first)).send({ role: 'admin' }).expect(200);
        await admin.put(API.adminUser(second)).send({ role: 'user' }).expect(200);
      }
    });

    it('is in the activity of the person, and of who made it', async () => {
      const { id } = person('digitador');
      await admin.put(API.adminUser(id)).send({ role: 'company_admin' }).expect(200);
      await admin.put(API.adminUser(id)).send({ role: 'user' }).expect(200);
      // The newest two; entries are written beside the answer.
      const told = async (): Promise<string[]> => {
        const { body } = await admin.get(API.adminActivity(id)).expect(200);
        const entries = (body as ActivityEntry[]).slice(0, 2);
        return entries.map(({ action, details }) => `${action}: ${details}`);
      };
      const newest = [
        'admin_update_user: Rol: de Admin Empresa a Usuario.',
        'admin_update_user: Rol: de Usuario a Admin Empresa.',
      ];
      await until(async () => ((await told()).join() === newest.join() ? true : null));
      const range = { range: '[0,0]' };
      const { body, headers } = await admin.get(API.adminActivity(id)).query(range).expect(200);
      expect(body).toHaveLength(1);
      expect(headers['content-range']).toMatch(/^activity 0-0\/\d+$/);
    });
  });

  describe('credits', () => {
    const change = (id: string, body: object, key?: string) => {
      const post = admin.post(API.adminUserCredits(id)).send(body);
      return key === undefined ? post : post.set('Idempotency-Key', key);
    };

    it('are added and set', async () => {
      const { id, credits } = person('empresa');
      const { body } = await change(id, { action: 'add', amount: 10 }).expect(200);
      expect(body).toEqual({ credits: credits + 10 });
      await change(id, { action: 'set', amount: 25 }).expect(200, { credits: 25 });
      expect((await one(id)).credits).toBe(25);
      const history = await admin.get(API.adminUserCreditHistory(id)).expect(200);
      const [newest, second] = history.body as CreditEntry[];
      expect(newest).toMatchObject({ movement: 'set', balance: 25 });
      expect(second).toMatchObject({ movement: 'granted', amount: 10 });
      expect(newest?.actorName).toBe(`${person('admin').firstName} ${person('admin').lastName}`);
    });

    it('lose no addition of twenty at the same time', async () => {
      const { id } = person('empresa');
      await change(id, { action: 'set', amount: 0 }).expect(200);
      const all = Array.from({ length: 20 }, () => change(id, { action: 'add', amount: 10 }));
      const statuses = (await Promise.all(all)).map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([200]));
      expect((await one(id)).credits).toBe(200);
    });

    it('change once for one key, however often it is sent', async () => {
      const { id } = person('empresa');
      await change(id, { action: 'set', amount: 5 }).expect(200);
      const body = { action: 'add', amount: 10 };
      const twice = await Promise.all([change(id, body, 'key-1'), change(id, body, 'key-1')]);
      expect(twice.map(({ status }) => status)).toEqual([200, 200]);
      expect((await one(id)).credits).toBe(15);
      const other = await change(id, { action: 'add', amount: 11 }, 'key-1').expect(409);
      expect(other.body).toMatchObject({ code: 'CLAVE_REUTILIZADA' });
      await change(id, body, 'clave con espacios').expect(400);
    });

    it.each([
      [{ action: 'add', amount: -5 }],
      [{ action: 'add', amount: 1.5 }],
      [{ action: 'add', amount: 1e9 }],
      [{ action: 'set', amount: 100_001 }],
      [{ action: 'add', amount: '10' }],
      [{ action: 'add', amount: null }],
      [{ action: 'add' }],
      [{ amount: 10 }],
      [{ action: 'take', amount: 10 }],
      [{ action: 'add', amount: 10, userId: 'x' }],
    ])('refuse %j', async (body) => {
      const { id } = person('empresa');
      const before = (await one(id)).credits;
      await change(id, body).expect(400);
      expect((await one(id)).credits).toBe(before);
    });

    it('do not pass the most that a balance can be', async () => {
      const { id } = person('empresa');
      await change(id, { action: 'set', amount: 100_000 }).expect(200);
      const { body } = await change(id, { action: 'add', amount: 1 }).expect(409);
      expect(body).toMatchObject({ code: 'LIMITE_CREDITOS' });
    });
  });

  it('does not know a user who does not exist, by whatever id', async () => {
    for (const id of [UNKNOWN, 'x', '[object Object]', 'a'.repeat(500)]) {
      const calls = [
        admin.get(API.adminUserStats(id)),
        admin.get(API.adminActivity(id)),
        admin.get(API.adminUserCreditHistory(id)),
        admin.put(API.adminUser(id)).send({ role: 'user' }),
        admin.post(API.adminUserCredits(id)).send({ action: 'add', amount: 1 }),
        admin.post(API.adminRetryDocument(id)),
      ];
      for (const { status } of await Promise.all(calls)) expect([id, status]).toEqual([id, 404]);
    }
  });

  it.each(['digitador', 'tesoreria', 'empresa'])('is closed to %s', async (name) => {
    const other = await test.signedIn(`${name}@demo.pe`);
    const { id } = person('digitador');
    const calls = [
      other.get(API.adminUsers),
      other.get(API.adminStats),
      other.get(API.adminUserStats(id)),
      other.get(API.adminActivity(id)),
      other.get(API.adminUserCreditHistory(id)),
      other.get(API.adminUsage),
      other.get(API.adminHealth),
      other.get(API.adminFailedDocuments),
      other.put(API.adminUser(id)).send({ role: 'admin' }),
      other.post(API.adminUserCredits(id)).send({ action: 'add', amount: 10 }),
      other.post(API.adminRetryDocument(UNKNOWN)),
    ];
    for (const { status } of await Promise.all(calls)) expect(status).toBe(403);
  });
});
