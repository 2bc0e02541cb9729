import { readFileSync } from 'node:fs';

/** What a file of /proc says; nothing when its process has ended meanwhile. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Process ids of the reading children of a server (Linux). */
function readersOf(pid: number): number[] {
  const children = textOf(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);
  return children.map(Number).filter((id) => /-child\.js/.test(textOf(`/proc/${id}/cmdline`)));
}

const LOOK_MS = 10;

/**
 * Kills each reading child that comes to life, as a system short of memory does, up to `most`.
 * `stop` ends that and answers how many it were.
 */
export function killReaders(pid: number, most = Number.POSITIVE_INFINITY): { stop(): number } {
  const killed = new Set<number>();
  const timer = setInterval(() => {
    for (const id of readersOf(pid)) {
      if (killed.has(id) || killed.size >= most) continue;
      killed.add(id);
      process.kill(id, 'SIGKILL');
    }
  }, LOOK_MS);
  return {
    stop() {
      clearInterval(timer);
      return killed.size;
    },
  };
}
