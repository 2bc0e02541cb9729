import path from 'node:path';
import { defineConfig } from '@playwright/test';

const output = path.join(__dirname, 'output');

// Read again by every worker, whose servers take it from here. The benches measure servers without it.
process.env.TEST_SERVER_PRELOAD = path.resolve(__dirname, '../backend/test/quick-start.cjs');

/** Begun first, being long or with a server of their own: no worker is left alone with one of these at the end. */
const LONG = ['admin', 'audit', 'credits', 'history', 'kill-points', 'leaving'].map(
  (name) => `**/${name}.spec.ts`,
);

/** Three workers, each with a server of its own: on two cores one of them waits at any time. */
export default defineConfig({
  testDir: __dirname,
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'short', testMatch: '**/*.spec.ts', testIgnore: LONG },
  ],
  outputDir: path.join(output, 'tests'),
  workers: 3,
  retries: 0,
  forbidOnly: !!process.env.CI,
  // A slow machine is not a failure; what hangs is ended by these.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: path.join(output, 'results.json') }]],
  use: {
    locale: 'es-PE',
    timezoneId: 'America/Lima',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    // Emptied between tests, not made anew: what was loaded and compiled of the app serves the next test.
    reuseContext: true,
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    // Recording every step of every test costs a third of the run: whoever looks for a fault asks for it.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  },
});
