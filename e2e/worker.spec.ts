import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const ROOT = path.resolve(__dirname, '..');

test('a worker without shared store and queue says what it needs instead of reading nothing', () => {
  const { MONGODB_URI, REDIS_URL, ...env } = process.env;
  const worker = spawnSync(process.execPath, ['dist/backend/worker.js'], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
    timeout: 300_000,
  });
  expect(worker.status).toBe(1);
  expect(worker.stderr).toContain('necesita MONGODB_URI y REDIS_URL');
});
