import { rm } from 'node:fs/promises';
import { getConnectionToken, MongooseModule, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Test, type TestingModule } from '@nestjs/testing';
import MongoStore from 'connect-mongo';
import type { SessionData } from 'express-session';
import {
  Error as MongooseErrors,
  trusted,
  type Connection,
  type HydratedDocument,
  type Model,
} from 'mongoose';
import { testConfig } from '../../../test/support/test-config';
import { rejectedCode } from '../../../test/support/code-of';
import { ConfigModule } from '../config';
import { CoreModule } from '../startup/platform-modules';
import { DatabaseHealth, DatabaseModule } from '.';

@Schema({ collection: 'thing_owners', versionKey: false })
class Owner {
  @Prop({ type: String, required: true }) _id!: string;
  @Prop({ type: String, required: true }) name!: string;
}

@Schema({ collection: 'things', optimisticConcurrency: true, timestamps: true })
class Thing {
  @Prop({ type: String, required: true }) _id!: string;
  @Prop({ type: String, required: true, unique: true }) code!: string;
  @Prop({ type: Number, default: 0 }) cents!: number;
  @Prop({ type: [String], default: [] }) tags!: string[];
  @Prop({ type: String, ref: Owner.name }) owner?: string | Owner;
}

const FEATURES = MongooseModule.forFeature([
  { name: Owner.name, schema: SchemaFactory.createForClass(Owner) },
  { name: Thing.name, schema: SchemaFactory.createForClass(Thing) },
]);

describe('DatabaseModule', () => {
  const config = testConfig();
  let module: TestingModule;
  let things: Model<Thing>;
  let owners: Model<Owner>;

  const start = async (): Promise<TestingModule> => {
    const imports = [ConfigModule.forRoot(config), CoreModule, DatabaseModule, FEATURES];
    const made = await Test.createTestingModule({ imports }).compile();
    return made.init();
  };

  beforeAll(async () => {
    module = await start();
    const connection = module.get<Connection>(getConnectionToken());
    things = connection.model<Thing>(Thing.name);
    owners = connection.model<Owner>(Owner.name);
  });
  afterAll(async () => {
    await module.close();
    await rm(config.dataDir, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await things.deleteMany({});
  });

  it('has every unique index before the start goes on', async () => {
    const names = (await things.listIndexes()).map(({ name }) => name);
    expect(names).toEqual(['_id_', 'code_1']);
    await things.create({ _id: 'a', code: 'x' });
    const again = things.create({ _id: 'b', code: 'x' });
    await expect(again).rejects.toMatchObject({
      code: 11000,
      keyPattern: { code: 1 },
      keyValue: { code: 'x' },
    });
  });

  it('refuses the second of two people who save the same version', async () => {
    await things.create({ _id: 'a', code: 'x', tags: ['p', 'q'] });
    const load = async (): Promise<HydratedDocument<Thing>> => things.findById('a').orFail();
    const [first, second] = [await load(), await load()];
    first.tags = ['r'];
    second.cents = 5;
    await first.save();
    await expect(second.save()).rejects.toBeInstanceOf(MongooseErrors.VersionError);
    expect(await load()).toMatchObject({ tags: ['r'], cents: 0 });
  });

  it('populates, upserts and keeps times', async () => {
    await owners.create({ _id: 'o', name: 'Ana' });
    const upsert = { upsert: true, returnDocument: 'after' as const };
    const made = await things.findOneAndUpdate(
      { _id: 'a' },
      { code: 'x', owner: 'o', $inc: { cents: 7 } },
      upsert,
    );
    expect(made?.cents).toBe(7);
    const found = await things.findById('a').populate<{ owner: Owner }>('owner').orFail();
    expect(found.owner.name).toBe('Ana');
    expect(found.get('createdAt')).toBeInstanceOf(Date);
  });

  it('takes operators in a filter only from code that says so', async () => {
    await things.create({ _id: 'a', code: 'x' });
    const fromBody: unknown = JSON.parse('{"$ne":null}');
    const smuggled = things.find({ code: fromBody as string }).lean();
    await expect(smuggled).rejects.toBeInstanceOf(MongooseErrors.CastError);
    expect(await things.countDocuments({ code: trusted({ $in: ['x'] }) })).toBe(1);
  });

  it('refuses a filter on a field that does not exist', async () => {
    await expect(things.find({ kode: 'x' } as never).lean()).rejects.toMatchObject({
      name: 'StrictModeError',
    });
  });

  it('says whether the store answers', async () => {
    expect(await module.get(DatabaseHealth).isReady()).toBe(true);
  });

  it('keeps sessions', async () => {
    const client = module.get<Connection>(getConnectionToken()).getClient();
    const store = MongoStore.create({ client, collectionName: 'sessions', touchAfter: 0 });
    const cookie = { originalMaxAge: 60_000, expires: new Date(Date.now() + 60_000) };
    const session = { cookie, user: 'u1' } as SessionData & { user: string };
    const call = <T>(
      act: (done: (error: unknown, value?: T) => void) => unknown,
    ): Promise<T | undefined> =>
      new Promise((resolve, reject) => {
        act((error, value) => {
          if (error) reject(error instanceof Error ? error : new Error(String(error)));
          else resolve(value);
        });
      });
    await call<void>((done) => store.set('sid', session, done));
    await call<void>((done) => store.touch('sid', session, done));
    expect(await call((done) => store.get('sid', done))).toMatchObject({ user: 'u1' });
    expect(await call<number>((done) => store.length(done))).toBe(1);
    await call<void>((done) => store.destroy('sid', done));
    expect(await call((done) => store.get('sid', done))).toBeFalsy();
  });

  it('keeps a second start out of the same folder and keeps the data over a restart', async () => {
    if (config.mongodbUri === null) expect(await rejectedCode(start())).toBe('EN_USO');
    await things.create({ _id: 'stays', code: 's' });
    await module.close();
    module = await start();
    things = module.get<Connection>(getConnectionToken()).model<Thing>(Thing.name);
    owners = module.get<Connection>(getConnectionToken()).model<Owner>(Owner.name);
    expect(await things.findById('stays').lean()).toMatchObject({ code: 's' });
  });

  it('says that a store that is gone does not answer', async () => {
    const health = module.get(DatabaseHealth);
    await module.get<Connection>(getConnectionToken()).close();
    expect(await health.isReady()).toBe(false);
  });
});
