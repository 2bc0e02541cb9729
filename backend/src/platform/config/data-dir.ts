import { access, chmod, constants, mkdir, stat } from 'node:fs/promises';
import type { AppConfig } from './app-config';
import { ConfigError } from './variable-types';

const NO_WRITING =
  'este usuario no puede escribir en ella; dele permiso de escritura, o indique otra carpeta';
const NO_FOLDER = 'no es una carpeta; indique otra';
const WORDS: Readonly<Record<string, string>> = {
  EACCES: NO_WRITING,
  EPERM: NO_WRITING,
  EROFS: 'está en un volumen de solo lectura; móntelo con escritura, o indique otra carpeta',
  EEXIST: NO_FOLDER,
  ENOTDIR: NO_FOLDER,
};

/**
 * Makes the data folder for its owner alone. One that others can already read is closed, except in
 * production, where the start is refused: someone may have read it (reliability D6). Throws
 * `ConfigError`, also for a folder that cannot be written.
 */
export async function prepareDataDir(config: Pick<AppConfig, 'dataDir' | 'env'>): Promise<void> {
  try {
    await makeOwn(config);
  } catch (error) {
    const words = WORDS[(error as NodeJS.ErrnoException).code ?? ''];
    if (words === undefined) throw error;
    throw new ConfigError([`DATA_DIR: ${config.dataDir} ${words}`]);
  }
}

async function makeOwn({ dataDir, env }: Pick<AppConfig, 'dataDir' | 'env'>): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await access(dataDir, constants.W_OK);
  if (process.platform === 'win32') return;
  const { mode } = await stat(dataDir);
  if ((mode & 0o077) === 0) return;
  if (env === 'production' && (mode & 0o007) !== 0) {
    throw new ConfigError([
      `DATA_DIR: otros usuarios de la máquina pueden leer ${dataDir}; ejecute chmod 700 sobre ella`,
    ]);
  }
  await chmod(dataDir, 0o700);
}
