import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';

const KIB = 1024;

async function fromProc(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => null);
  const kib = status?.match(/^VmRSS:\s+(\d+) kB/m)?.[1];
  return kib ? Number(kib) * KIB : null;
}

function fromPs(pid: number): Promise<number | null> {
  return new Promise((resolve) => {
    execFile('ps', ['-o', 'rss=', '-p', String(pid)], (error, stdout) => {
      const kib = Number(stdout.trim());
      resolve(error || !kib ? null : kib * KIB);
    });
  });
}

/**
 * Resident memory of a process in bytes; null when it has ended or where it cannot be known
 * (Windows: no such figure without a native module, so only the wall timer guards there).
 */
export function residentBytes(pid: number): Promise<number | null> {
  if (process.platform === 'linux') return fromProc(pid);
  return process.platform === 'win32' ? Promise.resolve(null) : fromPs(pid);
}
