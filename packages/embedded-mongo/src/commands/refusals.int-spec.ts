import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as mongo from 'mongodb';
import { rejectedCode } from '../support/code-of';
import { startEmbeddedMongo, type EmbeddedMongo } from '../start';

describe('what the embedded store does not offer', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'foliado-refuse-'));
  let embedded: EmbeddedMongo;
  let client: mongo.MongoClient;

  beforeAll(async () => {
    embedded = await startEmbeddedMongo({ dataDir });
    client = await mongo.MongoClient.connect(embedded.uri);
    await client.db().collection('c').insertOne({ a: 1 });
  });
  afterAll(async () => {
    await client.close();
    await embedded.close();
    await rm(dataDir, { recursive: true });
  });

  const collection = () => client.db().collection('c');
  const db = () => client.db();

  it.each<[string, () => Promise<unknown>, number]>([
    ['an unknown command', () => db().command({ fooBar: 1 }), 59],
    ['a command named like a property of objects', () => db().command({ constructor: 1 }), 59],
    ['replica set status', () => db().admin().command({ replSetGetStatus: 1 }), 59],
    ...[
      ...['collStats', 'dbStats', 'serverStatus', 'hostInfo', 'getParameter', 'getCmdLineOpts'],
      ...['getLog', 'whatsmyuri', 'connectionStatus', 'listDatabases', 'top', 'explain'],
    ].map((name): [string, () => Promise<unknown>, number] => [
      `${name}, which tools ask`,
      () => db().command({ [name]: 1 }),
      59,
    ]),
    [
      '$collStats',
      () =>
        collection()
          .aggregate([{ $collStats: { count: {} } }])
          .toArray(),
      40324,
    ],
    [
      '$indexStats',
      () =>
        collection()
          .aggregate([{ $indexStats: {} }])
          .toArray(),
      40324,
    ],
    ['an unknown field', () => db().command({ find: 'c', foo: 1 }), 40415],
    ['a capped collection', () => db().createCollection('x', { capped: true, size: 1000 }), 40415],
    ['a view', () => db().createCollection('x', { viewOn: 'c', pipeline: [] }), 40415],
    ['a time series', () => db().createCollection('x', { timeseries: { timeField: 't' } }), 40415],
    ['a validator', () => db().createCollection('x', { validator: { a: 1 } }), 40415],
    [
      'a collection twice',
      () =>
        db()
          .createCollection('c')
          .then(() => db().command({ create: 'c' })),
      48,
    ],
    ['a text index', () => collection().createIndex({ a: 'text' }), 238],
    ['a geo index', () => collection().createIndex({ a: '2dsphere' }), 238],
    ['a hashed index', () => collection().createIndex({ a: 'hashed' }), 238],
    ['a wildcard index', () => collection().createIndex({ '$**': 1 }), 238],
    [
      'a setting of a collation that JavaScript has not',
      () =>
        collection()
          .find({}, { collation: { locale: 'fr', backwards: true } })
          .toArray(),
      40415,
    ],
    [
      'an index with a collation',
      () => collection().createIndex({ a: 1 }, { collation: { locale: 'es' } }),
      238,
    ],
    ['a tailable cursor', () => collection().find({}, { tailable: true }).toArray(), 40415],
    ['$where', () => collection().find({ $where: 'true' }).toArray(), 2],
    [
      '$text',
      () =>
        collection()
          .find({ $text: { $search: 'x' } })
          .toArray(),
      2,
    ],
    [
      '$function',
      () =>
        collection()
          .find({ $expr: { $function: { body: '1', args: [], lang: 'js' } } })
          .toArray(),
      168,
    ],
    [
      '$out before the end',
      () =>
        collection()
          .aggregate([{ $out: 'x' }, { $match: {} }])
          .toArray(),
      40601,
    ],
    [
      'a list of documents over a collection',
      () =>
        collection()
          .aggregate([{ $documents: [] }])
          .toArray(),
      73,
    ],
    [
      'a pipeline over a database without a source',
      () =>
        db()
          .aggregate([{ $match: {} }])
          .toArray(),
      73,
    ],
    [
      'an order of updates, which came with 8.0',
      () =>
        db().command({ update: 'c', updates: [{ q: {}, u: { $set: { a: 1 } }, sort: { a: 1 } }] }),
      40415,
    ],
    [
      'a variable that nobody has set',
      () =>
        collection()
          .find({ $expr: { $eq: ['$a', '$$x'] } })
          .toArray(),
      17276,
    ],
    [
      'a variable that reads a document',
      () =>
        collection()
          .find({}, { let: { x: '$a' } })
          .toArray(),
      4890500,
    ],
    [
      'a field with a dollar in an _id',
      () =>
        db()
          .collection<{ _id: unknown }>('c')
          .insertOne({ _id: { $a: 1 } }),
      52,
    ],
    ['a change stream', () => collection().watch().next(), 40324],
    [
      'a third copy of a write',
      () => collection().insertOne({ a: 1 }, { writeConcern: { w: 3 } }),
      2,
    ],
    ['the system collections', () => db().collection('system.users').insertOne({ a: 1 }), 73],
    ['an index list of nothing', () => db().collection('none').listIndexes().toArray(), 26],
    ['a positional $', () => collection().updateOne({}, { $set: { 'a.$': 1 } }), 52],
  ])('%s is refused', async (_, act, code) => {
    expect(await rejectedCode(act())).toBe(code);
  });

  it('refuses transactions instead of running them as plain writes', async () => {
    await client.withSession(async (session) => {
      const work = session.withTransaction(() => collection().insertOne({ a: 2 }, { session }));
      await expect(work).rejects.toThrow(/does not support retryable writes/);
    });
    expect(await collection().countDocuments({ a: 2 })).toBe(0);
  });

  it('refuses to replace many documents by one', async () => {
    const updates = [{ q: {}, u: { a: 1 }, multi: true }];
    const reply = await db().command({ update: 'c', updates });
    expect(reply).toMatchObject({ n: 0, writeErrors: [{ index: 0, code: 9 }] });
  });

  it('answers a refusal and goes on', async () => {
    await rejectedCode(db().command({ fooBar: 1 }));
    const hello: mongo.Document = await db().command({ hello: 1 });
    expect(hello).toMatchObject({ isWritablePrimary: true, maxWireVersion: 21 });
    expect(hello).not.toHaveProperty('setName');
    expect(await db().command({ buildInfo: 1 })).toMatchObject({ version: '7.0.0' });
  });
});
