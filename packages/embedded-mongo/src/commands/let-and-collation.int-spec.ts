import type * as mongo from 'mongodb';
import { rejectedCode } from '../support/code-of';
import { startTestDatabase, type TestDatabase, type TestDocument } from '../support/test-database';

const SPANISH = { locale: 'es', strength: 1 };

describe('what stands around a command', () => {
  let test: TestDatabase;
  let names: mongo.Collection<TestDocument>;

  beforeAll(async () => {
    test = await startTestDatabase();
    names = test.db.collection('names');
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await names.deleteMany({});
    await names.insertMany([
      { _id: 1, name: 'Ñato', tags: ['x', 'B'] },
      { _id: 2, name: 'nube', tags: ['a'] },
      { _id: 3, name: 'NUBE' },
      { _id: 4, name: 'Zoé', nested: { name: 'Zoe' } },
      { _id: 5, name: 7 },
    ]);
  });

  const idsOf = (docs: readonly mongo.Document[]): unknown[] => docs.map(({ _id }) => _id);

  describe('a collation', () => {
    it.each<[string, mongo.Filter<TestDocument>, number[]]>([
      ['equality', { name: 'Nube' }, [2, 3]],
      ['a list', { name: { $in: ['nato', 'ZOE', 7] } }, [4, 5]],
      ['a refusal', { name: { $ne: 'nube' } }, [1, 4, 5]],
      ['a range', { name: { $gt: 'NUBE' } }, [1, 4]],
      ['an element', { tags: { $elemMatch: { $eq: 'b' } } }, [1]],
      ['an embedded document', { nested: { name: 'zoé' } }, [4]],
      ['an expression', { $expr: { $eq: ['$name', 'nube'] } }, [2, 3]],
      ['a number, which it does not touch', { _id: { $gte: 4 } }, [4, 5]],
    ])('decides %s', async (_, filter, ids) => {
      const options = { collation: SPANISH };
      const found = await names.find(filter, options).toArray();
      expect(idsOf(found)).toEqual(ids);
      expect(await names.countDocuments(filter, options)).toBe(ids.length);
      expect(await names.find(filter, options).sort({ _id: -1 }).skip(1).toArray()).toHaveLength(
        ids.length - 1,
      );
    });

    it('orders, also with an index, which holds texts by their bytes', async () => {
      await names.createIndex({ name: 1 });
      const find = (limit: number) =>
        names
          .find({}, { collation: { locale: 'es' } })
          .sort({ name: 1 })
          .limit(limit)
          .toArray();
      expect(idsOf(await find(0))).toEqual([5, 2, 3, 1, 4]);
      expect(idsOf(await find(3))).toEqual([5, 2, 3]);
      await names.dropIndex('name_1');
    });

    it('makes lists of values, but no groups', async () => {
      const collation = SPANISH;
      expect(await names.distinct('name', {}, { collation })).toEqual([7, 'nube', 'Ñato', 'Zoé']);
      for (const stage of [{ $group: { _id: '$name' } }, { $sort: { name: 1 } }])
        expect(await rejectedCode(names.aggregate([stage], { collation }).toArray())).toBe(238);
    });

    it('decides what is changed and what is removed', async () => {
      const collation = SPANISH;
      await names.updateMany({ name: 'nube' }, { $set: { seen: true } }, { collation });
      expect(idsOf(await names.find({ seen: true }).toArray())).toEqual([2, 3]);
      const pull: mongo.Document = { $pull: { tags: 'b' } };
      await names.updateOne({ _id: 1 }, pull, { collation });
      expect(await names.findOne({ _id: 1 })).toMatchObject({ tags: ['x'] });
      await names.findOneAndUpdate({ name: 'ZOE' }, { $set: { z: 1 } }, { collation });
      expect(await names.countDocuments({ z: 1 })).toBe(1);
      await names.deleteMany({ name: 'NUBE' }, { collation });
      expect(await names.countDocuments()).toBe(3);
    });
  });

  describe('let', () => {
    const wanted = { $expr: { $eq: ['$_id', '$$id'] } };

    it('is seen by filters', async () => {
      const options = { let: { id: 2 }, projection: { _id: 1 } };
      expect(await names.find(wanted, options).toArray()).toEqual([{ _id: 2 }]);
    });

    it('is seen by stages', async () => {
      const stages = [
        { $match: wanted },
        { $addFields: { two: '$$id' } },
        { $group: { _id: '$two', out: { $sum: '$$id' } } },
      ];
      const found = await names
        .aggregate(stages, { let: { id: { $cond: [true, 2, 1] } } })
        .toArray();
      expect(found).toEqual([{ _id: 2, out: 2 }]);
    });

    it('is seen by changes', async () => {
      await names.updateOne(wanted, [{ $set: { x: '$$id' } }], { let: { id: 3 } });
      expect(await names.findOne({ x: 3 })).toMatchObject({ _id: 3 });
      await names.findOneAndDelete(wanted, { let: { id: 4 } });
      await names.deleteOne(wanted, { let: { id: 5 } });
      expect(await names.countDocuments()).toBe(3);
    });

    it('has constants of one statement beside it, for a pipeline only', async () => {
      const update = (u: unknown) =>
        test.db.command({
          update: 'names',
          updates: [{ q: { _id: 1 }, u, c: { more: 5 } }],
          let: { id: 1 },
        });
      await update([{ $set: { more: '$$more', id: '$$id' } }]);
      expect(await names.findOne({ _id: 1 })).toMatchObject({ more: 5, id: 1 });
      expect(await update({ $set: { sum: 1 } })).toMatchObject({ writeErrors: [{ code: 51198 }] });
    });

    it.each([
      ['a list', [1]],
      ['a name with a capital in front', { ID: 1 }],
    ])('is refused as %s', async (_, variables) => {
      expect(await rejectedCode(test.db.command({ find: 'names', let: variables }))).not.toBeNull();
    });
  });
});
