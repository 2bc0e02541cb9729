import type * as mongo from 'mongodb';
import { rejectedCode } from '../support/code-of';
import { startTestDatabase, type TestDatabase, type TestDocument } from '../support/test-database';

describe('reading through the driver', () => {
  let test: TestDatabase;
  let things: mongo.Collection<TestDocument>;

  beforeAll(async () => {
    test = await startTestDatabase();
    things = test.db.collection('things');
    const docs = Array.from({ length: 1000 }, (_, n) => ({
      _id: n,
      n,
      even: n % 2 === 0,
      group: `g${n % 7}`,
      tags: [`t${n % 3}`, 'all'],
      deep: { list: [{ k: n }, { k: -n }], text: 'x'.repeat(50) },
    }));
    await things.insertMany(docs);
  });
  afterAll(() => test.close());

  it('walks a cursor to its end in batches of any size', async () => {
    for (const batchSize of [1, 7, 333, 1000, 2000]) {
      const found = await things.find({}, { batchSize }).toArray();
      expect(found.map(({ n }) => n as number)).toEqual(docs());
    }
  });

  const docs = (): number[] => Array.from({ length: 1000 }, (_, n) => n);

  it('ends a cursor that its client closes', async () => {
    const cursor = things.find({}, { batchSize: 2 });
    await cursor.next();
    const id = cursor.id;
    await cursor.close();
    const command = { getMore: id, collection: 'things' };
    expect(await rejectedCode(test.db.command(command))).toBe(43);
  });

  it('keeps a cursor usable while documents change', async () => {
    const other = test.db.collection<{ _id: number }>('changing');
    await other.insertMany(docs().map((n) => ({ _id: n })));
    const cursor = other.find({}, { batchSize: 10 });
    const first = await cursor.next();
    await other.deleteMany({ _id: { $gte: 500 } });
    const rest = await cursor.toArray();
    expect([first, ...rest].map((doc) => doc?._id)).toEqual(docs().slice(0, 500));
  });

  it('sorts, skips and limits', async () => {
    const found = things.find({ even: true }).sort({ group: 1, n: -1 }).skip(1).limit(2);
    expect(await found.project({ n: 1, group: 1, _id: 0 }).toArray()).toEqual([
      { n: 980, group: 'g0' },
      { n: 966, group: 'g0' },
    ]);
  });

  it.each<[mongo.Document, mongo.Document]>([
    [{ n: 1 }, { _id: 3, n: 3 }],
    [{ n: 1, _id: 0 }, { n: 3 }],
    [{ 'deep.list.k': 1, _id: 0 }, { deep: { list: [{ k: 3 }, { k: -3 }] } }],
    [
      { deep: 0, tags: 0, _id: 0 },
      { n: 3, even: false, group: 'g3' },
    ],
    [
      { 'deep.text': 0, tags: 0, _id: 0, n: 0, even: 0, group: 0 },
      { deep: { list: [{ k: 3 }, { k: -3 }] } },
    ],
    [{ tags: { $slice: 1 } }, { error: 238 }],
    [{ tags: { $elemMatch: { $eq: 'all' } } }, { error: 238 }],
    [{ given: '$n' }, { error: 238 }],
    [{ deep: 0, n: 1 }, { error: 31253 }],
    [{ n: 1, deep: 0 }, { error: 31254 }],
    [{ n: 1, 'n.x': 1 }, { error: 31249 }],
  ])('projects %j', async (projection, expected) => {
    const found = things.findOne({ _id: 3, tags: 'all' }, { projection });
    if ('error' in expected) expect(await rejectedCode(found)).toBe(expected['error']);
    else expect(await found).toEqual(expected);
  });

  it('counts and lists distinct values in order', async () => {
    expect(await things.countDocuments({ even: true, n: { $lt: 100 } })).toBe(50);
    expect(await things.estimatedDocumentCount()).toBe(1000);
    expect(await things.distinct('tags', { n: { $lt: 2 } })).toEqual(['all', 't0', 't1']);
    expect(await things.distinct('deep.list.k', { _id: 5 })).toEqual([-5, 5]);
  });

  it('finds nothing in a collection that does not exist, and still checks the query', async () => {
    const none = test.db.collection('none');
    expect(await none.find({ a: 1 }).toArray()).toEqual([]);
    expect(await rejectedCode(none.find({ a: { $foo: 1 } }).toArray())).toBe(2);
  });

  it('stops a query at its time limit', async () => {
    const slow = things.find({
      $or: Array.from({ length: 5000 }, (_, n) => ({ 'deep.text': `y${n}` })),
    });
    expect(await rejectedCode(slow.maxTimeMS(1).toArray())).toBe(50);
  });

  it('gives explicit sessions', async () => {
    await test.client.withSession(async (session) => {
      expect(await things.findOne({ _id: 1 }, { session })).toMatchObject({ n: 1 });
    });
  });
});
