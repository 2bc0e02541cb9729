import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { INVITATION_DAYS, type InvitationIssued } from '../../contracts/account';
import { CompaniesService } from '../../companies';
import { rejectedCode } from '../../../test/support/code-of';
import { startTestApp, type TestApp } from '../../../test/support/test-app';
import { TEST_PASSWORD } from '../../../test/support/test-config';
import { InvitationsService, UsersService } from '..';

type Agent = Awaited<ReturnType<TestApp['signedIn']>>;
const PERSON = { firstName: 'Elsa', lastName: 'Poma', password: 'cuatro palabras al azar' };

describe('invitations', () => {
  let test: TestApp;
  let owner: Agent;
  let invitations: InvitationsService;
  let users: UsersService;
  let made = 0;
  beforeAll(async () => {
    test = await startTestApp();
    owner = await test.signedIn('empresa@demo.pe');
    invitations = test.app.get(InvitationsService, { strict: false });
    users = test.app.get(UsersService, { strict: false });
  });
  afterAll(() => test?.close());

  const anEmail = () => `nueva${(made += 1)}@x.pe`;
  const invite = async (email = anEmail(), extra: object = {}): Promise<InvitationIssued> => {
    const request = { email, role: 'user', teams: ['tesoreria'], ...extra };
    const { body } = await owner.post('/api/company/invitations').send(request).expect(201);
    return body as InvitationIssued;
  };
  const list = async () =>
    (await owner.get('/api/company/invitations').expect(200)).body as {
      id: string;
      email: string;
    }[];
  const tokenOf = ({ url }: InvitationIssued) => url.split('/').at(-1) ?? '';

  it('make a link that is shown once and stored as a hash only', async () => {
    const issued = await invite(' Elsa@X.pe '.trim());
    const token = tokenOf(issued);
    expect(issued.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api\/invitation\/[\w-]{43}$/);
    expect(issued.invitation).toMatchObject({
      email: 'elsa@x.pe',
      invitedByName: 'Carmen Huamán Ríos',
    });
    const days =
      (Date.parse(issued.expiresAt) - Date.parse(issued.invitation.createdAt)) / 86_400_000;
    expect(days).toBe(INVITATION_DAYS);
    expect(await list()).toContainEqual(issued.invitation);
    expect(JSON.stringify(await list())).not.toContain(token);
    const connection = test.app.get<Connection>(getConnectionToken());
    const stored = await connection.collection('invitations').find({}).toArray();
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('say on their page who invites into what', async () => {
    const token = tokenOf(await invite('oferta@x.pe', { role: 'company_admin', teams: [] }));
    expect(await invitations.offerOf(token)).toEqual({
      email: 'oferta@x.pe',
      companyName: 'Comercial Andina Demo S.A.C.',
      invitedByName: 'Carmen Huamán Ríos',
      role: 'company_admin',
      teams: [],
    });
    expect(await invitations.offerOf(`${token}x`)).toBeNull();
    expect(await invitations.offerOf('')).toBeNull();
  });

  it('make the account with the role and the teams that were offered', async () => {
    const issued = await invite();
    const user = await invitations.accept(tokenOf(issued), PERSON);
    expect(user).toMatchObject({
      email: issued.invitation.email,
      role: 'user',
      teams: ['tesoreria'],
    });
    const session = test.anonymous();
    await session
      .post('/api/login')
      .send({ email: user.email, password: PERSON.password })
      .expect(200);
    const own = await session.get('/api/company').expect(200);
    expect(own.body).toMatchObject({ name: 'Comercial Andina Demo S.A.C.' });
    expect((await list()).map(({ id }) => id)).not.toContain(issued.invitation.id);
  });

  it('work once, also when the form is sent ten times at once', async () => {
    const token = tokenOf(await invite());
    const tries = Array.from({ length: 10 }, () => rejectedCode(invitations.accept(token, PERSON)));
    const codes = await Promise.all(tries);
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set([null, 'ENLACE_VENCIDO']));
    expect(await rejectedCode(invitations.accept(token, PERSON))).toBe('ENLACE_VENCIDO');
  });

  it('still work after a weak password', async () => {
    const token = tokenOf(await invite());
    const weak = { ...PERSON, password: '12345678' };
    expect(await rejectedCode(invitations.accept(token, weak))).toBe('CONTRASENA_DEBIL');
    expect(await rejectedCode(invitations.accept(token, PERSON))).toBeNull();
  });

  it('are replaced by a newer one for the same e-mail', async () => {
    const first = await invite('doble@x.pe');
    const all = await Promise.all([
      invite('doble@x.pe'),
      invite('DOBLE@x.pe'),
      invite('doble@x.pe'),
    ]);
    const offers = await Promise.all(
      [first, ...all].map((one) => invitations.offerOf(tokenOf(one))),
    );
    expect(offers[0]).toBeNull();
    expect(offers.filter((offer) => offer !== null)).toHaveLength(1);
    expect((await list()).filter(({ email }) => email === 'doble@x.pe')).toHaveLength(1);
  });

  it('end when they are revoked or have run out', async () => {
    const revoked = await invite();
    await owner.delete(`/api/company/invitations/${revoked.invitation.id}`).expect(204);
    await owner.delete(`/api/company/invitations/${revoked.invitation.id}`).expect(404);
    expect(await rejectedCode(invitations.accept(tokenOf(revoked), PERSON))).toBe('ENLACE_VENCIDO');
    const old = await invite();
    const connection = test.app.get<Connection>(getConnectionToken());
    await connection
      .collection<{ _id: string }>('invitations')
      .updateOne({ _id: old.invitation.id }, { $set: { expiresAt: new Date(Date.now() - 1) } });
    expect(await invitations.offerOf(tokenOf(old))).toBeNull();
    expect(await rejectedCode(invitations.accept(tokenOf(old), PERSON))).toBe('ENLACE_VENCIDO');
    expect((await list()).map(({ id }) => id)).not.toContain(old.invitation.id);
  });

  it('are refused for an e-mail that has an account, when made and when accepted', async () => {
    const request = { email: 'Tesoreria@demo.pe', role: 'user', teams: [] };
    const answer = await owner.post('/api/company/invitations').send(request).expect(409);
    expect(answer.body).toMatchObject({ code: 'CUENTA_EXISTE' });
    const issued = await invite();
    const { email } = issued.invitation;
    await users.create({ ...PERSON, email, role: 'user', teams: [], companyId: null });
    expect(await rejectedCode(invitations.accept(tokenOf(issued), PERSON))).toBe('CUENTA_EXISTE');
  });

  it('are for the company_admin of the company alone', async () => {
    const { invitation } = await invite();
    const body = { email: anEmail(), role: 'user', teams: [] };
    for (const email of ['digitador@demo.pe', 'tesoreria@demo.pe', 'admin@demo.pe']) {
      const agent = await test.signedIn(email);
      await agent.get('/api/company/invitations').expect(403);
      await agent.post('/api/company/invitations').send(body).expect(403);
      await agent.delete(`/api/company/invitations/${invitation.id}`).expect(403);
    }
    const companies = test.app.get(CompaniesService, { strict: false });
    const other = await companies.create({ name: 'Otra', ruc: null, isDemo: false });
    const stranger = { ...PERSON, email: 'jefa@otra.pe', password: TEST_PASSWORD, teams: [] };
    await users.create({ ...stranger, role: 'company_admin', companyId: other.id });
    const agent = await test.signedIn('jefa@otra.pe');
    expect((await agent.get('/api/company/invitations').expect(200)).body).toEqual([]);
    await agent.delete(`/api/company/invitations/${invitation.id}`).expect(404);
    expect((await list()).map(({ id }) => id)).toContain(invitation.id);
  });

  it.each([
    [{ role: 'admin' }],
    [{ email: 'sin arroba' }],
    [{ email: { $gt: '' } }],
    [{ email: `${'x'.repeat(250)}@x.pe` }],
    [{ teams: ['otro'] }],
    [{ companyId: 'otra' }],
    [{ invitedById: 'otra' }],
  ])('refuse %j', async (extra) => {
    const request = { email: anEmail(), role: 'user', teams: [], ...extra };
    await owner.post('/api/company/invitations').send(request).expect(400);
  });
});
