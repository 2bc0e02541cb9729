import type { TestApp } from '../support/test-app';
import { startTestApp } from '../support/test-app';
import { TEST_PASSWORD } from '../support/test-config';

const EMAIL = 'digitador@demo.pe';
const cookieOf = (response: { headers: Record<string, unknown> }): string =>
  (response.headers['set-cookie'] as string[] | undefined)?.[0] ?? '';

describe('sign-in', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test?.close());

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
  });

  it('opens a session by the form and goes only to screens of this site', async () => {
    const agent = test.anonymous();
    const fields = { email: EMAIL, password: TEST_PASSWORD, returnTo: '//evil.pe' };
    const response = await agent.post('/api/login').type('form').send(fields).expect(303);
    expect(response.headers['location']).toBe('/');
    await agent.get('/api/auth/user').expect(200);
  });

  it('shows the form again, with the reason, after a wrong password', async () => {
    const fields = { email: 'nadie@demo.pe', password: 'no' };
    const response = await test
      .anonymous()
      .post('/api/login')
      .type('form')
      .send(fields)
      .expect(401);
    expect(response.text).toContain('El correo o la contraseña no son correctos.');
  });

  it('sets a cookie that scripts and other sites cannot use', async () => {
    const credentials = { email: EMAIL, password: TEST_PASSWORD };
    const response = await test.anonymous().post('/api/login').send(credentials).expect(200);
    expect(cookieOf(response)).toMatch(/^foliado=.*HttpOnly; SameSite=Lax/);
  });

  it('never keeps a session id that was given before signing in', async () => {
    const agent = await test.signedIn(EMAIL);
    const first = await agent.post('/api/login').send({ email: EMAIL, password: TEST_PASSWORD });
    const second = await agent.post('/api/login').send({ email: EMAIL, password: TEST_PASSWORD });
    expect(cookieOf(first)).not.toBe(cookieOf(second));
  });

  it('kills the session on the server at sign-out, so that a copied cookie is worth nothing', async () => {
    const login = await test
      .anonymous()
      .post('/api/login')
      .send({ email: EMAIL, password: TEST_PASSWORD });
    const cookie = cookieOf(login).split(';')[0] ?? '';
    const stolen = () => test.anonymous().get('/api/auth/user').set('Cookie', cookie);
    await stolen().expect(200);
    await test.anonymous().get('/api/logout').set('Cookie', cookie).expect(303);
    await stolen().expect(401);
  });

  it('lets no other site sign a person out', async () => {
    const agent = await test.signedIn(EMAIL);
    await agent.get('/api/logout').set('Sec-Fetch-Site', 'cross-site').expect(303);
    await agent.get('/api/auth/user').expect(200);
  });

  it.each([
    [{ email: { $gt: '' }, password: { $gt: '' } }],
    [{ email: { $ne: null }, password: 'x' }],
    [{ email: [EMAIL], password: [TEST_PASSWORD] }],
    [{ email: 1, password: 2 }],
    [{}],
  ])('never lets %j in', async (body) => {
    const { status } = await test.anonymous().post('/api/login').send(body);
    expect([400, 401]).toContain(status);
  });

  it('refuses a sign-in that another site sends', async () => {
    await test
      .anonymous()
      .post('/api/login')
      .set('Origin', 'https://evil.pe')
      .send({ email: EMAIL, password: TEST_PASSWORD })
      .expect(403);
  });

  it('makes an attacker wait after five failures, and says how long', async () => {
    const attack = () =>
      test.anonymous().post('/api/login').send({ email: 'tesoreria@demo.pe', password: 'no' });
    for (let i = 0; i < 5; i++) await attack().expect(401);
    const { headers, body } = await attack().expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toMatchObject({ code: 'DEMASIADAS_SOLICITUDES' });
  });
});
