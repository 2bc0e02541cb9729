import { EventEmitter2 } from '@nestjs/event-emitter';
import { ACTIVITY, type ActivityNews } from '../contracts/activity';
import { INITIAL_CREDITS, MAX_CREDITS, type CreditsChange } from '../contracts/credits';
import { Clock } from '../platform/clock/clock';
import { EventLog, EventStore } from '../platform/event-store';
import { limaDay } from '../rules/lima-day';
import { documentsRead } from '../../test/support/documents-read';
import { startTestApp, type TestApp } from '../../test/support/test-app';
import { UsersService, type User } from '../users';
import { CreditGivers } from './credit-giver.service';
import { CreditReservations } from './credit-reservations.service';
import { CreditsService, type CreditNumbers } from './credits.service';
import { Ledger } from './ledger.service';

describe('credits', () => {
  let test: TestApp;
  let module: TestApp['app'];
  let credits: CreditsService;
  let reservations: CreditReservations;
  let events: EventStore;
  let ana: User;
  let counter = 0;

  beforeAll(async () => {
    test = await startTestApp();
    module = test.app;
    [credits, reservations, events] = [
      module.get(CreditsService),
      module.get(CreditReservations),
      module.get(EventStore),
    ];
  });
  afterAll(() => test?.close());
  beforeEach(async () => (ana = await aUser()));

  const aUser = (companyId: string | null = 'c1') =>
    module.get(UsersService).create({
      email: `persona${++counter}@demo.pe`,
      password: 'una-clave-cualquiera',
      firstName: 'Ana',
      lastName: 'Torres',
      role: 'admin',
      teams: [],
      companyId,
    });
  const ownerOf = (user: User) => ({
    userId: user.id,
    tenantId: user.companyId ?? `u:${user.id}`,
  });
  const admin = () => ({ id: ana.id, role: 'admin', tenantId: 'c1', ipAddress: '::1' }) as const;
  const change = (user: User, body: CreditsChange, key = `k${++counter}`) =>
    credits.change(admin(), user.id, body, key);
  /** Ids of documents are nobody else's; a test says only which of its own. */
  const idOf = (user: User, name: string) => `${user.id}/${name}`;
  const reserve = (user: User, name: string, run = 1) =>
    reservations.reserve(ownerOf(user), { documentId: idOf(user, name), run }, user);
  const settle = (user: User, name: string, settlement: 'charged' | 'refunded', run = 1) =>
    reservations.settle(ownerOf(user).tenantId, { documentId: idOf(user, name), run }, settlement);
  const balance = async (user: User) => (await credits.balance(user)).credits;
  const rows = async (user: User) =>
    (await credits.history(user.id, { from: 0, to: 99 })).entries.map(
      ({ movement, amount, balance: after, documentId, run }) => [
        movement,
        amount,
        after,
        documentId?.split('/')[1] ?? null,
        run,
      ],
    );

  it('gives a new account its first credits at its first use', async () => {
    expect(await balance(ana)).toBe(INITIAL_CREDITS);
    expect(await events.read('c1', `credits-${ana.id}`)).toEqual([]);
    await reserve(ana, 'd1');
    expect(await balance(ana)).toBe(INITIAL_CREDITS - 1);
    expect(await rows(ana)).toEqual([
      ['reserved', -1, 24, 'd1', 1],
      ['granted', 25, 25, null, null],
    ]);
  });

  it('gives an invited account nothing, and tells it whom of the company to ask', async () => {
    const companyId = `company${++counter}`;
    const users = module.get(UsersService);
    const person = {
      password: 'una-clave-cualquiera',
      firstName: 'Rosa',
      lastName: 'Paz',
      teams: [],
      companyId,
    };
    const boss = await users.create({
      ...person,
      email: `jefa${counter}@demo.pe`,
      role: 'company_admin',
    });
    const invited = await users.create({
      ...person,
      email: `nuevo${counter}@demo.pe`,
      role: 'user',
      isInvited: true,
    });
    const giver = { name: 'Rosa Paz', email: boss.email };
    expect(await credits.balance(invited)).toEqual({ credits: 0, giver });
    expect(await credits.balance(boss)).toEqual({ credits: INITIAL_CREDITS });
    const refused = await reserve(invited, 'd').catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: 'SIN_CREDITOS',
      data: { advice: expect.stringContaining(`Pida a Rosa Paz (${boss.email})`) as string },
    });
    expect(await rows(invited)).toEqual([]);
    await change(invited, { action: 'set', amount: 25 });
    expect(await balance(invited)).toBe(25);
  });

  it('opens an account once, with other first credits when they are given', async () => {
    await Promise.all([
      credits.openAccount(ana, 500),
      credits.openAccount(ana, 500),
      credits.openAccount(ana, 25),
    ]);
    expect(await rows(ana)).toEqual([['granted', 500, 500, null, null]]);
  });

  it('keeps the ledger in the company of the person, or in the person’s own', async () => {
    const alone = await aUser(null);
    await reserve(alone, 'd2');
    expect(await events.read(`u:${alone.id}`, `credits-${alone.id}`)).toHaveLength(2);
    expect(await events.verifyTenant(`u:${alone.id}`)).toEqual([]);
  });

  it('charges a reservation without moving the balance, once', async () => {
    await reserve(ana, 'd');
    await Promise.all(Array.from({ length: 5 }, () => settle(ana, 'd', 'charged')));
    await settle(ana, 'd', 'refunded');
    expect((await rows(ana)).slice(0, 2)).toEqual([
      ['charged', 0, 24, 'd', 1],
      ['reserved', -1, 24, 'd', 1],
    ]);
  });

  it('lets one of a charge and a refund at once be, in any race', async () => {
    for (let round = 0; round < 20; round++) {
      const document = `race ${round}`;
      await reserve(ana, document);
      await Promise.all([settle(ana, document, 'charged'), settle(ana, document, 'refunded')]);
    }
    const settled = (await rows(ana)).filter(([movement]) =>
      ['charged', 'refunded'].includes(String(movement)),
    );
    expect(settled).toHaveLength(20);
  });

  it('reserves a run once, and tells one that is over', async () => {
    expect(await Promise.all([reserve(ana, 'd'), reserve(ana, 'd')])).toEqual([true, true]);
    await settle(ana, 'd', 'refunded');
    expect(await reserve(ana, 'd')).toBe(false);
    expect(await reserve(ana, 'd', 2)).toBe(true);
    expect(await balance(ana)).toBe(24);
  });

  it('refuses the reservation after the last credit and leaves nothing of it', async () => {
    await change(ana, { action: 'set', amount: 1 });
    await reserve(ana, 'last');
    await expect(reserve(ana, 'none')).rejects.toThrow('SIN_CREDITOS');
    await settle(ana, 'none', 'refunded');
    expect(await balance(ana)).toBe(0);
    const waiting = await reservations.pending(null, 1_000);
    expect(waiting.map(({ documentId }) => documentId)).not.toContain(idOf(ana, 'none'));
  });

  it('accepts exactly as many of twenty reservations at once as there are credits', async () => {
    await change(ana, { action: 'set', amount: 5 });
    const tries = Array.from({ length: 20 }, (_, n) => reserve(ana, `p${n}`));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await balance(ana)).toBe(0);
  });

  it('decides between processes by the stream alone: three writers, exact sum', async () => {
    // A second and a third ledger on the same store share no order with the first.
    const another = () =>
      new Ledger(events, module.get(Clock), module.get(CreditGivers), module.get(EventLog));
    const others = [another(), another()];
    const ledgers = [module.get(Ledger), ...others];
    const grants = ledgers.flatMap((ledger, which) =>
      Array.from({ length: 10 }, (_, n) =>
        ledger.act(ownerOf(ana), {
          command: { kind: 'grant', amount: 10 },
          commandId: `grant-${which}-${n}`,
          actor: { id: 'x', role: 'admin' },
        }),
      ),
    );
    await Promise.all(grants);
    expect(await balance(ana)).toBe(INITIAL_CREDITS + 300);
    expect(await events.verifyStream('c1', `credits-${ana.id}`)).toBeNull();
  });

  describe('an admin’s change', () => {
    it('adds up exactly when twenty come at once', async () => {
      const tries = Array.from({ length: 20 }, () => change(ana, { action: 'add', amount: 10 }));
      const balances = (await Promise.all(tries)).map(({ credits: after }) => after);
      expect(Math.max(...balances)).toBe(INITIAL_CREDITS + 200);
      expect(new Set(balances).size).toBe(20);
    });

    it('is the same change with the same key, and refuses the key for another one', async () => {
      const news: ActivityNews[] = [];
      module.get(EventEmitter2).on(ACTIVITY, (told: ActivityNews) => news.push(told));
      const add = (amount: number) => change(ana, { action: 'add', amount }, 'same');
      expect(await Promise.all([add(10), add(10)])).toEqual([{ credits: 35 }, { credits: 35 }]);
      await expect(add(25)).rejects.toThrow('CLAVE_REUTILIZADA');
      expect(news).toEqual([
        {
          action: 'credits_updated',
          actorId: ana.id,
          role: 'admin',
          tenantId: 'c1',
          ipAddress: '::1',
          details: 'Sumó 10 créditos; el saldo quedó en 35.',
          subjectId: ana.id,
        },
      ]);
    });

    it('uses the same key for two people without one seeing the other', async () => {
      const luis = await aUser('c2');
      await change(ana, { action: 'add', amount: 10 }, 'both');
      await change(luis, { action: 'set', amount: 3 }, 'both');
      expect([await balance(ana), await balance(luis)]).toEqual([35, 3]);
    });

    it('refuses what would pass the limit and keeps the balance', async () => {
      await change(ana, { action: 'set', amount: MAX_CREDITS - 5 });
      await expect(change(ana, { action: 'add', amount: 6 })).rejects.toThrow('LIMITE_CREDITOS');
      expect(await change(ana, { action: 'add', amount: 5 })).toEqual({ credits: MAX_CREDITS });
    });

    it.each<[string, unknown]>([
      ['negative', -5],
      ['fraction', 1.5],
      ['too large', 1e9],
      ['text', '10'],
      ['no number', NaN],
      ['missing', undefined],
    ])('refuses an amount: %s', async (_, amount) => {
      const body = { action: 'set', amount } as CreditsChange;
      await expect(change(ana, body)).rejects.toThrow('CAMPO_INVALIDO');
      expect(await balance(ana)).toBe(INITIAL_CREDITS);
    });

    it('refuses an unknown account', async () => {
      const nobody = { ...ana, id: 'nobody' };
      await expect(change(nobody, { action: 'add', amount: 1 })).rejects.toThrow('NO_ENCONTRADO');
    });
  });

  it('tells a person a reading in one row, in pages, and what was given back', async () => {
    for (const document of ['d1', 'd2', 'd3']) await reserve(ana, document);
    await settle(ana, 'd1', 'charged');
    await settle(ana, 'd2', 'refunded');
    const folded = async (from: number, to: number) => {
      const { entries, total } = await credits.ownHistory(ana, { from, to }, true);
      return [
        total,
        ...entries.map(({ movement, amount, balance: after, documentId }) =>
          [movement, amount, after, documentId?.split('/')[1]].join(' '),
        ),
      ];
    };
    expect(await folded(0, 2)).toEqual([
      5,
      'refunded 1 23 d2',
      'reserved -1 22 d3',
      'reserved -1 23 d2',
    ]);
    expect(await folded(3, 9)).toEqual([5, 'charged -1 24 d1', 'granted 25 25 ']);
    expect((await credits.ownHistory(ana, { from: 0, to: 9 }, false)).total).toBe(6);
  });

  it('tells the history in pages, newest first, with the name of the admin', async () => {
    await change(ana, { action: 'add', amount: 10 });
    for (const document of ['d1', 'd2', 'd3']) await reserve(ana, document);
    const first = await credits.history(ana.id, { from: 0, to: 1 });
    const second = await credits.history(ana.id, { from: 2, to: 9 });
    const whole = await credits.history(ana.id, { from: 0, to: 99 });
    expect([...first.entries, ...second.entries]).toEqual(whole.entries);
    expect([first.total, first.entries.length, second.entries.length]).toEqual([5, 2, 3]);
    expect(whole.entries.map(({ actorName }) => actorName)).toEqual([
      null,
      null,
      null,
      'Ana Torres',
      null,
    ]);
    expect((await credits.history(ana.id, { from: 50, to: 60 })).entries).toEqual([]);
  });

  it('knows whether a company has got more than its accounts began with', async () => {
    const company = `company${++counter}`;
    const [boss, other] = [await aUser(company), await aUser(company)];
    await reserve(boss, 'd');
    await reserve(other, 'd');
    expect(await credits.hasBeenGiven(company)).toBe(false);
    await change(other, { action: 'add', amount: 1 });
    expect(await credits.hasBeenGiven(company)).toBe(true);
    expect(await credits.hasBeenGiven(`company${++counter}`)).toBe(false);
  });

  it('lists balance and use of many accounts', async () => {
    const luis = await aUser('c2');
    await reserve(ana, 'd1');
    await settle(ana, 'd1', 'charged');
    let numbers = new Map<string, CreditNumbers>();
    const read = await documentsRead(
      'users',
      async () => (numbers = await credits.balancesOf([ana, luis])),
    );
    // They are at hand, the one that was never used, too.
    expect(read).toBe(0);
    expect(numbers.get(ana.id)).toEqual({ credits: 24, creditsUsed: 1 });
    expect(numbers.get(luis.id)).toEqual({ credits: 25, creditsUsed: 0 });
  });

  it('counts charges by Peruvian day', async () => {
    const today = module.get(Clock).today();
    const before = (await credits.usedByDay(today)).get(today) ?? 0;
    await reserve(ana, 'a');
    await reserve(ana, 'b');
    await settle(ana, 'a', 'charged');
    await settle(ana, 'b', 'refunded');
    const weekAgo = limaDay(new Date(module.get(Clock).now().getTime() - 7 * 24 * 3_600_000));
    const days = await credits.usedByDay(weekAgo);
    expect(days.get(today)).toBe(before + 1);
    expect([...days.keys()].at(0)).toBe(weekAgo);
    expect([...days.keys()].at(-1)).toBe(today);
  });
});
