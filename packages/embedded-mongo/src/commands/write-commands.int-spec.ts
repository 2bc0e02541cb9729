import * as mongo from 'mongodb';
import { rejectedCode } from '../support/code-of';
import { startTestDatabase, type TestDatabase, type TestDocument } from '../support/test-database';

describe('writing through the driver', () => {
  let test: TestDatabase;
  let things: mongo.Collection<TestDocument>;
  let serial = 0;

  beforeAll(async () => {
    test = await startTestDatabase();
  });
  afterAll(() => test.close());
  beforeEach(() => {
    things = test.db.collection(`things${serial++}`);
  });

  describe('insert', () => {
    it('stores what it is given and makes a missing _id', async () => {
      const date = new Date();
      const { insertedId } = await things.insertOne({ a: 1, b: [null, { c: 'ñ' }], date } as never);
      expect(insertedId).toBeInstanceOf(mongo.ObjectId);
      expect(await things.findOne({ _id: insertedId })).toEqual({
        _id: insertedId,
        a: 1,
        b: [null, { c: 'ñ' }],
        date,
      });
    });

    it('refuses an _id that exists, in the form that drivers read', async () => {
      await things.insertOne({ _id: 1 });
      await expect(things.insertOne({ _id: 1 })).rejects.toMatchObject({
        code: 11000,
        keyPattern: { _id: 1 },
        keyValue: { _id: 1 },
        message: `E11000 duplicate key error collection: ${things.namespace} index: _id_ dup key: { _id: 1 }`,
      });
    });

    it('takes 1, 1.0 and a 64-bit 1 for one _id', async () => {
      await things.insertOne({ _id: 1 });
      expect(await rejectedCode(things.insertOne({ _id: mongo.Long.ONE }))).toBe(11000);
    });

    it('ends an ordered batch at the first refusal and goes on in an unordered one', async () => {
      const batch = (ordered: boolean, from: number) =>
        things.insertMany([{ _id: from }, { _id: from }, { _id: from + 1 }], { ordered });
      await expect(batch(true, 0)).rejects.toMatchObject({ insertedCount: 1 });
      await expect(batch(false, 10)).rejects.toMatchObject({ insertedCount: 2 });
      expect(await things.distinct('_id')).toEqual([0, 10, 11]);
    });

    it('puts the _id in front', async () => {
      await things.insertOne({ a: 1, _id: 5 });
      expect(Object.keys((await things.findOne()) ?? {})).toEqual(['_id', 'a']);
    });

    it.each<[string, unknown]>([
      ['an array', [1]],
      ['a pattern', /x/],
    ])('refuses %s as _id', async (_, id) => {
      const command = { insert: things.collectionName, documents: [{ _id: id }] };
      const reply = await test.db.command(command);
      expect(reply).toMatchObject({ n: 0, writeErrors: [{ index: 0, code: 53 }] });
    });

    it('refuses a document over 16 MB', async () => {
      const text = 'x'.repeat(16 * 1024 * 1024);
      await expect(things.insertOne({ _id: 1, text })).rejects.toThrow();
      expect(await things.countDocuments()).toBe(0);
    });

    it('keeps field names that are special in JavaScript', async () => {
      const doc = JSON.parse('{"_id":1,"__proto__":{"x":1},"constructor":2}') as TestDocument;
      await things.insertOne(doc);
      await things.updateOne({ _id: 1 }, { $set: { a: 1 } });
      const found = await things.findOne({ constructor: 2 } as never);
      expect(JSON.stringify(found)).toBe('{"_id":1,"__proto__":{"x":1},"constructor":2,"a":1}');
      expect(Reflect.get({}, 'x')).toBeUndefined();
    });
  });

  describe('update', () => {
    it('says how many it found and how many it changed', async () => {
      await things.insertMany([
        { _id: 1, a: 1 },
        { _id: 2, a: 2 },
      ]);
      const result = await things.updateMany({}, { $set: { a: 2 } });
      expect(result).toMatchObject({ matchedCount: 2, modifiedCount: 1, upsertedCount: 0 });
    });

    it('inserts on upsert what the filter says and the update adds', async () => {
      const update = { $set: { c: 3 }, $setOnInsert: { d: 4 }, $inc: { n: 1 } };
      const filter = { a: 1, b: { $in: [2] }, x: { $gt: 5 }, 'e.f': 6 };
      const { upsertedId } = await things.updateOne(filter, update, { upsert: true });
      const doc = { _id: upsertedId, a: 1, b: 2, e: { f: 6 }, c: 3, d: 4, n: 1 };
      expect(await things.findOne()).toEqual(doc);
      expect((await things.updateOne(filter, update, { upsert: true })).upsertedCount).toBe(1);
    });

    it('replaces, and upserts a replacement under the _id of the filter', async () => {
      await things.replaceOne({ _id: 7 }, { a: 1 }, { upsert: true });
      await things.replaceOne({ _id: 7 }, { b: 2 });
      expect(await things.find().toArray()).toEqual([{ _id: 7, b: 2 }]);
    });

    it('changes the array elements that a filter names', async () => {
      const _id = 1;
      await things.insertOne({ _id, a: [{ k: 1 }, { k: 2 }, { k: 3 }] });
      const arrayFilters = [{ 'e.k': { $gte: 2 } }];
      await things.updateOne({ _id }, { $set: { 'a.$[e].y': 1 } }, { arrayFilters });
      const expected = [{ k: 1 }, { k: 2, y: 1 }, { k: 3, y: 1 }];
      expect(await things.findOne({ _id })).toEqual({ _id, a: expected });
    });

    it('does not meet its own changes again', async () => {
      await things.createIndex({ n: 1 });
      await things.insertMany(Array.from({ length: 300 }, (_, n) => ({ _id: n, n })));
      const { modifiedCount } = await things.updateMany({ n: { $gte: 0 } }, { $inc: { n: 1000 } });
      expect(modifiedCount).toBe(300);
      expect(await things.countDocuments({ n: { $gte: 1000, $lt: 1300 } })).toBe(300);
    });

    it('never takes more than there is, whatever runs at once', async () => {
      await things.insertOne({ _id: 'credits', balance: 100 });
      const debit = () =>
        things.updateOne({ _id: 'credits', balance: { $gte: 1 } }, { $inc: { balance: -1 } });
      const results = await Promise.all(Array.from({ length: 400 }, debit));
      expect(results.filter(({ modifiedCount }) => modifiedCount === 1)).toHaveLength(100);
      expect(await things.findOne()).toEqual({ _id: 'credits', balance: 0 });
    });
  });

  describe('find and modify', () => {
    beforeEach(() => things.insertMany([3, 1, 2].map((n) => ({ _id: n, n, s: 'x' }))));

    it('answers the document before or after', async () => {
      const update = { $inc: { n: 10 } };
      expect(await things.findOneAndUpdate({ _id: 1 }, update)).toMatchObject({ n: 1 });
      const after = await things.findOneAndUpdate({ _id: 1 }, update, { returnDocument: 'after' });
      expect(after).toMatchObject({ n: 21 });
    });

    it('takes the first by the sort, with a projection', async () => {
      const options = { sort: { n: -1 as const }, projection: { _id: 0, n: 1 } };
      expect(await things.findOneAndDelete({ s: 'x' }, options)).toEqual({ n: 3 });
    });

    it('upserts and says so', async () => {
      const options = {
        upsert: true,
        returnDocument: 'after' as const,
        includeResultMetadata: true,
      };
      const result = await things.findOneAndUpdate({ _id: 9 }, { $set: { n: 9 } }, options);
      expect(result?.value).toEqual({ _id: 9, n: 9 });
      expect(result?.lastErrorObject).toMatchObject({ updatedExisting: false, upserted: 9 });
    });

    it('answers null when nothing is found', async () => {
      expect(await things.findOneAndReplace({ _id: 99 }, { n: 1 })).toBeNull();
    });

    it('gives each of many takers another document', async () => {
      const take = () =>
        things.findOneAndUpdate({ s: 'x' }, { $set: { s: 'taken' } }, { sort: { n: 1 } });
      const taken = await Promise.all([take(), take(), take(), take()]);
      expect(taken.filter((doc) => doc === null)).toHaveLength(1);
      expect(new Set(taken.map((doc) => doc?._id))).toEqual(new Set([1, 2, 3, undefined]));
    });
  });

  it('deletes one or many', async () => {
    await things.insertMany([1, 2, 3, 4].map((n) => ({ _id: n })));
    expect((await things.deleteOne({ _id: { $gte: 2 } })).deletedCount).toBe(1);
    expect((await things.deleteMany({ _id: { $gte: 2 } })).deletedCount).toBe(2);
    expect(await things.distinct('_id')).toEqual([1]);
  });

  it('runs a mixed bulk', async () => {
    const result = await things.bulkWrite([
      { insertOne: { document: { _id: 1, n: 1 } } },
      { updateOne: { filter: { _id: 1 }, update: { $inc: { n: 1 } } } },
      { updateOne: { filter: { _id: 2 }, update: { $set: { n: 5 } }, upsert: true } },
      { replaceOne: { filter: { _id: 2 }, replacement: { n: 6 } } },
      { deleteOne: { filter: { _id: 1 } } },
    ]);
    expect(result).toMatchObject({
      insertedCount: 1,
      matchedCount: 2,
      upsertedCount: 1,
      deletedCount: 1,
    });
    expect(await things.find().toArray()).toEqual([{ _id: 2, n: 6 }]);
  });

  it('writes without an answer when none is wanted', async () => {
    await things.insertOne({ _id: 1 }, { writeConcern: { w: 0 } });
    await things.insertOne({ _id: 2 }, { writeConcern: { w: 1, j: true } });
    const deadline = Date.now() + 2000;
    while ((await things.countDocuments()) < 2 && Date.now() < deadline);
    expect(await things.countDocuments()).toBe(2);
  });
});
