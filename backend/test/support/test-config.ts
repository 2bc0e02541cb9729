import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadConfig, type AppConfig } from '../../src/platform/config';
import { freshDatabaseUri } from './test-database';

export const TEST_PASSWORD = 'contraseña-de-prueba-9';

/** A database of its own on `MONGODB_URI`, when the environment names a server. */
export function namedServer(): NodeJS.ProcessEnv {
  const server = process.env['MONGODB_URI'];
  return server ? { MONGODB_URI: freshDatabaseUri(server) } : {};
}

/** Configuration of a test: a data folder of its own, the embedded store unless `env` says otherwise. */
export function testConfig(env: NodeJS.ProcessEnv = {}): AppConfig {
  return loadConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: mkdtempSync(path.join(tmpdir(), 'foliado-test-')),
    DEMO_PASSWORD: TEST_PASSWORD,
    RECONCILE_SECONDS: '3600',
    UPLOADS_PER_MINUTE: '1000',
    REQUESTS_PER_MINUTE: '100000',
    ...env,
  });
}
