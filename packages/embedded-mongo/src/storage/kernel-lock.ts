import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

/** Not one of those that flock(1) ends with by itself. */
const HELD = 75;

/**
 * A lock that the kernel keeps on an open file. It holds between containers that share a folder, where every
 * server is process 1, and it ends with its process, however that ends.
 */
export class KernelLock {
  private constructor(private readonly file: number) {}

  /**
   * The lock; 'held' when another process has it; null where there is none (no flock(1), or a file system
   * without locks). flock(1) locks the open file that it is given, which stays locked while it is open here.
   */
  static take(path: string): KernelLock | 'held' | null {
    if (process.platform !== 'linux') return null;
    const file = openSync(path, 'a', 0o600);
    const { status } = spawnSync('flock', ['-n', '-E', String(HELD), '3'], {
      stdio: ['ignore', 'ignore', 'ignore', file],
    });
    if (status === 0) return new KernelLock(file);
    closeSync(file);
    return status === HELD ? 'held' : null;
  }

  release(): void {
    closeSync(this.file);
  }
}
