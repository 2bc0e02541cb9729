import { readdirSync, readFileSync } from 'node:fs';

/** Resident bytes of a process and of all its descendants, read from /proc (Linux). */
export interface TreeMemory {
  server: number;
  children: number;
}

function parentOf(pid: number): number | null {
  try {
    // The second field is the command in parentheses, which may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[1]);
  } catch {
    return null; // Ended since the folder was listed.
  }
}

/** VmRSS of a process in bytes; 0 when it has ended. */
function residentBytes(pid: number): number {
  try {
    const match = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return Number(match?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** Everything below a process. */
function descendants(root: number): number[] {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const parents = new Map(pids.map((pid) => [pid, parentOf(pid)]));
  const isBelow = (pid: number): boolean => {
    const parent = parents.get(pid);
    return parent === root || (!!parent && isBelow(parent));
  };
  return pids.filter(isBelow);
}

export function treeMemory(root: number): TreeMemory {
  const children = descendants(root).reduce((sum, pid) => sum + residentBytes(pid), 0);
  return { server: residentBytes(root), children };
}

/** Resident bytes of each descendant that runs the module of this name. */
export function childMemory(root: number, module: string): number[] {
  const runs = (pid: number): boolean => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`${module}.`);
    } catch {
      return false; // Ended since the folder was listed.
    }
  };
  return descendants(root).filter(runs).map(residentBytes);
}
