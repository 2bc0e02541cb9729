import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command, Surroundings } from '../../../test/support/fixtures/obedient-child';
import { canLimitFiles, noMoreFiles } from '../../../test/support/no-more-files';
import { until } from '../../../test/support/until';
import {
  Sandbox,
  SandboxCrash,
  SandboxMemory,
  SandboxPool,
  SandboxRefusal,
  SandboxTimeout,
} from '.';
import type { SandboxOptions } from './sandbox';
import { SandboxChild } from './sandbox-child';
import { MAX_ANSWER_CHARS, SANDBOX_NEWS, type SandboxNews } from './sandbox-errors';
import { childModule } from './serve-child';

const MIB = 1024 * 1024;
const WALL_MS = 20_000;
const canMeasureMemory = process.platform !== 'win32';

describe('Sandbox', () => {
  let sandbox: Sandbox<Command, string | Surroundings>;

  const open = (options: Partial<SandboxOptions> = {}): void => {
    sandbox = new Sandbox({
      module: join(__dirname, '../../../test/support/fixtures/obedient-child'),
      maxRssBytes: 512 * MIB,
      idleMs: 60_000,
      ...options,
    });
  };
  const ask = (command: Command, wallMs = WALL_MS, signal?: AbortSignal) =>
    sandbox.run(command, { wallMs, signal });
  const echo = (text: string) => ask({ do: 'echo', text });
  const describeChild = async (): Promise<Surroundings> =>
    (await ask({ do: 'describe' })) as Surroundings;

  beforeEach(() => open());
  afterEach(async () => {
    jest.restoreAllMocks();
    await sandbox.close();
  });

  it('answers each request with its own answer, however many are asked at once', async () => {
    const answers = await Promise.all(['a', 'b', 'c'].map(echo));
    expect(answers).toEqual(['a', 'b', 'c']);
  });

  it('keeps the child warm between requests', async () => {
    await echo('a');
    const { pid } = sandbox;
    await echo('b');
    expect(sandbox.pid).toBe(pid);
  });

  (canLimitFiles ? it : it.skip)(
    'says what the system says when it starts no child, and starts one when it can (needs prlimit)',
    async () => {
      const end = noMoreFiles();
      const refused = await echo('a').catch((error: unknown) => error);
      end();
      expect(refused).toMatchObject({ code: 'EMFILE' });
      expect(await echo('b')).toBe('b');
    },
  );

  it('kills a child that does not answer in time, and starts another for the next request', async () => {
    await echo('a');
    const { pid } = sandbox;
    await expect(ask({ do: 'never-answer' }, 200)).rejects.toBeInstanceOf(SandboxTimeout);
    expect(sandbox.pid).toBeNull();
    await expect(echo('b')).resolves.toBe('b');
    expect(sandbox.pid).not.toBe(pid);
  });

  it('lets a request that waits its turn leave at once', async () => {
    const ended: string[] = [];
    const end = (name: string) => (error: Error) => void ended.push(`${name}: ${error.message}`);
    const leaving = new AbortController();
    const first = ask({ do: 'never-answer' }, 200).catch(end('first'));
    const second = ask({ do: 'echo', text: 'b' }, WALL_MS, leaving.signal).catch(end('second'));
    leaving.abort(new Error('not wanted'));
    await Promise.all([first, second]);
    expect(ended).toEqual(['second: not wanted', 'first: no answer within 200 ms']);
  });

  it('tells of each start and of each end, with its reason', async () => {
    const news: SandboxNews[] = [];
    const hear = (message: unknown): void => void news.push(message as SandboxNews);
    SANDBOX_NEWS.subscribe(hear);
    await expect(ask({ do: 'never-answer' }, 200)).rejects.toBeInstanceOf(SandboxTimeout);
    await echo('b');
    await sandbox.close();
    SANDBOX_NEWS.unsubscribe(hear);
    const child = 'obedient-child';
    expect(news).toEqual([
      { child, ended: null },
      { child, ended: 'timeout' },
      { child, ended: null },
      { child, ended: 'stopped' },
    ]);
  });

  it('kills a child that works without an end, however slowly', async () => {
    await expect(ask({ do: 'never-rest' }, 500)).rejects.toBeInstanceOf(SandboxTimeout);
    await expect(echo('b')).resolves.toBe('b');
  });

  it('waits for a child as long as it takes one step after the other', async () => {
    const steps: Command = { do: 'steps', count: 6, everyMs: 300 };
    const limits = { wallMs: WALL_MS, stepMs: 1_000 };
    await expect(sandbox.run(steps, limits)).resolves.toBe('done');
  });

  const NO_STEP = { wallMs: 600_000, stepMs: 2_000 };

  it('gives up a child that takes no step, and knows that it waits', async () => {
    await echo('warm');
    const late = sandbox.run({ do: 'never-answer' }, NO_STEP);
    await expect(late).rejects.toMatchObject({ wallMs: NO_STEP.stepMs, hasWorked: false });
  });

  it('gives up a child that takes no step, and knows that it works', async () => {
    const { workedMs } = SandboxChild.prototype;
    // How much a child gets of a busy machine is nobody's promise: the least that is counted is all of the time.
    jest.spyOn(SandboxChild.prototype, 'workedMs').mockImplementation(async function (
      this: SandboxChild<unknown, unknown>,
    ) {
      const ms = await workedMs.call(this);
      return ms && ms * NO_STEP.stepMs;
    });
    await echo('warm');
    const late = sandbox.run({ do: 'never-rest' }, NO_STEP);
    await expect(late).rejects.toMatchObject({ wallMs: NO_STEP.stepMs, hasWorked: true });
  });

  it('counts the wall time from the start of the work, not from the wait for it', async () => {
    await echo('warm');
    const slow = ask({ do: 'never-answer' }, 600);
    const next = ask({ do: 'echo', text: 'b' }, 5_000);
    await expect(slow).rejects.toBeInstanceOf(SandboxTimeout);
    await expect(next).resolves.toBe('b');
  });

  (canMeasureMemory ? it : it.skip)(
    'kills a child that takes more memory than allowed (not measurable on Windows)',
    async () => {
      await sandbox.close();
      open({ maxRssBytes: 200 * MIB });
      const greedy = ask({ do: 'hold-bytes', bytes: 400 * MIB });
      await expect(greedy).rejects.toBeInstanceOf(SandboxMemory);
      await expect(echo('b')).resolves.toBe('b');
    },
  );

  it('names a child that ends by itself a crash', async () => {
    await expect(ask({ do: 'exit', code: 3 })).rejects.toEqual(
      new SandboxCrash('child ended with code 3'),
    );
    await expect(echo('b')).resolves.toBe('b');
  });

  it('names a child that is killed from outside a crash', async () => {
    await echo('a');
    const asked = ask({ do: 'never-answer' });
    process.kill(sandbox.pid ?? 0, 'SIGKILL');
    await expect(asked).rejects.toBeInstanceOf(SandboxCrash);
  });

  it('names a child that cannot be started a crash', async () => {
    await sandbox.close();
    open({ module: join(__dirname, 'there-is-no-such-child') });
    await expect(echo('a')).rejects.toBeInstanceOf(SandboxCrash);
  });

  it('kills the child when the request is aborted, and gives the reason', async () => {
    const stop = new AbortController();
    await echo('a');
    const asked = ask({ do: 'never-answer' }, WALL_MS, stop.signal);
    const reason = new Error('closing');
    setImmediate(() => stop.abort(reason));
    await expect(asked).rejects.toBe(reason);
    await expect(echo('b')).resolves.toBe('b');
  });

  it('does not start work that was aborted before its turn came', async () => {
    await echo('a');
    const { pid } = sandbox;
    await expect(
      ask({ do: 'exit', code: 1 }, WALL_MS, AbortSignal.abort(new Error('too late'))),
    ).rejects.toThrow('too late');
    await echo('b');
    expect(sandbox.pid).toBe(pid);
  });

  it('passes on the code that the child refuses with, and lives on', async () => {
    await echo('a');
    const { pid } = sandbox;
    const refused = ask({ do: 'refuse', code: 'ARCHIVO_DANADO' });
    await expect(refused).rejects.toMatchObject({ code: 'ARCHIVO_DANADO' });
    await expect(ask({ do: 'throw' })).rejects.toEqual(new SandboxRefusal('UNKNOWN', ''));
    await echo('b');
    expect(sandbox.pid).toBe(pid);
  });

  it('refuses an answer that is too long', async () => {
    const long = ask({ do: 'answer-long', chars: MAX_ANSWER_CHARS + 1 });
    await expect(long).rejects.toMatchObject({ code: 'ANSWER_TOO_LONG' });
  });

  it('gives the child nothing of the environment', async () => {
    process.env.FOLIADO_TEST_SECRET = 'canary';
    const { environment } = await describeChild();
    delete process.env.FOLIADO_TEST_SECRET;
    expect(JSON.stringify(environment)).not.toContain('canary');
    const known = [
      'LANG',
      'TMPDIR',
      'TEMP',
      'TMP',
      'NODE_CHANNEL_FD',
      'NODE_CHANNEL_SERIALIZATION_MODE',
    ];
    if (process.platform === 'linux')
      expect(known).toEqual(expect.arrayContaining(Object.keys(environment)));
    expect(environment.HOME).toBeUndefined();
    expect(environment.NODE_OPTIONS).toBeUndefined();
  });

  it('runs the child in a folder of its own, and removes it on closing', async () => {
    const { folder } = await describeChild();
    expect(folder).not.toBe(process.cwd());
    await sandbox.close();
    expect(existsSync(folder)).toBe(false);
  });

  it('ends the child when nothing was asked for a while', async () => {
    await sandbox.close();
    open({ idleMs: 50 });
    await echo('a');
    await until(async () => (sandbox.pid === null ? true : null));
    await expect(echo('b')).resolves.toBe('b');
  });

  it('fails what runs and what waits when it is closed', async () => {
    await echo('a');
    const running = ask({ do: 'never-answer' });
    const waiting = echo('b');
    const failed = Promise.all(
      [running, waiting].map((asked) => expect(asked).rejects.toBeInstanceOf(SandboxCrash)),
    );
    await sandbox.close();
    await failed;
  });
});

