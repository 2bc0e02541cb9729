import { FakeOpenIdProvider } from '../../../test/support/fake-openid-provider';
import { anInvitation } from '../../../test/support/people';
import { startTestApp, type TestApp } from '../../../test/support/test-app';
import { namedServer, testConfig } from '../../../test/support/test-config';
import { UsersService } from '../../users';

/** What each provider tells of a person of its own, by its documentation. */
const ENTRA = { preferred_username: 'e@empresa.pe', name: 'Ana', oid: '1', tid: '2' };
const KEYCLOAK = { email: 'k@empresa.pe', email_verified: false, preferred_username: 'k' };
const COGNITO = { email: 'c@empresa.pe', email_verified: 'true', 'cognito:username': 'c' };

/** With the address that they are known by, and that where the operator vouches for addresses. */
const PEOPLE: [string, Record<string, unknown>, string | null, string | null][] = [
  ['Entra ID', ENTRA, null, 'e@empresa.pe'],
  ['Entra ID with the optional claim', { ...ENTRA, email: 'o@empresa.pe' }, null, 'o@empresa.pe'],
  ['AD FS', { upn: 'a@empresa.pe', unique_name: 'EMPRESA\\ana' }, null, 'a@empresa.pe'],
  [
    'Google',
    { email: 'g@empresa.pe', email_verified: true, hd: 'empresa.pe' },
    'g@empresa.pe',
    'g@empresa.pe',
  ],
  ['Keycloak, of somebody who has not answered the mail', KEYCLOAK, null, null],
  ['Keycloak', { ...KEYCLOAK, email_verified: true }, 'k@empresa.pe', 'k@empresa.pe'],
  ['Cognito', COGNITO, 'c@empresa.pe', 'c@empresa.pe'],
  ['Cognito, not verified', { ...COGNITO, email_verified: 'false' }, null, null],
  ['a provider that knows no address', { preferred_username: 'ana' }, null, null],
];

/** Passport is one for the process, so a file has one server at a time and signs nobody in. */
describe('an installation', () => {
  let provider: FakeOpenIdProvider;
  let test: TestApp | undefined;

  beforeEach(async () => {
    provider = new FakeOpenIdProvider();
    await provider.start();
    provider.reset({ sub: 's-1', email: 'rosa@nueva.pe', email_verified: true });
  });
  afterEach(async () => {
    await test?.close();
    await provider.close();
  });

  async function start(env: Record<string, string> = {}): Promise<TestApp> {
    const oidc = { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: 'foliado' };
    test = await startTestApp(testConfig({ ...namedServer(), ...oidc, ...env }));
    return test;
  }

  it('says so while its provider does not answer, and asks it again', async () => {
    const { anonymous } = await start();
    provider.behaviour.isDown = true;
    const open = () => anonymous().get('/api/login?returnTo=/perfil').set('Accept', 'text/html');
    const { text } = await open().expect(503);
    expect(text).toContain('no responde por ahora');
    expect(text).toContain('href="/api/login?returnTo=%2Fperfil"');
    expect(text).toContain('href="/api/login?metodo=clave"');
    provider.behaviour.isDown = false;
    await open().expect(303);
  });

  it('does not believe a provider that calls itself otherwise', async () => {
    const { anonymous } = await start();
    provider.behaviour.issuer = 'https://evil.pe';
    await anonymous().get('/api/login').expect(503);
  });

  /** Signs in at the provider, which agrees; answers what the person is shown on coming back. */
  const through = async (agent: ReturnType<TestApp['anonymous']>) => {
    const { headers } = await agent.get('/api/login').expect(303);
    const back = agent.get('/api/login/callback').set('Accept', 'text/html');
    return back.query(provider.agree(headers['location'] ?? ''));
  };

  it('whose accounts come by invitation makes none, and offers the one that waits, nothing else', async () => {
    const { anonymous } = await start({ REGISTRATION_OPEN: 'false' });
    const agent = anonymous();
    const refused = await through(agent);
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('por invitación');
    await agent.get('/api/auth/user').expect(401);
    await anInvitation(test as TestApp, 'rosa@nueva.pe');
    const answer = await through(anonymous());
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('Unirme a ');
    expect(answer.text).not.toContain('empresa=propia');
  });

  it('with a provider registers nobody by password, but lets an invited person choose', async () => {
    const server = await start();
    const { anonymous } = server;
    const { headers } = await anonymous().get('/api/register').expect(303);
    expect(headers['location']).toBe('/api/login');
    const body = {
      firstName: 'Ana',
      lastName: 'Quispe',
      email: 'ana@nueva.pe',
      password: 'cuatro palabras al azar',
      companyName: 'Nueva S.A.C.',
    };
    await anonymous().post('/api/register').send(body).expect(404);
    const { text } = await anonymous().get('/api/login?metodo=clave').expect(200);
    expect(text).not.toContain('/api/register');
    const path = await anInvitation(server, 'rosa@nueva.pe');
    const invited = await anonymous().get(path).set('Accept', 'text/html').expect(200);
    expect(invited.text).toContain('autocomplete="new-password"');
    expect(invited.text).toContain(`href="${path}/provider"`);
  });

  it.each([false, true])(
    'knows the people of each provider by what it tells of them, trusted with addresses: %s',
    async (isTrusted) => {
      const { anonymous, app } = await start({ OIDC_TRUST_EMAIL: String(isTrusted) });
      for (const [name, claims, byItself, trusted] of PEOPLE) {
        provider.reset({ ...claims, sub: name });
        const { status } = await through(anonymous());
        const account = await app.get(UsersService).findByIdentity(provider.issuer, name);
        const email = isTrusted ? trusted : byItself;
        expect([name, status, account?.email]).toEqual(
          email === null ? [name, 403, undefined] : [name, 303, email],
        );
      }
    },
  );

  it('is known at the provider by its public address', async () => {
    const { anonymous } = await start({ PUBLIC_URL: 'http://foliado.empresa.pe' });
    const { headers } = await anonymous().get('/api/login').expect(303);
    const asked = new URL(headers['location'] ?? '').searchParams;
    expect(asked.get('redirect_uri')).toBe('http://foliado.empresa.pe/api/login/callback');
  });

  it('without a provider has no place to come back to', async () => {
    const { anonymous } = await start({ OIDC_ISSUER: '', OIDC_CLIENT_ID: '' });
    await anonymous().get('/api/login/callback?code=1&state=2').expect(404);
    await anonymous().get('/api/login').expect(200);
  });
});
