import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { PASSWORD_LINK_HOURS, type OneTimeLink } from '../../contracts/account';
import type { ActivityNews } from '../../contracts/activity';
import { Clock } from '../../platform/clock/clock';
import { heardActivity } from '../../../test/support/heard-activity';
import { aCompany, aPerson, type Agent } from '../../../test/support/people';
import { startTestApp, type TestApp } from '../../../test/support/test-app';
import { TEST_PASSWORD } from '../../../test/support/test-config';

const NEW_PASSWORD = 'otras cuatro palabras al azar';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

describe('a password link', () => {
  let test: TestApp;
  let heard: ActivityNews[];
  let companyId: string;
  let boss: Agent;
  let platform: Agent;
  let count = 0;
  beforeAll(async () => {
    test = await startTestApp();
    heard = heardActivity(test.app);
    companyId = await aCompany(test);
    const email = 'jefa@otra.pe';
    await aPerson(test, { email, role: 'company_admin', teams: [], companyId });
    boss = await test.signedIn(email);
    platform = await test.signedIn('admin@demo.pe');
  });
  afterAll(() => test?.close());
  beforeEach(() => heard.splice(0));
  afterEach(() => jest.restoreAllMocks());

  async function aMember(role: 'user' | 'admin' = 'user', inCompany: string | null = companyId) {
    count += 1;
    const email = `miembro${count}@otra.pe`;
    return { email, id: await aPerson(test, { email, role, teams: [], companyId: inCompany }) };
  }

  const issue = async (id: string): Promise<OneTimeLink> =>
    (await boss.post(`/api/company/users/${id}/password-link`).expect(201)).body as OneTimeLink;
  const pathOf = ({ url }: OneTimeLink): string => new URL(url).pathname;
  const use = (link: OneTimeLink, password = NEW_PASSWORD) =>
    test.anonymous().post(pathOf(link)).send({ password });
  const signIn = (email: string, password: string) =>
    test.anonymous().post('/api/login').send({ email, password });

  it('is an address of this site with 256 random bits, good for a day', async () => {
    const { id } = await aMember();
    const link = await issue(id);
    expect(link.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api\/password-reset\/[\w-]{43}$/);
    const hours = (Date.parse(link.expiresAt) - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(PASSWORD_LINK_HOURS);
    expect(heard).toMatchObject([{ action: 'password_link_issued', subjectId: id }]);
  });

  it('is stored as a hash only', async () => {
    const { id } = await aMember();
    const token =
      pathOf(await issue(id))
        .split('/')
        .at(-1) ?? '';
    const links = test.app.get<Connection>(getConnectionToken()).collection('password_links');
    const stored = JSON.stringify(await links.find({}).toArray());
    expect(stored).toContain(id);
    expect(stored).not.toContain(token);
    expect(JSON.stringify(heard)).not.toContain(token);
  });

  it('shows whose account it is and takes a new password, once, signing nobody in', async () => {
    const { id, email } = await aMember();
    const open = await test.signedIn(email);
    const link = await issue(id);
    const page = await test.anonymous().get(pathOf(link)).set('Accept', 'text/html').expect(200);
    expect(page.text).toContain(email);
    expect(page.text).toContain('autocomplete="new-password"');
    heard.splice(0);
    const agent = test.anonymous();
    const done = await agent.post(pathOf(link)).type('form').send({ password: NEW_PASSWORD });
    expect([done.status, done.headers['location']]).toEqual([
      303,
      '/api/login?metodo=clave&aviso=contrasena-guardada',
    ]);
    const signInPage = await agent.get(done.headers['location'] ?? '').expect(200);
    expect(signInPage.text).toContain('Su contraseña quedó guardada. Ingrese con ella.');
    await agent.get('/api/auth/user').expect(401);
    await open.get('/api/auth/user').expect(401);
    await signIn(email, TEST_PASSWORD).expect(401);
    await signIn(email, NEW_PASSWORD).expect(200);
    expect(heard[0]).toMatchObject({ action: 'password_reset', actorId: id });
    const again = await use(link, 'y otras cuatro más').expect(404);
    expect(again.body).toMatchObject({ code: 'ENLACE_VENCIDO' });
  });

  it('is not used up by a weak password, which the page refuses with the reason', async () => {
    const { id, email } = await aMember();
    const link = await issue(id);
    const fields = { password: email };
    const { text } = await test
      .anonymous()
      .post(pathOf(link))
      .type('form')
      .send(fields)
      .expect(400);
    expect(text).toContain('La contraseña es su correo');
    expect(text).toContain('<h1>Elija una contraseña nueva</h1>');
    await use(link).expect(204);
  });

  it('lets one of many uses at once win', async () => {
    const { id, email } = await aMember();
    const link = await issue(id);
    const passwords = [1, 2, 3, 4, 5].map((i) => `cuatro palabras al azar ${i}`);
    const answers = await Promise.all(
      passwords.map(async (password) => (await use(link, password)).status),
    );
    expect([...answers].sort()).toEqual([204, 404, 404, 404, 404]);
    const winner = passwords[answers.indexOf(204)] ?? '';
    await signIn(email, winner).expect(200);
  });

  it('stops working when a newer one is made', async () => {
    const { id } = await aMember();
    const [first, second] = [await issue(id), await issue(id)];
    await use(first).expect(404);
    await use(second).expect(204);
  });

  it('stops working after its day', async () => {
    const { id } = await aMember();
    const link = await issue(id);
    const later = Date.parse(link.expiresAt);
    jest.spyOn(test.app.get(Clock), 'now').mockReturnValue(new Date(later));
    await use(link).expect(404);
  });

  it('stops working when the person is let out or has changed the password', async () => {
    const out = await aMember();
    const link = await issue(out.id);
    await boss.put(`/api/company/users/${out.id}`).send({ isActive: 'false' }).expect(200);
    await use(link).expect(404);
    await boss.post(`/api/company/users/${out.id}/password-link`).expect(409);
    const member = await aMember();
    const other = await issue(member.id);
    const agent = await test.signedIn(member.email);
    const change = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };
    await agent.post('/api/account/password').send(change).expect(204);
    await use(other).expect(404);
  });

  it.each(['x', 'A'.repeat(43), '__proto__', '%24gt'])(
    'that nobody made (%s) gets a page with the way on',
    async (token) => {
      const address = `/api/password-reset/${token}`;
      const page = await test.anonymous().get(address).set('Accept', 'text/html').expect(404);
      expect(page.text).toContain('Este enlace ya no sirve');
      expect(page.text).toContain('Pida uno nuevo a su administrador');
      const fields = { password: NEW_PASSWORD };
      await test.anonymous().post(address).type('form').send(fields).expect(404);
    },
  );

  it('is made by a company_admin for the own people only', async () => {
    const stranger = await aMember('user', null);
    const admin = await aMember('admin');
    const answers = [];
    for (const id of [stranger.id, admin.id, UNKNOWN, 'x']) {
      const { body } = await boss.post(`/api/company/users/${id}/password-link`).expect(404);
      const { correlationId: _, ...answer } = body as { correlationId: string };
      answers.push(answer);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const member = await aMember();
    const colleague = await test.signedIn(member.email);
    await colleague.post(`/api/company/users/${member.id}/password-link`).expect(403);
    expect(heard.at(-1)).toMatchObject({ action: 'denied', actorId: member.id });
    await boss.post(`/api/admin/user/${member.id}/password-link`).expect(403);
  });

  it('is made by the platform admin for anybody', async () => {
    const member = await aMember();
    const { body } = await platform.post(`/api/admin/user/${member.id}/password-link`).expect(201);
    await use(body as OneTimeLink).expect(204);
    await platform.post(`/api/admin/user/${UNKNOWN}/password-link`).expect(404);
  });
});
