import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { embeddedMongo, type EmbeddedMongo } from '../platform/embedded-mongo';
import { testConfig } from '../../test/support/test-config';
import { startTestModules } from '../../test/support/test-modules';
import { UsersModule } from '.';

const PROCESSES = 4;

describe('processes that start together on an empty store', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'foliado-first-'));
  let store: EmbeddedMongo;
  beforeAll(async () => void (store = await embeddedMongo(dataDir).start({ port: 0 })));
  afterAll(async () => {
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('make one first admin, and all of them start', async () => {
    const env = {
      MONGODB_URI: store.uri,
      ADMIN_EMAIL: 'jefa@empresa.pe',
      ADMIN_PASSWORD: 'x9!kLm2#pQ',
    };
    const start = () => startTestModules({ imports: [UsersModule] }, testConfig(env));
    const processes = await Promise.all(Array.from({ length: PROCESSES }, start));
    const [first] = processes;
    const users = await first?.connection.collection('users').find().toArray();
    expect(users?.map(({ email, role }) => [email, role])).toEqual([['jefa@empresa.pe', 'admin']]);
    await Promise.all(processes.map(({ module }) => module.close()));
  });
});
