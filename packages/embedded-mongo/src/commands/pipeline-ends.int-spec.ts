import type * as mongo from 'mongodb';
import { rejectedCode } from '../support/code-of';
import { startTestDatabase, type TestDatabase, type TestDocument } from '../support/test-database';

describe('where a pipeline begins and ends', () => {
  let test: TestDatabase;
  let source: mongo.Collection<TestDocument>;
  let target: mongo.Collection<TestDocument>;

  beforeAll(async () => {
    test = await startTestDatabase();
    source = test.db.collection('source');
    target = test.db.collection('target');
    await source.insertMany([
      { _id: 1, k: 'a', n: 10 },
      { _id: 2, k: 'b', n: 20 },
    ]);
    await target.createIndex({ k: 1 }, { unique: true });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await target.deleteMany({});
    await target.insertMany([
      { _id: 1, k: 'a', old: true },
      { _id: 9, k: 'z', old: true },
    ]);
  });

  const run = (...stages: mongo.Document[]) => source.aggregate(stages).toArray();
  const stored = () => target.find().sort({ _id: 1 }).toArray();
  const OTHER = { _id: 9, k: 'z', old: true };

  it('$out replaces the documents and keeps the indexes', async () => {
    expect(await run({ $match: { n: 20 } }, { $out: 'target' })).toEqual([]);
    expect(await stored()).toEqual([{ _id: 2, k: 'b', n: 20 }]);
    expect(await target.indexExists('k_1')).toBe(true);
  });

  it('$out changes nothing when one document is refused', async () => {
    const same = [{ $set: { k: 'same' } }, { $out: 'target' }];
    expect(await rejectedCode(run(...same))).toBe(11000);
    expect(await stored()).toHaveLength(2);
  });

  it('$out may replace what the pipeline reads', async () => {
    await target.aggregate([{ $match: { _id: 9 } }, { $out: 'target' }]).toArray();
    expect(await stored()).toEqual([OTHER]);
  });

  it('$merge lays documents over those with their _id and inserts the others', async () => {
    expect(await run({ $merge: { into: 'target' } })).toEqual([]);
    expect(await stored()).toEqual([
      { _id: 1, k: 'a', old: true, n: 10 },
      { _id: 2, k: 'b', n: 20 },
      OTHER,
    ]);
  });

  it.each<[string, mongo.Document, number]>([
    ['a document that is there', { whenMatched: 'fail' }, 11000],
    ['an unknown mode', { whenMatched: 'foo' }, 2],
    ['fields of its own', { on: 'k' }, 40415],
    ['what happens to new ones', { whenNotMatched: 'discard' }, 40415],
    ['another database', { into: { db: 'other', coll: 'target' } }, 51178],
  ])('$merge refuses %s and changes nothing', async (_, options, code) => {
    expect(await rejectedCode(run({ $merge: { into: 'target', ...options } }))).toBe(code);
    expect(await stored()).toEqual([{ _id: 1, k: 'a', old: true }, OTHER]);
  });

  it('begins with documents of its own', async () => {
    const stages = [{ $documents: [{ a: 1 }, { a: 2 }] }, { $match: { a: 2 } }];
    expect(await test.db.aggregate(stages).toArray()).toEqual([{ a: 2 }]);
  });

  it('lists the sessions that are in use', async () => {
    const sessionIds = async (): Promise<unknown[]> => {
      const listed = await test.client
        .db('admin')
        .aggregate([{ $listLocalSessions: {} }])
        .toArray();
      return listed.map((one) => String(one['_id'].id).replaceAll('-', ''));
    };
    await test.client.withSession(async (session) => {
      const id = session.id?.id.toString('hex');
      await source.findOne({}, { session });
      expect(await sessionIds()).toContain(id);
      await test.db.admin().command({ endSessions: [session.id] });
      expect(await sessionIds()).not.toContain(id);
    });
  });
});
