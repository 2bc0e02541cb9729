import { chmodSync, mkdirSync } from 'node:fs';

/** Makes the data folder, for its owner only. */
export function makeDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (process.platform !== 'win32') chmodSync(dataDir, 0o700);
}
