import type argon2 from '@node-rs/argon2';
import type { ActivityNews } from '../contracts/activity';
import { heardActivity } from '../../test/support/heard-activity';
import type { TestApp } from '../../test/support/test-app';
import { startTestApp } from '../../test/support/test-app';
import { TEST_PASSWORD } from '../../test/support/test-config';

const EMAIL = 'digitador@demo.pe';
const cookieOf = (response: { headers: Record<string, unknown> }): string =>
  (response.headers['set-cookie'] as string[] | undefined)?.[0] ?? '';

describe('sign-in', () => {
  let test: TestApp;
  let heard: ActivityNews[];
  beforeAll(async () => {
    test = await startTestApp();
    heard = heardActivity(test.app);
  });
  afterAll(() => test?.close());
  beforeEach(() => heard.splice(0));

  const signIn = (email: unknown, password: unknown) =>
    test.anonymous().post('/api/login').send({ email, password });

  it('shows a Spanish page without script to whoever asks', async () => {
    const response = await test.anonymous().get('/api/login').expect(200);
    expect(response.text).toContain('Ingrese a su cuenta');
    expect(response.text).not.toContain('<script');
  });

  it('opens a session by JSON and says who it is', async () => {
    const agent = await test.signedIn(EMAIL);
    const { body } = await agent.get('/api/auth/user').expect(200);
    expect(body).toMatchObject({ email: EMAIL, role: 'user', teams: ['logistica'], isDemo: true });
    expect(body).not.toHaveProperty('passwordHash');
    expect(heard).toMatchObject([{ action: 'login', role: 'user', ipAddress: '127.0.0.1' }]);
  });

  it.each([
    ['/dashboard', '/dashboard'],
    ['/workflow?equipo=tesoreria&documento=1', '/workflow?equipo=tesoreria&documento=1'],
    ['//evil.pe', '/'],
    ['https:evil.pe', '/'],
    ['/\\evil.pe', '/'],
    ['%2F%2Fevil.pe', '/'],
    ['javascript:alert(1)', '/'],
    ['/ok', '/'],
  ])('asked for %s, goes to %s afterwards', async (returnTo, expected) => {
    const agent = test.anonymous();
    const fields = { email: EMAIL, password: TEST_PASSWORD, returnTo };
    const response = await agent.post('/api/login').type('form').send(fields).expect(303);
    expect(response.headers['location']).toBe(expected);
    const again = await agent.get('/api/login').query({ returnTo }).expect(303);
    expect(again.headers['location']).toBe(expected);
  });

  it('shows the form again, with the reason, after a wrong password', async () => {
    const fields = { email: 'nadie@demo.pe', password: 'no', returnTo: '/perfil' };
    const response = await test
      .anonymous()
      .post('/api/login')
      .type('form')
      .send(fields)
      .expect(401);
    expect(response.text).toContain('El correo o la contraseña no son correctos.');
    expect(response.text).toContain('value="nadie@demo.pe"');
    expect(response.text).toContain('name="returnTo" value="/perfil"');
  });

  it('says that a session is over to a browser that still has its cookie', async () => {
    const { text } = await test.anonymous().get('/api/login').set('Cookie', 'foliado=s%3Aviejo.x');
    expect(text).toContain('Su sesión se cerró. Ingrese de nuevo para continuar.');
  });

  it('lets no other site sign a person out', async () => {
    const agent = await test.signedIn(EMAIL);
    await agent.get('/api/logout').set('Sec-Fetch-Site', 'cross-site').expect(303);
    await agent.get('/api/auth/user').expect(200);
  });

  it('kills the session on the server at sign-out, so that a copied cookie is worth nothing', async () => {
    const other = await test.signedIn(EMAIL);
    const cookie = cookieOf(await signIn(EMAIL, TEST_PASSWORD)).split(';')[0] ?? '';
    const stolen = () => test.anonymous().get('/api/auth/user').set('Cookie', cookie);
    await stolen().expect(200);
    heard.splice(0);
    await test.anonymous().get('/api/logout').set('Cookie', cookie).expect(303);
    await stolen().expect(401);
    await other.get('/api/auth/user').expect(200);
    expect(heard).toMatchObject([{ action: 'logout' }]);
  });

  it.each([
    [{ email: { $gt: '' }, password: { $gt: '' } }],
    [{ email: { $ne: null }, password: 'x' }],
    [{ email: EMAIL, password: { $ne: null } }],
    [{ email: [EMAIL], password: [TEST_PASSWORD] }],
    [{ email: 1, password: 2 }],
    [{ $where: 'true', email: EMAIL, password: 'x' }],
    [{ email: EMAIL }],
    [[{ email: EMAIL, password: TEST_PASSWORD }]],
    [{}],
  ])('never lets %j in', async (body) => {
    const response = await test.anonymous().post('/api/login').send(body);
    expect([400, 401]).toContain(response.status);
    expect(cookieOf(response)).toBe('');
  });

  it('reads no body of ten megabytes', async () => {
    const response = await signIn(EMAIL, 'x'.repeat(10 * 1024 * 1024));
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ code: 'CUERPO_INVALIDO' });
  });

  it('works and answers the same for a known account and an unknown one', async () => {
    const verify = jest.spyOn(jest.requireActual<typeof argon2>('@node-rs/argon2'), 'verify');
    const known = { body: {}, checks: 0 };
    const unknown = { body: {}, checks: 0 };
    for (const [email, seen] of [
      [EMAIL, known],
      ['nadie@empresa.pe', unknown],
    ] as const) {
      verify.mockClear();
      const response = await signIn(email, 'una contraseña cualquiera').expect(401);
      Object.assign(seen, { body: response.body as object, checks: verify.mock.calls.length });
    }
    const { correlationId: _, ...answer } = unknown.body as { correlationId?: string };
    expect(known.body).toMatchObject(answer);
    expect([known.checks, unknown.checks]).toEqual([1, 1]);
    const [ofKnown, ofUnknown] = heard;
    expect(ofKnown).toMatchObject({ action: 'login_failed', actorId: expect.any(String) });
    expect(ofUnknown).toMatchObject({ action: 'login_failed', actorId: null, tenantId: null });
    expect(JSON.stringify(heard)).not.toMatch(/@/);
  });

  it('refuses a sign-in that another site sends', async () => {
    await signIn(EMAIL, TEST_PASSWORD).set('Origin', 'https://evil.pe').expect(403);
  });
});
