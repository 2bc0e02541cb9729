import type * as mongo from 'mongodb';
import { rejectedCode } from '../support/code-of';
import { startTestDatabase, type TestDatabase, type TestDocument } from '../support/test-database';

describe('what a pipeline tells of its collection', () => {
  let test: TestDatabase;
  let things: mongo.Collection<TestDocument>;
  beforeAll(async () => {
    test = await startTestDatabase();
    things = test.db.collection('things');
    await things.insertMany([
      { _id: 1, k: 'a' },
      { _id: 2, k: 'b' },
      { _id: 3, k: 'c' },
    ]);
    await things.createIndex({ k: 1 }, { unique: true });
  });
  afterAll(() => test.close());

  const ask = (stages: mongo.Document[], name = 'things') =>
    test.db.collection(name).aggregate(stages).toArray();

  it('$collStats counts its documents and measures them, as the command does', async () => {
    const [answer] = await ask([{ $collStats: { storageStats: {}, count: {} } }]);
    expect(answer).toMatchObject({
      ns: `${test.db.databaseName}.things`,
      host: expect.any(String) as string,
      localTime: expect.any(Date) as Date,
      count: 3,
      storageStats: { count: 3, nindexes: 2, capped: false, scaleFactor: 1 },
    });
    const { storageStats } = answer as { storageStats: Record<string, unknown> };
    const command = await test.db.command({ collStats: 'things' });
    for (const name of ['size', 'avgObjSize', 'totalIndexSize', 'totalSize']) {
      expect(storageStats[name]).toBe(command[name]);
    }
    expect(Object.keys(storageStats['indexSizes'] as object)).toEqual(['_id_', 'k_1']);
  });

  it('$collStats measures in the unit that is asked for', async () => {
    const [plain] = await ask([{ $collStats: { storageStats: {} } }]);
    const [scaled] = await ask([{ $collStats: { storageStats: { scale: 2 } } }]);
    const sizeOf = (answer?: mongo.Document) =>
      (answer?.['storageStats'] as { size: number } | undefined)?.size ?? 0;
    expect(sizeOf(plain)).toBeGreaterThan(0);
    expect(sizeOf(scaled)).toBe(Math.floor(sizeOf(plain) / 2));
    expect(plain).not.toHaveProperty('count');
  });

  it('$indexStats names its indexes, that of _id first', async () => {
    const answers = await ask([{ $indexStats: {} }]);
    expect(answers).toMatchObject([
      { name: '_id_', key: { _id: 1 }, accesses: { ops: 0 } },
      { name: 'k_1', key: { k: 1 }, spec: { v: 2, unique: true } },
    ]);
  });

  it('goes on like any pipeline', async () => {
    expect(
      await ask([
        { $indexStats: {} },
        { $match: { name: 'k_1' } },
        { $project: { key: 1, _id: 0 } },
      ]),
    ).toEqual([{ key: { k: 1 } }]);
    const sum = { _id: null, count: { $sum: '$storageStats.count' } };
    expect(await ask([{ $collStats: { storageStats: {} } }, { $group: sum }])).toEqual([
      { _id: null, count: 3 },
    ]);
  });

  it('knows that a collection is not there', async () => {
    expect(await ask([{ $indexStats: {} }], 'none')).toEqual([]);
    expect(await ask([{ $collStats: {} }], 'none')).toMatchObject([
      { ns: `${test.db.databaseName}.none` },
    ]);
    expect(await rejectedCode(ask([{ $collStats: { count: {} } }], 'none'))).toBe(26);
  });

  it.each<[string, number, mongo.Document[]]>([
    ['what it keeps no counters of', 238, [{ $collStats: { latencyStats: {} } }]],
    ['what it does not know', 40_415, [{ $collStats: { sizes: {} } }]],
    ['a part that is no object', 14, [{ $collStats: { count: 1 } }]],
    ['a unit of nothing', 51_024, [{ $collStats: { storageStats: { scale: 0 } } }]],
    ['a specification that is none', 5_447_000, [{ $collStats: 1 }]],
    ['options of $indexStats', 28_803, [{ $indexStats: { name: 'k_1' } }]],
    ['a later place', 40_602, [{ $match: {} }, { $indexStats: {} }]],
    ['a later place of $collStats', 40_602, [{ $limit: 1 }, { $collStats: {} }]],
  ])('refuses %s', async (_, code, stages) => {
    expect(await rejectedCode(ask(stages))).toBe(code);
  });

  it('refuses to tell of a database what only a collection has', async () => {
    expect(await rejectedCode(test.db.aggregate([{ $collStats: {} }]).toArray())).toBe(73);
  });
});
