import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EventEmitter2 } from '@nestjs/event-emitter';
import MongoStore from 'connect-mongo';
import type { Agent } from 'supertest';
import { ACTIVITY, type ActivityNews } from '../../contracts/activity';
import { API } from '../../contracts/routes';
import type { SignedInUser } from '../../contracts/user';
import { Clock } from '../../platform/clock/clock';
import { FakeOpenIdProvider } from '../../../test/support/fake-openid-provider';
import { startTestApp, type TestApp } from '../../../test/support/test-app';
import { namedServer, TEST_PASSWORD, testConfig } from '../../../test/support/test-config';
import { UsersService } from '../../users';
import { PENDING_MS } from './domain/identity';

const DIGITADOR = 'digitador@demo.pe';
const SECRET = 'secreto-de-prueba-8812';
const { set: realSet } = MongoStore.prototype;

describe('signing in at an OpenID provider', () => {
  let provider: FakeOpenIdProvider;
  let test: TestApp;
  let news: ActivityNews[];

  beforeAll(async () => {
    provider = new FakeOpenIdProvider();
    await provider.start();
    const oidc = {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: 'foliado',
      OIDC_CLIENT_SECRET: SECRET,
    };
    test = await startTestApp(testConfig({ ...namedServer(), ...oidc }));
    test.app.get(EventEmitter2).on(ACTIVITY, (one: ActivityNews) => news.push(one));
  });
  afterAll(async () => {
    await test?.close();
    await provider.close();
  });

  let people = 0;
  beforeEach(() => {
    news = [];
    people += 1;
    provider.reset({
      sub: `s-${people}`,
      email: `persona${people}@nueva.pe`,
      email_verified: true,
    });
  });
  afterEach(() => jest.restoreAllMocks());

  /** Asks to sign in; the address at the provider where the person is sent. */
  async function begin(agent: Agent, query: Record<string, string> = {}): Promise<string> {
    const { headers } = await agent.get('/api/login').query(query).expect(303);
    return headers['location'] ?? '';
  }

  const comeBack = (agent: Agent, parameters: Record<string, string>) =>
    agent.get('/api/login/callback').set('Accept', 'text/html').query(parameters);

  /** Signs the provider's person in; the client that holds the session. */
  async function signedIn(query: Record<string, string> = {}): Promise<Agent> {
    const agent = test.anonymous();
    await comeBack(agent, provider.agree(await begin(agent, query))).expect(303);
    return agent;
  }

  const me = async (agent: Agent): Promise<SignedInUser> =>
    (await agent.get('/api/auth/user').expect(200)).body as SignedInUser;

  const accounts = () => test.app.get(UsersService);

  /** An account with a password, as registration or an invitation makes it. */
  const anAccount = (
    email: string,
    role: 'user' | 'admin' = 'user',
    companyId: string | null = null,
  ) =>
    accounts().create({
      email,
      password: TEST_PASSWORD,
      firstName: 'Ana',
      lastName: '',
      role,
      teams: [],
      companyId,
    });

  const withPassword = (email: string) =>
    test.anonymous().post('/api/login').send({ email, password: TEST_PASSWORD });

  describe('begins', () => {
    it('with code, PKCE, state and nonce, each anew', async () => {
      const first = new URL(await begin(test.anonymous())).searchParams;
      const second = new URL(await begin(test.anonymous())).searchParams;
      expect(Object.fromEntries(first)).toMatchObject({
        response_type: 'code',
        client_id: 'foliado',
        scope: 'openid email profile',
        code_challenge_method: 'S256',
        redirect_uri: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/api\/login\/callback$/),
      });
      for (const name of ['state', 'nonce', 'code_challenge']) {
        expect(first.get(name)).toMatch(/^[\w-]{43}$/);
        expect(first.get(name)).not.toBe(second.get(name));
      }
    });

    it('is remembered before the answer begins: who has agreed before is back at once', async () => {
      const write = jest.spyOn(MongoStore.prototype, 'set').mockImplementation(function (
        this: MongoStore,
        ...args: Parameters<MongoStore['set']>
      ) {
        setTimeout(() => realSet.apply(this, args), 300);
      });
      const { port } = test.app.getHttpServer().address() as AddressInfo;
      const [asked] = (await once(get(`http://127.0.0.1:${port}/api/login`), 'response')) as [
        IncomingMessage,
      ];
      const cookie = String(asked.headers['set-cookie']).split(';')[0] ?? '';
      write.mockRestore();
      const back = comeBack(test.anonymous(), provider.agree(asked.headers.location ?? ''));
      await back.set('Cookie', cookie).expect(303);
      asked.resume();
    });

    it('not at all for who is signed in', async () => {
      const agent = await signedIn();
      const { headers } = await agent.get('/api/login').expect(303);
      expect(headers['location']).toBe('/');
    });

    it('leaves the form for e-mail and password reachable', async () => {
      const { text } = await test.anonymous().get('/api/login?metodo=clave').expect(200);
      expect(text).toContain('name="password"');
      await withPassword('tesoreria@demo.pe').expect(200);
    });
  });

  describe('opens a session', () => {
    it('under a new id, and goes to the screen that was asked for', async () => {
      const agent = test.anonymous();
      const asked = await agent.get('/api/login?returnTo=/perfil').expect(303);
      const before = String(asked.headers['set-cookie']).split(';')[0] ?? '';
      const answer = await comeBack(agent, provider.agree(asked.headers['location'] ?? ''));
      expect(answer.status).toBe(303);
      expect(answer.headers['location']).toBe('/perfil');
      expect(String(answer.headers['set-cookie'])).not.toContain(before);
      await test.anonymous().get('/api/auth/user').set('Cookie', before).expect(401);
      await agent.get('/api/auth/user').expect(200);
    });

    it('and shows the provider its secret and the verifier of the challenge', async () => {
      await signedIn();
      const exchange = provider.exchanges.at(-1);
      expect(exchange?.get('client_secret')).toBe(SECRET);
      expect(exchange?.get('code_verifier')).toMatch(/^[\w-]{43}$/);
    });

    it('and goes nowhere else than to a screen of this site', async () => {
      const agent = test.anonymous();
      const parameters = provider.agree(await begin(agent, { returnTo: '//evil.pe' }));
      const { headers } = await comeBack(agent, parameters).expect(303);
      expect(headers['location']).toBe('/');
    });

    it('from each of two windows', async () => {
      const agent = test.anonymous();
      const first = await begin(agent);
      await begin(agent);
      await comeBack(agent, provider.agree(first)).expect(303);
      await agent.get('/api/auth/user').expect(200);
    });

    it('and tells the activity log', async () => {
      const { id } = await me(await signedIn());
      expect(news.at(-1)).toMatchObject({ action: 'login', actorId: id });
    });
  });

  it('opens a session also with the first token after the provider has changed its key', async () => {
    await signedIn();
    provider.rotateKey();
    await me(await signedIn());
    provider.rotateKey();
    await me(await signedIn());
  });

  it('asks the provider daily where its pages are, and goes on with what it knows while it is away', async () => {
    const pathNow = async () => new URL(await begin(test.anonymous())).pathname;
    expect(await pathNow()).toBe('/authorize');
    provider.behaviour.authorizePath = '/moved';
    expect(await pathNow()).toBe('/authorize');
    const start = Date.now();
    const clock = jest.spyOn(test.app.get(Clock), 'now');
    const hours = (count: number) =>
      clock.mockImplementation(() => new Date(start + count * 3_600_000));
    provider.behaviour.isDown = true;
    hours(25);
    expect(await pathNow()).toBe('/authorize');
    provider.behaviour.isDown = false;
    hours(26);
    expect(await pathNow()).toBe('/moved');
    provider.behaviour.authorizePath = '/authorize';
    hours(51);
    expect(await pathNow()).toBe('/authorize');
  });

  describe('is taken off an account', () => {
    const unlink = (agent: Agent, path: string) => agent.delete(path);

    it('by an administrator of the company: whoever came by it is out, and the next one links anew', async () => {
      const boss = await test.signedIn('empresa@demo.pe');
      const { companyId = null } = await me(boss);
      const { id } = await anAccount('separada@demo.pe', 'user', companyId);
      provider.reset({ sub: 'b-1', email: 'separada@demo.pe', email_verified: true });
      const clerk = await signedIn();
      news = [];
      await unlink(boss, API.companyUserIdentity(id)).expect(204);
      await clerk.get('/api/auth/user').expect(401);
      expect((await accounts().find(id))?.identities).toEqual([]);
      expect(news).toEqual([
        expect.objectContaining({ action: 'identity_unlinked', subjectId: id }),
      ]);
      await unlink(boss, API.companyUserIdentity(id)).expect(204);
      expect(news).toHaveLength(1);
      provider.reset({ sub: 'b-2', email: 'separada@demo.pe', email_verified: true });
      expect((await me(await signedIn())).id).toBe(id);
    });

    it('by the platform admin, but by nobody from the own account', async () => {
      provider.reset({ sub: 'b-3', email: 'ajena@demo.pe', email_verified: true });
      const { id } = await me(await signedIn());
      const admin = await test.signedIn('admin@demo.pe');
      const boss = await test.signedIn('empresa@demo.pe');
      await unlink(boss, API.companyUserIdentity(id)).expect(404);
      await unlink(admin, API.adminUserIdentity(id)).expect(204);
      expect((await accounts().find(id))?.identities).toEqual([]);
      await unlink(boss, API.companyUserIdentity((await me(boss)).id)).expect(409);
    });
  });

  describe('is refused', () => {
    const later = (ms: number) => {
      const now = Date.now();
      jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => new Date(now + ms));
    };

    const lie = (claims: Record<string, unknown>) => (provider.behaviour.idTokenLies = claims);
    const forge = () => (provider.behaviour.signsWithForeignKey = true);
    const vanish = () => (provider.behaviour.isDown = true);

    it.each<[string, number, string, (parameters: Record<string, string>) => void]>([
      ['another state', 400, 'Empiece de nuevo', (p) => (p['state'] = 'otro')],
      ['no state', 400, 'Empiece de nuevo', (p) => delete p['state']],
      ['no code', 400, 'No se pudo comprobar', (p) => delete p['code']],
      ['an unknown code', 400, 'No se pudo comprobar', (p) => (p['code'] = 'otro')],
      ['another issuer', 400, 'No se pudo comprobar', (p) => (p['iss'] = 'https://evil.pe')],
      ['no issuer', 400, 'No se pudo comprobar', (p) => delete p['iss']],
      ['a person who cancels', 403, 'usted lo canceló', (p) => (p['error'] = 'access_denied')],
      ['any other error', 400, 'No se pudo comprobar', (p) => (p['error'] = 'invalid_scope')],
      ['a provider in trouble', 503, 'no responde', (p) => (p['error'] = 'server_error')],
      ['an ID token with another nonce', 400, 'No se pudo', () => lie({ nonce: 'otro' })],
      ['an ID token of another issuer', 400, 'No se pudo', () => lie({ iss: 'https://evil.pe' })],
      ['an ID token for somebody else', 400, 'No se pudo', () => lie({ aud: 'otra-app' })],
      ['an ID token that is over', 400, 'No se pudo', () => lie({ exp: 1_000 })],
      ['an ID token with a foreign signature', 400, 'No se pudo', () => forge()],
      ['a provider that is gone meanwhile', 503, 'no responde', () => vanish()],
      ['an attempt of long ago', 400, 'venció', () => later(PENDING_MS + 1_000)],
    ])('%s', async (_, status, text, tamper) => {
      const agent = test.anonymous();
      const parameters = provider.agree(await begin(agent));
      tamper(parameters);
      const answer = await comeBack(agent, parameters);
      expect(answer.status).toBe(status);
      expect(answer.text).toContain(text);
      expect(answer.text).toContain('Intentar de nuevo');
      expect(answer.text).not.toMatch(/at .+\.(ts|js):\d+/);
      jest.restoreAllMocks();
      await agent.get('/api/auth/user').expect(401);
      expect(await accounts().findByEmail(`persona${people}@nueva.pe`)).toBeNull();
      expect(news).toEqual([expect.objectContaining({ action: 'login_failed', actorId: null })]);
    });

    it('a return that comes a second time', async () => {
      const agent = test.anonymous();
      const parameters = provider.agree(await begin(agent));
      await comeBack(agent, parameters).expect(303);
      await agent.get('/api/logout').expect(303);
      await comeBack(agent, parameters).expect(400);
      await agent.get('/api/auth/user').expect(401);
    });

    it('a return whose exchange has failed, even with the right code', async () => {
      const agent = test.anonymous();
      const parameters = provider.agree(await begin(agent));
      await comeBack(agent, { ...parameters, code: 'otro' }).expect(400);
      await comeBack(agent, parameters).expect(400);
    });

    it('a return to a browser that did not begin', async () => {
      const parameters = provider.agree(await begin(test.anonymous()));
      const victim = test.anonymous();
      await comeBack(victim, parameters).expect(400);
      await victim.get('/api/auth/user').expect(401);
    });

    it('as an error body for a program', async () => {
      const { body } = await test.anonymous().get('/api/login/callback').expect(400);
      expect(body).toMatchObject({ code: 'INGRESO_VENCIDO' });
    });
  });

  describe('finds the account', () => {
    const person = (sub: string, email: string) =>
      Object.assign(provider.behaviour.person, { sub, email, email_verified: true });

    it('by the verified e-mail once, whatever its case, and by subject ever after', async () => {
      person('a-1', DIGITADOR.toUpperCase());
      const first = await me(await signedIn());
      expect(first.email).toBe(DIGITADOR);
      expect(news.map(({ action }) => action)).toEqual(['identity_linked', 'login']);
      provider.reset({ sub: 'a-1', email: 'otro@correo.pe', email_verified: false });
      expect((await me(await signedIn())).id).toBe(first.id);
    });

    it('by what the userinfo endpoint says when the ID token says nothing', async () => {
      const { id } = await anAccount('info@demo.pe');
      person('a-2', 'info@demo.pe');
      provider.behaviour.tellsInIdToken = false;
      expect((await me(await signedIn())).id).toBe(id);
    });

    it.each([false, 1, undefined])(
      'never by an e-mail whose verification is %j',
      async (verified) => {
        const email = `sin-verificar-${String(verified)}@demo.pe`;
        const { id } = await anAccount(email);
        provider.reset({ sub: 'a-3', email, email_verified: verified });
        const agent = test.anonymous();
        const answer = await comeBack(agent, provider.agree(await begin(agent))).expect(403);
        expect(answer.text).toContain('no ha verificado su correo');
        expect((await accounts().find(id))?.identities).toEqual([]);
        await agent.get('/api/auth/user').expect(401);
      },
    );

    it('never for a second identity of the same provider', async () => {
      const { id } = await anAccount('doble@demo.pe');
      person('a-4', 'doble@demo.pe');
      await signedIn();
      person('a-5', 'doble@demo.pe');
      const agent = test.anonymous();
      await comeBack(agent, provider.agree(await begin(agent))).expect(403);
      expect((await accounts().find(id))?.identities).toHaveLength(1);
    });

    it('and takes it from whoever had set its password without owning the address', async () => {
      await anAccount('ocupada@demo.pe');
      const squatter = test.anonymous();
      const credentials = { email: 'ocupada@demo.pe', password: TEST_PASSWORD };
      await squatter.post('/api/login').send(credentials).expect(200);
      person('a-6', 'ocupada@demo.pe');
      expect((await me(await signedIn())).hasPassword).toBe(false);
      await squatter.get('/api/auth/user').expect(401);
      await withPassword('ocupada@demo.pe').expect(401);
    });

    it('and leaves the platform admin the password, for when the provider is down', async () => {
      await anAccount('plataforma@demo.pe', 'admin');
      person('a-7', 'plataforma@demo.pe');
      expect((await me(await signedIn())).role).toBe('admin');
      await withPassword('plataforma@demo.pe').expect(200);
    });

    it('but lets nobody in whose account is not active, linked or not', async () => {
      const { id } = await anAccount('baja@demo.pe');
      person('a-8', 'baja@demo.pe');
      const deactivate = () =>
        accounts().setActive(
          { id: 'otro', role: 'admin', companyId: null, tenantId: 'u:otro' },
          id,
          false,
        );
      await deactivate();
      const refused = async () => {
        const agent = test.anonymous();
        const answer = await comeBack(agent, provider.agree(await begin(agent))).expect(403);
        expect(answer.text).toContain('desactivada');
      };
      await refused();
      expect((await accounts().find(id))?.identities).toEqual([]);
      await accounts().linkIdentity({ id, role: 'user' }, id, provider.issuer, 'a-8');
      await refused();
    });
  });

  describe('makes an account', () => {
    it('with a company of its own for an unknown person with a verified e-mail', async () => {
      Object.assign(provider.behaviour.person, { given_name: 'Rosa', family_name: 'Quispe' });
      expect(await me(await signedIn())).toMatchObject({
        firstName: 'Rosa',
        lastName: 'Quispe',
        role: 'company_admin',
        teams: ['logistica', 'tesoreria'],
        companyName: 'Empresa de Rosa Quispe',
        hasPassword: false,
      });
      expect(news.map(({ action }) => action)).toEqual(['register', 'login']);
    });

    it('once, when the person comes from two windows at the same time', async () => {
      const [one, two] = [test.anonymous(), test.anonymous()];
      const returns = await Promise.all(
        [one, two].map(async (agent) => provider.agree(await begin(agent))),
      );
      const answers = await Promise.all([
        comeBack(one, returns[0] ?? {}),
        comeBack(two, returns[1] ?? {}),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([303, 303]);
      expect((await me(one)).id).toBe((await me(two)).id);
    });

    it('not without a verified e-mail', async () => {
      provider.behaviour.person['email_verified'] = false;
      const agent = test.anonymous();
      await comeBack(agent, provider.agree(await begin(agent))).expect(403);
      expect(await accounts().findByEmail(`persona${people}@nueva.pe`)).toBeNull();
    });
  });

  describe('ends', () => {
    it('at the provider, too', async () => {
      const agent = await signedIn();
      const { headers } = await agent.get('/api/logout').expect(303);
      const address = new URL(headers['location'] ?? '');
      expect(address.origin + address.pathname).toBe(`${provider.issuer}/logout`);
      expect(address.searchParams.get('post_logout_redirect_uri')).toMatch(/\/auth$/);
      expect(address.searchParams.get('id_token_hint')).toMatch(/^ey/);
      await agent.get('/api/auth/user').expect(401);
    });

    it('here alone for a session that a password has opened', async () => {
      const agent = await test.signedIn('empresa@demo.pe');
      const { headers } = await agent.get('/api/logout').expect(303);
      expect(headers['location']).toBe('/auth');
    });

    it('not by a link of another site', async () => {
      const agent = await signedIn();
      const answer = await agent.get('/api/logout').set('Sec-Fetch-Site', 'cross-site').expect(303);
      expect(answer.headers['location']).toBe('/auth');
      await agent.get('/api/auth/user').expect(200);
    });
  });
});
