import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as mongo from 'mongodb';

const SUPPORT = join(__dirname, 'support');
const HOOK = join(SUPPORT, 'ts-require-hook.cjs');
const ENTRY = join(SUPPORT, 'store-process.ts');
const KILLS = process.env['LONG_TESTS'] ? 6 : 3;
const WRITERS = 8;

interface Thing {
  _id: string;
  n: number;
  group: string;
}

describe('the embedded store as a process of its own', () => {
  let dataDir: string;
  const children = new Set<ChildProcess>();

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'foliado-process-'));
  });
  afterEach(async () => {
    for (const child of children) await kill(child);
    await rm(dataDir, { recursive: true });
  });

  const start = (): ChildProcess => {
    const child = spawn(process.execPath, ['--require', HOOK, ENTRY, dataDir], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    return child;
  };

  const kill = async (child: ChildProcess): Promise<void> => {
    children.delete(child);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };

  const firstLine = async (child: ChildProcess): Promise<string> => {
    if (!child.stdout) throw new Error('the child has no output');
    const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
    return chunk.toString('utf8').trim();
  };

  /** Writes from several clients at once until the store is gone, killed at random; answers what was acknowledged. */
  const writeUntilGone = async (
    client: mongo.MongoClient,
    round: number,
    child: ChildProcess,
  ): Promise<string[]> => {
    const things = client.db().collection<Thing>('things');
    const acknowledged: string[] = [];
    const last = randomInt(10, 150);
    const writer = async (name: number): Promise<void> => {
      for (let n = 0; ; n += 1) {
        const _id = `${round}-${name}-${n}`;
        await things.insertOne({ _id, n, group: `g${n % 5}` });
        if (acknowledged.push(_id) === last) setTimeout(() => void kill(child), randomInt(0, 10));
        await things.updateOne({ _id }, { $set: { group: `h${n % 5}` } });
      }
    };
    const writers = Array.from({ length: WRITERS }, (_, name) => writer(name));
    const ended = await Promise.allSettled(writers);
    expect(ended.every(({ status }) => status === 'rejected')).toBe(true);
    return acknowledged;
  };

  it('loses nothing that it acknowledged when it is killed in the middle of writing', async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < KILLS; round += 1) {
      const child = start();
      const client = await mongo.MongoClient.connect(await firstLine(child), {
        writeConcern: { w: 'majority', journal: true },
        serverSelectionTimeoutMS: 500,
      });
      const things = client.db().collection<Thing>('things');
      await things.createIndex({ group: 1, n: -1 });
      acknowledged.push(...(await writeUntilGone(client, round, child)));
      await client.close();
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * 10);

    const client = await mongo.MongoClient.connect(await firstLine(start()));
    const things = client.db().collection<Thing>('things');
    const idsBy = async (hint: mongo.Document) =>
      (await things.find({}, { hint, projection: { _id: 1 } }).toArray())
        .map(({ _id }) => _id)
        .sort();
    const stored = await idsBy({ _id: 1 });
    expect(acknowledged.filter((id) => !stored.includes(id))).toEqual([]);
    expect(await idsBy({ group: 1, n: -1 })).toEqual(stored);
    expect(await client.db().command({ validate: 'things' })).toMatchObject({
      valid: true,
      errors: [],
    });
    await client.close();
  });

  it('refuses a folder that another process serves, and says which', async () => {
    const first = start();
    await firstLine(first);
    const second = start();
    const [[code], [message]] = await Promise.all([
      once(second, 'exit') as Promise<[number]>,
      once(second.stderr ?? second, 'data') as Promise<[Buffer]>,
    ]);
    expect(code).toBe(1);
    expect(message.toString('utf8')).toContain(
      `La carpeta de datos ${dataDir} ya la usa el proceso ${first.pid ?? 0}.`,
    );
  });

  it('takes a folder over from a process that was killed', async () => {
    const first = start();
    await firstLine(first);
    await kill(first);
    expect(await firstLine(start())).toMatch(/^mongodb:\/\//);
  });
});
