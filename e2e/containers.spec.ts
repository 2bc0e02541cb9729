import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, request, test } from '@playwright/test';
import { API } from '../backend/src/contracts/routes';
import { finished, upload } from './support/client';
import { commandOf, environmentOf, services, type Environment } from './support/compose';
import { makeDocument } from './support/documents';
import { freePort } from '../backend/test/support/free-port';

const ROOT = path.resolve(__dirname, '..');
const IMAGE = readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8');
const EMBEDDED_STORE = 'dist/backend/platform/embedded-mongo/cli/embedded-store.js';

/** What an operator writes into .env. */
const DOT_ENV = {
  SESSION_SECRET: 'q8Zr2mVx4Lk7Tn1Bw5Hs9Dy3Fc6Jg0Pa',
  MONGO_PASSWORD: 'm0ng0segur0',
  REDIS_PASSWORD: 'r3d1ssegur0',
  ADMIN_EMAIL: 'operadora@empresa.pe',
  ADMIN_PASSWORD: 'cuatro palabras al azar',
  REGISTRATION_OPEN: 'false',
};

/** The last CMD of a kind in the Dockerfile: what the container runs, or asks about its health. */
const imageCommand = (before: string): string[] => {
  const all = [...IMAGE.matchAll(new RegExp(`^${before}CMD (\\[.+\\])$`, 'gm'))];
  return JSON.parse(all.at(-1)?.[1] ?? '[]') as string[];
};

test.describe('the processes of docker-compose.yml', () => {
  test.skip(spawnSync('redis-server', ['--version']).status !== 0, 'there is no redis-server');
  let folder: string;
  const children: ChildProcess[] = [];
  test.beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'foliado-compose-'));
  });
  test.afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  const run = ([program = '', ...args]: string[], env: Environment): ChildProcess => {
    const child = spawn(program, args, {
      cwd: ROOT,
      // Of this machine nothing but where programs are.
      env: { PATH: process.env.PATH ?? '', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    return child;
  };
  const isHealthy = (command: string[], env: Environment): boolean => {
    const [program = '', ...args] = command;
    const { status } = spawnSync(program, args, {
      cwd: ROOT,
      env: { PATH: process.env.PATH, ...env },
    });
    return status === 0;
  };
  /** The embedded store stands for MongoDB; it takes no password. */
  const startStore = async (): Promise<string> => {
    const args = ['--data-dir', path.join(folder, 'store'), '--port', '0'];
    const store = run([process.execPath, EMBEDDED_STORE, ...args], {});
    for await (const part of store.stdout ?? []) {
      const [uri] = /mongodb:\S+/.exec(String(part)) ?? [];
      if (uri) return uri;
    }
    throw new Error('the store did not start');
  };
  const startRedis = async (): Promise<number> => {
    const port = await freePort();
    const dir = path.join(folder, 'redis');
    await mkdir(dir);
    const own = ['--bind', '127.0.0.1', '--port', String(port), '--dir', dir];
    run([...(commandOf('redis', DOT_ENV) ?? []), ...own], {});
    return port;
  };

  test('start with its very environment, are healthy, do their work and stop', async () => {
    const [uri, redis, port] = [await startStore(), await startRedis(), await freePort()];
    /** Only names of machines, the port and the folder are other ones here. */
    const environment = (service: string): Environment => {
      const env = environmentOf(service, DOT_ENV);
      const elsewhere = env['REDIS_URL']?.replace('redis:6379', `127.0.0.1:${redis}`) ?? '';
      expect([elsewhere === env['REDIS_URL'], env['PORT'], env['DATA_DIR']]).toEqual([
        false,
        '3000',
        '/data',
      ]);
      const here = { PORT: String(port), DATA_DIR: path.join(folder, service) };
      return { ...env, ...here, MONGODB_URI: uri, REDIS_URL: elsewhere };
    };
    const health = imageCommand('\\s+').map((part) => part.replace(':3000/', `:${port}/`));
    const app = run(imageCommand(''), environment('app'));
    await expect.poll(() => isHealthy(health, {}), { timeout: 120_000 }).toBe(true);

    const worker = run(commandOf('worker', DOT_ENV) ?? [], environment('worker'));
    const { test: alive } = services['worker']!['healthcheck'] as { test: string[] };
    expect(isHealthy(alive.slice(1), environment('worker'))).toBe(false);
    const isAlive = () => isHealthy(alive.slice(1), environment('worker'));
    await expect.poll(isAlive, { timeout: 120_000 }).toBe(true);

    const client = await request.newContext({ baseURL: `http://127.0.0.1:${port}` });
    const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = DOT_ENV;
    expect((await client.post(API.login, { data: { email, password } })).status()).toBe(200);
    const names = { firstName: 'Ana', lastName: 'Quispe', companyName: 'Nueva S.A.C.' };
    const person = { ...names, email: 'ana@nueva.pe', password };
    expect((await client.post(API.register, { data: person })).status()).toBe(404);
    const id = await upload(client, await makeDocument('factura-detraccion'));
    expect((await finished(client, id)).status).toBe('completed');
    await client.dispose();

    for (const child of [worker, app]) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      expect((await ended)[0]).toBe(0);
    }
  });
});
