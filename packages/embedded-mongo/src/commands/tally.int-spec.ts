import fc from 'fast-check';
import * as mongo from 'mongodb';
import { startTestDatabase, type TestDatabase, type TestDocument } from '../support/test-database';

const PATHS = ['state', 'at', 'isOpen', 'cents', 'shop'];
const shop = new mongo.ObjectId();

const value = fc.constantFrom<unknown>(
  ...['paid', 'open', 'zero\u0000byte', 'ñ', '', 0, -0, 7, -1.5, 1e300, 12_345_678_901],
  ...[true, false, null, undefined, new Date('2026-02-03'), new Date(-1), shop],
  ...[mongo.Long.fromString('9007199254740993'), new mongo.Binary(Buffer.of(1)), { a: 1 }],
);
const document = fc.record(Object.fromEntries(PATHS.map((path) => [path, value])));
const test = fc.constantFrom<unknown>('paid', null, { $gt: 0 }, { $in: ['open', null, 7] }, true);
const filter = fc.dictionary(fc.constantFrom(...PATHS, 'b'), test, { maxKeys: 2 });
const grouped = fc.uniqueArray(fc.constantFrom(...PATHS), { minLength: 1, maxLength: 3 });

describe('counting and adding up by plain fields', () => {
  let database: TestDatabase;
  let covered: mongo.Collection<TestDocument>;
  let bare: mongo.Collection<TestDocument>;

  beforeAll(async () => {
    database = await startTestDatabase();
    covered = database.db.collection('covered');
    bare = database.db.collection('bare');
    await covered.createIndex({ b: 1, _id: 1, state: 1, at: 1, isOpen: 1, cents: 1, shop: 1 });
    const documents = fc
      .sample(document, { numRuns: 300, seed: 5 })
      .map((one, at) => ({ _id: at, b: at % 2, ...one }));
    for (const collection of [covered, bare]) {
      await collection.insertMany(documents, { ignoreUndefined: true });
    }
  });
  afterAll(() => database?.close());

  /** @param nothing the same null in another form, which is not taken for a tally */
  const groupsOf = async (
    collection: mongo.Collection<TestDocument>,
    [match, paths]: [object, readonly string[]],
    nothing: unknown,
  ) => {
    const _id = Object.fromEntries(
      paths.map((path) => [`by_${path}`, { $ifNull: [`$${path}`, nothing] }]),
    );
    const $group = { _id, n: { $sum: 1 }, cents: { $sum: '$cents' } };
    const groups = await collection.aggregate([{ $match: match }, { $group }]).toArray();
    return groups.map((group) => mongo.BSON.EJSON.stringify(group)).sort();
  };

  it('is the same off the entries of an index as of documents', async () => {
    await fc.assert(
      fc.asyncProperty(filter, grouped, async (match, paths) => {
        const asked: [object, readonly string[]] = [{ b: 1, ...match }, paths];
        const expected = await groupsOf(bare, asked, { $literal: null });
        expect(await groupsOf(covered, asked, null)).toEqual(expected);
        expect(await groupsOf(bare, asked, null)).toEqual(expected);
      }),
      { numRuns: 150, seed: 20261125 },
    );
  });

  it('keeps to a limit before it, and goes on with the stages after it', async () => {
    const group = { $group: { _id: { b: { $ifNull: ['$b', null] } }, n: { $sum: 1 } } };
    const pipeline = [{ $match: { b: 1 } }, { $limit: 20 }, group];
    expect(await covered.aggregate(pipeline).toArray()).toEqual([{ _id: { b: 1 }, n: 20 }]);
    const after = [{ $match: { b: 1 } }, group, { $project: { _id: 0, n: 1 } }];
    expect(await covered.aggregate(after).toArray()).toEqual([{ n: 150 }]);
  });

  it('does not take an array for one of its elements', async () => {
    const lists = database.db.collection<TestDocument>('lists');
    await lists.createIndex({ b: 1, state: 1 });
    await lists.insertMany([
      { _id: 1, b: 1, state: ['x', 'y'] },
      { _id: 2, b: 1, state: 'x' },
    ]);
    const groups = await groupsOf(lists, [{ b: 1 }, ['state']], null);
    expect(groups).toEqual(await groupsOf(lists, [{ b: 1 }, ['state']], { $literal: null }));
    expect(groups).toHaveLength(2);
  });
});
