import type { CreditEntry, MemberCredits } from '../contracts/credits';
import { IDEMPOTENCY_HEADER } from '../contracts/headers';
import { startTestApp, type TestApp } from '../../test/support/test-app';
import { TEST_PASSWORD } from '../../test/support/test-config';
import { UsersService, type User } from '../users';
import { CreditPasses } from './credit-passes.service';
import { CreditsService } from './credits.service';
import { Ledger } from './ledger.service';

describe('credits that a company_admin passes to a member', () => {
  let test: TestApp;
  let boss: User;
  let member: User;
  let stranger: User;
  let agent: Awaited<ReturnType<TestApp['signedIn']>>;
  let counter = 0;

  beforeAll(async () => (test = await startTestApp()));
  afterAll(() => test?.close());
  beforeEach(async () => {
    const company = `pase${++counter}`;
    [boss, member, stranger] = await Promise.all([
      aUser('company_admin', company),
      aUser('user', company),
      aUser('user', `otra${counter}`),
    ]);
    agent = await test.signedIn(boss.email);
    await have(boss, 5);
    await have(member, 0);
  });
  afterEach(() => jest.restoreAllMocks());

  const aUser = (role: 'user' | 'company_admin', companyId: string): Promise<User> =>
    test.app.get(UsersService, { strict: false }).create({
      email: `pase${++counter}@x.pe`,
      password: TEST_PASSWORD,
      firstName: role === 'user' ? 'Luis' : 'Ana',
      lastName: 'Paz',
      role,
      teams: [],
      companyId,
    });
  const credits = () => test.app.get(CreditsService, { strict: false });
  const admin = { id: 'a', role: 'admin', tenantId: 'p', ipAddress: null } as const;
  const have = (user: User, amount: number) =>
    credits().change(admin, user.id, { action: 'set', amount }, `k${++counter}`);
  const balances = async () =>
    Promise.all([boss, member].map(async (user) => (await credits().balance(user)).credits));
  const pass = (amount: unknown, { key = `p${++counter}`, to = member } = {}) =>
    agent.post(`/api/company/users/${to.id}/credits`).set(IDEMPOTENCY_HEADER, key).send({ amount });
  const newest = async (user: User): Promise<CreditEntry | undefined> =>
    (await credits().history(user.id, { from: 0, to: 0 })).entries[0];

  it('are a row in both ledgers, each with the other person', async () => {
    expect((await pass(3).expect(200)).body).toEqual({ credits: 2, memberCredits: 3 });
    expect(await newest(boss)).toMatchObject({
      movement: 'passed',
      amount: -3,
      balance: 2,
      actorName: 'Luis Paz',
    });
    expect(await newest(member)).toMatchObject({
      movement: 'received',
      amount: 3,
      balance: 3,
      actorName: 'Ana Paz',
    });
    const listed = (await agent.get('/api/company/credits').expect(200)).body as MemberCredits[];
    expect(listed).toEqual(
      expect.arrayContaining([
        { id: boss.id, credits: 2 },
        { id: member.id, credits: 3 },
      ]),
    );
    expect(listed).toHaveLength(2);
  });

  it('are exactly five of thirty that come at once with a balance of five', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => pass(1)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(new Set(answers.map(({ body }) => (body as { code?: string }).code))).toEqual(
      new Set([undefined, 'CREDITOS_INSUFICIENTES']),
    );
    expect(await balances()).toEqual([0, 5]);
  });

  it('are passed once with one key, which is refused for another pass', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => pass(2, { key: 'una' })));
    for (const { status, body } of answers)
      expect([status, body]).toEqual([200, { credits: 3, memberCredits: 2 }]);
    expect((await pass(1, { key: 'una' }).expect(409)).body).toMatchObject({
      code: 'CLAVE_REUTILIZADA',
    });
    expect(await balances()).toEqual([3, 2]);
  });

  it('arrive by the sweep when the server ended between the two rows', async () => {
    const ledger = test.app.get(Ledger, { strict: false });
    const act = ledger.act.bind(ledger);
    jest
      .spyOn(ledger, 'act')
      .mockImplementation((owner, command) =>
        command.command.kind === 'receive'
          ? Promise.reject(new Error('gone'))
          : act(owner, command),
      );
    await pass(4).expect(500);
    expect(await balances()).toEqual([1, 0]);
    jest.restoreAllMocks();
    const passes = test.app.get(CreditPasses, { strict: false });
    await Promise.all([passes.sweep(), passes.sweep()]);
    expect(await balances()).toEqual([1, 4]);
  });

  it('stay where they are when they would not fit, are nobody’s, or go to nobody of the company', async () => {
    await have(member, 99_998);
    expect((await pass(3).expect(409)).body).toMatchObject({ code: 'LIMITE_CREDITOS' });
    for (const amount of [0, -1, 1.5, '2', null]) await pass(amount).expect(400);
    await pass(1, { to: stranger }).expect(404);
    await pass(1, { to: boss }).expect(404);
    const itself = await test.signedIn(member.email);
    await itself.post(`/api/company/users/${boss.id}/credits`).send({ amount: 1 }).expect(403);
    expect(await balances()).toEqual([5, 99_998]);
  });
});
