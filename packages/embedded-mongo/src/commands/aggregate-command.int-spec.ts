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
  });
  afterAll(() => test.close());

  const run = (...pipeline: mongo.Document[]): Promise<mongo.Document[]> =>
    sales.aggregate(pipeline).toArray();

  it('groups with every accumulator', async () => {
    const groups = await run(
      { $group: { _id: '$shop', sum: { $sum: '$total' }, max: { $max: '$total' } } },
      { $sort: { sum: -1 } },
    );
    expect(groups).toEqual([
      { _id: ids[0], sum: 40, max: 30 },
      { _id: ids[1], sum: 5, max: 5 },
      { _id: ids[2], sum: 0, max: null },
    ]);
  });

  it('groups by several fields and by a date', async () => {
    const month = { $dateToString: { date: '$at', format: '%Y-%m' } };
    const groups = await run(
      { $group: { _id: { month, isFive: { $eq: ['$total', 5] } }, n: { $sum: 1 } } },
      { $sort: { _id: 1 } },
    );
    expect(groups).toEqual([
      { _id: { month: '2026-01', isFive: false }, n: 1 },
      { _id: { month: '2026-02', isFive: false }, n: 2 },
      { _id: { month: '2026-02', isFive: true }, n: 1 },
    ]);
  });

  it('matches, sorts, skips, limits and projects', async () => {
    const found = await run(
      { $match: { total: { $gte: 5 } } },
      { $sort: { total: -1 } },
      { $skip: 1 },
      { $limit: 1 },
      { $project: { _id: 0, total: 1, given: { $ifNull: ['$none', '$total'] } } },
    );
    expect(found).toEqual([{ total: 10, given: 10 }]);
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
      { $set: { 'deep.x': { $cond: [{ $eq: ['$total', 10] }, 11, 0] } } },
      { $addFields: { y: '$deep.x' } },
      { $unset: ['tags', 'at', 'shop'] },
    );
    expect(found).toEqual([{ _id: 1, total: 10, deep: { x: 11 }, y: 11 }]);
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
    ...[
      '$lookup',
      '$unwind',
      '$facet',
      '$bucket',
      '$count',
      '$sample',
      '$sortByCount',
      '$unionWith',
    ].map((name): [mongo.Document[], number] => [[{ [name]: {} }], 40324]),
    [[{ $project: { a: { $add: [1, 2] } } }], 168],
    [[{ $project: { a: { $eq: ['$a'] } } }], 168],
    [[{ $group: { _id: null, n: { $avg: '$a' } } }], 15952],
    [[{ $match: { a: { $foo: 1 } } }], 2],
  ])('refuses %j with code %d', async (pipeline, code) => {
    expect(await rejectedCode(run(...pipeline))).toBe(code);
  });
});
