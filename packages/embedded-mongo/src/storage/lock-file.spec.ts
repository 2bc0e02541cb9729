import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeOf } from '../support/code-of';
import { until } from '../support/until';
import { LockFile } from './lock-file';
import { processStart } from './process-start';

describe('the lock file', () => {
  let folder: string;
  let path: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'foliado-lock-'));
    path = join(folder, 'store.pid');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const leave = (pid: number, start: string | null): void =>
    writeFileSync(path, JSON.stringify({ pid, start }));

  const leaveTorn = (ageSeconds: number): void => {
    writeFileSync(path, '{"pid":');
    const time = Date.now() / 1000 - ageSeconds;
    utimesSync(path, time, time);
  };

  it('keeps a second holder out and says who holds what', () => {
    const lock = LockFile.acquire(folder);
    expect(codeOf(() => LockFile.acquire(folder))).toBe('EN_USO');
    expect(() => LockFile.acquire(folder)).toThrow(
      `La carpeta de datos ${folder} ya la usa el proceso ${process.pid}.`,
    );
    lock.release();
    expect(existsSync(path)).toBe(false);
    LockFile.acquire(folder).release();
  });

  it('keeps out while another process lives', () => {
    leave(process.ppid, processStart(process.ppid));
    expect(codeOf(() => LockFile.acquire(folder))).toBe('EN_USO');
  });

  it('keeps out while another process is still writing its lock', () => {
    leaveTorn(0);
    expect(codeOf(() => LockFile.acquire(folder))).toBe('EN_USO');
  });

  it('keeps out while another thread of this process holds the folder', () => {
    const start = processStart(process.pid);
    leave(process.pid, start);
    const acquire = (): void => LockFile.acquire(folder).release();
    expect(codeOf(acquire)).toBe(start === null ? null : 'EN_USO');
  });

  it.each<[string, () => void]>([
    ['a process that is gone', () => leave(spawnSync(process.execPath, ['-e', '']).pid, null)],
    ['an earlier process with our pid', () => leave(process.pid, null)],
    ['a power failure in the middle of writing', () => leaveTorn(60)],
  ])('takes over what %s left', (_, leaveBehind) => {
    leaveBehind();
    const lock = LockFile.acquire(folder);
    expect(readFileSync(path, 'utf8')).toContain(`"pid":${process.pid}`);
    lock.release();
  });

  const canLockFiles = process.platform === 'linux' && spawnSync('flock', ['-V']).status === 0;
  (canLockFiles ? it : it.skip)(
    'keeps out while a process of another container lives, whose pid says nothing here, and not after (needs flock)',
    async () => {
      // As it is seen from here: what holds the file has the pid that this process has in its own container.
      leave(process.pid, `${processStart(process.pid) ?? ''}0`);
      const holding = ['--no-fork', join(folder, 'store.lock'), 'sh', '-c', 'echo; exec sleep 60'];
      const other = spawn('flock', holding);
      await once(other.stdout, 'data');
      expect(() => LockFile.acquire(folder)).toThrow('ya la usa otro proceso.');
      other.kill('SIGKILL');
      await once(other, 'exit');
      LockFile.acquire(folder).release();
    },
  );

  it('takes over from a killed process that its parent has not taken note of', async () => {
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60']);
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(line.toString());
    leave(pid, processStart(pid));
    const acquire = (): void => LockFile.acquire(folder).release();
    expect(codeOf(acquire)).toBe('EN_USO');
    process.kill(pid, 'SIGKILL');
    // Where the system does not tell a process's state, its parent has to go first.
    if (processStart(process.pid) === null) parent.kill();
    await until(() => Promise.resolve(codeOf(acquire) === null || null));
    parent.kill();
  });

  it('takes over when the pid was given to another process', () => {
    const start = processStart(process.ppid);
    leave(process.ppid, start === null ? null : `${start}0`);
    const acquire = (): void => LockFile.acquire(folder).release();
    expect(codeOf(acquire)).toBe(start === null ? 'EN_USO' : null);
  });
});
