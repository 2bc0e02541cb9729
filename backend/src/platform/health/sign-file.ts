import { stat } from 'node:fs/promises';
import path from 'node:path';

/** A process that has given no sign for so long is not well. */
const SILENT_MS = 60_000;

/** What a worker writes as its sign of life. */
export const signFile = (dataDir: string): string => path.join(dataDir, 'life-sign');

/** Whether a process has given a sign of life in this data folder within the last minute. */
export async function isAlive(dataDir: string, now: number): Promise<boolean> {
  const { mtimeMs } = await stat(signFile(dataDir)).catch(() => ({ mtimeMs: -Infinity }));
  return now - mtimeMs < SILENT_MS;
}
