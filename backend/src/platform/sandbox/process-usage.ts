import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';

const KIB = 1024;
/** Milliseconds of a clock tick in /proc: `USER_HZ` is 100 on every Linux that Node runs on. */
const TICK_MS = 10;
/** Places of utime and stime in /proc/PID/stat, counted behind the name, which may hold blanks. */
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;

function fromPs(pid: number, column: string): Promise<string | null> {
  return new Promise((resolve) => {
    execFile('ps', ['-o', `${column}=`, '-p', String(pid)], (error, stdout) => {
      resolve(error ? null : stdout.trim());
    });
  });
}

/** At once: no disk is asked, and handing it to another thread takes several times the work, seven times a second. */
function fromProc(pid: number, file: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // It has ended.
    return null;
  }
}

/**
 * Resident memory of a process in bytes; null when it has ended or where it cannot be known
 * (Windows: no such figure without a native module, so only the wall timer guards there).
 */
export async function residentBytes(pid: number): Promise<number | null> {
  if (process.platform === 'win32') return null;
  const kib =
    process.platform === 'linux'
      ? fromProc(pid, 'status')?.match(/^VmRSS:\s+(\d+) kB/m)?.[1]
      : await fromPs(pid, 'rss');
  return kib && Number(kib) > 0 ? Number(kib) * KIB : null;
}

/**
 * Bytes that a process holds for itself, and of mapped files those that are in memory now, which the system takes
 * back when others need them. Null where it does not tell them apart (all but Linux), and of none that is there.
 */
export async function memoryOf(pid: number): Promise<{ own: number; mapped: number } | null> {
  const status = process.platform === 'linux' ? fromProc(pid, 'status') : null;
  const lines = (status ?? '').matchAll(/^Rss(Anon|File|Shmem):\s+(\d+) kB$/gm);
  const { Anon, File, Shmem } = Object.fromEntries(
    [...lines].map(([, kind = '', kib]) => [kind, Number(kib) * KIB]),
  );
  if (Anon === undefined || File === undefined || Shmem === undefined) return null;
  return { own: Anon + Shmem, mapped: File };
}

/** `[[days-]hours:]minutes:seconds` of `ps` in milliseconds. */
export function psTime(text: string): number {
  const [clock = '', days = '0'] = text.split('-').reverse();
  const seconds = clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return (Number(days) * 24 * 3600 + seconds) * 1000;
}

/**
 * Milliseconds that the processors have worked for a process, all its threads together; null when
 * it has ended or where it cannot be known (Windows).
 */
export async function processorMs(pid: number): Promise<number | null> {
  if (process.platform === 'win32') return null;
  if (process.platform !== 'linux') {
    const text = await fromPs(pid, 'time');
    return text === null ? null : psTime(text);
  }
  const stat = fromProc(pid, 'stat');
  const columns = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return columns ? (Number(columns[USER_TICKS]) + Number(columns[SYSTEM_TICKS])) * TICK_MS : null;
}
