import path from 'node:path';
import { defineConfig } from '@playwright/test';

const output = path.join(__dirname, 'output');

/** One worker: the tests share two cores with the server and its reading children. */
export default defineConfig({
  testDir: __dirname,
  testMatch: '**/*.spec.ts',
  outputDir: path.join(output, 'tests'),
  workers: 1,
  retries: 0,
  forbidOnly: !!process.env.CI,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: path.join(output, 'results.json') }]],
  use: {
    locale: 'es-PE',
    timezoneId: 'America/Lima',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
});
