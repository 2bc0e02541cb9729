import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { mongo } from 'mongoose';
import { embeddedMongo } from '..';

const HOOK = resolve(__dirname, '../../../../test/support/ts-require-hook.cjs');
const PROGRAM = join(__dirname, 'embedded-store.ts');

interface Ended {
  code: number | null;
  stderr: string;
}

describe('npm run embedded-store', () => {
  let folder: string;
  let server: ChildProcess;
  let uri: string;

  const start = (args: readonly string[]): ChildProcess =>
    spawn(process.execPath, ['--require', HOOK, PROGRAM, ...args], {
      env: { ...process.env, NODE_ENV: 'test' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });

  const ended = async (child: ChildProcess): Promise<Ended> => {
    let stderr = '';
    child.stderr?.on('data', (part: Buffer) => (stderr += part.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, stderr };
  };

  const addressOf = async (child: ChildProcess): Promise<string> => {
    let text = '';
    for await (const part of child.stdout ?? []) {
      text += String(part);
      const [address] = /mongodb:\S+/.exec(text) ?? [];
      if (address) return address;
    }
    throw new Error(`no address: ${text}`);
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foliado-alone-'));
    server = start(['--data-dir', join(folder, 'data'), '--port', '0']);
    uri = await addressOf(server);
  });
  afterAll(async () => {
    server.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  it('answers a driver, over TCP on this machine alone, and tells tools no statistics', async () => {
    expect(uri).toMatch(/^mongodb:\/\/127\.0\.0\.1:\d+\/foliado\?directConnection=true$/);
    const client = await mongo.MongoClient.connect(uri);
    const db = client.db();
    await db.collection('things').insertMany([{ n: 1 }, { n: 2 }]);
    for (const name of ['hello', 'buildInfo'])
      expect(await db.command({ [name]: 1 })).toMatchObject({ ok: 1 });
    expect(await db.collection('things').countDocuments()).toBe(2);
    await expect(db.command({ serverStatus: 1 })).rejects.toMatchObject({ code: 59 });
    await client.close();
  });

  it('writes copies only into empty folders of its own', async () => {
    const client = await mongo.MongoClient.connect(uri);
    const into = (where: unknown): Promise<unknown> =>
      client.db().command({ foliadoCopyStore: 1, folder: where });
    const open = await mkdtemp(join(folder, 'open-'));
    await chmod(open, 0o755);
    for (const where of [folder, open, join(folder, 'none'), 'relative', 7])
      await expect(into(where)).rejects.toMatchObject({ code: 2 });
    const own = await mkdtemp(join(folder, 'own-'));
    await into(own);
    expect(await readdir(own)).toEqual(['store.mdb']);
    await client.close();
  });

  it('refuses a second server on its folder, and another folder on its port', async () => {
    const second = start(['--data-dir', join(folder, 'data'), '--port', '0']);
    const other = embeddedMongo(join(folder, 'other'));
    const port = Number(new URL(uri).port);
    await expect(other.start({ port })).rejects.toMatchObject({
      code: 'PUERTO_NO_DISPONIBLE',
      message: `El puerto ${port} ya lo usa otro programa. Elija otro con --port; --port 0 toma uno libre.`,
    });
    await (await other.start()).close();
    const { code, stderr } = await ended(second);
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining(`ya la usa el proceso ${server.pid ?? 0}.`),
    ]);
  });

  it('ends on SIGTERM, with its folder free', async () => {
    const end = ended(server);
    server.kill('SIGTERM');
    expect(await end).toMatchObject({ code: 0, stderr: '' });
    const left = (await readdir(join(folder, 'data'))).filter((name) => name !== 'store.lock');
    expect(left.sort()).toEqual(['store.mdb', 'store.mdb-lock']);
  });
});
