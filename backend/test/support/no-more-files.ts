import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readdirSync } from 'node:fs';

/** More than a process opens by itself while the others are taken. */
const ROOM = 40;

const prlimit = (...args: string[]): string =>
  spawnSync('prlimit', ['--pid', String(process.pid), ...args], {
    encoding: 'utf8',
  }).stdout?.trim() ?? '';
const limitNow = (): string => prlimit('--nofile', '--noheadings', '-o', 'SOFT');

/** False where the system has no `prlimit` (util-linux). */
export const canLimitFiles = limitNow() !== '';

/** Leaves this process no file descriptor, also none that it gives back, until the answer is called. */
export function noMoreFiles(): () => void {
  const before = limitNow();
  prlimit(`--nofile=${readdirSync('/proc/self/fd').length + ROOM}:`);
  const taken: number[] = [];
  const take = (): void => {
    try {
      for (;;) taken.push(openSync('/dev/null', 'r'));
    } catch {
      // There are none left.
    }
  };
  take();
  const again = setInterval(take, 1);
  return () => {
    clearInterval(again);
    for (const descriptor of taken) closeSync(descriptor);
    prlimit(`--nofile=${before}:`);
  };
}
