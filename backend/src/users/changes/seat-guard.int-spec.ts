import type { Role } from '../../contracts/user';
import { EventStore } from '../../platform/event-store';
import { rejectedCode } from '../../../test/support/code-of';
import { startTestModules, type TestModules } from '../../../test/support/test-modules';
import { until } from '../../../test/support/until';
import { UsersModule, UsersService, type User } from '..';
import type { Actor } from '../users.events';
import { UsersRepository } from '../users.repository';
import { SeatGuard } from './seat-guard';
import { SeatGuardRepository } from './seat-guard.repository';

const ROUNDS = 20;

describe('the seats of administrators', () => {
  let test: TestModules;
  let users: UsersService;
  let made = 0;
  beforeAll(async () => {
    test = await startTestModules({ imports: [UsersModule] });
    users = test.module.get(UsersService);
  });
  afterAll(() => test?.close());
  beforeEach(() => test.connection.collection('users').deleteMany({}));

  const aUser = (role: Role, companyId: string | null = null): Promise<User> =>
    users.create({
      email: `p${(made += 1)}@x.pe`,
      password: null,
      firstName: 'P',
      lastName: '',
      role,
      teams: [],
      companyId,
    });
  const asActor = ({ id, role, companyId }: User): Actor => ({
    id,
    role,
    companyId,
    tenantId: companyId ?? `u:${id}`,
  });
  const activeAdmins = async () =>
    (await users.search({ ...ALL, role: 'admin', isActive: true })).total;
  const ALL = { sort: 'username', order: 'ASC', from: 0, to: 99 } as const;

  it('never all go when two administrators demote each other at once', async () => {
    const [first, second] = [await aUser('admin'), await aUser('admin')];
    for (let round = 0; round < ROUNDS; round += 1) {
      const codes = await Promise.all([
        rejectedCode(users.changeRole(asActor(first), second.id, 'user')),
        rejectedCode(users.changeRole(asActor(second), first.id, 'user')),
      ]);
      expect(codes.filter((code) => code === null)).toHaveLength(1);
      expect(codes).toContain('ULTIMO_ADMINISTRADOR');
      expect(await activeAdmins()).toBe(1);
      await users.changeRole(asActor(first), second.id, 'admin').catch(() => null);
      await users.changeRole(asActor(second), first.id, 'admin').catch(() => null);
      expect(await activeAdmins()).toBe(2);
    }
  });

  it('never all go when five demote and deactivate each other in a ring', async () => {
    const ring = await Promise.all(Array.from({ length: 5 }, () => aUser('admin')));
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(
        ring.map(async (actor, at) => {
          const victim = ring[(at + 1) % ring.length] as User;
          const isEven = (at + round) % 2 === 0;
          const change = isEven
            ? users.changeRole(asActor(actor), victim.id, 'user')
            : users.setActive(asActor(actor), victim.id, false);
          return rejectedCode(change);
        }),
      );
      expect(await activeAdmins()).toBe(1);
      const other = asActor({ ...(ring[0] as User), id: 'somebody-else' });
      for (const { id } of ring) {
        await users.changeRole(other, id, 'admin');
        await users.setActive(other, id, true);
      }
    }
  });

  it('keeps the last company_admin while there are others in the company', async () => {
    const platform = asActor(await aUser('admin'));
    const last = await aUser('company_admin', 'c1');
    const member = await aUser('user', 'c1');
    await aUser('company_admin', 'c2');
    for (const change of [
      () => users.changeRole(platform, last.id, 'user'),
      () => users.changeRole(platform, last.id, 'admin'),
      () => users.setActive(platform, last.id, false),
    ]) {
      expect(await rejectedCode(change())).toBe('ULTIMO_ADMINISTRADOR');
    }
    await users.setActive(platform, member.id, false);
    expect((await users.setActive(platform, last.id, false)).isActive).toBe(false);
  });

  it('does not let a late process write what it had decided before its turn was taken over', async () => {
    const [first, second] = [await aUser('admin'), await aUser('admin')];
    const repository = test.module.get(UsersRepository, { strict: false });
    const guards = test.module.get(SeatGuardRepository, { strict: false });
    const decided = await repository.find(first.id);
    const long = new Date(Date.now() - 60_000);
    expect(await guards.take('dead', first.id, long, long)).not.toBeNull();
    expect(await guards.take('dead too', 'nobody', new Date(), long)).not.toBeNull();
    await users.changeRole(asActor(first), second.id, 'user');
    const event = { ...(decided?.outbox[0] ?? fail()), eventId: 'late' };
    expect(await repository.change(decided ?? fail(), { role: 'user' }, event)).toBe(false);
    expect(await activeAdmins()).toBe(1);
  });

  it('gives its turn back after a refusal', async () => {
    const only = await aUser('admin');
    const guard = test.module.get(SeatGuard, { strict: false });
    const leave = () => guard.leave({ kind: 'platform' }, only.id, () => Promise.resolve(true));
    expect(await rejectedCode(leave())).toBe('ULTIMO_ADMINISTRADOR');
    await aUser('admin');
    expect(await leave()).toBe(true);
  });

  it('writes each change with its event, in order, in the history of the tenant', async () => {
    const platform = asActor(await aUser('admin'));
    const { id } = await aUser('user', 'c9');
    await users.setTeams(platform, id, ['tesoreria', 'tesoreria']);
    await users.setTeams(platform, id, ['tesoreria']);
    await users.changeRole({ ...platform, correlationId: 'c-1' }, id, 'company_admin');
    await users.setActive(platform, id, false);
    await users.setActive(platform, id, true);
    await users.rename(id, 'Rosa', 'Quispe');
    await users.setPassword(platform, id, 'una-clave-cualquiera');
    const store = test.module.get(EventStore);
    const events = await until(async () => {
      const found = await store.read('c9', `account-${id}`);
      return found.length < 7 ? null : found;
    });
    expect(events.map(({ type, data }) => [type, data])).toEqual([
      ['AccountCreated', { role: 'user', teams: [] }],
      ['AccountTeamsChanged', { old: [], new: ['tesoreria'] }],
      ['AccountRoleChanged', { old: 'user', new: 'company_admin' }],
      ['AccountDeactivated', {}],
      ['AccountActivated', {}],
      [
        'AccountRenamed',
        { old: { firstName: 'P', lastName: '' }, new: { firstName: 'Rosa', lastName: 'Quispe' } },
      ],
      ['PasswordChanged', {}],
    ]);
    expect(events[2]?.meta).toMatchObject({
      actorId: platform.id,
      role: 'admin',
      correlationId: 'c-1',
    });
    expect(events[5]?.meta.actorId).toBe(id);
    expect(await store.verifyStream('c9', `account-${id}`)).toBeNull();
  });

  it('loses no change of twenty that meet on one account', async () => {
    const { id } = await aUser('user', 'c8');
    const names = Array.from({ length: 20 }, (_, n) => `N${n}`);
    await Promise.all(names.map((name) => users.rename(id, name, '')));
    const store = test.module.get(EventStore);
    const events = await until(async () => {
      const found = await store.read('c8', `account-${id}`);
      return found.length < 21 ? null : found;
    });
    const renamed = events.slice(1).map(({ data }) => data as { old: object; new: object });
    renamed.slice(1).forEach(({ old }, at) => expect(old).toEqual(renamed[at]?.new));
    expect((await users.find(id))?.firstName).toBe(
      (renamed.at(-1)!.new as { firstName: string }).firstName,
    );
  });
});

function fail(): never {
  throw new Error('the account is there');
}
