import { Clock } from '../../platform/clock/clock';
import { BACKGROUND_HEADER } from '../../contracts/headers';
import type { TestApp } from '../../../test/support/test-app';
import { startTestApp } from '../../../test/support/test-app';
import { UsersService } from '../../users';
import { namedServer, TEST_PASSWORD, testConfig } from '../../../test/support/test-config';
import { SessionsRepository } from './sessions.repository';

const MINUTE = 60_000;
const CREDENTIALS = { email: 'digitador@demo.pe', password: TEST_PASSWORD };
const cookieOf = (response: { headers: Record<string, unknown> }): string =>
  (response.headers['set-cookie'] as string[] | undefined)?.[0] ?? '';

describe('a session', () => {
  let test: TestApp;
  let now: number;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test?.close());
  beforeEach(() => {
    now = Date.now();
    jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => new Date(now));
  });
  afterEach(() => jest.restoreAllMocks());

  it('is named by a cookie that scripts and other sites cannot use', async () => {
    const response = await test.anonymous().post('/api/login').send(CREDENTIALS).expect(200);
    const [pair = '', ...attributes] = cookieOf(response).split('; ');
    expect(attributes).toEqual(
      expect.arrayContaining([
        'Path=/',
        'HttpOnly',
        'SameSite=Lax',
        expect.stringMatching(/^Expires=/),
      ]),
    );
    expect(attributes).not.toContain('Secure');
    const id = /^foliado=s%3A([\w-]+)\./.exec(pair)?.[1] ?? '';
    expect(Buffer.from(id, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
  });

  it('never keeps an id that was there before signing in, and kills the old one', async () => {
    const agent = test.anonymous();
    const first = cookieOf(await agent.post('/api/login').send(CREDENTIALS)).split(';')[0] ?? '';
    const second = cookieOf(await agent.post('/api/login').send(CREDENTIALS)).split(';')[0] ?? '';
    expect(second).not.toBe(first);
    await test.anonymous().get('/api/auth/user').set('Cookie', first).expect(401);
    await test.anonymous().get('/api/auth/user').set('Cookie', second).expect(200);
  });

  it('ends after thirty minutes without use, and lives on while it is used', async () => {
    const agent = await test.signedIn(CREDENTIALS.email);
    now += 29 * MINUTE;
    await agent.get('/api/auth/user').expect(200);
    now += 29 * MINUTE;
    await agent.get('/api/auth/user').expect(200);
    now += 30 * MINUTE;
    await agent.get('/api/auth/user').expect(401);
    now -= 30 * MINUTE;
    await agent.get('/api/auth/user').expect(401);
  });

  it('that was ended is not brought back by a request that was under way', async () => {
    const agent = await test.signedIn(CREDENTIALS.email);
    const sessions = test.app.get(SessionsRepository);
    const recordUse = sessions.recordUse.bind(sessions);
    jest.spyOn(sessions, 'recordUse').mockImplementationOnce(async (id, at) => {
      const { id: userId } = (await test.app.get(UsersService).findByEmail(CREDENTIALS.email))!;
      await sessions.endAll(userId, null);
      await recordUse(id, at);
    });
    now += 2 * MINUTE;
    await agent.get('/api/auth/user').expect(200);
    await agent.get('/api/auth/user').expect(401);
  });

  it('is not kept alive by a page that only polls', async () => {
    const agent = await test.signedIn(CREDENTIALS.email);
    now += 29 * MINUTE;
    await agent.get('/api/auth/user').set(BACKGROUND_HEADER, '1').expect(200);
    now += 2 * MINUTE;
    await agent.get('/api/auth/user').expect(401);
  });

  it('lives no longer because the clock was set back or forward', async () => {
    const [early, late] = [
      await test.signedIn(CREDENTIALS.email),
      await test.signedIn(CREDENTIALS.email),
    ];
    now -= 60 * MINUTE;
    await early.get('/api/auth/user').expect(401);
    now += 25 * 60 * MINUTE;
    await late.get('/api/auth/user').expect(401);
    now -= 24 * 60 * MINUTE;
    for (const agent of [early, late]) await agent.get('/api/auth/user').expect(401);
  });

  it('ends after eight hours however busy it is', async () => {
    const agent = await test.signedIn(CREDENTIALS.email);
    for (let minutes = 20; minutes < 480; minutes += 20) {
      now += 20 * MINUTE;
      await agent.get('/api/auth/user').expect(200);
    }
    now += 20 * MINUTE;
    await agent.get('/api/auth/user').expect(401);
  });
});

describe('a session on HTTPS', () => {
  it('has a cookie for this host alone, over encrypted connections alone', async () => {
    const env = { PUBLIC_URL: 'https://foliado.empresa.pe', TRUST_PROXY: 'true' };
    const test = await startTestApp(testConfig({ ...namedServer(), ...env }));
    try {
      const response = await test
        .anonymous()
        .post('/api/login')
        .set('X-Forwarded-Proto', 'https')
        .send(CREDENTIALS)
        .expect(200);
      expect(cookieOf(response)).toMatch(
        /^__Host-foliado=.*; Path=\/;.*HttpOnly; Secure; SameSite=Lax/,
      );
      expect(cookieOf(response)).not.toContain('Domain');
    } finally {
      await test.close();
    }
  });
});
