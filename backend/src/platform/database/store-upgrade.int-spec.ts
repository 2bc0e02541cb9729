import { Logger } from '@nestjs/common';
import type { mongo } from 'mongoose';
import { startTestDatabase, type TestDatabase } from '../../../test/support/test-database';
import { until } from '../../../test/support/until';
import { STORE_STEPS, underLease, upgradeStore, type StoreStep } from './store-upgrade';

const alone = { own: 'p1', isAlone: true, now: () => new Date() };
const TIMES = { beatMs: 40, lookMs: 10, silentMs: 400 };

describe('the upgrade of a store', () => {
  let test: TestDatabase;
  let db: mongo.Db;
  let serial = 0;

  beforeAll(async () => void (test = await startTestDatabase()));
  afterAll(() => test.close());
  beforeEach(() => {
    Logger.overrideLogger(false);
    db = test.client.db(`upgrade${(serial += 1)}`);
  });
  afterEach(() => db.dropDatabase());

  const version = async () =>
    (await db.collection('store_state').findOne({ _id: 'version' as never }))?.[
      'version'
    ] as unknown;
  const things = () => db.collection<{ _id: number; done?: boolean }>('things');
  const seed = () => things().insertMany([{ _id: 1 }, { _id: 2 }, { _id: 3 }]);
  /** Marks one record after the other, and breaks before the one that it is told. */
  const marking = (breaksAt?: number): StoreStep => ({
    title: 'mark',
    run: async () => {
      const open = await things()
        .find({ done: { $exists: false } })
        .sort({ _id: 1 })
        .toArray();
      for (const { _id } of open) {
        if (_id === breaksAt) throw new Error('power cut');
        await things().updateOne({ _id }, { $set: { done: true } });
      }
      return open.length;
    },
  });
  const counting = (ran: number[], n: number): StoreStep => ({
    title: `step ${n}`,
    run: () => Promise.resolve(ran.push(n)),
  });

  it('runs each step once, in order, and only those that the store has not gone through', async () => {
    await seed();
    const ran: number[] = [];
    const [one, two, three] = [1, 2, 3].map((n) => counting(ran, n)) as [
      StoreStep,
      StoreStep,
      StoreStep,
    ];
    await upgradeStore(db, [one, two], alone);
    await upgradeStore(db, [one, two], alone);
    await upgradeStore(db, [one, two, three], alone);
    expect([ran, await version()]).toEqual([[1, 2, 3], 3]);
  });

  it('finds nothing to do in a store that is new', async () => {
    const ran: number[] = [];
    await upgradeStore(db, [counting(ran, 1)], alone);
    expect([ran, await version()]).toEqual([[], 1]);
  });

  it('goes on where it was interrupted', async () => {
    await seed();
    const ran: number[] = [];
    const steps = [counting(ran, 1), marking(3)];
    await expect(upgradeStore(db, steps, alone)).rejects.toThrow('power cut');
    expect(await version()).toBe(1);
    await upgradeStore(db, [counting(ran, 1), marking()], alone);
    expect([ran, await version(), await things().countDocuments({ done: true })]).toEqual([
      [1],
      2,
      3,
    ]);
  });

  it('reaches every record, however many, and those alone that it is for', async () => {
    const count = 1_201;
    const documents = Array.from({ length: count }, (_, n) => ({
      _id: `d${n}` as never,
      // As an end in the middle leaves them, and documents that have gone further.
      ...(n < 300
        ? { workflowStatus: 'pending' }
        : n % 100 === 0
          ? { workflowStatus: 'paid' }
          : {}),
    }));
    await db.collection('documents').insertMany(documents);
    await upgradeStore(db, STORE_STEPS, alone);
    const having = (workflowStatus: string) =>
      db.collection('documents').countDocuments({ workflowStatus });
    expect([await having('paid'), await having('pending')]).toEqual([10, count - 10]);
  });

  it('is refused to an older program, in words, before it has written anything', async () => {
    await seed();
    await upgradeStore(db, [marking(), marking()], alone);
    const before = await db.collection('store_state').find().toArray();
    const older = upgradeStore(db, [marking()], alone);
    await expect(older).rejects.toThrow('los datos son de una versión más nueva de Foliado');
    expect(await db.collection('store_state').find().toArray()).toEqual(before);
  });

  it('is done by one of the processes that start together', async () => {
    await seed();
    let running = 0;
    let ran = 0;
    const step: StoreStep = {
      title: 'one at a time',
      run: async () => {
        running += 1;
        ran += running;
        await new Promise((resolve) => setTimeout(resolve, 50));
        running -= 1;
        return 0;
      },
    };
    const starts = ['a', 'b', 'c', 'd'].map((own) =>
      upgradeStore(db, [step], { ...alone, own, isAlone: false }),
    );
    await Promise.all(starts);
    expect([ran, await version()]).toEqual([1, 1]);
  });

  describe('lends the store', () => {
    const lease = (holder: string, act: () => Promise<void>) =>
      underLease(db.collection('leases'), 'l', holder, act, TIMES);

    it('to nobody else while the one who has it is heard', async () => {
      const order: string[] = [];
      const slow = lease('a', async () => {
        order.push('a begins');
        await new Promise((resolve) => setTimeout(resolve, 3 * TIMES.silentMs));
        order.push('a ends');
      });
      await until(async () => (order.length > 0 ? true : null));
      await lease('b', async () => void order.push('b'));
      await slow;
      expect(order).toEqual(['a begins', 'a ends', 'b']);
    });

    it('to the next one when a process has ended over it', async () => {
      await db.collection('leases').insertOne({ _id: 'l' as never, holder: 'dead', beats: 7 });
      const order: string[] = [];
      await lease('b', async () => void order.push('b'));
      expect([order, await db.collection('leases').countDocuments()]).toEqual([['b'], 0]);
    });
  });
});
