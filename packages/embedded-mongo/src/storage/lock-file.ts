import {
  closeSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { EmbeddedStoreError } from '../embedded-store-error';
import { KernelLock } from './kernel-lock';
import { processStart } from './process-start';

const LOCK_FILE = 'store.pid';
/** Stays where it is: a lock on a file that was removed keeps nobody out. */
const KERNEL_LOCK_FILE = 'store.lock';

interface Holder {
  pid: number;
  /** Tells a process from a later one with the same pid; null where the system does not say. */
  start: string | null;
}

/** Folders that this thread holds, for systems that do not tell one process from a later one. */
const heldHere = new Set<string>();

/** A lock file without content may be one that its process is just writing. */
const WRITING_MS = 2_000;

/**
 * The file that keeps a second process out of a data folder. What a killed process left behind is
 * taken over. The pid in it says who holds the folder; where the kernel locks files, that decides as well.
 */
export class LockFile {
  private constructor(
    private readonly path: string,
    private readonly folder: string,
    private readonly kernelLock: KernelLock | null,
  ) {}

  static acquire(dataDir: string): LockFile {
    const folder = resolve(dataDir);
    const path = join(folder, LOCK_FILE);
    const kernelLock = KernelLock.take(join(folder, KERNEL_LOCK_FILE));
    if (kernelLock === 'held') throw inUse(visibleHolder(path, folder), folder);
    try {
      return LockFile.write(path, folder, kernelLock);
    } catch (error) {
      kernelLock?.release();
      throw error;
    }
  }

  private static write(path: string, folder: string, kernelLock: KernelLock | null): LockFile {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (tryCreate(path)) {
        heldHere.add(folder);
        return new LockFile(path, folder, kernelLock);
      }
      const content = read(path);
      if (content === null) continue;
      const holder = parse(content);
      if (holder ? isAlive(holder, folder) : isFresh(path))
        throw inUse(holder?.pid ?? null, folder);
      takeAway(path, content);
    }
    throw inUse(parse(read(path) ?? '')?.pid ?? null, folder);
  }

  release(): void {
    heldHere.delete(this.folder);
    rmSync(this.path, { force: true });
    this.kernelLock?.release();
  }
}

/** The pid of who holds the folder, when it means something here: in another container it does not. */
function visibleHolder(path: string, folder: string): number | null {
  const holder = parse(read(path) ?? '');
  return holder && isAlive(holder, folder) ? holder.pid : null;
}

function tryCreate(path: string): boolean {
  try {
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, JSON.stringify({ pid: process.pid, start: processStart(process.pid) }));
    closeSync(file);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

function parse(content: string): Holder | null {
  const match = /^\{"pid":(\d+),"start":(null|"[^"]*")\}$/.exec(content);
  if (!match?.[1] || !match[2]) return null;
  return { pid: Number(match[1]), start: match[2] === 'null' ? null : match[2].slice(1, -1) };
}

function isAlive({ pid, start }: Holder, folder: string): boolean {
  const now = processStart(pid);
  const isKnown = start !== null && now !== null;
  if (pid === process.pid) return isKnown ? start === now : heldHere.has(folder);
  try {
    process.kill(pid, 0);
  } catch (error) {
    return isCode(error, 'EPERM');
  }
  return !isKnown || start === now;
}

function isFresh(path: string): boolean {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat !== undefined && Date.now() - stat.mtimeMs < WRITING_MS;
}

/** Moves the stale file aside; when another process was quicker, gives its file back. */
function takeAway(path: string, content: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  if (read(aside) !== content) giveBack(aside, path);
  rmSync(aside, { force: true });
}

function giveBack(aside: string, path: string): void {
  try {
    linkSync(aside, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}

function inUse(pid: number | null, folder: string): EmbeddedStoreError {
  const who = pid === null ? 'otro proceso' : `el proceso ${pid}`;
  return new EmbeddedStoreError(
    'EN_USO',
    `La carpeta de datos ${folder} ya la usa ${who}. Ciérrelo o indique otra carpeta en DATA_DIR.`,
  );
}
