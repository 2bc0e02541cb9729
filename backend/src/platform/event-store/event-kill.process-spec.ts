import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { mongo } from 'mongoose';
import { embeddedMongo } from '../embedded-mongo';
import { rounds } from '../../../test/support/rounds';
import { startTestModules, type TestModules } from '../../../test/support/test-modules';
import { testConfig } from '../../../test/support/test-config';
import { until } from '../../../test/support/until';
import { toStored, type EventRecord } from './event.schema';
import { firstBreak } from './hash-chain';
import { EventStore, type NewEvent, type StoredEvent } from '.';

const SUPPORT = resolve(__dirname, '../../../test/support');
const DATA_FILE = 'store.mdb';
const INSTANTS = rounds(8, 20);
const WRITERS = 6;
const TENANT = 't';

/** Appends one event after another to a stream of its own. */
class Writer {
  /** What it was answered, by version. */
  readonly told: StoredEvent[] = [];

  constructor(
    private readonly events: EventStore,
    readonly streamId: string,
  ) {}

  /**
   * Until the store is gone, with which it rejects.
   * @param rest ends when the next event may be appended
   */
  async write(rest: () => Promise<void>, onTold: () => void): Promise<never> {
    for (;;) {
      await rest();
      this.told.push(await this.events.append(this.next(), this.told.at(-1) ?? null));
      onTold();
    }
  }

  private next(): NewEvent {
    const commandId = `${this.streamId}-${this.told.length}`;
    const at = '2026-03-15T10:00:00.000Z';
    const meta = { actorId: 'u', role: 'user', at, commandId, correlationId: null } as const;
    const data = { commandId, text: 'x'.repeat(200) };
    return { streamId: this.streamId, tenantId: TENANT, event: { type: 'Happened', data }, meta };
  }
}

const isStopped = (pid: number): boolean => {
  const tasks = readdirSync(`/proc/${pid}/task`);
  const states = tasks.map((task) => readFileSync(`/proc/${pid}/task/${task}/stat`, 'utf8'));
  return states.every((stat) => stat.slice(stat.lastIndexOf(')') + 2).startsWith('T'));
};

/**
 * A process that is killed leaves its data file as it is at that instant. So a process that is stopped in
 * the middle of its writing shows what a kill at that instant would leave, and can go on to the next one.
 */
(process.platform === 'linux' ? describe : describe.skip)(
  'kill -9 in the middle of appending events (needs Linux)',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'foliado-events-'));
    let child: ChildProcess;
    let modules: TestModules;
    let writers: Writer[];

    beforeAll(async () => {
      const hook = ['--require', join(SUPPORT, 'ts-require-hook.cjs')];
      const argv = [...hook, join(SUPPORT, 'embedded-store-process.ts'), folder];
      child = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'inherit'] });
      if (!child.stdout) throw new Error('the child has no output');
      const [line] = (await once(child.stdout, 'data')) as [Buffer];
      const uri = line.toString('utf8').trim();
      modules = await startTestModules({}, testConfig({ MONGODB_URI: uri }));
      const events = modules.module.get(EventStore);
      writers = Array.from({ length: WRITERS }, (_, n) => new Writer(events, `s${n}`));
    });
    afterAll(async () => {
      child.kill('SIGKILL');
      await modules.module.close();
      await rm(folder, { recursive: true, force: true });
    });

    const answered = () => writers.map(({ told }) => [...told]);

    /** Opens a data folder as the next start does; what was answered by then is in it, and nothing broken. */
    async function expectWhole(dataDir: string, told: readonly StoredEvent[][]): Promise<void> {
      const store = await embeddedMongo(dataDir).start();
      const client = await mongo.MongoClient.connect(store.uri);
      try {
        const db = client.db();
        const records = await db.collection<EventRecord>('events').find().toArray();
        for (const [n, writer] of writers.entries()) {
          const own = records.filter(({ streamId }) => streamId === writer.streamId);
          const events = own.map(toStored).sort((a, b) => a.version - b.version);
          expect(firstBreak(events)).toBeNull();
          expect(events.map(({ version }) => version)).toEqual(events.map((_, i) => i + 1));
          // A hash is that of all that an event holds.
          const hashes = events.map(({ hash }) => hash);
          expect(hashes.slice(0, told[n]?.length)).toEqual(told[n]?.map(({ hash }) => hash));
        }
        const checked = await db.command({ validate: 'events' });
        expect(checked).toMatchObject({ valid: true, errors: [] });
      } finally {
        await client.close();
        await store.close();
      }
    }

    it('leaves all that was answered and no broken chain, at any instant and at its end', async () => {
      const { pid = 0 } = child;
      let looking = Promise.resolve();
      let onTold = (): void => undefined;
      const write = (writer: Writer) =>
        writer.write(
          () => looking,
          () => onTold(),
        );
      const ended = Promise.allSettled(writers.map(write));
      for (let instant = 0; instant < INSTANTS; instant += 1) {
        let left = randomInt(5, 40);
        await new Promise<void>((resolve) => {
          onTold = () => {
            left -= 1;
            if (left === 0) resolve();
          };
        });
        await pause(randomInt(0, 10));
        const told = answered();
        process.kill(pid, 'SIGSTOP');
        await until(async () => isStopped(pid) || null);
        const copy = mkdtempSync(join(folder, 'instant-'));
        copyFileSync(join(folder, DATA_FILE), join(copy, DATA_FILE));
        process.kill(pid, 'SIGCONT');
        looking = expectWhole(copy, told);
        await looking;
      }
      await new Promise<void>((resolve) => (onTold = resolve));
      child.kill('SIGKILL');
      await ended;
      await expectWhole(folder, answered());
    });
  },
);
