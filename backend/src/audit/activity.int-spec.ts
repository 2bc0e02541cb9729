import { EventEmitter2 } from '@nestjs/event-emitter';
import { ACTIVITY, type ActivityNews } from '../contracts/activity';
import { documentsRead } from '../../test/support/documents-read';
import { startTestModules, type TestModules } from '../../test/support/test-modules';
import { until } from '../../test/support/until';
import { ActivityRepository } from './activity.repository';
import { AddressTerm } from './address-term.service';
import { ActivityService, AuditModule } from '.';

describe('the activity log', () => {
  let test: TestModules;
  let log: ActivityService;
  let news: EventEmitter2;
  beforeAll(async () => {
    test = await startTestModules({ imports: [AuditModule] });
    log = test.module.get(ActivityService);
    news = test.module.get(EventEmitter2);
  });
  afterAll(() => test?.close());

  const some = (fields: Partial<ActivityNews>): ActivityNews => ({
    action: 'login',
    actorId: 'u1',
    role: 'user',
    tenantId: 'c1',
    ipAddress: '10.0.0.1',
    details: 'Ingreso con contraseña.',
    ...fields,
  });
  const PAGE = { from: 0, to: 24 };
  const of = (userId: string, count: number) =>
    until(async () => {
      const found = await log.ofUser(userId, PAGE);
      return found.total < count ? null : found;
    });

  it('stores what is told in the process, with time and address', async () => {
    news.emit(ACTIVITY, some({ actorId: 'told' }));
    const { entries } = await of('told', 1);
    expect(entries).toEqual([
      {
        id: expect.any(String) as string,
        action: 'login',
        timestamp: expect.stringMatching(/Z$/) as string,
        details: 'Ingreso con contraseña.',
        ipAddress: '10.0.0.1',
      },
    ]);
  });

  it('forgets addresses after their term, and nothing else of an entry', async () => {
    const entries = test.module.get(ActivityRepository, { strict: false });
    const days = (count: number) => new Date(Date.now() - count * 24 * 3_600_000);
    const entry = { ...some({ actorId: 'past' }), people: ['past'], subjectId: null };
    await entries.append({ ...entry, _id: 'old', at: days(366) });
    await entries.append({ ...entry, _id: 'new', at: days(364) });
    await test.module.get(AddressTerm, { strict: false }).run();
    const { entries: kept } = await log.ofUser('past', PAGE);
    expect(kept.map(({ ipAddress, details }) => [ipAddress, details])).toEqual([
      ['10.0.0.1', 'Ingreso con contraseña.'],
      [null, 'Ingreso con contraseña.'],
    ]);
  });

  it('shows a person what they did and what was done to them, newest first, in pages', async () => {
    await log.record(some({ actorId: 'p1', action: 'login' }));
    await log.record(some({ actorId: 'boss', subjectId: 'p1', action: 'member_updated' }));
    await log.record(some({ actorId: 'p1', subjectId: 'p1', action: 'profile_updated' }));
    await log.record(some({ actorId: 'p2' }));
    const { entries, total } = await log.ofUser('p1', PAGE);
    expect(total).toBe(3);
    expect(entries.map(({ action }) => action).sort()).toEqual([
      'login',
      'member_updated',
      'profile_updated',
    ]);
    const times = entries.map(({ timestamp }) => timestamp);
    expect(times).toEqual([...times].sort().reverse());
    const pages = await Promise.all([0, 1, 2].map((at) => log.ofUser('p1', { from: at, to: at })));
    expect(pages.flatMap((page) => page.entries)).toEqual(entries);
  });

  it('counts all of a person, and reads only the page', async () => {
    for (let n = 0; n < 60; n += 1) {
      await log.record(some({ actorId: 'busy', ...(n % 2 ? { subjectId: 'other' } : {}) }));
    }
    let total = 0;
    const read = await documentsRead('activity', async () => {
      ({ total } = await log.ofUser('busy', { from: 0, to: 9 }));
    });
    expect(total).toBe(60);
    expect(read).toBeLessThanOrEqual(10);
  });

  it('keeps a failed sign-in that is nobody’s', async () => {
    await log.record(some({ actorId: null, role: null, tenantId: null, action: 'login_failed' }));
    const stored = await test.connection.collection('activity').findOne({ action: 'login_failed' });
    expect(stored).toMatchObject({ actorId: null, people: [] });
  });

  it('cuts long details and offers no way to change or remove an entry but its address', async () => {
    await log.record(some({ actorId: 'long', details: 'x'.repeat(5_000) }));
    expect((await log.ofUser('long', PAGE)).entries[0]?.details).toHaveLength(300);
    const methods = Object.getOwnPropertyNames(ActivityRepository.prototype);
    expect(methods.sort()).toEqual([
      'append',
      'constructor',
      'forgetAddresses',
      'forgetAddressesOf',
      'ofUser',
    ]);
  });

  it('stores what was told before the server stops', async () => {
    news.emit(ACTIVITY, some({ actorId: 'last' }));
    await log.onModuleDestroy();
    expect((await log.ofUser('last', PAGE)).total).toBe(1);
  });

  it('reports what it cannot store, and the work of people goes on', async () => {
    const repository = test.module.get(ActivityRepository, { strict: false });
    const append = jest.spyOn(repository, 'append').mockRejectedValueOnce(new Error('full'));
    await expect(log.record(some({ actorId: 'lost' }))).resolves.toBeUndefined();
    expect(append).toHaveBeenCalledTimes(1);
    append.mockRestore();
    expect((await log.ofUser('lost', PAGE)).total).toBe(0);
  });
});
