import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { mongo } from 'mongoose';
import { until } from '../../../test/support/until';
import { Clock } from '../clock/clock';
import { embeddedMongo, type EmbeddedMongo } from '../embedded-mongo';
import { makeBackup } from './make-backup';
import { restoreBackup } from './restore-backup';

const HOOK = resolve(__dirname, '../../../test/support/ts-require-hook.cjs');

interface Thing {
  _id: string;
  group: string;
}

function run(
  program: 'backup' | 'restore',
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const file = join(__dirname, 'cli', `${program}.ts`);
  const child = spawn(process.execPath, ['--require', HOOK, file, ...args], {
    env: { ...process.env, NODE_ENV: 'test', MONGODB_URI: '', ...env },
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (part: Buffer) => (stdout += part.toString()));
  child.stderr.on('data', (part: Buffer) => (stderr += part.toString()));
  return new Promise((done) => child.on('close', (code) => done({ code, stdout, stderr })));
}

describe('npm run backup and restore', () => {
  let folder: string;
  let dataDir: string;
  let store: EmbeddedMongo;
  let client: mongo.MongoClient;
  /** What had been acknowledged when the backup began. */
  let before: string[];

  const restore = (from: string, to: string) => restoreBackup(join(folder, from), join(folder, to));

  /** As an upload does: the file first, then the record that names it. */
  async function upload(things: mongo.Collection<Thing>, _id: string): Promise<void> {
    await writeFile(join(dataDir, 'files', 't', _id), _id);
    await things.insertOne({ _id, group: `g${_id.length}` });
  }

  /** Four writers at once, until the backup has ended. */
  async function backUpUnderWrites(): Promise<void> {
    const things = client.db().collection<Thing>('things');
    await things.createIndex({ group: 1, _id: -1 });
    let isOver = false;
    const acknowledged: string[] = [];
    const writer = async (name: number): Promise<void> => {
      for (let n = 0; !isOver; n += 1) {
        await upload(things, `${name}-${n}`);
        acknowledged.push(`${name}-${n}`);
        // As clients do, with a breath between: the disk is slower than this loop.
        await new Promise((resolve) => setTimeout(resolve, 10));
        if (n % 3 === 2) await things.updateOne({ _id: `${name}-${n}` }, { $set: { group: 'h' } });
      }
    };
    const writers = [0, 1, 2, 3].map(writer);
    await until(() => Promise.resolve(acknowledged.length > 40 || null));
    before = [...acknowledged];
    await makeBackup(dataDir, join(folder, 'copy'), new Clock());
    isOver = true;
    await Promise.all(writers);
    expect(acknowledged.length).toBeGreaterThan(before.length);
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foliado-backup-'));
    dataDir = join(folder, 'data');
    await mkdir(join(dataDir, 'files', 't'), { recursive: true });
    await mkdir(join(dataDir, 'tmp'));
    await writeFile(join(dataDir, 'tmp', 'incoming'), 'x');
    await writeFile(join(dataDir, 'session-secret'), 'secret', { mode: 0o644 });
    store = await embeddedMongo(dataDir).start();
    client = await mongo.MongoClient.connect(store.uri, { writeConcern: { w: 'majority' } });
  });
  afterAll(async () => {
    await client.close();
    await store.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('copies under four writers and restores everything that was acknowledged', async () => {
    await backUpUnderWrites();
    await restore('copy', 'restored');

    const dir = join(folder, 'restored');
    expect((await readdir(dir)).sort()).toEqual(['files', 'session-secret', 'store.mdb']);
    expect((await stat(join(dir, 'session-secret'))).mode & 0o777).toBe(0o600);
    const copy = await embeddedMongo(dir).start();
    const reader = await mongo.MongoClient.connect(copy.uri);
    const things = reader.db().collection<Thing>('things');
    const ids = await things.distinct('_id');
    const files = new Set(await readdir(join(dir, 'files', 't')));
    expect(before.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.filter((id) => !files.has(id))).toEqual([]);
    expect(await reader.db().command({ validate: 'things' })).toMatchObject({ valid: true });
    expect(await things.indexes()).toHaveLength(2);
    await reader.close();
    await copy.close();
  });

  it('refuses a backup with one other byte, and leaves nothing of it', async () => {
    const file = join(folder, 'copy', 'data', 'store.mdb');
    const bytes = await readFile(file);
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 99) ^ 1, bytes.length - 99);
    await writeFile(file, bytes);
    await expect(restore('copy', 'none')).rejects.toThrow(
      'La copia está dañada: data/store.mdb no es el que se copió',
    );
    expect(await readdir(folder)).not.toContain('none');
  });

  it('refuses a backup that was not finished', async () => {
    await rm(join(folder, 'copy', 'manifest.json'));
    await expect(restore('copy', 'none')).rejects.toThrow('falta manifest.json');
  });

  it('refuses a folder with content, and one within the data', async () => {
    const into = (target: string) => makeBackup(dataDir, target, new Clock());
    await expect(into(join(folder, 'copy'))).rejects.toThrow('no está vacía');
    await expect(into(join(dataDir, 'copy'))).rejects.toThrow('dentro de la carpeta de datos');
    expect(await readdir(dataDir)).not.toContain('copy');
  });

  it('copies and restores from the shell, beside the process that serves', async () => {
    const [copy, again] = [join(folder, 'shell'), join(folder, 'again')];
    const made = await run('backup', [copy], { DATA_DIR: dataDir });
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(made.stdout).toContain(`Copia completa en ${copy}: `);
    expect(await run('restore', [copy, again], {})).toMatchObject({ code: 0, stderr: '' });
    expect(await readdir(again)).toContain('store.mdb');
  });
});
