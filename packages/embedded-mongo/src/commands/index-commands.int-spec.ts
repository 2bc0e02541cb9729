import type * as mongo from 'mongodb';
import { rejectedCode } from '../support/code-of';
import { startTestDatabase, type TestDatabase, type TestDocument } from '../support/test-database';
import { until } from '../support/until';

type Things = mongo.Collection<TestDocument>;

describe('indexes through the driver', () => {
  let test: TestDatabase;
  let things: Things;
  let serial = 0;

  beforeAll(async () => {
    test = await startTestDatabase({ ttlSweepMs: 50 });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    things = test.db.collection(`things${serial++}`);
    await things.insertOne({ _id: 0 });
  });

  it('lists and drops what was made', async () => {
    expect(await things.createIndex({ a: 1, b: -1 }, { unique: true })).toBe('a_1_b_-1');
    expect(await things.createIndex({ a: 1, b: -1 }, { unique: true })).toBe('a_1_b_-1');
    await things.createIndex({ c: 1 }, { name: 'mine', sparse: true });
    expect(await things.listIndexes().toArray()).toEqual([
      { v: 2, key: { _id: 1 }, name: '_id_' },
      { v: 2, key: { a: 1, b: -1 }, name: 'a_1_b_-1', unique: true },
      { v: 2, key: { c: 1 }, name: 'mine', sparse: true },
    ]);
    await things.dropIndex('mine');
    await things.dropIndexes();
    expect(await things.listIndexes().toArray()).toHaveLength(1);
  });

  describe('unique', () => {
    it('refuses a second one, on insert, update and upsert, and says which', async () => {
      await things.createIndex({ mail: 1 }, { unique: true, sparse: true });
      await things.insertMany([
        { _id: 1, mail: 'a' },
        { _id: 2, mail: 'b' },
      ]);
      const refused = { code: 11000, keyPattern: { mail: 1 }, keyValue: { mail: 'a' } };
      const upsert = { upsert: true };
      await expect(things.insertOne({ _id: 3, mail: 'a' })).rejects.toMatchObject(refused);
      await expect(things.updateOne({ _id: 2 }, { $set: { mail: 'a' } })).rejects.toMatchObject(
        refused,
      );
      await expect(
        things.findOneAndUpdate({ _id: 2 }, { $set: { mail: 'a' } }),
      ).rejects.toMatchObject(refused);
      await expect(
        things.updateOne({ _id: 9, mail: 'a' }, { $set: { x: 1 } }, upsert),
      ).rejects.toMatchObject(refused);
      expect(await things.countDocuments()).toBe(3);
      await things.updateOne({ _id: 1 }, { $set: { mail: 'a' } });
      await things.deleteOne({ _id: 1 });
      await things.insertOne({ _id: 3, mail: 'a' });
    });

    it('counts a missing value as null', async () => {
      await things.createIndex({ mail: 1 }, { unique: true });
      expect(await rejectedCode(things.insertOne({ _id: 1 }))).toBe(11000);
    });

    it('works over several fields and over elements of arrays', async () => {
      await things.createIndex({ stream: 1, version: 1 }, { unique: true });
      await things.createIndex({ tags: 1 }, { unique: true, sparse: true });
      await things.insertOne({ _id: 1, stream: 's', version: 1, tags: ['x', 'y', 'x'] });
      await things.insertOne({ _id: 2, stream: 's', version: 2 });
      await expect(things.insertOne({ _id: 3, stream: 's', version: 2 })).rejects.toMatchObject({
        keyPattern: { stream: 1, version: 1 },
        keyValue: { stream: 's', version: 2 },
      });
      expect(await rejectedCode(things.insertOne({ _id: 4, tags: ['y'] }))).toBe(11000);
    });

    it('holds only where a partial filter says', async () => {
      const partialFilterExpression = { open: true };
      await things.createIndex({ k: 1 }, { unique: true, partialFilterExpression });
      await things.insertMany([
        { _id: 1, k: 1, open: false },
        { _id: 2, k: 1, open: true },
      ]);
      expect(await rejectedCode(things.insertOne({ _id: 3, k: 1, open: true }))).toBe(11000);
      expect(await rejectedCode(things.updateOne({ _id: 1 }, { $set: { open: true } }))).toBe(
        11000,
      );
      expect(await things.countDocuments({ k: 1 })).toBe(2);
      expect(await things.countDocuments({ k: 1, open: true })).toBe(1);
    });

    it('is not made with a partial filter on an expression', async () => {
      const partialFilterExpression = { $expr: { $eq: ['$a', '$b'] } };
      const made = things.createIndex({ k: 1 }, { partialFilterExpression });
      expect(await rejectedCode(made)).toBe(67);
    });

    it('is not made over documents that break it', async () => {
      await things.insertMany([
        { _id: 1, k: 1 },
        { _id: 2, k: 1 },
      ]);
      expect(await rejectedCode(things.createIndex({ k: 1 }, { unique: true }))).toBe(11000);
      expect(await things.listIndexes().toArray()).toHaveLength(1);
    });

    it('tells very long values apart', async () => {
      await things.createIndex({ text: 1 }, { unique: true });
      const long = 'x'.repeat(5000);
      await things.insertMany([
        { _id: 1, text: `${long}a` },
        { _id: 2, text: `${long}b` },
      ]);
      expect(await rejectedCode(things.insertOne({ _id: 3, text: `${long}b` }))).toBe(11000);
      expect(await things.findOne({ text: `${long}b` }, { projection: { _id: 1 } })).toEqual({
        _id: 2,
      });
      expect(await things.distinct('_id', { text: { $gt: `${long}a` } })).toEqual([2]);
    });

    it('lets one of many at once through', async () => {
      await things.createIndex({ k: 1 }, { unique: true });
      const tries = Array.from({ length: 50 }, (_, n) =>
        things.insertOne({ _id: n + 1, k: 'one' }),
      );
      const results = await Promise.allSettled(tries);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });
  });

  it('removes what has expired, and nothing else', async () => {
    await things.createIndex({ at: 1 }, { expireAfterSeconds: 3_600 });
    const now = Date.now();
    await things.insertMany([
      { _id: 1, at: new Date(now - 3_601_000) },
      // Not by the time a server has swept that does so once a minute.
      { _id: 2, at: new Date(now - 30_000) },
      { _id: 3, at: [new Date(now), new Date(now - 4_000_000)] },
      { _id: 4, at: 'never' },
    ]);
    const ids = await until(async () => {
      const found = await things.distinct('_id');
      return found.length === 3 ? found : null;
    });
    expect(ids).toEqual([0, 2, 4]);
  });

  it.each<[string, () => Promise<unknown>, number]>([
    ['the same name for another key', () => things.createIndex({ z: 1 }, { name: 'a_1' }), 86],
    ['the same key with other options', () => things.createIndex({ a: 1 }, { unique: true }), 86],
    ['the same key with another name', () => things.createIndex({ a: 1 }, { name: 'b' }), 85],
    ['an index that does not exist', () => things.dropIndex('none'), 27],
    ['dropping the _id index', () => things.dropIndex('_id_'), 72],
    ['a direction of zero', () => things.createIndex({ b: 0 as never }), 67],
    [
      'a TTL over two fields',
      () => things.createIndex({ b: 1, c: 1 }, { expireAfterSeconds: 1 }),
      67,
    ],
    ['two arrays in one index', () => things.insertOne({ _id: 5, p: [1], q: [1] }), 171],
    ['a hint without index', () => things.find({}, { hint: { zz: 1 } }).toArray(), 2],
  ])('refuses %s', async (_, act, code) => {
    await things.createIndex({ a: 1 });
    await things.createIndex({ p: 1, q: 1 });
    expect(await rejectedCode(act())).toBe(code);
  });
});
