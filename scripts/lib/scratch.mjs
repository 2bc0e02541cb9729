import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
const NAME = 'foliado-tests-';
const WANTED_BYTES = 4 * 2 ** 30;

/**
 * A folder in memory for the temporary files of a run of tests, removed when the process ends: a third of the time of
 * a test of the application is waiting for the disk, where the store writes what it acknowledges. Null where there is
 * no such file system, none from which programs run, or little memory.
 */
export function memoryFolder() {
  if (!existsSync(MEMORY) || !existsSync('/proc/mounts')) return null;
  removeLeftOvers();
  const { bavail, bsize } = statfsSync(MEMORY);
  if (isNoexec() || Math.min(bavail * bsize, freemem() / 2) < WANTED_BYTES) return null;
  const folder = path.join(MEMORY, `${NAME}${process.pid}`);
  mkdirSync(folder);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function isNoexec() {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const [, , , options = 'noexec'] =
    mounts.findLast((line) => line.split(' ')[1] === MEMORY)?.split(' ') ?? [];
  return options.split(',').includes('noexec');
}

/** Of runs that were killed. */
function removeLeftOvers() {
  for (const name of readdirSync(MEMORY).filter((one) => one.startsWith(NAME)))
    if (!existsSync(`/proc/${name.slice(NAME.length)}`))
      rmSync(path.join(MEMORY, name), { recursive: true, force: true });
}
