import { readFileSync } from 'node:fs';

/** States of a process that does nothing any more (proc(5)). */
const ENDED: ReadonlySet<string | undefined> = new Set(['Z', 'X']);

/**
 * When a process began, as the kernel counts, together with the boot it belongs to; null where the
 * system does not say. A pid that was given to another process has another value, and so has a process
 * that was killed and whose parent has not taken note of it.
 */
export function processStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The name of the program stands in brackets and may hold spaces; field 22 is the start.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return ENDED.has(fields[0]) ? `${boot}:ended` : `${boot}:${fields[19] ?? ''}`;
  } catch {
    return null;
  }
}
