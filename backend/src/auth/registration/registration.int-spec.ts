import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { ActivityNews } from '../../contracts/activity';
import { heardActivity } from '../../../test/support/heard-activity';
import { aPerson } from '../../../test/support/people';
import { startTestApp, type TestApp } from '../../../test/support/test-app';
import { namedServer, testConfig } from '../../../test/support/test-config';
import { UsersService } from '../../users';

const FORM = {
  firstName: 'Lucía',
  lastName: 'Ñahui Soto',
  email: 'lucia@textiles.pe',
  password: 'cuatro palabras al azar',
  companyName: 'Textiles del Sur S.A.C.',
  ruc: '',
};

describe('registration', () => {
  let test: TestApp;
  let heard: ActivityNews[];
  beforeAll(async () => {
    test = await startTestApp(testConfig({ ...namedServer(), TRUST_PROXY: 'true' }));
    heard = heardActivity(test.app);
  });
  afterAll(() => test?.close());
  afterEach(() => jest.restoreAllMocks());

  const countOf = (collection: string): Promise<number> =>
    test.app.get<Connection>(getConnectionToken()).collection(collection).countDocuments({});
  const register = (fields: Record<string, unknown>, ip: string) =>
    test.anonymous().post('/api/register').set('X-Forwarded-For', ip).send(fields);
  const registerByForm = (fields: Record<string, string>, ip: string) =>
    test.anonymous().post('/api/register').set('X-Forwarded-For', ip).type('form').send(fields);

  it('shows a page that asks for the person and the company', async () => {
    const { text } = await test.anonymous().get('/api/register').expect(200);
    expect(text).toContain('<h1>Cree su cuenta</h1>');
    expect(text).toMatch(/autocomplete="username"[^]*autocomplete="new-password"/);
    expect(text).not.toContain('<script');
  });

  it('makes a company with its company_admin of both teams and signs that person in', async () => {
    const agent = test.anonymous();
    const response = await agent
      .post('/api/register')
      .type('form')
      .send({ ...FORM, returnTo: '/historial?q=luz' })
      .expect(303);
    expect(response.headers['location']).toBe('/historial?q=luz');
    const { body } = await agent.get('/api/auth/user').expect(200);
    expect(body).toMatchObject({
      email: FORM.email,
      firstName: 'Lucía',
      lastName: 'Ñahui Soto',
      role: 'company_admin',
      teams: ['logistica', 'tesoreria'],
      companyName: FORM.companyName,
      isDemo: false,
    });
    expect(heard).toMatchObject([{ action: 'register', role: 'company_admin' }]);
    await test
      .anonymous()
      .post('/api/login')
      .send({ email: 'Lucia@Textiles.pe', password: FORM.password })
      .expect(200);
  });

  it('is where the way in leads who has no account yet, and nobody who has', async () => {
    const { headers } = await test
      .anonymous()
      .get('/api/login?cuenta=nueva&returnTo=%2Fhistorial')
      .expect(303);
    expect(headers['location']).toBe('/api/register?returnTo=%2Fhistorial');
    const clerk = await test.signedIn('digitador@demo.pe');
    const home = await clerk.get('/api/login?cuenta=nueva').expect(303);
    expect(home.headers['location']).toBe('/');
  });

  it('takes JSON as well, with the RUC as it is printed', async () => {
    const fields = { ...FORM, email: 'json@textiles.pe', ruc: '20 100 070 970' };
    const { body } = await register(fields, '10.5.0.1').expect(201);
    expect(body).toMatchObject({ email: 'json@textiles.pe', role: 'company_admin' });
  });

  it.each([
    ['firstName', ' \u200b ', 'CAMPO_INVALIDO'],
    ['lastName', 'x'.repeat(81), 'CAMPO_INVALIDO'],
    ['email', 'no-es-correo', 'CAMPO_INVALIDO'],
    ['email', { $gt: '' }, 'CAMPO_INVALIDO'],
    ['companyName', '', 'CAMPO_INVALIDO'],
    ['ruc', '20100070971', 'RUC_INVALIDO'],
    ['ruc', { $gt: '' }, 'CAMPO_INVALIDO'],
    ['password', 'corta', 'CONTRASENA_DEBIL'],
    ['password', 'password1', 'CONTRASENA_DEBIL'],
    ['password', 'Textiles del Sur', 'CONTRASENA_DEBIL'],
    ['password', 'x1'.repeat(513), 'CONTRASENA_DEBIL'],
    ['password', ['cuatro palabras al azar'], 'CAMPO_INVALIDO'],
    ['role', 'admin', 'CAMPO_INVALIDO'],
  ])('refuses a %s that will not do (case %#) and makes nothing', async (field, value, code) => {
    const before = [await countOf('users'), await countOf('companies')];
    const fields = { ...FORM, email: 'otra@textiles.pe', [field]: value };
    const { body } = await register(fields, '10.5.0.2').expect(400);
    expect(body).toMatchObject({ code });
    expect([await countOf('users'), await countOf('companies')]).toEqual(before);
  });

  it('lets the last name be empty, as the profile does', async () => {
    const fields = { ...FORM, email: 'solo@textiles.pe', lastName: '' };
    await registerByForm(fields, '10.5.0.7').expect(303);
    const agent = test.anonymous();
    const { email, password } = fields;
    await agent.post('/api/login').send({ email, password }).expect(200);
    const names = { firstName: 'Lucía', lastName: ' ' };
    const { body } = await agent.put('/api/account/profile').send(names).expect(200);
    expect(body).toMatchObject({ firstName: 'Lucía', lastName: '' });
  });

  it('gives a text that is too long back whole', async () => {
    const companyName = 'Textiles '.repeat(34).trim();
    const fields = { ...FORM, email: 'ancha@textiles.pe', companyName };
    const { text } = await registerByForm(fields, '10.5.0.3').expect(400);
    expect(text).toContain(`value="${companyName}"`);
    expect(text).toContain('Escriba la razón social, de hasta 150 caracteres.');
  });

  it('shows the form again with what was typed, but never the password', async () => {
    const fields = { ...FORM, email: 'pagina@textiles.pe', password: 'textiles del sur!' };
    const { text } = await registerByForm(fields, '10.5.0.3').expect(400);
    expect(text).toContain('value="Textiles del Sur S.A.C."');
    expect(text).toMatch(/id="password"[^>]*aria-describedby="error password-hint" aria-invalid/);
    expect(text).not.toContain('value="textiles del sur!"');
  });

  it('accepts a password of 1,024 characters and signs in with it, whole', async () => {
    const email = 'larga@textiles.pe';
    const password = '🙂🙃'.repeat(512);
    const fields = { ...FORM, email, password };
    await registerByForm(fields, '10.5.0.4').expect(303);
    const signIn = (typed: string) =>
      test.anonymous().post('/api/login').send({ email, password: typed });
    await signIn(password).expect(200);
    await signIn([...password].slice(0, 1_023).join('')).expect(401);
  });

  it('says that an e-mail has an account, and not more than ten times an hour to one address', async () => {
    const emails = Array.from({ length: 11 }, (_, i) => `existe${i}@textiles.pe`);
    for (const email of emails) {
      await aPerson(test, { email, role: 'user', teams: [], companyId: null });
    }
    const [last = '', ...others] = emails;
    const ask = (email: string) => registerByForm({ ...FORM, email }, '10.5.0.5');
    for (const email of others) {
      const { text } = await ask(email).expect(409);
      expect(text).toContain('Ya hay una cuenta con ese correo.');
    }
    const { headers, text } = await ask(last).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(text).toMatch(/Espere \d+ segundos/);
  });

  it('is no way to guess the password of an account', async () => {
    const email = 'victima@textiles.pe';
    await aPerson(test, { email, role: 'user', teams: [], companyId: null });
    const answers: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      const fields = { ...FORM, email, password: `cuatro palabras al azar ${i}` };
      answers.push((await register(fields, `10.5.1.${i}`)).status);
    }
    expect(answers).toEqual([409, 409, 409, 409, 409, 429]);
  });

  it('lets a person in who sends the same form twice at once, and makes one account', async () => {
    const before = [await countOf('users'), await countOf('companies')] as const;
    const fields = { ...FORM, email: 'doble-clic@textiles.pe' };
    const answers = await Promise.all([
      registerByForm(fields, '10.6.1.1'),
      registerByForm(fields, '10.6.1.1'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect([await countOf('users'), await countOf('companies')]).toEqual([
      before[0] + 1,
      before[1] + 1,
    ]);
  });

  it('makes one account of several people’s registrations at once, and no company without its person', async () => {
    const before = [await countOf('users'), await countOf('companies')] as const;
    const answers = await Promise.all(
      [1, 2, 3, 4].map(async (i) => {
        const password = `cuatro palabras al azar ${i}`;
        const fields = { ...FORM, email: 'a-la-vez@textiles.pe', password };
        return (await register(fields, `10.6.0.${i}`)).status;
      }),
    );
    expect(answers.sort()).toEqual([201, 409, 409, 409]);
    expect([await countOf('users'), await countOf('companies')]).toEqual([
      before[0] + 1,
      before[1] + 1,
    ]);
  });

  it('leaves no company behind when the account cannot be stored', async () => {
    const before = await countOf('companies');
    jest.spyOn(test.app.get(UsersService), 'create').mockRejectedValueOnce(new Error('no store'));
    await register({ ...FORM, email: 'rota@textiles.pe' }, '10.5.0.6').expect(500);
    expect(await countOf('companies')).toBe(before);
  });
});

describe('registration that is closed', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(testConfig({ ...namedServer(), REGISTRATION_OPEN: 'false' }));
  });
  afterAll(() => test?.close());

  it('is not offered, explains itself and makes nothing', async () => {
    const signIn = await test.anonymous().get('/api/login').expect(200);
    expect(signIn.text).not.toContain('/api/register');
    await test.anonymous().get('/api/login?cuenta=nueva').expect(200);
    const { text } = await test.anonymous().get('/api/register').expect(404);
    expect(text).toContain('Las cuentas se crean por invitación');
    await test.anonymous().post('/api/register').send(FORM).expect(404);
    const form = await test.anonymous().post('/api/register').type('form').send(FORM).expect(404);
    expect(form.text).toContain('Las cuentas se crean por invitación');
  });
});