it('ends a child that works without an end when its parent is killed', async () => {
  const { file, execArgv } = childModule(
    join(__dirname, '../../../test/support/fixtures/orphaning-parent'),
  );
  const parent = fork(file, [], { execArgv });
  const [pid] = (await once(parent, 'message')) as [number];
  const isThere = (): boolean => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  expect(isThere()).toBe(true);
  parent.kill('SIGKILL');
  await until(() => Promise.resolve(isThere() ? null : true), 30_000);
});

describe('SandboxPool', () => {
  const pool = new SandboxPool<Command, string | Surroundings>({
    module: join(__dirname, '../../../test/support/fixtures/obedient-child'),
    maxRssBytes: 512 * MIB,
    idleMs: 60_000,
    size: 2,
  });
  afterAll(() => pool.close());
  const ended: string[] = [];
  const run = (turn: string, command: Command, signal?: AbortSignal): Promise<unknown> => {
    const note = (): void => void ended.push(turn);
    return pool
      .run(command, { wallMs: 600_000, turn, ...(signal ? { signal } : {}) })
      .then(note, note);
  };
  const echo = { do: 'echo', text: 'a' } as const;

  it('lets nobody wait for more than one request of another', async () => {
    const stop = new AbortController();
    const late = Array.from({ length: 3 }, () => run('a', { do: 'never-answer' }, stop.signal));
    await Promise.all([run('b', echo), run('b', echo), run('c', echo)]);
    expect(ended).toEqual(['b', 'c', 'b']);
    stop.abort();
    await Promise.all(late);
    expect(ended).toEqual(['b', 'c', 'b', 'a', 'a', 'a']);
  });
});
