import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { API, SCREENS, withReturnTo } from '../contracts/routes';
import { startTestApp, type TestApp } from '../../test/support/test-app';
import { namedServer, TEST_PASSWORD, testConfig } from '../../test/support/test-config';

type Agent = ReturnType<TestApp['anonymous']>;

const CLERK = 'digitador@demo.pe';
const ID = '6f1c1c0e-7a55-4d1e-9d7b-0c3a52a1f001';
/** Screens that need no session, or only lead on. */
const OPEN: readonly string[] = ['/', '/auth', '/dashboard'];
const QUERY: Readonly<Record<string, string>> = {
  '/workflow': '?equipo=tesoreria&documento=1',
  '/historial': '?q=luz%20del%20sur',
};
/** Every protected screen, as a link to it is shared. */
const PROTECTED = SCREENS.filter((screen) => !OPEN.includes(screen)).map(
  (screen) => screen.replace(':id', ID) + (QUERY[screen] ?? ''),
);
/** What a clerk is refused on screens of others; the screen itself opens (spec section 2). */
const REFUSED: Readonly<Record<string, string>> = {
  '/admin': API.adminUsers,
  '/auditoria': API.audit,
};

describe('the way back after signing in', () => {
  let test: TestApp;
  let dist: string;
  beforeAll(async () => {
    dist = mkdtempSync(path.join(tmpdir(), 'foliado-way-back-'));
    mkdirSync(path.join(dist, 'frontend'));
    mkdirSync(path.join(dist, 'site'));
    writeFileSync(path.join(dist, 'frontend/index.html'), 'app shell');
    writeFileSync(path.join(dist, 'frontend/preloads.json'), '{}');
    writeFileSync(path.join(dist, 'site/landing.html'), 'landing');
    const env = { ...namedServer(), WEB_DIR: path.join(dist, 'frontend') };
    test = await startTestApp(testConfig(env));
  });
  afterAll(async () => {
    await test?.close();
    rmSync(dist, { recursive: true, force: true });
  });

  /** Somebody whose session was ended from another browser. */
  async function expired(): Promise<Agent> {
    const agent = await test.signedIn(CLERK);
    await (await test.signedIn(CLERK)).delete(API.accountSessions).expect(204);
    return agent;
  }

  /** As a browser goes: the screen, its question who is signed in, the form, and where that leads. */
  async function landing(agent: Agent, screen: string, email: string): Promise<string> {
    expect((await agent.get(screen).expect(200)).text).toBe('app shell');
    await agent.get(API.authUser).expect(401);
    const form = await agent.get(withReturnTo(API.login, screen)).expect(200);
    const [, returnTo = ''] = /name="returnTo" value="([^"]*)"/.exec(form.text) ?? [];
    const answer = await agent
      .post(API.login)
      .type('form')
      .send({ email, password: TEST_PASSWORD, returnTo: returnTo.replaceAll('&amp;', '&') })
      .expect(303);
    return String(answer.headers['location']);
  }

  describe.each(PROTECTED)('%s', (screen) => {
    it('is where one lands who was signed out', async () => {
      const agent = test.anonymous();
      expect(await landing(agent, screen, CLERK)).toBe(screen);
      expect((await agent.get(screen).expect(200)).text).toBe('app shell');
    });

    it('is where one lands whose session had ended', async () => {
      expect(await landing(await expired(), screen, CLERK)).toBe(screen);
    });

    it('is where one lands of another role, who is told what is not theirs', async () => {
      const agent = test.anonymous();
      const isForAdmins = screen in REFUSED;
      const email = isForAdmins ? CLERK : 'admin@demo.pe';
      expect(await landing(agent, screen, email)).toBe(screen);
      if (!isForAdmins) return;
      const { body } = await agent.get(REFUSED[screen] ?? '').expect(403);
      expect(body).toMatchObject({ code: 'SIN_PERMISO' });
    });
  });

  it('begins at the landing page, which takes the cookie of a dead session away', async () => {
    const agent = await expired();
    expect((await agent.get('/').expect(200)).text).toBe('landing');
    const form = await agent.get(API.login).expect(200);
    expect(form.text).not.toContain('Su sesión se cerró');
  });
});
