import { randomUUID } from 'node:crypto';
import { newToken, tokenHash } from '../../platform/one-time-token';
import { FakeOpenIdProvider } from '../../../test/support/fake-openid-provider';
import { aPerson, anInvitation, type Agent } from '../../../test/support/people';
import { startTestApp, type TestApp } from '../../../test/support/test-app';
import { namedServer, TEST_PASSWORD, testConfig } from '../../../test/support/test-config';
import { InvitationsService, UsersService } from '../../users';
import { PasswordAccess } from '../auth.service';
import { PasswordLinksRepository } from '../links/password-links.repository';

const NEW_PASSWORD = 'cuatro palabras al azar';
const PERSON = { firstName: 'Rosa', lastName: 'Quispe', password: NEW_PASSWORD };

describe('an installation where the provider is the only way in', () => {
  let provider: FakeOpenIdProvider;
  let test: TestApp;
  let people = 0;
  let email: string;
  beforeAll(async () => {
    provider = new FakeOpenIdProvider();
    await provider.start();
    const oidc = { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: 'foliado', OIDC_ONLY: 'true' };
    test = await startTestApp(testConfig({ ...namedServer(), ...oidc }));
  });
  afterAll(async () => {
    await test?.close();
    await provider.close();
  });
  beforeEach(() => {
    people += 1;
    email = `rosa${people}@nueva.pe`;
    atProvider(email);
  });

  /** Who signs in at the provider from now on. */
  function atProvider(address: string, isVerified = true): void {
    provider.reset({ sub: randomUUID(), email: address, email_verified: isVerified });
  }
  const users = () => test.app.get(UsersService, { strict: false });
  const byPassword = (address: string, password = TEST_PASSWORD, agent = test.anonymous()) =>
    agent.post('/api/login').send({ email: address, password });
  /** Follows a way to the provider and comes back from it. */
  async function through(path: string, agent: Agent) {
    const { headers } = await agent.get(path).expect(303);
    return agent
      .get('/api/login/callback')
      .set('Accept', 'text/html')
      .query(provider.agree(headers['location'] ?? ''));
  }
  async function signedIn(): Promise<Agent> {
    const agent = test.anonymous();
    expect((await through('/api/login', agent)).status).toBe(303);
    return agent;
  }
  const page = (path: string) => test.anonymous().get(path).set('Accept', 'text/html');

  describe('leaves the password to the platform’s first admin', () => {
    it('at the sign-in, which says so', async () => {
      await byPassword('admin@demo.pe').expect(200);
      const { body } = await byPassword('empresa@demo.pe').expect(403);
      expect(body).toMatchObject({ code: 'SOLO_PROVEEDOR' });
      await byPassword('empresa@demo.pe', 'otra').expect(401);
      const { text } = await page('/api/login?metodo=clave').expect(200);
      expect(text).toContain('ingresa aquí solo el administrador de la plataforma');
    });

    it('when the provider is down, without leading anybody else to the form', async () => {
      provider.behaviour.isDown = true;
      const { text } = await page('/api/login?returnTo=/historial').expect(503);
      expect(text).toContain('Soy el administrador de la plataforma');
      expect(text).not.toContain('Ingresar con correo y contraseña');
    });

    it('at the next call of a session that a password opened before', async () => {
      const passwords = test.app.get(PasswordAccess, { strict: false });
      for (const [address, status] of Object.entries({
        'empresa@demo.pe': 401,
        'admin@demo.pe': 200,
      })) {
        jest.spyOn(passwords, 'isOpenTo').mockResolvedValueOnce(true);
        const before = test.anonymous();
        await byPassword(address, TEST_PASSWORD, before).expect(200);
        await before.get('/api/auth/user').expect(status);
      }
      const after = await signedIn();
      await after.get('/api/auth/user').expect(200);
    });

    it('in the profile: a second one has none to change', async () => {
      await aPerson(test, { email, role: 'admin', teams: [], companyId: null });
      const second = await signedIn();
      const change = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };
      const { body } = await second.post('/api/account/password').send(change).expect(403);
      expect(body).toMatchObject({ code: 'SOLO_PROVEEDOR' });
      expect((await second.get('/api/auth/user')).body).toMatchObject({
        hasPassword: false,
        onlyByProvider: true,
      });
      const first = test.anonymous();
      await byPassword('admin@demo.pe', TEST_PASSWORD, first).expect(200);
      expect((await first.get('/api/auth/user')).body).toMatchObject({ hasPassword: true });
    });

    it('in links: no other is made, and none from before sets a password', async () => {
      const admin = test.anonymous();
      await byPassword('admin@demo.pe', TEST_PASSWORD, admin).expect(200);
      const linkFor = async (address: string) => {
        const id = (await users().findByEmail(address))?.id ?? '';
        return admin.post(`/api/admin/user/${id}/password-link`);
      };
      const refused = await linkFor('digitador@demo.pe');
      expect(refused.body).toMatchObject({ code: 'SOLO_PROVEEDOR' });
      expect((await linkFor('admin@demo.pe')).status).toBe(201);

      const id = (await users().findByEmail('digitador@demo.pe'))?.id ?? '';
      const token = newToken();
      const link = { _id: id, tokenHash: tokenHash(token), issuedById: id };
      const expiresAt = new Date(Date.now() + 60_000);
      await test.app.get(PasswordLinksRepository, { strict: false }).put({ ...link, expiresAt });
      const path = `/api/password-reset/${token}`;
      const { text } = await page(path).expect(403);
      expect(text).toContain('Aquí no hacen falta contraseñas');
      await test.anonymous().post(path).send({ password: NEW_PASSWORD }).expect(403);
    });

    it('and registers nobody with one', async () => {
      await test.anonymous().get('/api/register').expect(303);
      const body = { ...PERSON, email, companyName: 'Nueva S.A.C.' };
      await test.anonymous().post('/api/register').send(body).expect(404);
    });
  });

  describe('takes an invited person', () => {
    it('through the provider, into the company, role and teams of the offer, once', async () => {
      const path = await anInvitation(test, email);
      const { text } = await page(path).expect(200);
      expect(text).toContain(`use allí la cuenta de\n            ${email}`);
      expect(text).not.toMatch(/<input|<form/);
      const agent = test.anonymous();
      expect((await through(`${path}/provider`, agent)).headers['location']).toBe('/');
      expect((await agent.get('/api/auth/user')).body).toMatchObject({
        ...{ email, role: 'user', teams: ['tesoreria'], isDemo: true, hasPassword: false },
      });
      await page(path).expect(404);
      await signedIn();
    });

    it('with no password, whose refusal leaves the link as it was', async () => {
      const path = await anInvitation(test, email);
      const { body } = await test.anonymous().post(path).send(PERSON).expect(403);
      expect(body).toMatchObject({ code: 'SOLO_PROVEEDOR' });
      const form = await test.anonymous().post(path).type('form').send(PERSON).expect(403);
      expect(form.text).toContain('role="alert"');
      expect(await users().findByEmail(email)).toBeNull();
      expect((await through(`${path}/provider`, test.anonymous())).status).toBe(303);
    });

    it.each([
      ['of another address', 'otra@nueva.pe', true, 'es para otro correo'],
      ['whose address is not verified', null, false, 'no ha verificado su correo'],
    ])('not with an identity %s', async (_, other, isVerified, words) => {
      const path = await anInvitation(test, email);
      atProvider(other ?? email, isVerified);
      const answer = await through(`${path}/provider`, test.anonymous());
      expect([answer.status, answer.text]).toEqual([403, expect.stringContaining(words)]);
      expect(await users().findByEmail(other ?? email)).toBeNull();
      await page(path).expect(200);
    });

    it('not with somebody else’s account, which stays as it is', async () => {
      atProvider('tesoreria@demo.pe');
      await signedIn();
      const path = await anInvitation(test, email);
      const answer = await through(`${path}/provider`, test.anonymous());
      expect(answer.text).toContain('es para otro correo');
      await page(path).expect(200);
    });

    it('not when it is revoked meanwhile: then no company is made either', async () => {
      const path = await anInvitation(test, email);
      const agent = test.anonymous();
      const { headers } = await agent.get(`${path}/provider`).expect(303);
      const boss = await users().findByEmail('empresa@demo.pe');
      const actor = { id: boss?.id ?? '', role: 'company_admin' as const, tenantId: 't' };
      const companyId = boss?.companyId ?? '';
      const invitations = test.app.get(InvitationsService, { strict: false });
      const [open] = await invitations.list(companyId);
      await invitations.revoke({ ...actor, companyId }, open?.id ?? '');
      const back = provider.agree(headers['location'] ?? '');
      const { body } = await agent.get('/api/login/callback').query(back).expect(404);
      expect(body).toMatchObject({ code: 'ENLACE_VENCIDO' });
      expect(await users().findByEmail(email)).toBeNull();
    });

    it('in two windows, as one account', async () => {
      const path = await anInvitation(test, email);
      const windows = [test.anonymous(), test.anonymous()];
      const ways = await Promise.all(
        windows.map((agent) => agent.get(`${path}/provider`).expect(303)),
      );
      const ids: string[] = [];
      for (const [n, agent] of windows.entries()) {
        const back = provider.agree(ways[n]?.headers['location'] ?? '');
        await agent.get('/api/login/callback').query(back).expect(303);
        ids.push(((await agent.get('/api/auth/user')).body as { id: string }).id);
      }
      expect(new Set(ids).size).toBe(1);
    });

    it('without the link, once they have chosen it from what waits for their address', async () => {
      await anInvitation(test, email);
      const agent = test.anonymous();
      const told = await through('/api/login', agent);
      expect(told.status).toBe(409);
      expect(told.text).toContain('Unirme a Comercial Andina Demo S.A.C.');
      expect(await users().findByEmail(email)).toBeNull();
      const [, way = ''] = /href="([^"]+invitacion=[^"]+)"/.exec(told.text) ?? [];
      expect((await through(way, agent)).status).toBe(303);
      expect((await agent.get('/api/auth/user')).body).toMatchObject({
        ...{ email, role: 'user', teams: ['tesoreria'], isDemo: true },
      });
      const { body } = await test.anonymous().get(way).expect(404);
      expect(body).toMatchObject({ code: 'ENLACE_VENCIDO' });
    });

    it('not by what waits for somebody else', async () => {
      await anInvitation(test, email);
      const told = await through('/api/login', test.anonymous());
      const [, way = ''] = /href="([^"]+invitacion=[^"]+)"/.exec(told.text) ?? [];
      atProvider(`otra-${email}`);
      const answer = await through(way, test.anonymous());
      expect([answer.status, answer.text]).toEqual([
        403,
        expect.stringContaining('es para otro correo'),
      ]);
    });

    it('for the company of their own that they want instead', async () => {
      const path = await anInvitation(test, email);
      const agent = test.anonymous();
      const told = await through('/api/login', agent);
      expect(told.text).toContain('href="/api/login?empresa=propia"');
      expect((await through('/api/login?empresa=propia', agent)).status).toBe(303);
      const { body } = await agent.get('/api/auth/user');
      expect(body).toMatchObject({ email, role: 'company_admin', isDemo: false });
      await page(path).expect(200);
    });
  });
});
