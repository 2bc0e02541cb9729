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

export function treeMemory(root: number): TreeMemory {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const parents = new Map(pids.map((pid) => [pid, parentOf(pid)]));
  const isBelow = (pid: number): boolean => {
    const parent = parents.get(pid);
    return parent === root || (!!parent && isBelow(parent));
  };
  const children = pids.filter(isBelow).reduce((sum, pid) => sum + residentBytes(pid), 0);
  return { server: residentBytes(root), children };
}
