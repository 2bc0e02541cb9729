import path from 'node:path';
import { test as base } from '@playwright/test';
import { launchOptions } from './chromium';
import { KEEPS_PICTURES } from './look-at';
import { type RunningServer, startServer } from './server';

const SHOTS = path.resolve(__dirname, '../output/shots');

const EVERYBODY = 'everybody';

/** A page of a test is left before it has repaid that its scripts are compiled for speed. */
const FOR_SHORT_LIVES = '--js-flags=--no-opt,--no-maglev';

interface TestFixtures {
  /** Files that name themselves here get a server of their own instead of sharing the worker's. */
  serverOf: string;
  /** The built server on fresh data, shared by the tests of a file's worker. */
  server: RunningServer;
  /** With `E2E_PICTURES` set, keeps a picture of the page as `e2e/output/shots/<name>.png`. */
  shot: (name: string) => Promise<void>;
}

interface WorkerFixtures {
  servers: Servers;
}

/** The servers of a worker: everybody's, and that of the file it is at. One browser and its worker serve them all. */
class Servers {
  private readonly running = new Map<string, RunningServer>();

  async of(name: string): Promise<RunningServer> {
    const running = this.running.get(name);
    if (running) return running;
    await this.stop((other) => other !== EVERYBODY);
    const server = await startServer();
    this.running.set(name, server);
    return server;
  }

  async stop(isOver: (name: string) => boolean = () => true): Promise<void> {
    for (const [name, server] of this.running) {
      if (!isOver(name)) continue;
      this.running.delete(name);
      await server.stop();
    }
  }
}

/** Test with the browser of this machine and a running server; `page.goto('/')` is its address. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  launchOptions: [
    async ({}, use) => {
      const { args = [], ...options } = await launchOptions();
      await use({ ...options, args: [...args, FOR_SHORT_LIVES] });
    },
    { scope: 'worker' },
  ],
  servers: [
    async ({}, use) => {
      const servers = new Servers();
      await use(servers);
      await servers.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  serverOf: [EVERYBODY, { option: true }],
  server: [
    async ({ servers, serverOf }, use) => use(await servers.of(serverOf)),
    { timeout: 300_000 },
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
