import { EventEmitter2 } from '@nestjs/event-emitter';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { AccountSession } from '../../contracts/account';
import type { ActivityNews } from '../../contracts/activity';
import { heardActivity } from '../../../test/support/heard-activity';
import { aPerson, type Agent } from '../../../test/support/people';
import { startTestApp, type TestApp } from '../../../test/support/test-app';
import { TEST_PASSWORD } from '../../../test/support/test-config';
import { USER_DEACTIVATED } from '../../contracts/user';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const NEW_PASSWORD = 'otras cuatro palabras al azar';

describe('the own account', () => {
  let test: TestApp;
  let heard: ActivityNews[];
  let count = 0;
  beforeAll(async () => {
    test = await startTestApp();
    heard = heardActivity(test.app);
  });
  afterAll(() => test?.close());
  beforeEach(() => heard.splice(0));

  /** A person without company and without sessions. */
  async function somebody(): Promise<{ id: string; email: string }> {
    count += 1;
    const email = `persona${count}@prueba.pe`;
    const id = await aPerson(test, { email, role: 'user', teams: [], companyId: null });
    return { id, email };
  }

  const isSignedIn = async (agent: Agent) => (await agent.get('/api/auth/user')).status === 200;
  const sessionsOf = async (agent: Agent) =>
    (await agent.get('/api/account/sessions').expect(200)).body as AccountSession[];

  it('changes its name, cleaned of what cannot be seen', async () => {
    const { email } = await somebody();
    const agent = await test.signedIn(email);
    const names = { firstName: '  Rosa\u200b  María ', lastName: 'Quispe' };
    const { body } = await agent.put('/api/account/profile').send(names).expect(200);
    expect(body).toMatchObject({ email, firstName: 'Rosa María', lastName: 'Quispe' });
    expect(heard).toMatchObject([{ action: 'login' }, { action: 'profile_updated' }]);
  });

  it.each([
    { firstName: '', lastName: 'x' },
    { firstName: 'x'.repeat(81), lastName: 'x' },
    { firstName: 'x' },
    { firstName: 'x', lastName: 'x', role: 'admin' },
    { firstName: 'x', lastName: 'x', email: 'otro@prueba.pe' },
    { firstName: { $set: 1 }, lastName: 'x' },
  ])('refuses the profile %j', async (body) => {
    const { email } = await somebody();
    const agent = await test.signedIn(email);
    await agent.put('/api/account/profile').send(body).expect(400);
  });

  it('lists its sessions in words, the current one first, without the id of a cookie', async () => {
    const { email } = await somebody();
    const phone = test.anonymous();
    const credentials = { email, password: TEST_PASSWORD };
    const answer = await phone.post('/api/login').set('User-Agent', PHONE).send(credentials);
    const [cookie = ''] = answer.headers['set-cookie'] as unknown as string[];
    const desk = await test.signedIn(email);
    const sessions = await sessionsOf(desk);
    expect(sessions).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        startedAt: expect.stringMatching(/Z$/),
        lastActiveAt: expect.stringMatching(/Z$/),
        device: 'Navegador desconocido',
        ipAddress: '127.0.0.1',
        isCurrent: true,
      },
      expect.objectContaining({ device: 'Safari en iPhone', isCurrent: false }),
    ]);
    const secret = /s%3A([\w-]+)/.exec(cookie)?.[1] ?? '';
    expect(secret).not.toBe('');
    expect(JSON.stringify(sessions)).not.toContain(secret);
  });

  it('ends one of its sessions, and nobody else’s', async () => {
    const { email } = await somebody();
    const { email: strangerEmail } = await somebody();
    const [mine, other, stranger] = await Promise.all([
      test.signedIn(email),
      test.signedIn(email),
      test.signedIn(strangerEmail),
    ]);
    const [foreign] = await sessionsOf(stranger);
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const id of [foreign?.id ?? '', unknown, 'x']) {
      const { body } = await mine.delete(`/api/account/sessions/${id}`).expect(404);
      expect(body).toMatchObject({ code: 'NO_ENCONTRADO' });
    }
    const [, second] = await sessionsOf(mine);
    await mine.delete(`/api/account/sessions/${second?.id}`).expect(204);
    expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(mine)).toBe(true);
    expect(await isSignedIn(stranger)).toBe(true);
    expect(heard.at(-1)).toMatchObject({ action: 'session_revoked' });
  });

  it('ends all its sessions but the one that asks', async () => {
    const { email } = await somebody();
    const mine = await test.signedIn(email);
    const others = await Promise.all([test.signedIn(email), test.signedIn(email)]);
    await mine.delete('/api/account/sessions').expect(204);
    expect(await Promise.all(others.map(isSignedIn))).toEqual([false, false]);
    expect(await sessionsOf(mine)).toHaveLength(1);
  });

  it('changes its password, which ends every other session and a copy of this one', async () => {
    const { email } = await somebody();
    const other = await test.signedIn(email);
    const agent = test.anonymous();
    const credentials = { email, password: TEST_PASSWORD };
    const answer = await agent.post('/api/login').send(credentials).expect(200);
    const [copied = ''] = answer.headers['set-cookie'] as unknown as string[];
    const change = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };
    await agent.post('/api/account/password').send(change).expect(204);
    expect(await isSignedIn(agent)).toBe(true);
    expect(await isSignedIn(other)).toBe(false);
    const cookie = copied.split(';')[0] ?? '';
    await test.anonymous().get('/api/auth/user').set('Cookie', cookie).expect(401);
    await test.anonymous().post('/api/login').send(credentials).expect(401);
    const renewed = { email, password: NEW_PASSWORD };
    await test.anonymous().post('/api/login').send(renewed).expect(200);
    expect(heard.map(({ action }) => action)).toContain('password_changed');
  });

  it('keeps its password when the new one is weak or the present one is wrong', async () => {
    const { email } = await somebody();
    const agent = await test.signedIn(email);
    const change = (currentPassword: string, newPassword: string) =>
      agent.post('/api/account/password').send({ currentPassword, newPassword });
    const weak = await change(TEST_PASSWORD, 'password').expect(400);
    expect(weak.body).toMatchObject({ code: 'CONTRASENA_DEBIL' });
    const own = await change(TEST_PASSWORD, email).expect(400);
    expect(own.body).toMatchObject({ code: 'CONTRASENA_DEBIL' });
    const same = await change(TEST_PASSWORD, TEST_PASSWORD).expect(400);
    expect(same.body).toMatchObject({ code: 'CONTRASENA_IGUAL' });
    const wrong = await change('no es esta', NEW_PASSWORD).expect(400);
    expect(wrong.body).toMatchObject({ code: 'CONTRASENA_ACTUAL_INCORRECTA' });
    await test.signedIn(email);
  });

  it('slows down who guesses the present password in an open session, not the sign-in', async () => {
    const { email } = await somebody();
    const agent = await test.signedIn(email);
    const guess = { currentPassword: 'no', newPassword: NEW_PASSWORD };
    for (let i = 0; i < 5; i += 1) {
      await agent.post('/api/account/password').send(guess).expect(400);
    }
    const { headers } = await agent.post('/api/account/password').send(guess).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await test.signedIn(email);
  });

  it('has no password to change when it only ever came through the identity provider', async () => {
    const { id, email } = await somebody();
    const agent = await test.signedIn(email);
    const users = test.app
      .get<Connection>(getConnectionToken())
      .collection<{ _id: string }>('users');
    await users.updateOne({ _id: id }, { $set: { passwordHash: null } });
    const change = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };
    const { body } = await agent.post('/api/account/password').send(change).expect(409);
    expect(body).toMatchObject({ code: 'CUENTA_SIN_CONTRASENA' });
  });

  it('loses every session when it is deactivated', async () => {
    const { id, email } = await somebody();
    const agents = await Promise.all([test.signedIn(email), test.signedIn(email)]);
    await test.app.get(EventEmitter2).emitAsync(USER_DEACTIVATED, { userId: id });
    expect(await Promise.all(agents.map(isSignedIn))).toEqual([false, false]);
  });

  it('tells the browsers of a deactivated person why, and forgets it at the next sign-in', async () => {
    const { id, email } = await somebody();
    const agent = await test.signedIn(email);
    await test.app.get(EventEmitter2).emitAsync(USER_DEACTIVATED, { userId: id });
    const { body } = await agent.get('/api/auth/user').expect(401);
    expect(body).toMatchObject({ code: 'SESION_CUENTA_INACTIVA' });
    const { text } = await agent.get('/api/login').expect(200);
    expect(text).toContain('Su sesión se cerró porque su cuenta fue desactivada.');
    const kept = await test.app
      .get<Connection>(getConnectionToken())
      .collection('sessions')
      .findOne({ 'session.endedAs': 'SESION_CUENTA_INACTIVA' });
    expect(Object.keys(kept?.['session'] as object).sort()).toEqual([
      'cookie',
      'endedAs',
      'lastActiveAt',
      'startedAt',
    ]);
    await agent.post('/api/login').send({ email, password: TEST_PASSWORD }).expect(200);
    await agent.get('/api/auth/user').expect(200);
    await agent.get('/api/logout').expect(303);
    const after = await agent.get('/api/auth/user').expect(401);
    expect(after.body).toMatchObject({ code: 'SESION_REQUERIDA' });
  });
});
