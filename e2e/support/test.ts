import path from 'node:path';
import { test as base } from '@playwright/test';
import { launchOptions } from './chromium';
import { KEEPS_PICTURES } from './look-at';
import { type RunningServer, startServer } from './server';

const SHOTS = path.resolve(__dirname, '../output/shots');

interface TestFixtures {
  /** With `E2E_PICTURES` set, keeps a picture of the page as `e2e/output/shots/<name>.png`. */
  shot: (name: string) => Promise<void>;
}

interface WorkerFixtures {
  /** Files that name themselves here get a server of their own instead of sharing the worker's. */
  serverOf: string;
  /** The built server on fresh data, shared by the tests of a file's worker. */
  server: RunningServer;
}

/** Test with the browser of this machine and a running server; `page.goto('/')` is its address. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  launchOptions: [async ({}, use) => use(await launchOptions()), { scope: 'worker' }],
  serverOf: ['everybody', { option: true, scope: 'worker' }],
  server: [
    async ({ serverOf: _ }, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  shot: async ({ page }, use) => {
    await use(async (name) => {
      if (!KEEPS_PICTURES) return;
      await page.screenshot({ path: path.join(SHOTS, `${name}.png`), fullPage: true });
    });
  },
});

export { expect } from '@playwright/test';
