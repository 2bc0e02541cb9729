import { Logger } from '@nestjs/common';
import mongoose, { type Connection, type Model, Schema } from 'mongoose';
import { startTestDatabase, type TestDatabase } from '../../../test/support/test-database';
import { until } from '../../../test/support/until';
import { noteIndexes } from './index-plan';
import { StoreIndexes } from './store-indexes';

const MANY = 20_000;

describe('the indexes of a store', () => {
  let test: TestDatabase;
  let connection: Connection;
  let serial = 0;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    test = await startTestDatabase();
    connection = await mongoose.createConnection(test.uri, { autoIndex: false }).asPromise();
  });
  afterAll(async () => {
    await connection.close();
    await test.close();
  });

  function modelWith(prepare: (schema: Schema) => void): Model<unknown> {
    const schema = new Schema({ _id: Number, a: String, b: String }, { versionKey: false });
    prepare(schema);
    const name = `things${(serial += 1)}`;
    return connection.model<unknown>(name, schema, name);
  }
  const names = async (model: Model<unknown>) =>
    (await model.collection.listIndexes().toArray()).map(({ name }) => String(name)).sort();

  it('become those of the schema, whatever an earlier version left under their names', async () => {
    const model = modelWith((schema) => {
      schema.index({ a: 1 }, { partialFilterExpression: { a: { $type: 'string' } } });
      schema.index({ b: 1 }, { name: 'new_name', unique: true });
      noteIndexes(schema, { retired: ['old_one'] });
    });
    const old = model.collection;
    await old.createIndex({ a: 1 });
    await old.createIndex({ b: 1 });
    await old.createIndex({ a: 1, b: 1 }, { name: 'old_one' });
    await old.createIndex({ b: 1, a: 1 }, { name: 'made_by_hand' });
    const indexes = new StoreIndexes();
    expect(await indexes.isCurrent([model])).toBe(false);
    await indexes.reconcile([model]);
    expect(await names(model)).toEqual(['_id_', 'a_1', 'made_by_hand', 'new_name']);
    expect(await indexes.isCurrent([model])).toBe(true);
  });

  it('are said to be impossible where records break them, and the records stay', async () => {
    const model = modelWith((schema) => schema.index({ a: 1 }, { unique: true }));
    await model.collection.insertMany([{ a: 'x' }, { a: 'x' }]);
    const start = new StoreIndexes().reconcile([model]);
    await expect(start).rejects.toThrow(`en ${model.collection.name} hay registros repetidos`);
    expect(await model.collection.countDocuments()).toBe(2);
  });

  it('of a large collection are made after the start, one after the other; unique ones before', async () => {
    const model = modelWith((schema) => {
      schema.index({ a: 1 });
      schema.index({ b: 1 });
      schema.index({ a: 1, b: 1 }, { unique: true });
      noteIndexes(schema, { mayComeLate: true });
    });
    const records = Array.from({ length: MANY }, (_, n) => ({ _id: n as never, a: `${n}` }));
    await model.collection.insertMany(records);
    const indexes = new StoreIndexes();
    await indexes.reconcile([model]);
    expect([await names(model), indexes.pending]).toEqual([['_id_', 'a_1_b_1'], 2]);
    indexes.onApplicationBootstrap();
    await until(async () => (indexes.pending === 0 ? true : null), 30_000);
    await indexes.onModuleDestroy();
    expect(await names(model)).toEqual(['_id_', 'a_1', 'a_1_b_1', 'b_1']);
  });
});
