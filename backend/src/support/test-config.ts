import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadConfig, type AppConfig } from '../platform/config';

export const TEST_PASSWORD = 'contraseña-de-prueba-9';

/** Configuration of a test app with a data folder of its own; outside stores only when the environment names them. */
export function testConfig(env: NodeJS.ProcessEnv = {}): AppConfig {
  return loadConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: mkdtempSync(path.join(tmpdir(), 'foliado-test-')),
    DEMO_PASSWORD: TEST_PASSWORD,
    RECONCILE_SECONDS: '3600',
    UPLOADS_PER_MINUTE: '1000',
    ...env,
  });
}
