import mongoose, { Schema, trusted, type Connection, type Model } from 'mongoose';
import { startTestDatabase, type TestDatabase } from '../../../test/support/test-database';
import { AcrossTenants } from './across-tenants';
import { applyMongooseRules } from './database-connection';
import { TenantCollection } from './tenant-collection';
import { TenantMissing, tenantOwned } from './tenant-owned';

interface Note {
  _id: string;
  tenantId: string;
  text: string;
}

const a = (id: string): Note => ({ _id: id, tenantId: 'a', text: `of a ${id}` });
const b = (id: string): Note => ({ _id: id, tenantId: 'b', text: `of b ${id}` });

describe('records that belong to a tenant', () => {
  let database: TestDatabase;
  let connection: Connection;
  let model: Model<Note>;
  let notes: TenantCollection<Note>;
  let across: AcrossTenants<Note>;

  beforeAll(async () => {
    applyMongooseRules();
    database = await startTestDatabase();
    connection = await mongoose.createConnection(database.uri).asPromise();
    const schema = new Schema<Note>(
      { _id: String, tenantId: { type: String, required: true }, text: String },
      { versionKey: false },
    );
    schema.plugin(tenantOwned);
    model = connection.model<Note>('Note', schema);
    notes = new TenantCollection(model);
    across = new AcrossTenants(model);
  });
  beforeEach(async () => {
    await database.db.collection('notes').deleteMany({});
    for (const record of [a('1'), a('2')]) await notes.of('a').insert(record);
    for (const record of [b('3'), b('4'), b('5')]) await notes.of('b').insert(record);
  });
  afterAll(async () => {
    await connection?.close();
    await database?.close();
  });

  const textOf = async (id: string): Promise<unknown> =>
    (await across.findOne('finish deletions', { _id: id }).lean<Note>())?.text ?? null;

  it('are found, counted and grouped for their own tenant alone', async () => {
    expect(await notes.of('a').find().lean<Note[]>()).toHaveLength(2);
    expect(await notes.of('b').count()).toBe(3);
    expect(await notes.of('a').distinct('_id')).toEqual(['1', '2']);
    expect(await notes.of('a').findOne({ _id: '3' }).lean()).toBeNull();
    const groups = await notes.of('b').aggregate([{ $group: { _id: null, n: { $sum: 1 } } }]);
    expect(groups).toEqual([{ _id: null, n: 3 }]);
  });

  it('are changed and deleted by their own tenant alone', async () => {
    const change = { $set: { text: 'changed' } };
    expect((await notes.of('a').updateOne({ _id: '3' }, change)).matchedCount).toBe(0);
    expect((await notes.of('a').deleteOne({ _id: '3' })).deletedCount).toBe(0);
    expect((await notes.of('b').updateMany({}, change)).modifiedCount).toBe(3);
    expect(await textOf('1')).toBe('of a 1');
    expect((await notes.of('b').deleteOne({ _id: '3' })).deletedCount).toBe(1);
  });

  it('are never inserted for another tenant', async () => {
    await expect(notes.of('a').insert(b('6'))).rejects.toThrow(TenantMissing);
  });

  it('cannot be reached by a filter that brings a tenant of its own', async () => {
    const forged = { tenantId: 'b' } as unknown as Record<string, never>;
    expect(await notes.of('a').count(forged)).toBe(2);
    const either = { $or: [{ tenantId: 'b' }, { tenantId: 'a' }] };
    expect(await notes.of('a').count(either)).toBe(2);
  });

  it.each([undefined, null, '', { $ne: '' }, trusted({ $ne: '' }), ['a'], 1])(
    'have no scope for the tenant %j',
    (tenantId) => {
      expect(() => notes.of(tenantId as string)).toThrow(TenantMissing);
    },
  );

  const forgotten: Record<string, () => Promise<unknown>> = {
    find: () => model.find({}).exec(),
    'find by an operator': () => model.find({ tenantId: trusted({ $ne: '' }) }).exec(),
    'find of several': () => model.find({ tenantId: trusted({ $in: ['a', 'b'] }) }).exec(),
    'find in an alternative': () => model.find({ $or: [{ tenantId: 'a' }] }).exec(),
    findById: () => model.findById('1').exec(),
    exists: () => model.exists({ _id: '1' }).exec(),
    countDocuments: () => model.countDocuments({}).exec(),
    estimatedDocumentCount: () => model.estimatedDocumentCount().exec(),
    distinct: () => model.distinct('text').exec(),
    updateOne: () => model.updateOne({ _id: '1' }, { $set: { text: 'x' } }).exec(),
    updateMany: () => model.updateMany({}, { $set: { text: 'x' } }).exec(),
    replaceOne: () => model.replaceOne({ _id: '1' }, a('1')).exec(),
    findOneAndUpdate: () => model.findOneAndUpdate({ _id: '1' }, { text: 'x' }).exec(),
    findOneAndReplace: () => model.findOneAndReplace({ _id: '1' }, a('1')).exec(),
    findOneAndDelete: () => model.findOneAndDelete({ _id: '1' }).exec(),
    deleteOne: () => model.deleteOne({ _id: '1' }).exec(),
    deleteMany: () => model.deleteMany({}).exec(),
    aggregate: () => model.aggregate([{ $group: { _id: null } }]).exec(),
    'aggregate that matches late': () =>
      model.aggregate([{ $skip: 1 }, { $match: { tenantId: 'a' } }]).exec(),
    create: () => model.create({ _id: '9', text: 'x' } as Note),
    insertMany: () => model.insertMany([a('8'), { _id: '9', text: 'x' } as Note]),
    bulkWrite: () => model.bulkWrite([{ deleteOne: { filter: { _id: '1' } } }]),
    'save of a loaded record': async () => {
      const record = await model.findOne({ _id: '1', tenantId: 'a' }).orFail();
      record.text = 'x';
      await record.save();
    },
    'a cursor': () => model.find({}).cursor().next(),
  };

  it.each(Object.entries(forgotten))(
    'fail loudly where the tenant is forgotten: %s',
    async (_, act) => {
      await expect(act()).rejects.toThrow(/tenant/i);
      expect(await across.count('finish deletions', {})).toBe(5);
      expect(await textOf('1')).toBe('of a 1');
    },
  );

  it('never move to another tenant', async () => {
    const move = { $set: { tenantId: 'b' } };
    await expect(notes.of('a').updateOne({ _id: '1' }, move).exec()).rejects.toThrow(TenantMissing);
    const through = () => across.updateOne('finish deletions', { _id: '1' }, move).exec();
    await expect(through()).rejects.toThrow(TenantMissing);
  });

  it('are never joined with another collection in one aggregation', async () => {
    const join = { $lookup: { from: 'notes', localField: '_id', foreignField: '_id', as: 'all' } };
    await expect(notes.of('a').aggregate([join])).rejects.toThrow('$lookup');
    const nested = { $facet: { all: [{ $unionWith: 'notes' }] } };
    await expect(notes.of('a').aggregate([nested as never])).rejects.toThrow('$unionWith');
  });

  it('are seen across tenants only through the door that says why', async () => {
    expect(await across.count('numbers of the platform admin', {})).toBe(5);
    const perTenant = [{ $group: { _id: '$tenantId', n: { $sum: 1 } } }, { $sort: { _id: 1 } }];
    expect(await across.aggregate('numbers of the platform admin', perTenant as never)).toEqual([
      { _id: 'a', n: 2 },
      { _id: 'b', n: 3 },
    ]);
    await expect(across.find('' as never, {}).exec()).rejects.toThrow(TenantMissing);
  });
});
