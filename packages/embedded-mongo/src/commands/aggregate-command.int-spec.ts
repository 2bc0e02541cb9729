import * as mongo from 'mongodb';
import { rejectedCode } from '../support/code-of';
import { startTestDatabase, type TestDatabase, type TestDocument } from '../support/test-database';

const ids = [new mongo.ObjectId(), new mongo.ObjectId(), new mongo.ObjectId()] as const;

describe('aggregating through the driver', () => {
  let test: TestDatabase;
  let sales: mongo.Collection<TestDocument>;

  beforeAll(async () => {
    test = await startTestDatabase();
    sales = test.db.collection('sales');
    await sales.insertMany([
      { _id: 1, shop: ids[0], total: 10, tags: ['a', 'b'], at: new Date('2026-01-05') },
      { _id: 2, shop: ids[0], total: 30, tags: ['b'], at: new Date('2026-02-05') },
      { _id: 3, shop: ids[1], total: 5, tags: [], at: new Date('2026-02-06') },
      { _id: 4, shop: ids[2], total: null, at: new Date('2026-02-07') },
    ]);
    const shops = test.db.collection<TestDocument>('shops');
    await shops.insertMany([
      { _id: ids[0], name: 'Lima' },
      { _id: ids[1], name: 'Cusco' },
    ]);
  });
  afterAll(() => test.close());

  const run = (...pipeline: mongo.Document[]): Promise<mongo.Document[]> =>
    sales.aggregate(pipeline).toArray();

  it('groups with every accumulator', async () => {
    const groups = await run(
      { $sort: { _id: 1 } },
      {
        $group: {
          _id: '$shop',
          sum: { $sum: '$total' },
          avg: { $avg: '$total' },
          min: { $min: '$total' },
          max: { $max: '$total' },
          first: { $first: '$_id' },
          last: { $last: '$_id' },
          all: { $push: '$total' },
          set: { $addToSet: '$shop' },
          n: { $count: {} },
        },
      },
      { $sort: { sum: -1 } },
    );
    expect(groups).toEqual([
      {
        _id: ids[0],
        sum: 40,
        avg: 20,
        min: 10,
        max: 30,
        first: 1,
        last: 2,
        all: [10, 30],
        set: [ids[0]],
        n: 2,
      },
      {
        _id: ids[1],
        sum: 5,
        avg: 5,
        min: 5,
        max: 5,
        first: 3,
        last: 3,
        all: [5],
        set: [ids[1]],
        n: 1,
      },
      {
        _id: ids[2],
        sum: 0,
        avg: null,
        min: null,
        max: null,
        first: 4,
        last: 4,
        all: [null],
        set: [ids[2]],
        n: 1,
      },
    ]);
  });

  it('groups by several fields and by a date', async () => {
    const month = { $dateToString: { date: '$at', format: '%Y-%m' } };
    const groups = await run(
      { $group: { _id: { month, hasTotal: { $gt: ['$total', null] } }, n: { $sum: 1 } } },
      { $sort: { _id: 1 } },
    );
    expect(groups).toEqual([
      { _id: { month: '2026-01', hasTotal: true }, n: 1 },
      { _id: { month: '2026-02', hasTotal: false }, n: 1 },
      { _id: { month: '2026-02', hasTotal: true }, n: 2 },
    ]);
  });

  it('matches, sorts, skips, limits and projects', async () => {
    const found = await run(
      { $match: { total: { $gte: 5 } } },
      { $sort: { total: -1 } },
      { $skip: 1 },
      { $limit: 1 },
      { $project: { _id: 0, total: 1, doubled: { $multiply: ['$total', 2] } } },
    );
    expect(found).toEqual([{ total: 10, doubled: 20 }]);
  });

  it('limits before it sorts when the pipeline says so', async () => {
    const found = await run({ $limit: 2 }, { $sort: { _id: -1 } }, { $project: { _id: 1 } });
    expect(found).toEqual([{ _id: 2 }, { _id: 1 }]);
  });

  it('limits before it skips when the pipeline says so', async () => {
    const found = await run(
      { $sort: { _id: 1 } },
      { $limit: 3 },
      { $skip: 2 },
      { $project: { _id: 1 } },
    );
    expect(found).toEqual([{ _id: 3 }]);
  });

  it('sets and unsets fields', async () => {
    const found = await run(
      { $match: { _id: 1 } },
      { $set: { 'deep.x': { $add: ['$total', 1] } } },
      { $addFields: { y: '$deep.x' } },
      { $unset: ['tags', 'at', 'shop'] },
    );
    expect(found).toEqual([{ _id: 1, total: 10, deep: { x: 11 }, y: 11 }]);
  });

  it('unwinds, also what has no elements', async () => {
    expect(await run({ $unwind: '$tags' }, { $count: 'n' })).toEqual([{ n: 3 }]);
    const kept = { path: '$tags', preserveNullAndEmptyArrays: true, includeArrayIndex: 'i' };
    const found = await run({ $unwind: kept }, { $project: { tags: 1, i: 1 } });
    expect(found).toEqual([
      { _id: 1, tags: 'a', i: 0 },
      { _id: 1, tags: 'b', i: 1 },
      { _id: 2, tags: 'b', i: 0 },
      { _id: 3, i: null },
      { _id: 4, i: null },
    ]);
  });

  it('joins by equality of two fields', async () => {
    const join = { from: 'shops', localField: 'shop', foreignField: '_id', as: 'shops' };
    const found = await run({ $lookup: join }, { $project: { names: '$shops.name' } });
    expect(found.map(({ names }) => names as unknown)).toEqual([['Lima'], ['Lima'], ['Cusco'], []]);
  });

  it('runs several pipelines over the same documents', async () => {
    const found = await run({
      $facet: {
        top: [{ $sort: { total: -1 } }, { $limit: 1 }, { $project: { total: 1 } }],
        count: [{ $count: 'n' }],
        tags: [{ $unwind: '$tags' }, { $sortByCount: '$tags' }],
      },
    });
    expect(found).toEqual([
      {
        top: [{ _id: 2, total: 30 }],
        count: [{ n: 4 }],
        tags: [
          { _id: 'b', count: 2 },
          { _id: 'a', count: 1 },
        ],
      },
    ]);
  });

  it('replaces the root', async () => {
    const found = await run({ $match: { _id: 1 } }, { $replaceRoot: { newRoot: { id: '$_id' } } });
    expect(found).toEqual([{ id: 1 }]);
  });

  it('gives large results in batches', async () => {
    const many = test.db.collection<{ _id: number }>('many');
    await many.insertMany(Array.from({ length: 500 }, (_, n) => ({ _id: n })));
    const found = await many.aggregate([{ $match: {} }], { batchSize: 50 }).toArray();
    expect(found).toHaveLength(500);
  });

  it.each<[mongo.Document[], number]>([
    [[{ $foo: 1 }], 40324],
    [[{ $match: {}, $sort: { a: 1 } }], 40323],
    [[{ $project: { a: { $foo: 1 } } }], 168],
    [[{ $group: { n: { $sum: 1 } } }], 15955],
    [[{ $group: { _id: null, n: { $foo: 1 } } }], 15952],
    [[{ $limit: 0 }], 15958],
    [[{ $unwind: 'tags' }], 28818],
    [[{ $match: { a: { $foo: 1 } } }], 2],
  ])('refuses %j with code %d', async (pipeline, code) => {
    expect(await rejectedCode(run(...pipeline))).toBe(code);
  });
});
