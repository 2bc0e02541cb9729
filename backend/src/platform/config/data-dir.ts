import { chmod, mkdir, stat } from 'node:fs/promises';
import type { AppConfig } from './app-config';
import { ConfigError } from './config-error';

/**
 * Makes the data folder for its owner alone. One that others can already read is closed, except in
 * production, where the start is refused: someone may have read it (reliability D6).
 */
export async function prepareDataDir(config: Pick<AppConfig, 'dataDir' | 'env'>): Promise<void> {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  if (process.platform === 'win32') return;
  const { mode } = await stat(config.dataDir);
  if ((mode & 0o077) === 0) return;
  if (config.env === 'production' && (mode & 0o007) !== 0) {
    throw new ConfigError([
      `DATA_DIR: otros usuarios de la máquina pueden leer ${config.dataDir}; ejecute chmod 700 sobre ella`,
    ]);
  }
  await chmod(config.dataDir, 0o700);
}
