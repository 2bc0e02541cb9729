import type { InvitationIssued } from '../../contracts/account';
import { aPerson, anotherCompany, type Agent } from '../../../test/support/people';
import { startTestApp, type TestApp } from '../../../test/support/test-app';
import { TEST_PASSWORD } from '../../../test/support/test-config';

const PERSON = { firstName: 'Pedro', lastName: 'Salas', password: 'cuatro palabras al azar' };

describe('the page of an invitation', () => {
  let test: TestApp;
  let boss: Agent;
  let count = 0;
  beforeAll(async () => {
    test = await startTestApp();
    boss = await anotherCompany(test);
  });
  afterAll(() => test?.close());

  async function invite(): Promise<{ email: string; path: string }> {
    count += 1;
    const email = `invitado${count}@otra.pe`;
    const request = { email, role: 'user', teams: ['tesoreria'] };
    const { body } = await boss.post('/api/company/invitations').send(request).expect(201);
    return { email, path: new URL((body as InvitationIssued).url).pathname };
  }

  it('shows what is offered', async () => {
    const { email, path } = await invite();
    const { text } = await test.anonymous().get(path).set('Accept', 'text/html').expect(200);
    expect(text).toContain('Únase a Otra S.A.C.');
    expect(text).toMatch(/Correo<\/dt>\s*<dd>invitado/);
    expect(text).toContain(email);
    expect(text).toContain('Tesorería');
    expect(text).not.toContain('<script');
  });

  it('makes the account that was offered and signs the person in', async () => {
    const { email, path } = await invite();
    const agent = test.anonymous();
    const done = await agent.post(path).type('form').send(PERSON).expect(303);
    expect(done.headers['location']).toBe('/');
    const { body } = await agent.get('/api/auth/user').expect(200);
    expect(body).toMatchObject({ email, role: 'user', teams: ['tesoreria'], firstName: 'Pedro' });
    await test.anonymous().post(path).send(PERSON).expect(404);
  });

  it.each([
    ['role', 'company_admin', 'CAMPO_INVALIDO'],
    ['email', 'otro@otra.pe', 'CAMPO_INVALIDO'],
    ['firstName', '', 'CAMPO_INVALIDO'],
    ['password', 'corta', 'CONTRASENA_DEBIL'],
  ])('refuses %s = %s and can be used again', async (field, value, code) => {
    const { path } = await invite();
    const body = { ...PERSON, [field]: value };
    const refused = await test.anonymous().post(path).send(body).expect(400);
    expect(refused.body).toMatchObject({ code });
    const page = await test.anonymous().post(path).type('form').send(body).expect(400);
    expect(page.text).toContain('role="alert"');
    await test.anonymous().post(path).send(PERSON).expect(201);
  });

  it('says so when the link is over, or the e-mail has got an account meanwhile', async () => {
    const page = await test
      .anonymous()
      .get('/api/invitation/nunca-hecho')
      .set('Accept', 'text/html')
      .expect(404);
    expect(page.text).toContain('Este enlace ya no sirve');
    const { email, path } = await invite();
    await aPerson(test, { email, role: 'user', teams: [], companyId: null });
    const taken = await test.anonymous().post(path).type('form').send(PERSON).expect(409);
    expect(taken.text).toContain('Ya hay una cuenta con ese correo.');
    await test.anonymous().post('/api/login').send({ email, password: TEST_PASSWORD }).expect(200);
  });
});
