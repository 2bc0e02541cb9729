import vm from 'node:vm';

const KEY = '__withinTime';

/**
 * What `work` answers, or a throw of `ERR_SCRIPT_EXECUTION_TIMEOUT` after `ms` of wall time: loops, patterns and
 * whatever else runs in this thread are ended, too.
 */
export function within<T>(ms: number, work: () => T): T {
  const world = vm.runInThisContext('globalThis') as Record<string, unknown>;
  world[KEY] = work;
  try {
    return vm.runInThisContext(`${KEY}()`, { timeout: ms }) as T;
  } finally {
    delete world[KEY];
  }
}
